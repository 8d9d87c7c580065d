import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useCall, useConstant } from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';

type Answer = Calls['touchpoints/stage.list']['answer'];

export interface Touchpoint {
  id: string;
  title: string;
}

/** The touchpoints that a search finds, up to as many as the picker takes. */
export function useTouchpoints(typed: string) {
  const list = useCall('touchpoints/stage.list');
  const limit = useConstant<number>('touchpoints/stage.pickerSize', 1000);
  const search = useSettled(typed.trim(), useConstant<number>('touchpoints/stage.searchDebounce', 500));
  const query = useQuery({
    queryKey: ['touchpoints/stage.list', 'picker', search, limit],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const body = {
        page_limit: limit,
        page_offset: 1,
        fields: ['id', 'title'],
        ...(search && { raw_search_string: search }),
      };
      const { body: answer } = await list<Answer>({ body, signal });
      const rows = answer.data.map(
        ({ stage_details: { id, title } }): Touchpoint => ({ id: String(id), title: String(title) }),
      );
      return { rows, total: answer.total_count, search };
    },
  });
  return { ...query, waiting: query.isPlaceholderData || search !== typed.trim() };
}

function useSettled(value: string, delay: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
