export type Severity = 'info' | 'success' | 'warning' | 'error';

export interface Message {
  id: string;
  /** `{name}` stands for a parameter; parameters are typed from these. */
  text: string;
  severity: Severity;
  /** Heading, when the text is shown in a dialog. */
  title?: string;
  /** Labels of the dialog's buttons, when it asks. */
  confirm?: string;
  cancel?: string;
  /** Why nothing shows it yet. */
  reserved?: string;
}

export interface Option {
  value: string | number | boolean;
  label: string;
  /** Icon, colour, group, sentence: what the screen that lists it needs. */
  description?: string;
  group?: string;
  color?: 'default' | 'primary' | 'secondary' | 'success' | 'warning' | 'error' | 'info';
  reserved?: string;
  /** Rows that hold it show it and are found by it; nobody is offered it any more. */
  retired?: true;
  [more: string]: unknown;
}

/** A closed list, or one named constant. `reserved`: why nothing reads it yet. */
export type Options =
  | { id: string; title: string; values: Option[]; default?: Option['value']; description?: string; reserved?: string }
  | { id: string; title: string; constant: Constant; unit?: string; description?: string; reserved?: string };

/** `{ at, to }`: texts of `at` characters and more are cut to `to`. */
export type Constant =
  | number
  | string
  | boolean
  | number[]
  | string[]
  | Record<string, unknown>[]
  | { at: number; to: number };
