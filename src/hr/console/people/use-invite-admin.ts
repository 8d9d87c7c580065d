import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError, useCall, useDocument, useFailure, useNotice, useOverlays } from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';

const callId = 'people/user/invite';
type Groups = Calls['access/group.list']['answer']['data']['groups'];

/** Makes somebody an admin of a group and has them told; an admin of another one is moved, when that is confirmed. */
export function useInviteAdmin(id: string, done: () => void) {
  const list = useCall('access/group.list');
  const ask = useCall(callId);
  const call = useDocument('calls', callId);
  const { confirm } = useOverlays();
  const failure = useFailure();
  const notice = useNotice();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { data: groups } = useQuery({
    queryKey: ['access/group.list', 'all'],
    queryFn: async ({ signal }): Promise<Groups> =>
      (await list<Calls['access/group.list']['answer']>({ query: { page_limit: 100 }, signal })).body.data.groups,
  });
  const send = async (group: string, move: boolean): Promise<void> => {
    try {
      await ask({ params: { id }, body: { group_id: group, ...(move && { move }) } });
    } catch (error) {
      const other = error instanceof CallError && error.body.code === 'InOtherGroup' ? error.body : undefined;
      if (!other) return failure(error, call?.messages);
      const names = { name: String(other.user), group: String(other.user_group) };
      return (await confirm('access/group.move', names)) ? send(group, true) : undefined;
    }
    if (call?.messages?.success) notice(call.messages.success);
    await queries.invalidateQueries();
    done();
  };
  const invite = async (group: string, move: boolean) => {
    setBusy(true);
    await send(group, move).finally(() => setBusy(false));
  };
  return { groups, invite, busy };
}
