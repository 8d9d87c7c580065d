import { useEnvironment } from '../environment.ts';
import type { Session } from './session.ts';

/** Asks anew who is signed in, after whatever has changed that, and ends the session. */
export const useSigning = (): Pick<Session, 'refresh' | 'signedIn' | 'ended'> => useEnvironment().signing;
