import { useQuery } from '@tanstack/react-query';
import { useCall, useConstant, useDocument } from '../../../console/slots.ts';
import { useSettled } from './use-settled.ts';

export interface Employee {
  id: string;
  display_name: string;
  email: string;
  employee_id: string;
}

const callId = 'people/user/search';
const nobody: Employee[] = [];

/** Employees whose email, name or ID holds what was typed; shorter texts are not searched. */
export function useEmployees(typed: string) {
  const ask = useCall(callId);
  const call = useDocument('calls', callId);
  const least = useConstant<number>('access/group.searchLength', 4);
  const search = useSettled(typed.trim(), useConstant<number>('access/group.userSearchDebounce', 500));
  const length = typed.trim().length;
  const settled = search === typed.trim();
  const query = useQuery({
    queryKey: [callId, search],
    enabled: settled && search.length >= least,
    queryFn: async ({ signal }) => {
      const body = { raw_search_string: search, fields: 'display_name,email,employee_id', page_limit: 20 };
      return (await ask<{ data: Employee[] }>({ body, signal })).body.data;
    },
  });
  const short = length < least;
  return {
    found: short || !settled ? nobody : (query.data ?? nobody),
    tooShort: length > 0 && short,
    searching: !short && (!settled || query.isLoading),
    /** The search is over, whatever it found. */
    searched: !short && settled && query.isSuccess,
    error: short ? null : query.error,
    call,
  };
}
