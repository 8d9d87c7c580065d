import type { ComponentType } from 'react';
import type { Artifacts } from '../shared/documents/artifacts.ts';
import type { Schema } from '../shared/documents/schema.ts';
import type { Action } from '../shared/documents/screen.ts';

/** Where product code plugs into the console. Everything but cells is loaded when it is first shown; a cell is, when it is `lazy`. */
export interface ConsoleRegistry {
  cells: Record<string, CellComponent>;
  widgets: Record<string, Lazy<WidgetProps>>;
  /** Pages, panels, cards, dialog bodies, steps: whatever a screen names as a component. */
  components: Record<string, Lazy<ComponentProps>>;
}

/** `text` is what the cell says in a CSV file, given the documents that are loaded; without it the bare values stand there. */
export type CellComponent = ComponentType<CellProps> & { text?(props: CellProps, artifacts: Artifacts): string };

export type Lazy<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** Draws one value of a row. `values` holds what the column `reads` (or its one `field`). */
export interface CellProps {
  record: Record<string, unknown>;
  values: unknown[];
  schema?: Schema;
}

/** One input of a form; id and describedBy are already tied to label, help and error. */
export interface WidgetProps {
  id: string;
  /** The property that is entered. */
  name: string;
  label: string;
  value: unknown;
  onChange(value: unknown): void;
  onBlur(): void;
  required: boolean;
  disabled: boolean;
  invalid: boolean;
  describedBy?: string;
  placeholder?: string;
  schema: Schema;
  /** What the form document says beside the widget's name. */
  options: Record<string, unknown>;
  /** The whole form's values, for a widget that depends on another field. */
  formData: Record<string, unknown>;
}

export interface ComponentProps {
  /** The record around it, if any. */
  record?: Record<string, unknown>;
  /** What the opener passed: an action's `send`, a route's parameters. */
  params: Record<string, unknown>;
  /** Closes the dialog around it, with a result when something was done. */
  close?(result?: unknown): void;
  /** Something was done, and the dialog stays: in whatever way it is closed from now on, it is with this result. */
  closesWith?(result: unknown): void;
  /** Of a card: the controls that its document declares, for the whole and for each item. */
  actions?: readonly Action[];
  row?: readonly Action[];
  /** Set in a step of a `steps` screen, which has the buttons and sends the values. */
  step?: StepProps;
}

export interface StepProps {
  /** Of all steps so far, as the call takes them; of a record, what it holds. */
  values: Readonly<Record<string, unknown>>;
  /** These in place of what was there. */
  change(values: Record<string, unknown>): void;
  /** A record is being changed. */
  editing: boolean;
}
