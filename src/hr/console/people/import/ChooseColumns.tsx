import Button from '@mui/material/Button';
import { useState } from 'react';
import { Card } from '../../../../console/forms/view/Card.tsx';
import { useGate, useOptions } from '../../../../console/slots.ts';
import { type DateFormat, fittingFormats, type ImportColumn } from '../../../rules/import-values.ts';
import { ChooseFormat } from './ChooseFormat.tsx';
import { ChooseMissing } from './ChooseMissing.tsx';
import { ColumnTable } from './ColumnTable.tsx';
import { Preview } from './Preview.tsx';
import { type Import, useStep } from './use-import.ts';
import { useText } from './use-text.ts';

const formats: readonly DateFormat[] = ['DD-MM-YYYY', 'YYYY-MM-DD', 'MM-DD-YYYY'];

interface Props {
  upload: Import;
  checking(): void;
  restart(): void;
}

/** Which column holds what, how dates are written, and what becomes of those who are not in the file. */
export function ChooseColumns({ upload, checking, restart }: Props) {
  const text = useText();
  const columns = useOptions('people/import/columns') as unknown as readonly ImportColumn[];
  const [mapping, setMapping] = useState<Readonly<Record<string, number>>>(upload.mapping);
  const [picked, setPicked] = useState(upload.mapping_date_format as DateFormat | null);
  const mayChange = useGate('people/import/change').allowed;
  const [missing, setMissing] = useState(mayChange ? upload.missing : 'leave');
  const { take, busy } = useStep('people/import/check');
  const dates = columns.filter(({ kind }) => kind === 'date').map(({ value }) => value);
  const samples = dates.flatMap((name) => {
    const at = mapping[name];
    return at === undefined ? [] : upload.preview.flatMap((row) => row[at] || []);
  });
  const fitting = fittingFormats(samples, formats);
  const format = picked ?? fitting[0] ?? 'DD-MM-YYYY';
  const lacks = columns.some(({ value, required }) => required && mapping[value] === undefined);
  const check = async () => {
    if (await take(upload.id, { mapping, mapping_date_format: format, missing })) checking();
  };
  return (
    <>
      <Card aria-label={text('people/import/step-columns')} sx={{ mb: 2 }}>
        <h2>{text('people/import/step-columns')}</h2>
        <p style={{ margin: '0 0 12px' }}>{text('people/import/columns-help')}</p>
        <ColumnTable columns={columns} upload={upload} mapping={mapping} change={setMapping} />
      </Card>
      <Card aria-label={text('people/import/preview-title')} sx={{ mb: 2 }}>
        <h2>{text('people/import/preview-title')}</h2>
        <Preview upload={upload} />
      </Card>
      <Card sx={{ mb: 2 }}>
        <ChooseFormat formats={formats} fitting={fitting} samples={samples} value={format} choose={setPicked} />
      </Card>
      {mayChange && (
        <Card sx={{ mb: 2 }}>
          <ChooseMissing value={missing} choose={setMissing} />
        </Card>
      )}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, justifyContent: 'flex-end' }}>
        <Button variant="outlined" onClick={restart}>
          {text('people/import/other-file')}
        </Button>
        <Button variant="contained" disabled={lacks} loading={busy} onClick={() => void check()}>
          {text('people/import/check')}
        </Button>
      </div>
    </>
  );
}
