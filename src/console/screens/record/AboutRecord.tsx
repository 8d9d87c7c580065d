import type { ReactNode } from 'react';
import { OptionalResourceContextProvider, RecordContextProvider } from 'react-admin';

interface Props {
  resource: string | undefined;
  record: Record<string, unknown> | undefined;
  children: ReactNode;
}

/** react-admin's contexts of a record and of the resource that it belongs to. */
export function AboutRecord({ resource, record, children }: Props) {
  const about = record ? <RecordContextProvider value={record}>{children}</RecordContextProvider> : children;
  return <OptionalResourceContextProvider value={resource}>{about}</OptionalResourceContextProvider>;
}
