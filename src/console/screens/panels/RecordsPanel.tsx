import Button from '@mui/material/Button';
import type { More, Panel } from '../../../shared/documents/panel.ts';
import { useConstant } from '../../artifacts/use-artifacts.ts';
import { Notice } from '../Notice.tsx';
import { useAddress } from '../use-address.ts';
import { FoldedRecord } from './FoldedRecord.tsx';
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

/** Records one below the other, each folded. The address says which is open and how many are listed. */
export default function RecordsPanel({ panel, records, values, change }: Props) {
  const said = useSaid();
  const { search, show } = useAddress();
  const chosen = search.get(panel.opened ?? '');
  const { none, icon = 'inbox', more } = panel;
  const found = listAt(values, records);
  if (found.length === 0) return none ? <Notice icon={icon} text={said(none, values) ?? ''} /> : null;
  return (
    <>
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
      {more && <ShowMore more={more} listed={found.length} total={numberAt(values, more.total) ?? 0} show={show} />}
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
