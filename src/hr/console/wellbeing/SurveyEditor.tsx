import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  Cell,
  SaveBar,
  ScreenHeader,
  ScreenSkeleton,
  ScreenView,
  TabKeysContext,
  useNavigateHere,
  WithinRecord,
} from '../../../console/parts.ts';
import { useDocument, useMessages } from '../../../console/slots.ts';
import { EditingContext } from './editing.ts';
import { type ByDriver, countsOf, type Survey, useQuestions } from './use-survey.ts';
import { useTabRules } from './use-tab-rules.ts';

const Tabs = styled('nav')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    marginBottom: 20,
    borderBottom: `1px solid ${palette.divider}`,
    '& ul': { display: 'flex', gap: 4, margin: 0, padding: 0, listStyle: 'none', overflowX: 'auto' },
    '& button': {
      minHeight: 44,
      padding: '8px 12px',
      font: 'inherit',
      fontSize: '0.9375rem',
      color: palette.text.secondary,
      background: 'none',
      border: 0,
      borderBottom: '2px solid transparent',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
    },
    '& button:hover': { color: palette.text.primary },
    '& button[aria-current]': { borderColor: palette.primary.main, color: palette.text.primary, fontWeight: 600 },
  };
});

interface Props {
  survey: Survey;
  record: Record<string, unknown>;
}

/** Its own tabs stand within those of the settings. */
const tabKeys = ['tab', 'edit'];

/** The tabs of its document one after another: each is saved when it is left, and some wait for others. */
export function SurveyEditor({ survey, record }: Props) {
  const { text } = useMessages();
  const document = useDocument('screens', 'wellbeing/editor');
  const [search] = useSearchParams();
  const { data: questions } = useQuestions();
  const save = useRef<(() => Promise<boolean>) | undefined>(undefined);
  const context = useMemo(() => ({ survey, save }), [survey]);
  const around = useMemo(() => ({ ...record, ...(questions && chosenIn(questions)) }), [record, questions]);
  const tabs = document?.kind === 'tabs' ? document.tabs : [];
  const at = Math.max(
    0,
    tabs.findIndex(({ value }) => value === search.get('edit')),
  );
  const { go, goesTo } = useGo(save, survey, search.get('edit'));
  const tab = tabs[at];
  if (!tab?.screen) return <ScreenSkeleton />;
  const status = { 'x-options': 'wellbeing/survey.statuses' };
  const before = tabs[at - 1];
  const after = tabs[at + 1];
  return (
    <EditingContext value={context}>
      <ScreenHeader
        title={document?.title ?? ''}
        subtitle={<Cell name="chip" record={record} values={[survey.status]} schema={status} />}
      />
      <Tabs aria-label={document?.title}>
        <ul>
          {tabs.map(({ value, label }) => (
            <li key={value}>
              <button
                type="button"
                aria-current={value === tab.value ? 'page' : undefined}
                ref={value === tab.value ? intoView : undefined}
                onClick={() => go(value)}
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      </Tabs>
      <WithinRecord value={true}>
        <TabKeysContext value={tabKeys}>
          <ScreenView key={tab.value} id={tab.screen} params={{}} record={around} />
        </TabKeysContext>
      </WithinRecord>
      <SaveBar>
        {before && (
          <Button variant="outlined" loading={goesTo === before.value} onClick={() => go(before.value)}>
            {text('wellbeing/previous')}
          </Button>
        )}
        <Button variant="outlined" loading={goesTo === ''} onClick={() => go('')}>
          {text('wellbeing/save-exit')}
        </Button>
        {after && (
          <Button variant="contained" loading={goesTo === after.value} onClick={() => go(after.value)}>
            {text('wellbeing/next')}
          </Button>
        )}
      </SaveBar>
    </EditingContext>
  );
}

/** On a phone the open tab may stand beyond the edge. */
const intoView = (button: HTMLElement | null): void => button?.scrollIntoView?.({ inline: 'center', block: 'nearest' });

/**
 * To another tab, or out of the editor (no tab): what stands against it is said, and what is open is saved first. Whoever
 * has chosen again meanwhile, or is elsewhere, is not led there any more.
 */
function useGo(save: RefObject<(() => Promise<boolean>) | undefined>, survey: Survey, tab: string | null) {
  const navigate = useNavigateHere();
  const mayGo = useTabRules(survey);
  const [goesTo, setGoesTo] = useState<string>();
  const tries = useRef(0);
  const open = useRef(tab);
  open.current = tab;
  const mayLeave = async (to: string) => (!save.current || (await save.current())) && mayGo(to || undefined);
  const go = async (to: string) => {
    const own = ++tries.current;
    setGoesTo(to);
    const may = await mayLeave(to).finally(() => own === tries.current && setGoesTo(undefined));
    if (may && own === tries.current && open.current === tab) navigate(`?tab=employeewellbing${to && `&edit=${to}`}`);
  };
  return { go: (to: string) => void go(to), goesTo };
}

/** How many questions of each driver are in the survey, for the sentences that speak of them. */
function chosenIn(questions: ByDriver): Record<string, number> {
  const { mental, social, physical, purposefulness } = countsOf(questions);
  return {
    chosen_mental: mental,
    chosen_social: social,
    chosen_physical: physical,
    chosen_purposefulness: purposefulness,
  };
}
