import { useQuery } from '@tanstack/react-query';
import type { FilterDocument, ListScreen } from '../../../shared/documents/screen.ts';
import { type FilterValue, filterTitle, filterValue } from '../../../shared/screens/filters.ts';
import { useDocument, useEntity } from '../../artifacts/use-artifacts.ts';
import { OfflineError } from '../../data/call-error.ts';
import { usePerformCall } from '../../data/use-call.ts';
import { useGates } from '../../gates/use-gate.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useWords } from '../../messages/use-words.ts';
import { Failure } from '../Failure.tsx';
import { type FilterOption, optionsByName } from './filter-options.ts';

type Filters = NonNullable<ListScreen['filters']>;
type Field = FilterDocument & { label: string; value: FilterValue | undefined };

/** The filters that this person may set, each with its label and what it compares, and what there is to choose from. */
export function useFilterFields(screen: ListScreen, filters: Filters): { fields: Field[]; options: Offered } {
  const words = useWords();
  const ask = useGates();
  const entity = useEntity(screen.resource);
  const list = useDocument('calls', screen.calls?.list ?? screen.calls?.getList ?? '');
  const labelOf = ({ label, name }: FilterDocument, value: FilterValue | undefined): string => {
    if (label !== undefined || !value) return label ?? name;
    const title = filterTitle(value, entity);
    return value.is && value.is !== 'within' ? words(`filter-${value.is}`, { name: title }) : title;
  };
  const fields = filters.fields
    .filter((field) => ask(field.gate).allowed)
    .map((field) => {
      const value = filterValue(field.name, list, entity);
      return { ...field, value, label: labelOf(field, value) };
    });
  return { fields, options: useFilterOptions({ ...filters, fields }) };
}

interface Offered {
  of?: Record<string, FilterOption[]>;
  loading: boolean;
  failure?: React.ReactNode;
}

/** What the `filters` call offers by filter name; a field that names its own options does not need it. */
function useFilterOptions({ call: id, fields }: Filters): Offered {
  const perform = usePerformCall();
  const call = useDocument('calls', id ?? '');
  const { explain } = useMessages();
  const needed = Boolean(id) && fields.some((field) => !field.options);
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: ['filters', id],
    enabled: needed,
    queryFn: async ({ signal }) => optionsByName((await perform(id as string, { signal })).body),
  });
  const failure = error ? (
    <Failure
      offline={error instanceof OfflineError}
      sentence={explain(error, call?.messages)}
      retry={() => void refetch()}
    />
  ) : undefined;
  return { of: data, loading: isLoading, failure };
}
