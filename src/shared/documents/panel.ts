import type { Action, Base, Column } from './control.ts';
import type { Wanted } from './schema.ts';
import type { Option } from './words.ts';

/** How a number is said. */
export interface Measure {
  decimals?: number;
  /** Stands after it. */
  unit?: string;
  /** Option list that says it in a word. */
  options?: string;
  /** Message in its place where there is none: it is not known, or would tell about too few. */
  none?: string;
  /** What to think of it: the first that holds. */
  levels?: Level[];
}

export interface Level {
  /** Constant: it holds for greater numbers. Without one it holds for all. */
  above?: string;
  label: string;
  color: NonNullable<Option['color']>;
}

/** One number, large. */
export interface Figure extends Measure {
  label: string;
  /** Where it is in what is shown. */
  value: string;
  /** Where the whole is of which it is a part: `{share}` in its hint is the percentage. */
  of?: string;
  /** Message; not said where a value that it speaks of is missing, or where all of them are 0. */
  hint?: string;
  /** What leads to the records that were counted. */
  action?: Action;
}

/** One number of each item of a plot. */
export interface Series extends Measure {
  field: string;
  label: string;
  color?: NonNullable<Option['color']>;
  /** It is not drawn, only said in the table. */
  tableOnly?: true;
}

/** A day of what is shown, on a timeline. */
interface Day {
  field: string;
  label: string;
  /** What it is called once it is over. */
  past?: string;
  /** It is today. */
  now?: true;
}

/** One of a list, chosen in the address. */
export interface PanelChoice {
  /** Query parameter of the address. */
  key: string;
  label: string;
  /**
   * List in what is shown whose items have a `value`, a `label` (without one the value says it) and, where they stand
   * under headings, a `group`.
   */
  list?: string;
  /** Option list, in its place. */
  options?: string;
  /** What stands for no value. Without it the first item is taken where the address says none. */
  all?: string;
}

/**
 * What the address brings: while it has one of the parameters `by` and the values of `when`, it leads on to a route or
 * opens a dialog. Either way they are taken from the address, so that it happens once.
 */
export interface Arrival {
  by: string | string[];
  when?: Record<string, Wanted>;
  /** Route; `{name}` takes a value of the address. */
  goes?: string;
  /** Dialog, with what it is sent. */
  opens?: string;
  send?: Record<string, unknown>;
}

/** How many records are listed, and the button that lists more. */
export interface More {
  /** Query parameter of the address. */
  rows: string;
  /** Constant: how many are listed at first, and how many more with each press. */
  step: string;
  most: number;
  /** Where the number of all of them is in what is shown. */
  total: string;
  label: string;
}

