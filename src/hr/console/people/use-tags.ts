import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCall, useDocument, useFailure, useNotice } from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';

const callId = 'people/user/tag';

/** The company's tags, and the way to put some on people. */
export function useTags(done: () => void) {
  const read = useCall('people/tags');
  const send = useCall(callId);
  const call = useDocument('calls', callId);
  const failure = useFailure();
  const notice = useNotice();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { data: offered = [] } = useQuery({
    queryKey: ['people/tags'],
    queryFn: async ({ signal }) => (await read<Calls['people/tags']['answer']>({ signal })).body.data,
  });
  const save = async (body: Calls['people/user/tag']['body']) => {
    setBusy(true);
    try {
      await send({ body });
      if (call?.messages?.success) notice(call.messages.success);
      await queries.invalidateQueries();
      done();
    } catch (error) {
      await failure(error, call?.messages);
    } finally {
      setBusy(false);
    }
  };
  return { offered, save, busy };
}
