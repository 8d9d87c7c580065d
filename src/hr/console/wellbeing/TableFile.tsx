import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { Icon } from '../../../console/parts.ts';
import { useMessages, type WidgetProps } from '../../../console/slots.ts';

/** A file with a table, whose text is sent. */
export default function TableFile({ id, label, onChange, disabled, describedBy }: WidgetProps) {
  const { text } = useMessages();
  const file = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ name: string; count: number }>();
  const read = async (first: File | undefined) => {
    if (!first) return;
    const table = await first.text();
    setChosen({ name: first.name, count: table.split('\n').filter((line) => line.trim() !== '').length });
    onChange(table);
  };
  return (
    <>
      <input
        ref={file}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-label={label}
        onChange={(event) => {
          void read(event.target.files?.[0]);
          // The same file chosen again, corrected meanwhile, is a change too.
          event.target.value = '';
        }}
      />
      <Button
        id={id}
        variant="outlined"
        disabled={disabled}
        aria-describedby={describedBy}
        startIcon={<Icon name="upload" />}
        onClick={() => file.current?.click()}
      >
        {text('wellbeing/table-choose')}
      </Button>
      <p role="status" style={{ margin: '8px 0 0' }}>
        {chosen && text('wellbeing/table-chosen', chosen)}
      </p>
    </>
  );
}
