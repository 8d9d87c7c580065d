import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCall, useConstant, useDocument } from '../../../../console/slots.ts';
import type { Calls } from '../../../../generated/calls.ts';
import type { Import } from './use-import.ts';

type Rows = Calls['people/import/rows'];

/** Rows of an import of which this came, page by page. */
export function useRows(upload: Import, outcome: NonNullable<Rows['query']['outcome']>) {
  const read = useCall('people/import/rows');
  const call = useDocument('calls', 'people/import/rows');
  const limit = useConstant<number>('people/import/refusedPage', 20);
  const [page, go] = useState(1);
  const rows = useQuery({
    queryKey: ['people/import/rows', upload.id, upload.state, outcome, page, limit],
    queryFn: async ({ signal }) => {
      const query = { page_limit: limit, page_offset: page, outcome };
      return (await read<Rows['answer']>({ params: { id: upload.id }, query, signal })).body;
    },
    placeholderData: keepPreviousData,
  });
  const { count = 0, results = [] } = rows.data ?? {};
  const pages = { from: (page - 1) * limit, shown: results.length, count, limit, page, go };
  return { rows, results, pages, messages: call?.messages };
}

export type Pages = ReturnType<typeof useRows>['pages'];
