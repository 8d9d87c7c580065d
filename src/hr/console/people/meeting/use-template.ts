import { useCallback } from 'react';
import { useEntity } from '../../../../console/parts.ts';
import { useCall, useDocument, useFailure } from '../../../../console/slots.ts';
import type { Calls } from '../../../../generated/calls.ts';

const callId = 'templates/template.use';
type Taken = Calls[typeof callId]['answer'];

/** What a template says to one person. */
interface Said {
  summary: string;
  description: string;
}

/** Takes a template with the employee's values, which counts as a use of it. Undefined when that failed, which is told. */
export function useTemplate(person: string): (template: string) => Promise<Said | undefined> {
  const take = useCall(callId);
  const messages = useDocument('calls', callId)?.messages;
  const failure = useFailure();
  const most = useEntity('people/meeting')?.schema.properties.title?.maxLength;
  return useCallback(
    async (id) => {
      try {
        const { body } = await take<Taken>({ params: { id }, body: { user: person } });
        return { summary: body.templateSubject.slice(0, most), description: body.templateBody };
      } catch (error) {
        await failure(error, messages);
        return undefined;
      }
    },
    [take, failure, messages, most, person],
  );
}
