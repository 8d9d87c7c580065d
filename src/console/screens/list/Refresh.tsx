import { useEffect } from 'react';
import { useListContext } from 'react-admin';
import type { ListScreen } from '../../../shared/documents/screen.ts';
import type { Row } from './list-view.ts';

/** Milliseconds. */
const every = 3000;

/** Asks for the rows again while one of them is not done, and the page is looked at. */
export default function Refresh({ field, while: working }: NonNullable<ListScreen['refresh']>) {
  const { data, refetch } = useListContext<Row>();
  const isWorking = data?.some((row) => working.includes(String(row[field]))) ?? false;
  useEffect(() => {
    if (!isWorking) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && void refetch(), every);
    return () => clearInterval(timer);
  }, [isWorking, refetch]);
  return null;
}
