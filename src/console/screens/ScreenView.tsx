import { Suspense } from 'react';
import { useScreen } from '../artifacts/use-artifacts.ts';
import { useEnvironment } from '../environment.ts';
import { useGate } from '../gates/use-gate.ts';
import { WhyButton } from '../gates/WhyButton.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Notice } from './Notice.tsx';
import { ScreenBack } from './ScreenBack.tsx';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';
import type { ScreenProps } from './screen-props.ts';

interface Props extends Omit<ScreenProps, 'screen'> {
  id: string;
  /** It stands alone, without the shell around it. */
  bare?: boolean;
}

/** Any screen by its id: gate first, then the component of its kind. A dialog waits unseen, a page as a skeleton. */
export function ScreenView(props: Props) {
  const screen = useScreen(props.id);
  const isNamed = screen && !screen.planned && named.includes(screen.kind);
  const waiting = props.close ? null : <ScreenSkeleton title={isNamed ? screen.title : undefined} />;
  return (
    <ErrorBoundary resetOn={props.id} close={props.close}>
      <Suspense fallback={waiting}>
        <LoadedScreen {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Kinds whose heading is the title of their document, whatever they show. */
const named: readonly string[] = ['list', 'page', 'cards'];

/** The way back of the other kinds stands with what they are about. */
const headed: readonly string[] = ['list', 'page'];

function LoadedScreen({ id, bare, ...props }: Props) {
  const { componentOf } = useEnvironment();
  const screen = useScreen(id);
  const gate = useGate(screen?.gate);
  const { text } = useMessages();
  if (!screen || screen.planned) return <Notice icon="hourglass" text={text('shell/coming-soon')} />;
  if (!gate.allowed) {
    return (
      <Notice icon="lock" title={screen.title} text={gate.reason}>
        <WhyButton gate={screen.gate} />
      </Notice>
    );
  }
  const Component = componentOf(screen, bare);
  if (!Component) return null;
  return (
    <>
      {headed.includes(screen.kind) && <ScreenBack screen={screen} params={props.params} />}
      <Component key={id} screen={screen} {...props} />
    </>
  );
}
