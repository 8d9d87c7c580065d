import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import Moment from '../../../console/cells/Moment.tsx';
import { type ComponentProps, useConstant, useMessages, useOptions } from '../../../console/slots.ts';
import Comparison from './Comparison.tsx';
import { useActivityText } from './use-activity-text.ts';
import { NamedPeople } from './Value.tsx';

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
  gap: '14px 24px',
  margin: '0 0 24px',
  '& dt': { fontSize: '0.75rem', color: (theme.vars ?? theme).palette.text.secondary },
  '& dd': { margin: '2px 0 0', overflowWrap: 'anywhere' },
}));

type Values = Record<string, unknown>;

/** Everything that a line of the log says: who, when, from where, and each value before and after. */
export default function Details({ record = {} }: ComponentProps) {
  const { text } = useMessages();
  const say = useActivityText();
  const where = useOptions('audit/line.types').find(({ value }) => value === record.type)?.label;
  const kind = useOptions('audit/line.records').find(({ value }) => value === record.entity)?.label;
  const format = useConstant('audit/line.infoDate', 'DD-MMMM-YYYY');
  const user = record.actor__name ? String(record.actor__name) : text('audit/line.system');
  const as = record.onBehalf__name && text('audit/line.seen-as', { name: String(record.onBehalf__name) });
  const facts: [string, React.ReactNode][] = [
    [text('audit/line.user'), as ? `${user} (${as})` : user],
    [text('audit/line.date'), <Moment key="at" value={String(record.created_at)} time format={format} />],
    [text('audit/line.ip'), String(record.client_ip ?? '–')],
    [text('audit/line.activity'), say(record.activity, record.type)],
    [text('audit/line.in'), where ?? String(record.type)],
    ...(kind ? [[text('audit/line.record'), kind] as [string, string]] : []),
    ...(record.subject__name ? [[text('audit/line.about'), String(record.subject__name)] as [string, string]] : []),
    [text('audit/line.id'), String(record.id)],
  ];
  return (
    <>
      <Facts>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <Suspense>
        <NamedPeople value={peopleOf(record)}>
          <Comparison
            entity={typeof record.entity === 'string' ? record.entity : ''}
            old={record.old_data as Values | null}
            now={record.new_data as Values | null}
          />
        </NamedPeople>
      </Suspense>
    </>
  );
}

/** Those whom the line names, and those in its values whom its reader sees. */
const peopleOf = (record: Values): Record<string, string> => ({
  ...(record.people as Record<string, string> | undefined),
  ...Object.fromEntries(
    ['actor', 'onBehalf', 'subject'].flatMap((who) =>
      record[who] && record[`${who}__name`] ? [[String(record[who]), String(record[`${who}__name`])]] : [],
    ),
  ),
});
