import CssBaseline from '@mui/material/CssBaseline';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { useArtifacts } from '../artifacts/use-artifacts.ts';
import { useEnvironment } from '../environment.ts';
import { ErrorBoundary } from '../screens/ErrorBoundary.tsx';
import { RoutesView } from '../screens/routes/RoutesView.tsx';
import { useSessionUser } from '../session/use-actor.ts';
import { Announcer } from './Announcer.tsx';
import { FirstWait } from './FirstWait.tsx';
import { GlobalLook } from './GlobalLook.tsx';
import { Overlays } from './Overlays.tsx';
import { routesOf } from './routes-of.ts';
import { Snackbars } from './Snackbars.tsx';
import { Splash } from './Splash.tsx';
import { useAsker } from './use-asker.ts';
import { useFreshStart } from './use-fresh-start.ts';
import { useLateWords } from './use-late-words.ts';
import { usePreload } from './use-preload.ts';
import { useSteadyHands } from './use-steady-hands.ts';

/** Everything around the screens that outlives them: dialogs, snackbars, announcements; and the first wait. */
export function Shell() {
  const { pathname, search } = useLocation();
  const user = useSessionUser();
  const routes = routesOf(useArtifacts());
  usePreload(routes, pathname, search);
  useLateWords(Boolean(user));
  const turns = useFreshStart();
  useSteadyHands();
  return (
    <>
      <CssBaseline enableColorScheme />
      <GlobalLook />
      <Announcer>
        <Snackbars>
          <Overlays key={turns}>
            <Askers stepUp={routes?.stepUp} signIn={routes?.signIn} />
            <ErrorBoundary resetOn={pathname}>
              <Suspense fallback={<Splash />}>
                {user === undefined || !routes ? <FirstWait /> : <RoutesView screen={routes} />}
              </Suspense>
            </ErrorBoundary>
          </Overlays>
        </Snackbars>
      </Announcer>
    </>
  );
}

function Askers(dialogs: { stepUp: string | undefined; signIn: string | undefined }) {
  const { stepUp, signIn } = useEnvironment();
  useAsker(stepUp, dialogs.stepUp);
  useAsker(signIn, dialogs.signIn);
  return null;
}
