import { useCallback } from 'react';
import { useCall, useDocument, useFailure } from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';

const callId = 'templates/template.use';
type Filled = Calls[typeof callId]['answer'];

/** Takes a template with an employee's values, which counts as a use of it. Undefined when that failed, which is told. */
export function useFilled(person: string): (template: string) => Promise<Filled | undefined> {
  const take = useCall(callId);
  const messages = useDocument('calls', callId)?.messages;
  const failure = useFailure();
  return useCallback(
    async (id) => {
      try {
        return (await take<Filled>({ params: { id }, body: { user: person } })).body;
      } catch (error) {
        await failure(error, messages);
        return undefined;
      }
    },
    [take, failure, messages, person],
  );
}
