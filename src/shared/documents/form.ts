import type { ObjectSchema, Wanted } from './schema.ts';

export interface Form {
  id: string;
  title?: string;
  /** The call whose body is the data schema; or a schema of its own, for a form that submits none. */
  call?: string;
  schema?: ObjectSchema;
  layout: Layout;
}

export interface Layout {
  groups: { title?: string; description?: string; fields: string[]; columns?: 1 | 2 | 3 }[];
  labels?: Record<string, string>;
  help?: Record<string, string>;
  placeholders?: Record<string, string>;
  /** Property (or `list.property`) → widget name, with what the widget reads. */
  widgets?: Record<string, string | { widget: string; [option: string]: unknown }>;
  /** A field that is shown, and required, only while another has a value. */
  when?: { fields: string[]; field: string; is: Wanted; required?: true }[];
  /** `waits`: fields without whose values the button of a dialog is disabled. */
  buttons?: { submit?: string; update?: string; cancel?: string; danger?: true; waits?: string[] };
  confirm?: { field: string; to: unknown; message: string }[];
  messages?: Record<string, string>;
  /** Said when nothing but these fields was changed. */
  saved?: { only: string[]; message: string }[];
  /** Constant: how long the sentences of wrong fields are seen. Afterwards they are only read out. */
  errorTime?: string;
  aside?: Aside;
}

/** Drawn beside the form, where there is room for it, from what the form holds; with what the component reads. */
export interface Aside {
  title: string;
  component: string;
  [option: string]: unknown;
}
