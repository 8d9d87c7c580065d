import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { Card } from '../../../../console/forms/view/Card.tsx';
import { type Import, useStep } from './use-import.ts';
import { counted, useText } from './use-text.ts';

/** While a job works on it. */
export function Working({ upload }: { upload: Import }) {
  const text = useText();
  const { take, busy } = useStep('people/import/cancel');
  const { state, done, total } = upload;
  const title =
    state === 'checking'
      ? 'people/import/checking-title'
      : state === 'running'
        ? 'people/import/running-title'
        : 'people/import/undoing-title';
  const known = total > 0;
  const progress = { done: counted(done), total: counted(total) };
  const line =
    state === 'checking' ? text('people/import/checking', progress) : text('people/import/running', progress);
  return (
    <Card aria-label={text(title)}>
      <h2>{text(title)}</h2>
      <LinearProgress
        aria-label={text(title)}
        sx={{ my: 1.5 }}
        {...(known ? { variant: 'determinate', value: Math.min(100, (100 * done) / total) } : {})}
      />
      <p style={{ margin: 0 }}>{known ? line : text('people/import/checking-start')}</p>
      {state === 'running' && <p style={{ margin: '8px 0 0' }}>{text('people/import/cancel-help')}</p>}
      {state !== 'undoing' && (
        <Button sx={{ mt: 2 }} variant="outlined" loading={busy} onClick={() => void take(upload.id)}>
          {text('people/import/cancel')}
        </Button>
      )}
    </Card>
  );
}
