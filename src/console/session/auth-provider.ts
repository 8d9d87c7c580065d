import type { AuthProvider } from 'react-admin';
import { evaluate } from '../../shared/gates/evaluate.ts';
import type { ArtifactStore } from '../artifacts/artifact-store.ts';
import type { Credentials, Session } from './session.ts';
import type { SessionStore } from './session-store.ts';

/**
 * react-admin's view of the session: `canAccess(resource, action)` asks the gate of what does that, else `resource.action`.
 * Sign-in page, ended sessions and refused routes are the shell's business, so errors never sign anyone out here.
 */
export function createAuthProvider(store: ArtifactStore, state: SessionStore, session: Session): AuthProvider {
  return {
    login: (credentials: Credentials) => session.signIn(credentials),
    logout: async () => {
      if (state.getUser()) await session.signOut();
      return false;
    },
    checkAuth: async () => {
      if (!state.getUser()) throw new Error('Not signed in.');
    },
    checkError: async () => undefined,
    getPermissions: async () => state.getActor()?.permissions ?? [],
    getIdentity: async () => {
      const user = state.getUser();
      return { id: user?.id ?? '', fullName: user?.display_name ?? user?.email ?? '' };
    },
    canAccess: async ({ resource, action, record }) =>
      evaluate(store.get().gates, gateOf(store, resource, action), state.getActor(), record).allowed,
  };
}

function gateOf({ source }: ArtifactStore, resource: string, action: string): string {
  return source.resources[resource]?.gates[action === 'export' ? 'list' : action] ?? `${resource}.${action}`;
}
