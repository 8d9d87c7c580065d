import { useEffect } from 'react';
import { Navigate, Route, Routes, useLocation, useParams, useSearchParams } from 'react-router';
import type { RoutesScreen } from '../../../shared/documents/screen.ts';
import { addressParams } from '../../../shared/screens/record-id.ts';
import { viewAddress } from '../../../shared/screens/resources.ts';
import { useScreen } from '../../artifacts/use-artifacts.ts';
import { useEnvironment } from '../../environment.ts';
import { useGate } from '../../gates/use-gate.ts';
import { WhyButton } from '../../gates/WhyButton.tsx';
import { useActor, useHalfSignedIn } from '../../session/use-actor.ts';
import { secondStepPath, signInPath } from '../../session/way-back.ts';
import { BareFrame } from '../../shell/BareFrame.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { Notice } from '../Notice.tsx';
import { ScreenHeader } from '../ScreenHeader.tsx';
import { ScreenView } from '../ScreenView.tsx';

type RouteDocument = RoutesScreen['routes'][number];

/**
 * The console's paths, as one document says them, and those by which react-admin knows its resources. Any other path is
 * /404.
 */
export function RoutesView({ screen }: { screen: RoutesScreen }) {
  const { resources } = useEnvironment().store.source;
  return (
    <Routes>
      {screen.routes.map((route) => (
        <Route key={route.path} path={route.path} element={<RouteView route={route} routes={screen} />} />
      ))}
      {Object.keys(resources).map((name) => (
        <Route key={name} path={`/${name}/*`} element={<ResourceView name={name} routes={screen} />} />
      ))}
      <Route path="*" element={<Missing screen={screen} />} />
    </Routes>
  );
}

function RouteView({ route, routes }: { route: RouteDocument; routes: RoutesScreen }) {
  const location = useLocation();
  const actor = useActor();
  const half = useHalfSignedIn();
  const gate = useGate(route.gate);
  const lead = useLead(routes);
  if (route.standalone) return <Alone />;
  if (route.redirect) return <Navigate to={route.redirect} replace />;
  const signedOut = gate.because.missing.some((one) => 'signedIn' in one);
  if (!gate.allowed && (signedOut || !actor))
    return <Navigate to={half ? secondStepPath(location) : signInPath(location)} replace />;
  if (lead && !route.bare) return <Navigate to={lead} replace />;
  if (!gate.allowed && route.refusedTo && !location.search) return <Navigate to={route.refusedTo} replace />;
  if (route.bare) {
    return (
      <BareFrame>
        <RouteBody route={route} />
      </BareFrame>
    );
  }
  return (
    <Frame routes={routes}>
      {gate.allowed ? <RouteBody route={route} /> : <Refused route={route} reason={gate.reason} />}
    </Frame>
  );
}

/** Where someone has to go first, unless that is where they are. */
function useLead({ leads = [] }: RoutesScreen): string | null {
  const { pathname, search } = useLocation();
  const flags = useActor()?.flags ?? {};
  const to = leads.find(({ flag }) => flags[flag])?.to;
  if (!to) return null;
  const wanted = new URL(to, location.origin);
  const here = new URLSearchParams(search);
  const isThere = [...wanted.searchParams].every(([name, value]) => here.get(name) === value);
  return pathname === wanted.pathname && isThere ? null : to;
}

/** What the address says reaches the screen as its `params`. */
function RouteBody({ route }: { route: RouteDocument }) {
  const params = useParams();
  const [search] = useSearchParams();
  if (!route.screen) return null;
  return (
    <ScreenView
      id={route.screen}
      bare={route.bare}
      mode={route.mode}
      params={addressParams(route.path, params, Object.fromEntries(search))}
    />
  );
}

function Refused({ route, reason }: { route: RouteDocument; reason: string }) {
  const screen = useScreen(route.screen ?? '');
  const titles = screen?.kind === 'form' ? screen.titles : undefined;
  const title = (route.mode && titles?.[route.mode]) ?? screen?.title ?? '';
  return (
    <>
      <ScreenHeader title={title} />
      <Notice icon="lock" text={reason}>
        <WhyButton gate={route.gate} />
      </Notice>
    </>
  );
}

/** It is not the console's: the browser asks the server for it. */
function Alone() {
  useEffect(() => location.reload(), []);
  return null;
}

/** `ENTITY/create`, `ENTITY/ID`, `ENTITY/ID/show`: react-admin's addresses lead to where that is shown. */
function ResourceView({ name, routes }: { name: string; routes: RoutesScreen }) {
  const { resources } = useEnvironment().store.source;
  const { '*': rest = '' } = useParams();
  const to = resources[name] && viewAddress(resources[name], rest);
  return to ? <Navigate to={to} replace /> : <Missing screen={routes} />;
}

function Missing({ screen }: { screen: RoutesScreen }) {
  const found = screen.routes.find(({ path }) => path === '/404');
  return found ? <RouteView route={found} routes={screen} /> : null;
}
