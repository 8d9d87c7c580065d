import { useMemo, useSyncExternalStore } from 'react';
import { useEnvironment } from '../environment.ts';
import type { SessionUser } from './session-store.ts';
import { useHalfSignedIn, useSessionUser } from './use-actor.ts';

interface SigningAgain {
  /** Whose session has ended while they were at work; null as soon as it goes on, or they have left. */
  person: SessionUser | null;
  /** The same person after the first step, when a second one is needed. */
  half: SessionUser | null;
  /** A step was taken: asks the server how far the person is signed in now. */
  taken(): Promise<void>;
  /** Back to the first step. */
  startOver(): Promise<void>;
  /** Gives the place to someone else, at the sign-in page. */
  leave(): void;
}

/** For the dialog that the routes name as `signIn`. It closes with a result once `person` is null. */
export function useSigningAgain(): SigningAgain {
  const { session, signing } = useEnvironment();
  const isLapsed = useSyncExternalStore(session.subscribe, session.isLapsed, session.isLapsed);
  const user = useSessionUser();
  const half = useHalfSignedIn();
  const steps = useMemo(
    () => ({
      taken: () => signing.signedIn(),
      startOver: () => signing.startOver(),
      leave: () => signing.ended(),
    }),
    [signing],
  );
  return { person: (isLapsed && user) || null, half: isLapsed ? half : null, ...steps };
}
