import type { Action, Base, Column } from './control.ts';

/** What shows something within a page or dialog. Exactly one of text, notice, table, chosen, filters, secret, component. */
export interface Panel {
  /** What has one stands on a card. */
  title?: string;
  gate?: string;
  when?: Record<string, unknown>;
  unless?: Record<string, unknown>;
  /** Message. */
  text?: string;
  /** List for each of whose items the link of a text stands there. */
  each?: string;
  /** Message in the middle of an empty page. */
  notice?: string;
  icon?: string;
  link?: { label: string; goes: string };
  /** List whose items are the rows; the first column names them. */
  table?: string;
  columns?: Column[];
  /** List of values, said by the labels of `options` under `headings`. */
  chosen?: string;
  /** Property that holds the value, where they are objects. */
  by?: string;
  options?: string;
  headings?: string;
  /** Object with values for each filter of `call`, which are called as the properties of `entity`. */
  filters?: string;
  call?: string;
  entity?: string;
  /** Message where nothing is chosen. */
  none?: string;
  /** Value, or list of values, to be copied and kept. */
  secret?: string;
  label?: string;
  /** List of those secrets that are struck out. */
  used?: string;
  /** Message that asks before an uncopied secret is closed. */
  leave?: string;
  /** Below a secret; what their calls answer is shown from then on. */
  actions?: Action[];
  component?: string;
}

export interface DialogScreen extends Base {
  kind: 'dialog';
  title: string;
  width?: number;
  form?: string;
  /** Entity of which the form makes or changes a record by simple REST, where neither screen nor form names a call. */
  resource?: string;
  /** Above the form if there is one; with `calls.read` they show what that answers. */
  panels?: Panel[];
  /** A list in its place, whose state is its own. */
  list?: string;
  /** A page in its place. */
  page?: string;
  /** In the place of the form once it is sent: they show what its call has answered. */
  after?: Panel[];
  /** What the button says that closes a dialog of panels. */
  done?: string;
  /** Sent besides the form's values, which then begin empty. */
  send?: Record<string, unknown>;
  /** What the form's fields begin with. */
  starts?: Record<string, unknown>;
  /** Rules of the form speak of these; they are not sent. */
  knows?: Record<string, unknown>;
  component?: string;
  calls?: Record<string, string>;
}

/** Panels, or a component. */
export interface PageScreen extends Base {
  kind: 'page';
  /** Message below the title. */
  subtitle?: string;
  /** With `calls.read` they show what that answers. */
  panels?: Panel[];
  actions?: Action[];
  component?: string;
  calls?: Record<string, string>;
  /** Controls that the component draws for each of its items. */
  row?: Action[];
}
