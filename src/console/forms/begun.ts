import type { Form } from '../../shared/documents/form.ts';
import { absent, type Values } from './values.ts';

/** What stood in a form that was left unfinished. */
export interface Begun {
  values: Values;
  /** Fields that held something at first and were emptied: nothing of them is among the values. */
  emptied?: readonly string[];
  /** What newly picked records are called (`sender__name`), each beside its id: it is the name of no other. */
  names: Values;
  /** Of several steps, the one that was shown. */
  at?: number;
  /** The form put it in by itself: as long as it stands so, nothing is lost by leaving. */
  untouched?: true;
}

/** Inputs for what nobody may find later on. */
const secret = new Set(['password', 'one-time-code']);

/** Without passwords and codes, which no device keeps. */
export function withoutSecrets({ layout }: Form, values: Values): Values {
  const isSecret = (name: string) => {
    const declared = layout.widgets?.[name];
    return secret.has((typeof declared === 'object' ? declared.widget : declared) ?? '');
  };
  return Object.fromEntries(Object.entries(values).filter(([name]) => !isSecret(name)));
}

/** What is half done, in place of what it began with. */
export function begunOf(start: Values, values: Values, names: Values): Begun {
  const emptied = Object.keys(start).filter((name) => !absent(start[name]) && absent(values[name]));
  return { values, names, ...(emptied.length > 0 && { emptied }) };
}

/** What is gone on with: `values` in place of what it would start with. */
export const resumed = (start: Values, values: Values, { emptied = [] }: Begun): Values => ({
  ...withoutFields(start, emptied),
  ...values,
});

export const withoutFields = (values: Values, gone: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !gone.includes(name)));