/** What shows something within a page or dialog. Exactly one of `panelKinds`. */
export interface Panel {
  /** What has one stands on a card. */
  title?: string;
  /** A sentence below the title. */
  about?: string;
  /** Two of these stand side by side where there is room. */
  half?: true;
  /** Also drawn while the call of the page is under way, and when it has failed. */
  always?: true;
  gate?: string;
  when?: Record<string, Wanted>;
  unless?: Record<string, Wanted>;
  /** Further panels, together on one card. */
  panels?: Panel[];
  /** Message. */
  text?: string;
  /** Smaller and paler: a note on what stands above. */
  small?: true;
  /** List for each of whose items the link of a text stands there. */
  each?: string;
  /** Message in the middle of an empty page. */
  notice?: string;
  icon?: string;
  link?: { label: string; goes: string };
  /** List whose items are the rows; the first column names them. */
  table?: string;
  columns?: Column[];
  figures?: Figure[];
  /** What else may be shown; the address holds what is chosen. */
  choices?: PanelChoice[];
  /** List whose items are drawn, each with the numbers of `series`. */
  plot?: string;
  as?: 'bars' | 'stacked' | 'lines' | 'chips';
  /** Property that names an item, by the labels and colours of `options` if there are any. */
  item?: string;
  series?: Series[];
  min?: number;
  max?: number;
  /** Control for each item of a plot, which bears its name. */
  open?: Action;
  /** List whose items are folded: each opens into a component, with controls below. `columns` stand in its heading. */
  records?: string;
  expands?: { component: string };
  /** Below it: each with its label. */
  facts?: Column[];
  /** List screen whose controls of a row stand in a menu, by the name of what it changes. */
  menu?: { label: string; list: string };
  /** Query parameters of the address: id of the one that is open, and how many are listed. */
  opened?: string;
  more?: More;
  /** Message where the one of the address is not among them, with the `link`. */
  missing?: string;
  /** List whose items stand side by side, each with what `columns` say of it (the first names it) and its controls. */
  tiles?: string;
  /** Named component that draws what a tile is known by; it is given the record. */
  mark?: string;
  /** List of what happened when: its entries by day, the first above. */
  timeline?: string;
  /** Properties of an entry: its day, what it is, its state (of `options`) and when it came to that. */
  day?: string;
  what?: string;
  state?: string;
  at?: string;
  days?: Day[];
  /** List of values, said by the labels of `options` under `headings`. */
  chosen?: string;
  /** Property that holds the value, where they are objects. */
  by?: string;
  options?: string;
  headings?: string;
  /** What it says of what is shown: each below its label, while it has a value. */
  values?: Column[];
  /** Object with values for each filter of `call`, which are called as the properties of `entity`. */
  filters?: string;
  call?: string;
  entity?: string;
  /** List screen whose rows stand there; it may name in its own `send` what this one has. */
  list?: string;
  send?: Record<string, unknown>;
  /** Where the id of a job is that goes on: how far it is, and a way to stop it. */
  job?: string;
  /** Message where there is nothing to show. */
  none?: string;
  /** Value, or list of values, to be copied and kept. */
  secret?: string;
  label?: string;
  /** List of those secrets that are struck out. */
  used?: string;
  /** Message that asks before an uncopied secret is closed. */
  leave?: string;
  /** Below a secret, a record or values, or on a tile; what their calls answer is shown from then on. */
  actions?: Action[];
  component?: string;
}

/** What a panel may show. */
export const panelKinds = [
  'panels',
  'text',
  'notice',
  'table',
  'figures',
  'choices',
  'plot',
  'records',
  'tiles',
  'timeline',
  'chosen',
  'values',
  'filters',
  'list',
  'job',
  'secret',
  'component',
] as const;

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
  /**
   * Further buttons, of a dialog of panels or a form. What a call answers, panels show from then on; one that makes the
   * form's own call sends its values in the place of the form's.
   */
  actions?: Action[];
  /** Sent besides the form's values, which then begin empty. */
  send?: Record<string, unknown>;
  /** What the form's fields begin with, where the record has no value; `{today}` is the person's day. */
  starts?: Record<string, unknown>;
  /** Rules of the form speak of these; they are not sent. */
  knows?: Record<string, unknown>;
  component?: string;
  calls?: Record<string, string>;
}

/** Where another site leads people back to: what stands in the address goes to one of the page's calls. */
export interface Returned {
  /** Parameter of the address that names the call; without it there is only one. */
  by?: string;
  /** Property that the call takes → the address's name for it, where the two differ. */
  names?: Record<string, string>;
  /** Messages: the heading meanwhile, the one after a failure, and what leads away from there. */
  waiting: string;
  failed: string;
  leave: string;
  /** Route to go to where the answer has no `back`; also by the name of the call. */
  goes: string | Record<string, string>;
  /** By the name of the call: the message where it goes on with what was begun at `back`. */
  resumed?: Record<string, string>;
}

/** Panels, what another site leads back to, or a component. */
export interface PageScreen extends Base {
  kind: 'page';
  /** Message below the title. */
  subtitle?: string;
  /** With `calls.read` they show what that answers. */
  panels?: Panel[];
  /** What that call is sent; without it, all that is known around the page. */
  send?: Record<string, unknown>;
  /** What is said when it fails, where that is not what the call says. */
  messages?: Record<string, string>;
  /** Constants that its sentences speak of: name → id. */
  constants?: Record<string, string>;
  actions?: Action[];
  /** The first that holds. */
  arrives?: Arrival[];
  returned?: Returned;
  component?: string;
  calls?: Record<string, string>;
}
