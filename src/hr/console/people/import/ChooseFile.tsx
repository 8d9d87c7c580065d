import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { type DragEvent, useRef, useState } from 'react';
import { Icon, ScreenTitleContext, ScreenView, saveTable } from '../../../../console/parts.ts';
import { useConstant, useNotice, useOptions } from '../../../../console/slots.ts';
import { useUpload } from './use-import.ts';
import { counted, useText } from './use-text.ts';

const Drop = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'grid',
    justifyItems: 'center',
    gap: 12,
    padding: '36px 20px',
    marginBottom: 12,
    textAlign: 'center',
    border: `2px dashed ${palette.divider}`,
    borderRadius: 14,
    backgroundColor: palette.background.paper,
    '&[data-over="true"]': { borderColor: palette.primary.main, backgroundColor: palette.primary.light },
    '& > svg': { fontSize: 36, color: palette.primary.main },
    '& p': { margin: 0 },
    '& .help': { color: palette.text.secondary, fontSize: '0.875rem', maxWidth: 520, textWrap: 'balance' },
    '& .bar': { width: '100%', maxWidth: 320 },
  };
});

/** A file by the button or by dropping it; below, what was uploaded before. */
export function ChooseFile({ chosen }: { chosen(upload: string): void }) {
  const text = useText();
  const { upload, busy } = useUpload();
  const notice = useNotice();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const bytes = useConstant<number>('people/import/mostBytes', 32_000_000);
  const rows = useConstant<number>('people/import/mostRows', 200_000);
  const days = useConstant<number>('audit/upload.keepDays', 7);
  const size = Math.floor(bytes / 1_000_000);
  const take = async (file: File | undefined) => {
    if (!file || busy) return;
    if (file.size > bytes) {
      const problem = text('people/import/problem-too-large', { size });
      return notice({ text: text('people/import/problem-of', { file: file.name, problem }), severity: 'error' });
    }
    const id = await upload(file);
    if (id) chosen(id);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  return (
    <>
      <Drop
        data-over={over}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon name="upload" />
        <p>{text('people/import/drop')}</p>
        <Button variant="contained" loading={busy} onClick={() => input.current?.click()}>
          {text('people/import/choose')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.txt,.tsv,.xlsx,text/csv"
          aria-label={text('people/import/choose')}
          onChange={(event) => {
            void take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <p className="help">{text('people/import/file-help', { rows: counted(rows), size, days })}</p>
        <div className="bar" role="status">
          {busy && <LinearProgress aria-label={text('people/import/uploading')} />}
        </div>
      </Drop>
      <Template />
      <h2 style={{ fontSize: '1rem', margin: '28px 0 8px' }}>{text('people/import/earlier')}</h2>
      {/* It has its heading already. */}
      <ScreenTitleContext value="">
        <ScreenView id="audit/uploads" params={{}} />
      </ScreenTitleContext>
    </>
  );
}

/** A file that holds every heading and nobody. */
function Template() {
  const text = useText();
  const columns = useOptions('people/import/columns');
  const name = text('people/import/title');
  return (
    <Button
      variant="text"
      startIcon={<Icon name="download" />}
      onClick={() => void saveTable([columns.map(({ label }) => label)], name)}
    >
      {text('people/import/template')}
    </Button>
  );
}
