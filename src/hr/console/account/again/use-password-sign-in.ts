import { useCall, useSigning } from '../../../../console/slots.ts';
import { type Proving, useProving } from '../step-up/use-proof.ts';
import { zoneOfBrowser } from '../zone.ts';

/** Signs someone in whose address is known. */
export function usePasswordSignIn(username: string): Proving {
  const login = useCall('account/session/login');
  const signing = useSigning();
  return useProving('account/session/login', async (password) => {
    await login({ body: { username, password, ...zoneOfBrowser() } });
    await signing.signedIn();
  });
}
