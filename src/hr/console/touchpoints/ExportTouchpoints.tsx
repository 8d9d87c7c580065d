import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useLeaveGuard } from '../../../console/parts.ts';
import { type ComponentProps, useMessages } from '../../../console/slots.ts';
import type { MessageName } from '../../../generated/names.ts';
import { type Choice, count, exported, nothing, searched } from './choice.ts';
import { TouchpointPicker } from './TouchpointPicker.tsx';
import { type Progress, useReport } from './use-report.ts';
import { useTouchpoints } from './use-touchpoints.ts';

const Line = styled('div')({ height: 24, padding: '0 24px', fontSize: '0.8125rem' });

/** Chooses touchpoints and has the report of their questions downloaded. */
export default function ExportTouchpoints({ close }: ComponentProps) {
  const [search, setSearch] = useState('');
  const [choice, setChoice] = useState<Choice>(nothing);
  const listing = useTouchpoints(search);
  const { download, progress } = useReport(() => close?.(true));
  const text = useText();
  const { rows = [], total = 0, search: settled = '' } = listing.data ?? {};
  const found = { search: settled, ids: rows.map(({ id }) => id), total };
  const chosen = count(choice, found);
  useLeaveGuard(chosen > 0);
  const look = (typed: string) => {
    setSearch(typed);
    setChoice(searched(choice, found));
  };
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <TextField
          autoFocus
          type="search"
          label={text('touchpoints/export.search')}
          value={search}
          onChange={(event) => look(event.target.value)}
          fullWidth
          sx={{ mt: 1 }}
          slotProps={{ htmlInput: { maxLength: 100 } }}
        />
        <TouchpointPicker
          listing={listing}
          found={found}
          choice={choice}
          choose={setChoice}
          disabled={Boolean(progress)}
        />
      </DialogContent>
      <Working progress={progress} />
      <DialogActions>
        <Button variant="outlined" onClick={() => close?.()}>
          {text('touchpoints/export.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={chosen === 0 || Boolean(progress)}
          onClick={() => void download(exported(choice))}
        >
          {text(progress ? 'touchpoints/export.downloading' : 'touchpoints/export.download')}
        </Button>
      </DialogActions>
    </>
  );
}

/** Room is kept for it, so that the buttons do not jump. */
function Working({ progress }: { progress: Progress | undefined }) {
  const text = useText();
  const known = progress && progress.total > 0;
  return (
    <Line role="status">
      {progress && (
        <LinearProgress
          aria-label={text('touchpoints/export.downloading')}
          {...(known ? { variant: 'determinate', value: (100 * progress.done) / progress.total } : {})}
        />
      )}
      {known && text('touchpoints/export.progress', { done: progress.done, total: progress.total })}
    </Line>
  );
}

function useText() {
  const { text } = useMessages();
  return (id: MessageName, params?: Record<string, string | number>) => text(id, params);
}
