import type { Tab, TabsScreen } from '../../../shared/documents/screen.ts';

/** The tab asked for, in any case; unknown or missing is the default. */
export function findTab(screen: TabsScreen, asked: string | null): Tab | undefined {
  const wanted = asked?.toLowerCase();
  const byValue = (value: string | undefined) => screen.tabs.find((tab) => tab.value.toLowerCase() === value);
  return byValue(wanted) ?? byValue(screen.default.toLowerCase());
}

/** The tab to show: without its flag a tab gives way to its fallback (and that, perhaps, to another). */
export function settleTab(
  screen: TabsScreen,
  asked: string | null,
  flags: Readonly<Record<string, boolean>>,
): Tab | undefined {
  let tab = findTab(screen, asked);
  for (let steps = 0; tab?.flag && !flags[tab.flag] && steps < screen.tabs.length; steps += 1) {
    tab = findTab(screen, tab.fallback ?? null);
  }
  return tab;
}
