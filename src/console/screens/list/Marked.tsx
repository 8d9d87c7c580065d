import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useListContext } from 'react-admin';
import { Link, useSearchParams } from 'react-router';
import type { ListScreen } from '../../../shared/documents/screen.ts';
import { fillRoute } from '../../actions/fill.ts';
import { useWords } from '../../messages/use-words.ts';
import type { Row } from './list-view.ts';

const Elsewhere = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '10px 16px',
  fontSize: '0.875rem',
  borderBottom: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  backgroundColor: (theme.vars ?? theme).palette.action.hover,
}));

/** The record that the address names comes into sight; where it is not among the rows, a link leads to it. */
export function Marked({ screen, name }: { screen: ListScreen; name: string }) {
  const { data, isPlaceholderData } = useListContext<Row>();
  const [search] = useSearchParams();
  const words = useWords();
  const id = search.get(name);
  const isHere = data?.some((row) => row.id === id) ?? false;
  useEffect(() => {
    if (id && isHere) document.querySelector('tr[data-marked]')?.scrollIntoView({ block: 'nearest' });
  }, [id, isHere]);
  if (!id || !data || isPlaceholderData || isHere || !screen.open) return null;
  return (
    <Elsewhere role="status">
      {words('marked-elsewhere')} <Link to={fillRoute(screen.open, { id })}>{words('open-marked')}</Link>
    </Elsewhere>
  );
}
