import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { GatedButton, ScreenHeader, ScreenTitleContext, ScreenView } from '../../../console/parts.ts';
import { type ComponentProps, useDocument, useMessages, useRunAction } from '../../../console/slots.ts';
import { readSegments } from '../../rules/segments.ts';
import { useSurveyEditing } from './editing.ts';
import { chosenValues, useAudienceLabel } from './use-audience.ts';

const Chosen = styled('ul')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 6,
    margin: '0 0 12px',
    padding: 0,
    listStyle: 'none',
    '& li': {
      padding: '2px 10px',
      borderRadius: 999,
      fontSize: '0.8125rem',
      lineHeight: '24px',
      overflowWrap: 'anywhere',
      backgroundColor: palette.primary.light,
    },
  };
});

const shownFirst = 10;

/** Tab of whom the survey asks: the filters, how many they find, and who that is today. */
export default function AudienceTab({ record }: ComponentProps) {
  const { text } = useMessages();
  const { survey, employees } = useSurveyEditing();
  const title = useDocument('screens', 'wellbeing/audience-tab')?.title ?? '';
  const run = useRunAction();
  const segments = readSegments(survey.audience as Parameters<typeof readSegments>[0]);
  const action = {
    label: text('wellbeing/update-filter'),
    gate: 'wellbeing/manage',
    variant: 'contained' as const,
    opens: 'wellbeing/audience-filter',
  };
  return (
    <>
      <ScreenHeader
        title={title}
        subtitle={text('wellbeing/employees-selected', { count: employees })}
        actions={<GatedButton action={action} record={record} run={() => void run(action, { record })} />}
      />
      <Filters segments={segments} all={survey.all_employees} />
      <p style={{ margin: '0 0 16px' }}>{text('wellbeing/sop-audience')}</p>
      {employees > 0 && (
        <ScreenTitleContext value="">
          <ScreenView id="wellbeing/audience" params={segments} />
        </ScreenTitleContext>
      )}
    </>
  );
}

function Filters({ segments, all }: { segments: ReturnType<typeof readSegments>; all: boolean }) {
  const { text } = useMessages();
  const labelOf = useAudienceLabel();
  const [whole, setWhole] = useState(false);
  if (all) return <p>{text('wellbeing/all-employees')}</p>;
  const values = chosenValues(segments, labelOf);
  if (values.length === 0) return <p>{text('wellbeing/nobody')}</p>;
  return (
    <>
      <Chosen aria-label={text('wellbeing/filters')}>
        {values.slice(0, whole ? undefined : shownFirst).map((value) => (
          <li key={value}>{value}</li>
        ))}
      </Chosen>
      {values.length > shownFirst && !whole && (
        <Button onClick={() => setWhole(true)}>{text('wellbeing/view-all')}</Button>
      )}
    </>
  );
}
