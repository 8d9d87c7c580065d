import type { Column } from '../../../shared/documents/screen.ts';
import { useWords } from '../../messages/use-words.ts';
import { SwitchInput } from '../../shell/SwitchInput.tsx';
import type { ListView, Row } from './list-view.ts';

interface Props {
  column: Column & { field: string; switches: { calls: string } };
  row: Row;
  /** What the column is called, and whose switch it is. */
  label: string;
  name: string;
  run: ListView['run'];
}

/** A yes or no of the row that is changed where it stands; it moves when the server has taken it. */
export function SwitchCell({ column, row, label, name, run }: Props) {
  const words = useWords();
  const { field, switches } = column;
  const on = row[field] === true;
  return (
    <SwitchInput
      aria-label={words('action-of', { action: label, name })}
      checked={on}
      onChange={() => run({ label, calls: switches.calls, send: { [field]: !on } }, { record: row })}
    />
  );
}
