import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError, useCall, useDocument, useFailure, useNotice } from '../../../../console/slots.ts';
import { goElsewhere } from '../../integrations/go-elsewhere.ts';

type Verb = 'add' | 'update' | 'remove';

/** What was refused, by field. */
export type Refused = Record<string, string[]> | undefined;

interface Done {
  done: boolean;
  errors?: Refused;
}

/** Makes the calls of a meeting and tells what came of them. A provider that asks who it is, is gone to. */
export function useMeetingCalls(back: string, leaving: () => void) {
  const [busy, setBusy] = useState<Verb>();
  const queries = useQueryClient();
  const notice = useNotice();
  const failure = useFailure();
  const calls = {
    add: { make: useCall('people/meeting/add'), document: useDocument('calls', 'people/meeting/add') },
    update: { make: useCall('people/meeting/update'), document: useDocument('calls', 'people/meeting/update') },
    remove: { make: useCall('people/meeting/remove'), document: useDocument('calls', 'people/meeting/remove') },
  };
  const begin = {
    google: useCall('integrations/google.begin'),
    outlook: useCall('integrations/outlook.begin'),
  };

  /** To the provider, and from there back to where the meeting is scheduled. */
  const authorise = async (provider: keyof typeof begin): Promise<void> => {
    const { body } = await begin[provider]<{ url: string }>({ query: { back } });
    leaving();
    goElsewhere(body.url);
  };

  const run = async (verb: Verb, provider: string, body: Record<string, unknown>): Promise<Done> => {
    const { make, document } = calls[verb];
    setBusy(verb);
    try {
      const { status } = await make({ params: { provider }, body });
      const said = status === 202 ? document?.messages?.['202'] : document?.messages?.success;
      if (said) notice(said);
      void queries.invalidateQueries();
      return { done: true };
    } catch (error) {
      const asked = providerAsking(error);
      if (asked) {
        await authorise(asked).catch((refused: unknown) => failure(refused, document?.messages));
        return { done: false };
      }
      const errors = error instanceof CallError ? error.body.errors : undefined;
      if (!errors || Object.keys(errors).length === 0) await failure(error, document?.messages);
      return { done: false, errors };
    } finally {
      setBusy(undefined);
    }
  };
  return { busy, run };
}

function providerAsking(error: unknown): 'google' | 'outlook' | undefined {
  if (!(error instanceof CallError) || error.body.code !== 'provider_auth_required') return undefined;
  const { provider } = error.body;
  return provider === 'google' || provider === 'outlook' ? provider : undefined;
}
