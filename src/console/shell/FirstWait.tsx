import { useSyncExternalStore } from 'react';
import { OfflineError } from '../data/call-error.ts';
import { useEnvironment } from '../environment.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Failure } from '../screens/Failure.tsx';
import { Splash } from './Splash.tsx';

/** While it is not known who is signed in; and when the server cannot be asked, Retry. */
export function FirstWait() {
  const { session, signing } = useEnvironment();
  const { explain } = useMessages();
  const problem = useSyncExternalStore(session.subscribe, session.getProblem, session.getProblem);
  if (problem === undefined) return <Splash />;
  const retry = () => void signing.refresh().catch(() => undefined);
  return (
    <main>
      <Failure offline={problem instanceof OfflineError} sentence={explain(problem)} retry={retry} />
    </main>
  );
}
