import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { formatDateTime } from '../../../console/cells/dates.ts';
import { useFormats } from '../../../console/cells/use-formats.ts';
import { useMessages } from '../../../console/slots.ts';
import { exampleValues } from '../../rules/placeholders.ts';
import { type Employee, EmployeePicker } from '../access/EmployeePicker.tsx';
import { LiveMail } from '../templates/LiveMail.tsx';
import { useSurvey } from './use-survey.ts';

const Sheet = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 16,
    '& dl': {
      display: 'grid',
      gridTemplateColumns: 'max-content minmax(0, 1fr)',
      gap: '4px 16px',
      margin: 0,
      fontSize: '0.875rem',
    },
    '& dt': { color: palette.text.secondary },
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
  };
});

/** A mail of the survey as someone gets it now: a chosen employee, or an example of one. */
export function MailSheet({ mail }: { mail: Record<string, unknown> }) {
  const { text } = useMessages();
  const formats = useFormats();
  const survey = useSurvey().data?.survey;
  const [employee, setEmployee] = useState<Employee | null>(null);
  const { name, email } = employee ?? example;
  const lines = [
    ['from', survey?.chatFromUser__name ?? text('wellbeing/no-sender-yet')],
    ['to', `${name} <${email}>`],
    ['date', formatDateTime(new Date().toISOString(), formats)],
  ] as const;
  const { subject, body } = mail;
  const values = { ...mail, mail_subject: subject, mail_body: body, user: employee?.id };
  return (
    <Sheet>
      <EmployeePicker value={employee} choose={setEmployee} />
      <dl>
        {lines.map(([line, said]) => (
          <div key={line} style={{ display: 'contents' }}>
            <dt>{text(`wellbeing/mail-${line}`)}</dt>
            <dd>{said}</dd>
          </div>
        ))}
      </dl>
      <LiveMail values={values} context="survey" />
    </Sheet>
  );
}

const example = {
  name: exampleValues['recipient.display_name'] ?? '',
  email: exampleValues['recipient.email'] ?? '',
};
