import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { formatDate } from '../../../console/cells/dates.ts';
import { useFormats } from '../../../console/cells/use-formats.ts';
import { useCall, useMessages, useOptions, useSessionUser } from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';
import type { Words } from './draft.ts';

/** What the signed-in person can filter by, and on which days. */
export function useCategories() {
  const read = useCall('segments/categories');
  const company = useCompany();
  return useQuery({
    queryKey: ['segments/categories', company],
    queryFn: async ({ signal }) =>
      (await read<Calls['segments/categories']['answer']>({ params: { companyId: company }, signal })).body,
    staleTime: 300_000,
    retry: false,
  });
}

/** Asks for the values of one category, of active employees. */
export function useFilterValues() {
  const read = useCall('segments/values');
  const company = useCompany();
  return useCallback(
    async (key: string) => {
      const query = { filter_field: key, status: 'active' };
      const { body } = await read<Calls['segments/values']['answer']>({ params: { companyId: company }, query });
      return body.queryset_filters_options[key] ?? [];
    },
    [read, company],
  );
}

/** How dates and presets are said on tags. */
export function useFilterWords(): Words {
  const { text } = useMessages();
  const { dateFormat } = useFormats();
  const presets = useOptions('segments/keys.presets');
  return {
    preset: (value) => presets.find((one) => one.value === value)?.label ?? value,
    days: (from, to) =>
      [
        from && text('segments/filters.from-day', { date: formatDate(from, dateFormat) }),
        to && text('segments/filters.to-day', { date: formatDate(to, dateFormat) }),
      ]
        .filter(Boolean)
        .join(' '),
  };
}

function useCompany(): string {
  const company = useSessionUser()?.company as { id?: string } | undefined;
  return company?.id ?? '';
}
