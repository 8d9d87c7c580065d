import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { CategoryPanes, LoadFailure, TickRow, ValueBoxes } from '../../../console/parts.ts';
import { useMessages } from '../../../console/slots.ts';
import { DateChoice } from './DateChoice.tsx';
import type { DayLimits } from './day-fault.ts';
import { type Category, countIn, type Draft, put } from './draft.ts';

interface Value {
  value: string;
  label: string;
  count?: number;
}

interface Props {
  categories: readonly Category[];
  draft: Draft;
  choose(draft: Draft): void;
  /** The values of a category, asked for when it is opened. */
  load(key: string): Promise<readonly Value[]>;
  days: DayLimits;
}

/** Categories at one side, what can be chosen in the open one at the other: values, a period, or yes. */
export function FilterPicker({ categories, draft, choose, load, days }: Props) {
  const { text } = useMessages();
  const counted = categories.map((one) => ({ name: one.key, label: one.label, count: countIn(draft, one) }));
  return (
    <CategoryPanes categories={counted}>
      {(name) => {
        const category = categories.find(({ key }) => key === name);
        if (!category) return null;
        if (category.kind === 'dates')
          return <DateChoice category={category} draft={draft} choose={choose} min={days.min} max={days.max} />;
        if (category.kind !== 'flag')
          return <Values key={name} category={category} draft={draft} choose={choose} load={load} />;
        return (
          <TickRow sx={{ margin: 1 }}>
            <input
              type="checkbox"
              checked={countIn(draft, category) > 0}
              onChange={(event) => choose(put(draft, name, event.target.checked ? ['True'] : []))}
            />
            {text('segments/filters.hipos-only')}
          </TickRow>
        );
      }}
    </CategoryPanes>
  );
}

function Values({ category, draft, choose, load }: Omit<Props, 'categories' | 'days'> & { category: Category }) {
  const { key, label } = category;
  const { data, error, refetch } = useQuery({
    queryKey: ['filter-values', key],
    queryFn: () => load(key),
    retry: false,
  });
  if (!data && error) return <LoadFailure error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" sx={{ margin: 1.5, height: 'calc(100% - 24px)' }} />;
  return (
    <ValueBoxes
      category={{ name: key, label, options: data }}
      chosen={draft[key] ?? []}
      choose={(values) => choose(put(draft, key, values))}
    />
  );
}
