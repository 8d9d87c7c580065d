import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Tab } from '../../../shared/documents/screen.ts';
import { useScreen } from '../../artifacts/use-artifacts.ts';
import { TabLinks } from './TabLinks.tsx';

/** The tab that is open is the heading of what it shows: where that says the same it is read aloud, and not drawn. */
const Below = styled('div')({
  '&.said header > div:first-of-type > :is(h1, h2)': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
  '&.said header .sub': { margin: 0 },
  '&.said header > .actions': { marginLeft: 'auto' },
  '&.said header:not(:has(.actions, .sub))': { margin: 0 },
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
  const { title: heading = current.label } = useScreen(current.screen ?? '') ?? {};
  return (
    <>
      <TabLinks title={title} tabs={tabs} current={current.value} to={to} />
      <Below className={heading === current.label ? 'said' : undefined}>{children}</Below>
    </>
  );
}
