import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useEnvironment } from '../environment.ts';
import type { SessionUser } from './session-store.ts';
import { useHalfSignedIn, useSessionUser } from './use-actor.ts';
import { signInPath, wayBack } from './way-back.ts';

interface SecondStep {
  /** Who is asked for it; null when nobody is. */
  person: SessionUser | null;
  /** Where people belong who need not be here: signed in wholly, or not at all. */
  away: string | null;
  /** It was taken: anyone who is signed in is asked for anew, and the page leads on. */
  taken(): Promise<void>;
  /** Back to the first step; the half session ends. */
  leave(): Promise<void>;
}

/** For the page of the second step, at which every way to sign in ends that needs one. */
export function useSecondStep(): SecondStep {
  const { signing } = useEnvironment();
  const person = useHalfSignedIn();
  const user = useSessionUser();
  const { search } = useLocation();
  const navigate = useNavigate();
  const back = wayBack(new URLSearchParams(search));
  const first = signInPath({ pathname: back, search: '' });
  const taken = useCallback(() => signing.signedIn(), [signing]);
  const leave = useCallback(async () => {
    // Whatever the server says of it: the person wants to begin anew.
    await signing.signOut().catch(() => signing.ended());
    await navigate(first, { replace: true });
  }, [signing, navigate, first]);
  return { person, away: person ? null : user ? back : first, taken, leave };
}
