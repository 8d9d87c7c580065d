import type { Wanted } from './schema.ts';

/** A control of a screen. Exactly one of opens, goes, calls, does. */
export interface Action {
  label: string;
  icon?: string;
  gate?: string;
  variant?: 'contained' | 'outlined' | 'text';
  danger?: true;
  /** Dialog screen. */
  opens?: string;
  /** Route; `{field}` and `{page}` are filled in. */
  goes?: string;
  /** Call, with what it sends; the record's id fills the path. */
  calls?: string;
  send?: Record<string, unknown>;
  /** Property of the answer that holds the address of a file. */
  saves?: string;
  /** Route to go to after the call; `{field}` of the answer is filled in. */
  then?: string;
  /** Property of the answer that holds the address, elsewhere, to which the browser goes. */
  leaves?: string;
  /** Something the engine does by itself; `delete` and the moves stand in a row. */
  does?: 'csv' | 'xlsx' | 'delete' | 'move-up' | 'move-down' | 'print';
  /** Message that asks first. */
  confirm?: string;
  success?: string;
  messages?: Record<string, string>;
  /** Offer to take it back by a second call with these values; `{field}` takes the record's former value. */
  undo?: { calls: string; send: Record<string, unknown>; label: string };
  /** Shown only for records (or flags of the actor) that hold these values. */
  when?: Record<string, Wanted>;
  /** Not shown for records (or flags of the actor) that hold these values. */
  unless?: Record<string, Wanted>;
}

export interface Column {
  /** Property of the row. */
  field?: string;
  /** The row's number over all pages. */
  rowNumber?: true;
  label?: string;
  /** Named cell; without it the property's schema decides (date, option label, number, text). */
  cell?: string;
  /** Option list of its values, where its property names none. */
  options?: string;
  /** In a panel: what is said where there is no value, and digits of a number behind its point. */
  none?: string;
  decimals?: number;
  reads?: string[];
  /** Constant `{at, to}`: longer texts are cut and shown whole in a tooltip. */
  cut?: string;
  /** Control that stands in the cell instead of the value, in rows in which it is drawn (`when`). */
  action?: Action;
  sortable?: true;
  /** Not shown until chosen; `shown`: until someone chooses others. */
  optional?: true | 'shown';
  /** Route that its value leads to, for anyone whom the gate lets. */
  goes?: string;
  goesGate?: string;
  /** Its value is a switch, for anyone whom the gate lets: the call is sent the other value. */
  switches?: { calls: string; gate: string };
  align?: 'left' | 'right' | 'center';
  width?: string | number;
  gate?: string;
}

export interface Base {
  id: string;
  title?: string;
  gate?: string;
  /** What is drawn around it by others refers to it; a screen not built yet is declared and not drawn. */
  planned?: true;
  /** Route to go to after the dialog that says a call of this screen was refused (403); without it the screen stays. */
  refusedTo?: string;
  /** Where Back leads; `{page}` is filled in. */
  back?: string;
}
