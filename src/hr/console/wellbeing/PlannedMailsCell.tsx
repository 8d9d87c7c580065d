import { styled } from '@mui/material/styles';
import { formatDate } from '../../../console/cells/dates.ts';
import { useFormats } from '../../../console/cells/use-formats.ts';
import { type CellProps, useMessages, useOptions } from '../../../console/slots.ts';

interface Mail {
  mail: string;
  local: string;
  subject: string;
}

const kinds: Readonly<Record<string, string>> = { reachout: 'chat_initiated', reminder: 'reminder' };

const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // A date has hyphens, at which it would be broken.
  '@media (min-width: 641px)': { whiteSpace: 'nowrap' },
});

/** What someone gets in a cycle, each with its moment by their own clock. */
export default function PlannedMailsCell({ values: [mails] }: CellProps) {
  const { text } = useMessages();
  const categories = useOptions('wellbeing/survey.emailCategories');
  const { dateFormat } = useFormats();
  const said = (local: string) => `${formatDate(local.slice(0, 10), dateFormat)} ${local.slice(11)}`;
  const labelOf = (mail: string) => categories.find(({ value }) => value === kinds[mail])?.label ?? mail;
  return (
    <List>
      {((mails ?? []) as Mail[]).map(({ mail, local, subject }) => (
        <li key={local} title={subject}>
          {text('wellbeing/planned', { kind: labelOf(mail), local: said(local) })}
        </li>
      ))}
    </List>
  );
}
