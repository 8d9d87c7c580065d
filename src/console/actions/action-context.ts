import { createContext, useContext } from 'react';
import type { Sentence } from '../messages/explain.ts';

/** What an action is run on. */
export interface ActionContext {
  /** The row, or the record of the form; fills `{field}` in routes and paths. */
  record?: Record<string, unknown>;
  /** Selected rows, for a bulk action: sent as `ids` unless `send` says otherwise. */
  ids?: readonly (string | number)[];
  /** The same rows as they were last seen: a call on one record is made for each of them. */
  records?: readonly Record<string, unknown>[];
  /** What a record is called where it is told that something was not done with it. */
  nameOf?(record: Record<string, unknown>): string;
  /** After a call was made for each: the ids of those that it failed for. */
  settled?(failed: (string | number)[]): void;
  /** Further values for `{page}` and the like, and for an opened dialog. */
  params?: Record<string, unknown>;
  /** What `does` stands for here (csv, move-up …): the list knows. */
  does?: Partial<Record<string, () => void | Promise<void>>>;
  /** After a call has succeeded, or a dialog was closed with a result. */
  done?(result?: unknown): void;
}

/** Dialogs of the shell: one at a time above everything. */
export interface Overlays {
  /** Asks with a message, with further lines below it; false when it is cancelled. */
  confirm(message: string, params?: Record<string, string | number>, lines?: readonly string[]): Promise<boolean>;
  /** Opens a dialog screen; resolves with what it was closed with. */
  open(screen: string, params?: Record<string, unknown>, record?: Record<string, unknown>): Promise<unknown>;
  /** Tells something that needs a dialog (missing permissions), with a list below; resolves when it is closed. */
  tell(sentence: Sentence, lines?: readonly string[]): Promise<void>;
}

export const OverlaysContext = createContext<Overlays | null>(null);

export function useOverlays(): Overlays {
  const overlays = useContext(OverlaysContext);
  if (!overlays) throw new Error('A dialog was asked for outside <Console>.');
  return overlays;
}
