import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { formatDateTime } from '../../../console/cells/dates.ts';
import { useFormats } from '../../../console/cells/use-formats.ts';
import { useMessages } from '../../../console/slots.ts';
import { dayInWords, exampleValues, fillPlaceholders, type PlaceholderValues } from '../../rules/placeholders.ts';
import { drawMail } from '../templates/draw-mail.ts';
import { useSurvey } from './use-survey.ts';

const Sheet = styled('section')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    border: `1px solid ${palette.divider}`,
    borderRadius: 10,
    overflow: 'hidden',
    '& dl': {
      display: 'grid',
      gridTemplateColumns: 'max-content minmax(0, 1fr)',
      gap: '4px 16px',
      margin: 0,
      padding: '14px 20px',
      fontSize: '0.875rem',
      borderBottom: `1px solid ${palette.divider}`,
      backgroundColor: palette.background.paper,
    },
    '& dt': { color: palette.text.secondary },
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
    // Mails are read on white, whatever the console looks like.
    '& .page': { padding: '16px 20px 20px', color: '#1f2937', backgroundColor: '#ffffff', overflowWrap: 'anywhere' },
    '& .page p': { margin: '16px 0 0', color: '#1d4ed8', textDecoration: 'underline' },
  };
});

interface Props {
  subject: string;
  body: string;
}

/** A mail of the survey as someone gets it now, with examples in the place of what is theirs. */
export function MailSheet({ subject, body }: Props) {
  const { text } = useMessages();
  const formats = useFormats();
  const page = useRef<HTMLDivElement>(null);
  const survey = useSurvey().data?.survey;
  const values: PlaceholderValues = {
    ...exampleValues,
    ...(survey?.chatFromUser__name && { 'chat_user.display_name': survey.chatFromUser__name }),
    ...(survey?.start_date && { 'survey.start_date': dayInWords(survey.start_date) }),
    ...(survey?.end_date && { 'survey.end_date': dayInWords(survey.end_date) }),
  };
  const html = fillPlaceholders(body, values, escaped);
  useEffect(() => {
    if (page.current) drawMail(page.current, html);
  }, [html]);
  const to = `${values['recipient.display_name']} <${values['recipient.email']}>`;
  const lines = [
    ['from', survey?.chatFromUser__name ?? text('wellbeing/no-sender-yet')],
    ['to', to],
    ['date', formatDateTime(new Date().toISOString(), formats)],
    ['subject', fillPlaceholders(subject, values)],
  ] as const;
  return (
    <Sheet aria-label={text('wellbeing/preview')}>
      <dl>
        {lines.map(([name, said]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{text(`wellbeing/mail-${name}`)}</dt>
            <dd>{said}</dd>
          </div>
        ))}
      </dl>
      <div className="page">
        <div ref={page} />
        <p>{text('wellbeing/start-chat')}</p>
      </div>
    </Sheet>
  );
}

const escaped = (value: string): string => value.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
