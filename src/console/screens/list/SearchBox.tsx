import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import type { ListScreen } from '../../../shared/documents/screen.ts';
import { useConstant } from '../../artifacts/use-artifacts.ts';
import { useWords } from '../../messages/use-words.ts';
import { Icon } from '../../shell/Icon.tsx';
import type { ListAddress } from './use-list-address.ts';

const Box = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    position: 'relative',
    flex: '0 1 320px',
    minWidth: 0,
    '& svg': { position: 'absolute', left: 10, top: 8, fontSize: 18, color: palette.text.secondary },
    '& input': {
      font: 'inherit',
      fontSize: '0.875rem',
      width: '100%',
      minHeight: 34,
      padding: '4px 10px 4px 34px',
      borderRadius: 8,
      border: `1px solid color-mix(in srgb, ${palette.text.secondary} 78%, transparent)`,
      color: palette.text.primary,
      backgroundColor: palette.background.paper,
    },
    '& input::placeholder': { color: palette.text.secondary, opacity: 1 },
    [theme.breakpoints.down('sm')]: {
      flex: '1 1 100%',
      '& input': { minHeight: 40, fontSize: '1rem' },
      '& svg': { top: 11 },
    },
  };
});

/** Searches after a quiet time, at once on Enter or as one goes on to something else, such as the file of what was found. The address is followed, too: Back brings the last search back. */
export function SearchBox({ screen, address }: { screen: NonNullable<ListScreen['search']>; address: ListAddress }) {
  const words = useWords();
  const wait = useConstant(screen.debounce, 500);
  const asked = address.state.search;
  const [typed, setTyped] = useState(asked);
  const sent = useRef(asked);
  const { change } = address;
  useEffect(() => {
    if (asked === sent.current) return;
    sent.current = asked;
    setTyped(asked);
  }, [asked]);
  const send = (text: string) => {
    const trimmed = text.trim();
    if (trimmed === sent.current) return;
    sent.current = trimmed;
    change({ search: trimmed }, { replace: true });
  };
  const latest = useRef(send);
  latest.current = send;
  useEffect(() => {
    const timer = setTimeout(() => latest.current(typed), wait);
    return () => clearTimeout(timer);
  }, [typed, wait]);
  const label = screen.placeholder ?? words('search');
  return (
    <Box role="search">
      <Icon name="search" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && send(typed)}
        onBlur={() => send(typed)}
      />
    </Box>
  );
}
