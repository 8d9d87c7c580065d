import Button from '@mui/material/Button';
import { useEffect } from 'react';
import type { More, Panel } from '../../../shared/documents/panel.ts';
import { useConstant } from '../../artifacts/use-artifacts.ts';
import { Notice } from '../Notice.tsx';
import { useAddress } from '../use-address.ts';
import { FoldedRecord } from './FoldedRecord.tsx';
import { TextPanel } from './TextPanel.tsx';
import { useSaid } from './use-said.ts';
import { listAt, numberAt } from './value-at.ts';

interface Props {
  panel: Panel;
  /** Where they are in what is shown. */
  records: string;
  values: Record<string, unknown>;
  /** Something was done with one of them. */
  change(values: unknown): void;
}

/**
 * Records one below the other, each folded. The address says which is open and how many are listed: one that is not among
 * the first is looked for among as many as there may be.
 */
export default function RecordsPanel({ panel, records, values, change }: Props) {
  const said = useSaid();
  const { search, show } = useAddress();
  const chosen = search.get(panel.opened ?? '');
  const { none, icon = 'inbox', more, missing, opened = '' } = panel;
  const found = listAt(values, records);
  const total = more ? (numberAt(values, more.total) ?? 0) : found.length;
  const areAll = !more || found.length >= Math.min(total, more.most);
  const isSought = Boolean(chosen) && !found.some(({ id }) => id === chosen);
  const wantsMore = isSought && !areAll && search.get(more.rows) !== String(more.most);
  useEffect(() => {
    if (wantsMore && more) show(more.rows, String(more.most));
  }, [wantsMore, more, show]);
  const elsewhere = isSought && areAll && missing && (
    <TextPanel panel={panel} text={missing} values={{ ...values, [opened]: chosen }} />
  );
  if (found.length === 0)
    return (
      <>
        {elsewhere}
        {none && <Notice icon={icon} text={said(none, values) ?? ''} />}
      </>
    );
  return (
    <>
      {elsewhere && <div style={{ marginBottom: 12 }}>{elsewhere}</div>}
      {found.map((record) => (
        <FoldedRecord
          key={String(record.id)}
          panel={panel}
          record={record}
          open={record.id === chosen}
          toggle={() => panel.opened && show(panel.opened, record.id === chosen ? '' : String(record.id))}
          change={change}
        />
      ))}
      {more && <ShowMore more={more} listed={found.length} total={total} show={show} />}
    </>
  );
}

function ShowMore({ more, listed, total, show }: { more: More; listed: number; total: number; show: Show }) {
  const step = useConstant<number>(more.step, 10);
  if (total <= listed || listed >= more.most) return null;
  const next = Math.min(more.most, (Math.floor(listed / step) + 1) * step);
  return (
    <Button variant="outlined" onClick={() => show(more.rows, String(next))}>
      {more.label}
    </Button>
  );
}

type Show = (name: string, value: string) => void;
