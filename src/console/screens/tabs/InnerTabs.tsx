import type { ReactNode } from 'react';
import type { Tab } from '../../../shared/documents/screen.ts';
import { TabLinks } from './TabLinks.tsx';

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
      {children}
    </>
  );
}
