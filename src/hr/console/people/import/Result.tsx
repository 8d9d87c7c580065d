import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { Icon } from '../../../../console/parts.ts';
import { useOverlays } from '../../../../console/slots.ts';
import { Counts } from './Counts.tsx';
import { ProblemRows } from './ProblemRows.tsx';
import { type Import, useDownload, useStep } from './use-import.ts';
import { counted, useText } from './use-text.ts';

const titles = {
  done: ['people/import/done-title', 'success'],
  cancelled: ['people/import/cancelled-title', 'warning'],
  failed: ['people/import/failed-title', 'error'],
  undone: ['people/import/undone-title', 'info'],
} as const;

/** What came of it: figures, the files, and the way back. */
export function Result({ upload, again }: { upload: Import; again(): void }) {
  const text = useText();
  const [title, severity] = titles[upload.state as keyof typeof titles] ?? titles.done;
  return (
    <>
      <Alert severity={severity} role="status" sx={{ mb: 2 }}>
        <AlertTitle sx={{ mb: 0 }}>{text(title)}</AlertTitle>
        {upload.problem}
        {upload.state === 'cancelled' && !upload.problem && text('people/import/cancelled-help')}
        {upload.state === 'undone' && <Undone upload={upload} />}
      </Alert>
      <Counts upload={upload} />
      <Files upload={upload} />
      {upload.error_count > 0 && upload.has_original && upload.state !== 'undone' && (
        <ProblemRows upload={upload} of="refused" about="people/import/refused-left" />
      )}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, justifyContent: 'flex-end' }}>
        <Button variant="outlined" onClick={again}>
          {text('people/import/again')}
        </Button>
        <Button variant="contained" component={Link} to="/employees">
          {text('people/import/to-people')}
        </Button>
      </div>
    </>
  );
}

function Undone({ upload: { restored_count: restored, kept_count: kept } }: { upload: Import }) {
  const text = useText();
  return (
    <>
      {text('people/import/undone-counts', { restored: counted(restored) })}{' '}
      {kept > 0 && text('people/import/kept-counts', { kept: counted(kept) })}
    </>
  );
}

function Files({ upload }: { upload: Import }) {
  const text = useText();
  const download = useDownload(upload.id);
  const { take, busy } = useStep('people/import/undo');
  const { confirm } = useOverlays();
  const undo = async () => {
    if (await confirm('people/import/undo-asked')) await take(upload.id);
  };
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 16 }}>
      {upload.has_errors && (
        <Button variant="outlined" startIcon={<Icon name="download" />} onClick={() => void download('errors')}>
          {text('people/import/get-errors')}
        </Button>
      )}
      {upload.has_original && (
        <Button variant="outlined" startIcon={<Icon name="download" />} onClick={() => void download('original')}>
          {text('people/import/get-original')}
        </Button>
      )}
      {upload.can_undo && (
        <Button variant="outlined" color="error" loading={busy} onClick={() => void undo()}>
          {text('people/import/undo')}
        </Button>
      )}
    </div>
  );
}
