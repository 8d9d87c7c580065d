import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Tab } from '../../../shared/documents/screen.ts';
import { TabLabelContext } from '../screen-title-context.ts';
import { TabLinks } from './TabLinks.tsx';

/** The tab that is open is the heading of what it shows: where that says the same it is read aloud, and not drawn. */
const Below = styled('div')({
  '& header[data-said] > div:first-of-type > :is(h1, h2)': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
  '& header[data-said] .sub': { margin: 0 },
  '& header[data-said] > .actions': { marginLeft: 'auto' },
  '& header[data-said]:not(:has(.actions:not(:empty), .sub))': { margin: 0 },
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
      <TabLinks title={title} tabs={tabs} current={current.value} to={to} />
      <Below>
        <TabLabelContext value={current.label}>{children}</TabLabelContext>
      </Below>
    </>
  );
}
