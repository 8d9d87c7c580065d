import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ComponentProps, useCall, useConstant, useMessages, useOptions } from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';
import { useSettled } from './use-settled.ts';

const Lines = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '0.875rem',
  '& li': { padding: '1px 0', overflowWrap: 'anywhere' },
  '& .less': { color: (theme.vars ?? theme).palette.error.main },
}));

/** Room for what is said usually: the buttons below stay where someone is about to press them. */
const room = 68;

const callId = 'access/group.changes';

type Changes = Calls['access/group.changes']['answer'];

/** What the changes made so far will do, and to how many. */
export default function GroupChanges({ record = {}, step }: ComponentProps) {
  const { text } = useMessages();
  const lines = useLines(useChanges(record, step?.values ?? {}));
  return (
    <div role="status" style={{ minHeight: room, fontSize: '0.875rem' }}>
      {lines.length === 0 ? (
        text('access/group.no-change')
      ) : (
        <Lines>
          {lines.map(({ said, less }) => (
            <li key={said} className={less ? 'less' : undefined}>
              {said}
            </li>
          ))}
        </Lines>
      )}
    </div>
  );
}

function useChanges(record: Record<string, unknown>, values: Readonly<Record<string, unknown>>) {
  const ask = useCall(callId);
  const pause = useConstant<number>('access/group.countDebounce', 300);
  const changed = ['permissions', 'segments'].filter(
    (name) => values[name] !== undefined && JSON.stringify(values[name]) !== JSON.stringify(record[name]),
  );
  const wanted = JSON.stringify({
    group_id: record.id,
    ...Object.fromEntries(changed.map((name) => [name, values[name]])),
  });
  const asked = useSettled(wanted, pause);
  const { data } = useQuery({
    queryKey: [callId, asked],
    enabled: changed.length > 0 && asked === wanted,
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: async ({ signal }) => (await ask<Changes>({ body: JSON.parse(asked), signal })).body,
  });
  return changed.length > 0 ? data : undefined;
}

function useLines(changes: Changes | undefined): { said: string; less: boolean }[] {
  const { text } = useMessages();
  const codes = useOptions('access/permissions.codes');
  const named = useConstant<number>('access/group.namedPermissions', 5);
  if (!changes) return [];
  const { admins, gains, loses, more, fewer } = changes;
  const names = (held: readonly string[]) => {
    const labels = held.map((code) => codes.find(({ value }) => value === code)?.label ?? code);
    const said = labels.slice(0, named).join(', ');
    return labels.length > named ? text('access/group.and-more', { names: said, count: labels.length - named }) : said;
  };
  const line = (message: string, count: number, held: readonly string[] = []) =>
    text(`access/group.${message}`, { count, names: names(held) });
  return [
    ...(loses.length > 0 ? [{ said: line('lose', admins, loses), less: true }] : []),
    ...(gains.length > 0 ? [{ said: line('gain', admins, gains), less: false }] : []),
    ...(fewer > 0 ? [{ said: line('see-fewer', fewer), less: true }] : []),
    ...(more > 0 ? [{ said: line('see-more', more), less: false }] : []),
  ];
}
