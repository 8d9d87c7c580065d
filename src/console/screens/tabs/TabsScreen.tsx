import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { TabsScreen as Document, Tab } from '../../../shared/documents/screen.ts';
import { useGates } from '../../gates/use-gate.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useActor } from '../../session/use-actor.ts';
import { Notice } from '../Notice.tsx';
import { ScreenHeader } from '../ScreenHeader.tsx';
import { ScreenView } from '../ScreenView.tsx';
import type { ScreenProps } from '../screen-kinds.ts';
import { ScreenTitleContext } from '../screen-title-context.ts';
import { settleTab } from './find-tab.ts';
import { TabsFrame } from './TabsFrame.tsx';
import { TabKeyContext } from './tab-key-context.ts';

/** Screens side by side, chosen by one query parameter. Changing it drops every other parameter. */
export default function TabsScreen({ screen, params }: ScreenProps<Document>) {
  const [search] = useSearchParams();
  const actor = useActor();
  const flags = actor?.flags ?? {};
  const asked = search.get(screen.query);
  const tab = settleTab(screen, asked, flags);
  useWrittenAsDeclared(screen, asked, tab);
  const ask = useGates();
  const listed = screen.tabs.filter(
    (one) => one.screen && (!one.flag || flags[one.flag]) && (one === tab || ask(one.gate).allowed),
  );
  if (!tab) return null;
  return (
    <TabKeyContext value={screen.query}>
      <TabsFrame screen={screen} tabs={listed} current={tab}>
        <ScreenTitleContext value={tab.label}>
          <TabPanel key={tab.value} tab={tab} params={params} />
        </ScreenTitleContext>
      </TabsFrame>
    </TabKeyContext>
  );
}

function TabPanel({ tab, params }: { tab: Tab; params: Record<string, unknown> }) {
  const gate = useGates()(tab.gate);
  const { text } = useMessages();
  if (gate.allowed && tab.screen) return <ScreenView id={tab.screen} params={params} />;
  return (
    <>
      <ScreenHeader title={tab.label} />
      {gate.allowed ? (
        <Notice icon="hourglass" text={text('shell/coming-soon')} />
      ) : (
        <Notice icon="lock" text={gate.reason} />
      )}
    </>
  );
}

/** `TAB=MILESTONES` is matched, and then written as the document writes it; so is what a tab gave way to. */
function useWrittenAsDeclared({ query }: Document, asked: string | null, tab: Tab | undefined): void {
  const navigate = useNavigate();
  const value = tab?.value;
  const sameTab = asked?.toLowerCase() === value?.toLowerCase();
  const [search] = useSearchParams();
  useEffect(() => {
    if (asked === null || value === undefined || asked === value) return;
    const next = sameTab ? new URLSearchParams(search) : new URLSearchParams();
    next.set(query, value);
    void navigate({ search: `?${next}` }, { replace: true });
  }, [asked, value, sameTab, query, search, navigate]);
}
