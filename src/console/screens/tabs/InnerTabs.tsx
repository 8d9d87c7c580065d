import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Tab } from '../../../shared/documents/screen.ts';

const Bar = styled('nav')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    marginBottom: 20,
    borderBottom: `1px solid ${palette.divider}`,
    '& ul': { display: 'flex', gap: 4, margin: 0, padding: 0, listStyle: 'none', overflowX: 'auto' },
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
    '& a[aria-current]': { borderColor: palette.primary.main, color: palette.text.primary, fontWeight: 600 },
  };
});

interface Props {
  title: string | undefined;
  tabs: readonly Tab[];
  current: Tab;
  to(value: string): string;
  children: ReactNode;
}

/** Tabs within a tab: a bar of links above what they show. */
export function InnerTabs({ title, tabs, current, to, children }: Props) {
  return (
    <>
      <Bar aria-label={title}>
        <ul>
          {tabs.map((tab) => (
            <li key={tab.value}>
              <Link to={to(tab.value)} aria-current={tab === current ? 'page' : undefined}>
                {tab.label}
              </Link>
            </li>
          ))}
        </ul>
      </Bar>
      {children}
    </>
  );
}
