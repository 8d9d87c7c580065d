import { lazy, use, useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { TabsScreen as Document, Tab } from '../../../shared/documents/screen.ts';
import { useGates } from '../../gates/use-gate.ts';
import { WhyButton } from '../../gates/WhyButton.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { useActor } from '../../session/use-actor.ts';
import { Notice } from '../Notice.tsx';
import { ScreenHeader } from '../ScreenHeader.tsx';
import { ScreenView } from '../ScreenView.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { ScreenTitleContext } from '../screen-title-context.ts';
import { settleTab } from './find-tab.ts';
import { TabsFrame } from './TabsFrame.tsx';
import { TabKeysContext } from './tab-keys-context.ts';

// Most tabs are neither about a record nor within other tabs: they do not wait for what those need.
const InnerTabs = lazy(() => import('./InnerTabs.tsx').then((module) => ({ default: module.InnerTabs })));
const RecordTabs = lazy(() => import('./RecordTabs.tsx').then((module) => ({ default: module.RecordTabs })));

/** Screens side by side, chosen by one query parameter. Changing it drops every other but those of the tabs around. */
export default function TabsScreen(props: ScreenProps<Document>) {
  const { resource } = props.screen;
  return resource ? (
    <RecordTabs {...props} resource={resource} tabs={(about) => <Tabs {...props} {...about} />} />
  ) : (
    <Tabs {...props} />
  );
}

function Tabs({ screen, params, record }: ScreenProps<Document>) {
  const [search] = useSearchParams();
  const actor = useActor();
  const flags = actor?.flags ?? {};
  const asked =
    search.get(screen.query) ??
    screen.tabs.find((one) => [one.opensBy ?? []].flat().some((key) => search.has(key)))?.value ??
    null;
  const tab = settleTab(screen, asked, flags);
  const outer = use(TabKeysContext);
  useWrittenAsDeclared(screen, asked, tab, outer);
  const ask = useGates();
  const listed = screen.tabs.filter(
    (one) => one.screen && (!one.flag || flags[one.flag]) && (one === tab || ask(one.gate, record).allowed),
  );
  if (!tab) return null;
  const panel = <TabPanel key={tab.value} tab={tab} params={params} record={record} />;
  if (screen.resource) {
    const to = (value: string) => `?${screen.query}=${encodeURIComponent(value)}`;
    return (
      <TabKeysContext value={[screen.query]}>
        <InnerTabs title={screen.title} tabs={listed} current={tab} to={to}>
          <ScreenTitleContext value={tab.label}>{panel}</ScreenTitleContext>
        </InnerTabs>
      </TabKeysContext>
    );
  }
  if (outer.length > 0) {
    // What only some people have a choice of is no choice for the others.
    if (listed.length < 2) return panel;
    const to = (value: string) => `?${new URLSearchParams([...keptOf(search, outer), [screen.query, value]])}`;
    return (
      <InnerTabs title={screen.title} tabs={listed} current={tab} to={to}>
        <ScreenTitleContext value={tab.label}>{panel}</ScreenTitleContext>
      </InnerTabs>
    );
  }
  return (
    <TabKeysContext value={[screen.query]}>
      <TabsFrame screen={screen} tabs={listed} current={tab}>
        <ScreenTitleContext value={tab.label}>{panel}</ScreenTitleContext>
      </TabsFrame>
    </TabKeysContext>
  );
}

interface PanelProps {
  tab: Tab;
  params: Record<string, unknown>;
  record: Record<string, unknown> | undefined;
}

function TabPanel({ tab, params, record }: PanelProps) {
  const gate = useGates()(tab.gate, record);
  const { text, message } = useMessages();
  if (gate.allowed && tab.screen) return <ScreenView id={tab.screen} params={params} record={record} />;
  return (
    <>
      <ScreenHeader title={tab.label} />
      {gate.allowed ? (
        <Notice icon="hourglass" text={text('shell/coming-soon')} />
      ) : (
        <Notice icon="lock" title={message(gate.because.reason)?.title} text={gate.reason}>
          <WhyButton gate={tab.gate} />
        </Notice>
      )}
    </>
  );
}

/** `TAB=BOOKS` is matched, and then written as the document writes it; so is what a tab gave way to. */
function useWrittenAsDeclared(
  { query }: Document,
  asked: string | null,
  tab: Tab | undefined,
  outer: readonly string[],
): void {
  const navigate = useNavigate();
  const value = tab?.value;
  const sameTab = asked?.toLowerCase() === value?.toLowerCase();
  const [search] = useSearchParams();
  const { state } = useLocation();
  useEffect(() => {
    // What a parameter has opened is written, too: the links within it lead on from there.
    if (asked === null || value === undefined || search.get(query) === value) return;
    const next = new URLSearchParams(sameTab ? search : keptOf(search, outer));
    next.set(query, value);
    void navigate({ search: `?${next}` }, { replace: true, state });
  }, [asked, value, sameTab, query, outer, search, state, navigate]);
}

/** What of the address stays when the tab changes. */
const keptOf = (search: URLSearchParams, outer: readonly string[]): [string, string][] =>
  [...search].filter(([key]) => outer.includes(key));
