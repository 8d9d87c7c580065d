import { useMemo } from 'react';
import type { ListScreen, ViewTab } from '../../../shared/documents/screen.ts';
import { useDocument } from '../../artifacts/use-artifacts.ts';
import { useGates } from '../../gates/use-gate.ts';
import type { ListDefaults } from './list-address.ts';

interface Views {
  tabs: readonly ViewTab[];
  address: NonNullable<ListDefaults['views']>;
  /** Parameter with which the call counts them. */
  counted: string;
}

/** The views of a list that this person may open; the declared one is first, or else the first that is left. */
export function useViews(screen: ListScreen): Views | undefined {
  const call = useDocument('calls', screen.calls?.list ?? '');
  const ask = useGates();
  return useMemo(() => {
    const tabs = screen.views?.tabs.filter((tab) => ask(tab.gate).allowed) ?? [];
    const [first] = tabs;
    if (!screen.views || !call?.views || !first) return undefined;
    const values = tabs.map((tab) => tab.value);
    const { parameter, counted } = call.views;
    const usual = values.find((value) => value === screen.views?.default) ?? first.value;
    const own = Object.fromEntries(tabs.map(({ value, sort, columns }) => [value, { sort, columns }]));
    return { tabs, address: { parameter, values, usual, own }, counted };
  }, [screen, call, ask]);
}
