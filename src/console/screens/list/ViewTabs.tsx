import { useListContext } from 'react-admin';
import type { ListScreen } from '../../../shared/documents/screen.ts';
import { useDocument } from '../../artifacts/use-artifacts.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { TabLinks } from '../tabs/TabLinks.tsx';
import type { ListAddress } from './use-list-address.ts';
import { useViews } from './use-views.ts';

/** The views of a list, with how many of what is searched for each of them has. */
export default function ViewTabs({ screen, address }: { screen: ListScreen; address: ListAddress }) {
  const views = useViews(screen);
  const call = useDocument('calls', screen.calls?.list ?? '');
  const { meta, isPending } = useListContext();
  const { text } = useMessages();
  if (!views) return null;
  const countOf = (value: string): number | null | undefined => {
    const count: unknown = meta?.[call?.views?.values[value]?.count ?? ''];
    if (typeof count === 'number') return count;
    return isPending ? null : undefined;
  };
  const tabs = views.tabs.map(({ value, label, counts, beside }) => {
    const others = beside && countOf(beside.counts);
    return {
      value,
      label,
      count: countOf(counts ?? value),
      beside: others ? text(beside.text, { count: others.toLocaleString('en') }) : others === null ? null : undefined,
    };
  });
  return <TabLinks title={screen.title} tabs={tabs} current={address.state.view} to={address.toView} />;
}
