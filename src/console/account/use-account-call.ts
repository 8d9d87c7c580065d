import { useState } from 'react';
import type { Call } from '../../shared/documents/call.ts';
import type { Form } from '../../shared/documents/form.ts';
import { CallError } from '../data/call-error.ts';
import { inputOf } from '../data/call-request.ts';
import { usePerformCall } from '../data/use-call.ts';
import { useEnvironment } from '../environment.ts';
import { useMessages } from '../messages/use-messages.ts';
import type { Failed } from './PlainField.tsx';

/** Path of the call after which someone is signed in. */
export const signIn = '/auth/login';

interface AccountCall {
  /** Undefined when it was done. */
  submit(values: Record<string, string>, fields: readonly string[]): Promise<Failed | undefined>;
  busy: boolean;
}

/** Makes the form's call with the fields, what the address brought along (a mail's token), and the browser's zone. */
export function useAccountCall(
  call: Call | undefined,
  form: Form | undefined,
  params: Record<string, unknown>,
): AccountCall {
  const perform = usePerformCall();
  const { signing } = useEnvironment();
  const { text, explain } = useMessages();
  const [busy, setBusy] = useState(false);

  const missing = (values: Record<string, string>, fields: readonly string[]): Failed | undefined => {
    const said = call?.body?.errorMessage?.required;
    const empty = (call?.body?.required ?? []).filter((name) => fields.includes(name) && !values[name]);
    if (empty.length === 0) return undefined;
    const sentence = (name: string) => {
      const id = typeof said === 'object' ? said[name] : said;
      return text(id ?? 'shell/mandatory-fields');
    };
    return { fields: Object.fromEntries(empty.map((name) => [name, sentence(name)])) };
  };

  const submit: AccountCall['submit'] = async (values, fields) => {
    if (!call || busy) return {};
    const problems = missing(values, fields);
    if (problems) return problems;
    setBusy(true);
    try {
      const given = call.body?.properties ?? {};
      const zone = 'time_zone' in given ? { time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone } : {};
      const token = 'token' in given && params.token ? { token: params.token } : {};
      await perform(call.id, inputOf(call, { ...zone, ...token, ...values }));
      if (call.path === signIn) await signing.signedIn();
      return undefined;
    } catch (error) {
      const { text: sentence } = explain(error, call.messages, form?.layout.messages);
      const errors = error instanceof CallError ? error.body.errors : undefined;
      const shown = Object.entries(errors ?? {}).filter(([name]) => fields.includes(name));
      if (shown.length === 0) return { form: sentence };
      return { fields: Object.fromEntries(shown.map(([name, sentences]) => [name, sentences.join(' ')])) };
    } finally {
      setBusy(false);
    }
  };
  return { submit, busy };
}
