import { useSyncExternalStore } from 'react';
import type { Actor } from '../../shared/documents/gate.ts';
import { useEnvironment } from '../environment.ts';
import type { SessionState, SessionUser } from './session-store.ts';

/** Who is signed in, as the gates read it; null when nobody is. */
export function useActor(): Actor | null {
  const { session } = useEnvironment();
  return useSyncExternalStore(session.subscribe, session.getActor, session.getActor);
}

/** The session user with all that the session call answers. */
export function useSessionUser(): SessionState {
  const { session } = useEnvironment();
  return useSyncExternalStore(session.subscribe, session.getUser, session.getUser);
}

/** Who has taken the first step of signing in only; null for everyone else. */
export function useHalfSignedIn(): SessionUser | null {
  const { session } = useEnvironment();
  return useSyncExternalStore(session.subscribe, session.getHalf, session.getHalf);
}
