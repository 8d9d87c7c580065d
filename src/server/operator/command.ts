import type { Artifacts } from '../../shared/documents/artifacts.ts';
import type { Validators } from '../calls/engine.ts';
import type { Store } from '../services.ts';
import type { Keys } from '../session/key-ring.ts';
import type { Tell } from './orders.ts';

/** What an operator's command works on: in a process of its own, or in the server that has the database. */
export interface OperatorPlace {
  store: Store;
  artifacts: Artifacts;
  /** Compiled only for a command that asks. */
  validators(): Validators;
  origin: string;
  keys(): Keys;
}

/** Answers what is said at its end; a StoreError says why it cannot be done. */
export type OperatorCommand = (place: OperatorPlace, args: readonly string[], tell: Tell) => Promise<string>;
