import type { Form } from '../../shared/documents/form.ts';
import type { Values } from './values.ts';

/** What stood in a form that was left unfinished. */
export interface Begun {
  values: Values;
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
