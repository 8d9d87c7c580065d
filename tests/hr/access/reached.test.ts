import { expect, it } from 'vitest';
import { optionValues } from '../../../src/generated/options.ts';
import type { TabsScreen } from '../../../src/shared/documents/screen.ts';
import { evaluate } from '../../../src/shared/gates/evaluate.ts';
import { artifacts } from '../support/documents.ts';

/** A right that opens a screen, or a link to it, opens also the tab that the screen stands on. */

const tabs = new Map(
  (artifacts.screens['shell/settings'] as unknown as TabsScreen).tabs.map((tab) => [tab.value, tab]),
);
const flags = Object.fromEntries([...tabs.values()].flatMap(({ flag }) => (flag ? [[flag, true]] : [])));

/** The only permission that someone has → whether a gate lets them. */
const lets = (permission: string, gate: string): boolean =>
  evaluate(artifacts.gates, gate, { id: 'me', company: 'acme', type: 'Admin', permissions: [permission], flags })
    .allowed;

/** Everything within the documents that says who may go to a tab. */
function linksIn(part: unknown): { tab: string; gate: string }[] {
  if (typeof part !== 'object' || part === null) return [];
  const { goes, gate } = part as { goes?: unknown; gate?: unknown };
  const tab = typeof goes === 'string' && /^\/settings\?tab=(\w+)$/.exec(goes)?.[1];
  return [...(tab && typeof gate === 'string' ? [{ tab, gate }] : []), ...Object.values(part).flatMap(linksIn)];
}

const screens = [...tabs.values()].map(({ value, screen = '' }) => ({
  tab: value,
  gate: String(artifacts.screens[screen]?.gate),
}));
const asked = [...screens, ...linksIn(artifacts.screens)];

it.each(optionValues['access/permissions.codes'].map((code) => [code]))('of someone who has %s alone', (code) => {
  const shut = asked.filter(({ tab, gate }) => lets(code, gate) && !lets(code, tabs.get(tab)?.gate ?? ''));
  expect(shut).toEqual([]);
});
