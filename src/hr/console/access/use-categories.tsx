import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Category } from '../../../console/parts.ts';
import { optionsByName, useCall, useDocument, useMessages } from '../../../console/slots.ts';

const callId = 'access/group.segment-filters';

/** What groups are filtered by, in words, with the values among the employees whom one sees. */
export function useCategories(): { categories: Category[]; waiting: ReactNode } {
  const ask = useCall(callId);
  const call = useDocument('calls', callId);
  const labelOf = useCategoryLabel();
  const { text, explain } = useMessages();
  const { data, error, refetch } = useQuery({
    queryKey: [callId],
    queryFn: async ({ signal }) => optionsByName((await ask({ signal })).body),
  });
  const categories = Object.keys(call?.filters ?? {}).flatMap((name): Category[] => {
    const options = data?.[name] ?? [];
    return options.length > 0 ? [{ name, label: labelOf(name), options }] : [];
  });
  if (data) return { categories, waiting: undefined };
  if (!error) return { categories, waiting: <Skeleton variant="rounded" height={320} /> };
  const again = (
    <Button color="inherit" onClick={() => void refetch()}>
      {text('shell/console.retry')}
    </Button>
  );
  return {
    categories,
    waiting: (
      <Alert severity="error" action={again}>
        {explain(error, call?.messages).text}
      </Alert>
    ),
  };
}

/** `sub_department__in` → Sub department: what the employee's own field is called. */
export function useCategoryLabel(): (name: string) => string {
  const call = useDocument('calls', callId);
  const entity = useDocument('entities', 'people/user');
  return (name) => entity?.schema.properties[call?.filters?.[name]?.property ?? name]?.title ?? name;
}
