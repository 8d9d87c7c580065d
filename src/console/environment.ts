import { type ComponentType, createContext, useContext } from 'react';
import type { Screen } from '../shared/documents/screen.ts';
import type { ArtifactStore } from './artifacts/artifact-store.ts';
import type { Confirming } from './data/confirming.ts';
import type { Question } from './data/question.ts';
import type { Reachability } from './data/reachability.ts';
import type { Transport } from './data/transport.ts';
import type { DraftKeys } from './drafts/draft-keys.ts';
import type { Drafts } from './drafts/drafts.ts';
import type { ConsoleRegistry } from './product-parts.ts';
import type { ScreenProps } from './screens/screen-props.ts';
import type { Session } from './session/session.ts';
import type { SessionStore } from './session/session-store.ts';

/** What one running console stands on; made once, given to every hook. */
export interface Environment {
  store: ArtifactStore;
  /** Who is signed in. */
  session: SessionStore;
  /** Signs in and out. */
  signing: Session;
  registry: ConsoleRegistry;
  /** Draws a screen, by its kind; `bare`: outside the shell. Given here, as screens may hold others. */
  componentOf(screen: Screen, bare?: boolean): ComponentType<ScreenProps> | undefined;
  transport: Transport;
  /** Where calls wait for the person to prove again who they are. */
  stepUp: Question;
  /** Where calls wait for the person to sign in again, after the session has ended. */
  signIn: Question;
  /** Where calls ask what their errors ask. */
  confirming: Confirming;
  reachability: Reachability;
  /** What is half done, on this device. */
  drafts: Drafts;
  draftKeys: DraftKeys;
}

export const EnvironmentContext = createContext<Environment | null>(null);

export function useEnvironment(): Environment {
  const environment = useContext(EnvironmentContext);
  if (!environment) throw new Error('A console hook was used outside <Console>.');
  return environment;
}
