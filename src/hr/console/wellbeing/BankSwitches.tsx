import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { SwitchInput } from '../../../console/parts.ts';
import { useMessages, useOptions, type WidgetProps } from '../../../console/slots.ts';
import type { Driver } from '../../rules/survey.ts';
import { QuestionPreview } from '../chats/QuestionPreview.tsx';
import { DriverTabs } from './DriverTabs.tsx';
import { useBank } from './use-bank.ts';
import type { Question } from './use-survey.ts';

const List = styled('ul')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'grid',
    gap: 10,
    maxHeight: '52vh',
    margin: 0,
    padding: 2,
    overflowY: 'auto',
    listStyle: 'none',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: 14,
      padding: 14,
      border: `1px solid ${palette.divider}`,
      borderRadius: 10,
    },
    '& .about': { margin: '0 0 6px', fontSize: '0.8125rem', color: palette.text.secondary },
  };
});

/** The bank of questions, each to be switched on and off. */
export default function BankSwitches({ value, onChange }: WidgetProps) {
  const { text } = useMessages();
  const chosen = (value ?? []) as readonly string[];
  const { data } = useBank();
  // As it was when the dialog was opened.
  const [bank] = useState(data?.results);
  const [open, choose] = useState<Driver>('mental');
  if (!bank) return null;
  const countOf = (driver: Driver) => bank[driver].filter(({ id }) => chosen.includes(id)).length;
  const toggle = (id: string) => onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  const isShown = ({ id, enabled, used }: Question) => enabled || used || chosen.includes(id);
  return (
    <>
      <DriverTabs
        open={open}
        choose={choose}
        about={(driver) => text('wellbeing/bank-count', { count: countOf(driver) })}
      >
        {(driver) => (
          <List tabIndex={0} aria-label={text('wellbeing/bank')}>
            {bank[driver].filter(isShown).map((question) => (
              <Row
                key={question.id}
                question={question}
                on={chosen.includes(question.id)}
                toggle={() => toggle(question.id)}
              />
            ))}
          </List>
        )}
      </DriverTabs>
      <p role="status" style={{ margin: '16px 0 0' }}>
        {text('wellbeing/bank-count', { count: chosen.length })}
      </p>
    </>
  );
}

function Row({ question, on, toggle }: { question: Question; on: boolean; toggle(): void }) {
  const { text } = useMessages();
  const types = useOptions('wellbeing/survey.questionTypes');
  const label = types.find(({ value }) => value === question.type)?.label;
  return (
    <li>
      <SwitchInput
        checked={on}
        onChange={toggle}
        aria-label={text('wellbeing/in-survey', { text: question.questions[0]?.text ?? '' })}
      />
      <div style={{ minWidth: 0 }}>
        <p className="about">
          {question.sub_driver} · {label}
        </p>
        <QuestionPreview question={question} />
      </div>
    </li>
  );
}
