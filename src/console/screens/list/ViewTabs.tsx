import { styled } from '@mui/material/styles';
import { useListContext } from 'react-admin';
import { Link } from 'react-router';
import type { ListScreen } from '../../../shared/documents/screen.ts';
import { useDocument } from '../../artifacts/use-artifacts.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { TabLinks } from '../tabs/TabLinks.tsx';
import type { ListAddress } from './use-list-address.ts';
import { useViews } from './use-views.ts';

const Found = styled('p')({ display: 'flex', flexWrap: 'wrap', gap: '4px 12px', margin: '0 0 16px' });

/** The views of a list, with how many of what is searched for each of them has. */
export default function ViewTabs({ screen, address }: { screen: ListScreen; address: ListAddress }) {
  const views = useViews(screen);
  const call = useDocument('calls', screen.calls?.list ?? '');
  const { meta, isPending, total, isPlaceholderData } = useListContext();
  const { text } = useMessages();
  if (!views) return null;
  const countOf = (value: string): number | null | undefined => {
    const count: unknown = meta?.[call?.views?.values[value]?.count ?? ''];
    if (typeof count === 'number') return count;
    return isPending ? null : undefined;
  };
  const tabs = views.tabs.map(({ value, label, counts, beside }) => {
    const besides = beside && countOf(beside.counts);
    return {
      value,
      label,
      count: countOf(counts ?? value),
      beside: besides
        ? text(beside.text, { count: besides.toLocaleString('en') })
        : besides === null
          ? null
          : undefined,
    };
  });
  const { search, filters, view } = address.state;
  const isNarrowed = search !== '' || Object.keys(filters).length > 0;
  const others = tabs.filter((tab) => tab.value !== view && (tab.count ?? 0) > 0);
  const { elsewhere } = screen.views ?? {};
  return (
    <>
      <TabLinks title={screen.title} tabs={tabs} current={view} to={address.toView} />
      {elsewhere && isNarrowed && total === 0 && !isPlaceholderData && others.length > 0 && (
        <Found role="status">
          {text(elsewhere)}
          {others.map(({ value, label, count }) => (
            <Link key={value} to={address.toView(value)}>
              {label} ({count?.toLocaleString('en')})
            </Link>
          ))}
        </Found>
      )}
    </>
  );
}
