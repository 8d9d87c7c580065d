import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Schema } from '../../shared/documents/schema.ts';
import { useDocument } from '../artifacts/use-artifacts.ts';

/** What a record is called of which only the id is known; empty while it is asked, undefined where nobody may know. */
export function useRelatedName(schema: Schema, id: string | undefined): string | undefined {
  const entity = useDocument('entities', schema['x-relation'] ?? '');
  const provider = useDataProvider();
  const label = schema['x-label'] ?? entity?.display ?? 'id';
  const { data, isLoading } = useQuery({
    queryKey: ['related', entity?.id, 'name', id],
    enabled: id !== undefined && entity?.api?.read !== undefined,
    queryFn: async () => (await provider.getOne(entity?.id ?? '', { id })).data,
  });
  if (isLoading) return '';
  return data?.[label] === undefined ? undefined : String(data[label]);
}
