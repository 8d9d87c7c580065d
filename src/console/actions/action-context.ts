import { createContext, useContext } from 'react';
import type { Sentence } from '../messages/explain.ts';

/** What an action is run on. */
export interface ActionContext {
  /** The row, or the record of the form; fills `{field}` in routes and paths. */
  record?: Record<string, unknown>;
  /** Selected rows, for a bulk action: sent as `ids` unless `send` says otherwise. */
  ids?: readonly (string | number)[];
  /** Further values for `{page}` and the like, and for an opened dialog. */
  params?: Record<string, unknown>;
  /** What `does` stands for here (csv, move-up …): the list knows. */
  does?: Partial<Record<string, () => void | Promise<void>>>;
  /** After a call has succeeded, or a dialog was closed with a result. */
  done?(result?: unknown): void;
}

/** Dialogs of the shell: one at a time above everything. */
export interface Overlays {
  /** Asks with a message; false when it is cancelled. */
  confirm(message: string, params?: Record<string, string | number>): Promise<boolean>;
  /** Opens a dialog screen; resolves with what it was closed with. */
  open(screen: string, params?: Record<string, unknown>, record?: Record<string, unknown>): Promise<unknown>;
  /** Tells something that needs a dialog (missing permissions); resolves when it is closed. */
  tell(sentence: Sentence): Promise<void>;
}

export const OverlaysContext = createContext<Overlays | null>(null);

export function useOverlays(): Overlays {
  const overlays = useContext(OverlaysContext);
  if (!overlays) throw new Error('A dialog was asked for outside <Console>.');
  return overlays;
}
