import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { Link, useSearchParams } from 'react-router';
import type { ListScreen } from '../../../shared/documents/screen.ts';
import { fillRoute } from '../../actions/fill.ts';
import { useWords } from '../../messages/use-words.ts';
import { type ListView, type Row, useMade } from './list-view.ts';

const Elsewhere = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '10px 16px',
  fontSize: '0.875rem',
  borderBottom: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  backgroundColor: (theme.vars ?? theme).palette.action.hover,
}));

/** What was added, or the address names, comes into sight; where it is not among the rows, that is said. */
export function Marked({ screen, view }: { screen: ListScreen; view: ListView }) {
  const { data, isPlaceholderData, isFetching } = useListContext<Row>();
  const [search] = useSearchParams();
  const words = useWords();
  const isNotSeen = useAdded(view);
  const isMade = useMade(screen).length > 0;
  const { added, before } = view;
  const id = screen.mark ? search.get(screen.mark) : null;
  const isHere = data?.some((row) => row.id === id) ?? false;
  const isMadeHere = data?.some((row) => added.includes(row.id));
  useEffect(() => {
    if ((id && isHere) || (added.length > 0 && isMadeHere))
      document.querySelector('tr[data-marked]')?.scrollIntoView?.({ block: 'nearest' });
  }, [id, isHere, isMadeHere, added]);
  const isElsewhere = isNotSeen || (!id && !before && isMade && data && !isFetching && !isMadeHere);
  if (isElsewhere) return <Elsewhere role="status">{words('added-elsewhere')}</Elsewhere>;
  if (!id || !data || isPlaceholderData || isHere || !screen.open) return null;
  return (
    <Elsewhere role="status">
      {words('marked-elsewhere')} <Link to={fillRoute(screen.open, { id })}>{words('open-marked')}</Link>
    </Elsewhere>
  );
}

/**
 * Marks rows that were not there before an action of the list, when there are more than then: not every call answers
 * an id. A row that has gone makes room for one that is not new. True: what was added stands on another page.
 */
function useAdded({ before, mark }: ListView): boolean {
  const { data, total = 0, isFetching } = useListContext<Row>();
  const looked = useRef<ListView['before']>(undefined);
  const [isElsewhere, setElsewhere] = useState(false);
  useEffect(() => {
    if (!before || isFetching || !data || looked.current === before) return;
    const isMore = total > (before.total ?? 0);
    // The list is asked anew, and the answer that has come is of before.
    if (!isMore && data === before.data) return;
    looked.current = before;
    const known = new Set(before.data?.map((row) => row.id));
    const added = data.map((row) => row.id).filter((id) => isMore && !known.has(id));
    if (isMore) mark(added);
    setElsewhere(isMore && added.length === 0);
  }, [before, data, total, isFetching, mark]);
  return isElsewhere;
}
