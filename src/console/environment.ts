import { createContext, useContext } from 'react';
import type { ArtifactStore } from './artifacts/artifact-store.ts';
import type { Transport } from './data/transport.ts';
import type { SessionStore } from './session/session-store.ts';
import type { ConsoleRegistry } from './slots.ts';

/** What one running console stands on; made once, given to every hook. */
export interface Environment {
  store: ArtifactStore;
  session: SessionStore;
  registry: ConsoleRegistry;
  transport: Transport;
}

export const EnvironmentContext = createContext<Environment | null>(null);

export function useEnvironment(): Environment {
  const environment = useContext(EnvironmentContext);
  if (!environment) throw new Error('A console hook was used outside <Console>.');
  return environment;
}
