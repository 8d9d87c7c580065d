import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError, useCall, useDocument, useFailure, useNotice, useOverlays } from '../../../console/slots.ts';
import type { Employee } from './use-employees.ts';

const callId = 'access/group.add-user';

/** Adds somebody to a group. An admin of another one is moved, when that is confirmed. */
export function useAddAdmin(group: string, done: () => void) {
  const ask = useCall(callId);
  const call = useDocument('calls', callId);
  const { confirm } = useOverlays();
  const failure = useFailure();
  const notice = useNotice();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);

  const send = async (employee: Employee, move: boolean): Promise<void> => {
    try {
      await ask({ body: { group_id: group, user_id: employee.id, ...(move && { move }) } });
    } catch (error) {
      const other = error instanceof CallError && error.body.code === 'InOtherGroup' ? error.body : undefined;
      if (!other) return failure(error, call?.messages);
      const names = { name: employee.display_name, group: String(other.user_group) };
      return (await confirm('access/group.move', names)) ? send(employee, true) : undefined;
    }
    if (call?.messages?.success) notice(call.messages.success);
    await queries.invalidateQueries();
    done();
  };
  const add = async (employee: Employee) => {
    setBusy(true);
    await send(employee, false).finally(() => setBusy(false));
  };
  return { add, busy };
}
