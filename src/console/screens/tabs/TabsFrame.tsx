import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Tab, TabsScreen } from '../../../shared/documents/screen.ts';
import { Icon } from '../../shell/Icon.tsx';
import { Select } from '../../shell/Select.tsx';

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '232px minmax(0, 1fr)',
  gap: 32,
  '& > .narrow': { display: 'none' },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 20,
    '& > nav': { display: 'none' },
    '& > .narrow': { display: 'block' },
  },
}));

const Side = styled('nav')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    position: 'sticky',
    top: 'calc(var(--bars, 56px) + 24px)',
    alignSelf: 'start',
    fontSize: '0.875rem',
    '& h2': { margin: '20px 0 4px 12px', fontSize: '0.75rem', fontWeight: 600, color: palette.text.secondary },
    '& div:first-of-type h2': { marginTop: 0 },
    '& ul': { margin: 0, padding: 0, listStyle: 'none' },
    '& a': {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: 10,
      minHeight: 34,
      padding: '4px 12px',
      borderRadius: 8,
      color: palette.text.primary,
      textDecoration: 'none',
    },
    '& a svg': { fontSize: 18, color: palette.text.secondary },
    '& a:hover': { backgroundColor: palette.action.hover },
    '& a[aria-current]': { backgroundColor: palette.action.selected, fontWeight: 600 },
    '& a[aria-current] svg': { color: palette.primary.main },
  };
});

interface Props {
  screen: TabsScreen;
  tabs: readonly Tab[];
  current: Tab;
  children: ReactNode;
}

/** A side list of links from tablets up; on phones one native select, which is a list there. */
export function TabsFrame({ screen, tabs, current, children }: Props) {
  const navigate = useNavigate();
  const selectId = useId();
  const to = (value: string) => `?${screen.query}=${encodeURIComponent(value)}`;
  const groups = groupsOf(screen, tabs);
  return (
    <Frame>
      <Side aria-label={screen.title}>
        {groups.map(({ title, tabs }) => (
          <div key={title}>
            {title && <h2>{title}</h2>}
            <ul>
              {tabs.map((tab) => (
                <li key={tab.value}>
                  <Link to={to(tab.value)} aria-current={tab === current ? 'page' : undefined}>
                    {tab.icon && <Icon name={tab.icon} />}
                    {tab.label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Side>
      <div className="narrow">
        <label className="unseen" htmlFor={selectId}>
          {screen.title}
        </label>
        <Select id={selectId} wide value={current.value} onChange={(value) => void navigate(to(value))}>
          {groups.map(({ title, tabs }) => (
            <optgroup key={title} label={title}>
              {tabs.map((tab) => (
                <option key={tab.value} value={tab.value}>
                  {tab.label}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </div>
      <div>{children}</div>
    </Frame>
  );
}

function groupsOf(screen: TabsScreen, tabs: readonly Tab[]): { title: string; tabs: Tab[] }[] {
  const titles = screen.groups ?? [...new Set(tabs.map((tab) => tab.group ?? ''))];
  return titles
    .map((title) => ({ title, tabs: tabs.filter((tab) => (tab.group ?? '') === title) }))
    .filter((group) => group.tabs.length > 0);
}
