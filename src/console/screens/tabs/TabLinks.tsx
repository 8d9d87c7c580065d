import { styled } from '@mui/material/styles';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { shadesAtEnds } from '../../shell/shades-at-ends.ts';

const Bar = styled('nav')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    marginBottom: 20,
    borderBottom: `1px solid ${palette.divider}`,
    '& ul': {
      display: 'flex',
      gap: 4,
      margin: 0,
      padding: 0,
      listStyle: 'none',
      overflowX: 'auto',
      background: shadesAtEnds(palette.background.default, palette.text.primary),
    },
    '& a': {
      display: 'block',
      padding: '10px 14px',
      marginBottom: -1,
      borderBottom: '2px solid transparent',
      color: palette.text.secondary,
      textDecoration: 'none',
      whiteSpace: 'nowrap',
    },
    '& a:hover': { color: palette.text.primary },
    '& small': { display: 'inline-block', minWidth: '2ch', marginLeft: 6, fontSize: '0.8125rem' },
    [theme.breakpoints.down('sm')]: {
      '& ul': { gap: 0 },
      '& a': { padding: '10px 7px', fontSize: '0.875rem' },
      '& small': { marginLeft: 2 },
      '& .beside': { display: 'block', marginLeft: 0, fontSize: '0.75rem' },
    },
    '& a[aria-current]': { borderColor: palette.primary.main, color: palette.text.primary, fontWeight: 600 },
  };
});

interface Props {
  title: string | undefined;
  /** Null is still to come: its place is kept. */
  tabs: readonly { value: string; label: string; count?: number | null; beside?: string | null }[];
  current: string | undefined;
  /** `isNow` is asked for at a click. */
  to(value: string, isNow?: boolean): string;
}

/** A bar of links, each to one of several things to be seen in the same place. */
export function TabLinks({ title, tabs, current, to }: Props) {
  // The way back from the page is the same from each of its tabs.
  const { state } = useLocation();
  const navigate = useNavigate();
  // A search that one leaves by this very click is not drawn yet, and is taken along.
  const follow = (event: MouseEvent<HTMLElement>, value: string, drawn: string) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const fresh = to(value, true);
    if (fresh === drawn || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    void navigate(fresh, { state, preventScrollReset: true });
  };
  const list = useRef<HTMLUListElement>(null);
  const at = tabs.findIndex(({ value }) => value === current);
  useEffect(() => {
    const { current: all } = list;
    const tab = all?.children[at];
    if (all && tab instanceof HTMLElement)
      all.scrollLeft = tab.offsetLeft - all.offsetLeft - (all.clientWidth - tab.offsetWidth) / 2;
  }, [at]);
  return (
    <Bar aria-label={title}>
      <ul ref={list}>
        {tabs.map(({ value, label, count, beside }) => {
          const drawn = to(value);
          return (
            <li key={value}>
              <Link
                to={drawn}
                state={state}
                aria-current={value === current ? 'page' : undefined}
                preventScrollReset
                onClick={(event) => follow(event, value, drawn)}
              >
                {label}
                {count !== undefined && <small> {count?.toLocaleString('en') ?? '\u00a0'}</small>}
                {beside !== undefined && <small className="beside"> {beside ?? '\u00a0'}</small>}
              </Link>
            </li>
          );
        })}
      </ul>
    </Bar>
  );
}
