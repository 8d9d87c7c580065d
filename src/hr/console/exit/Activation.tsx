import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { TickRow } from '../../../console/parts.ts';
import { useCall, useDocument, useFailure, useMessages, useNotice, useOverlays } from '../../../console/slots.ts';
import type { Survey } from './survey.ts';

const acknowledgements = ['exit/acknowledge-questions', 'exit/acknowledge-sending'] as const;

const Box = styled('section')(({ theme }) => ({
  marginTop: 24,
  '& h2': { ...theme.typography.h2, margin: '0 0 8px' },
  '& label': { marginLeft: -6 },
  '& button': { marginTop: 12 },
}));

/** Deactivates a live survey. A draft is activated once both sentences are ticked and someone is chosen to write in whose name. */
export function Activation({ survey, changed }: { survey: Survey; changed(): void }) {
  const { text } = useMessages();
  const { confirm } = useOverlays();
  const update = useCall('exit/stage.update');
  const said = useDocument('calls', 'exit/stage.update')?.messages;
  const notice = useNotice();
  const failure = useFailure();
  const [ticked, setTicked] = useState<boolean[]>(acknowledgements.map(() => false));
  const [busy, setBusy] = useState(false);

  const change = async (body: Record<string, unknown>, done: 'exit/activated' | 'exit/deactivated') => {
    setBusy(true);
    try {
      await update({ params: { id: survey.id }, body });
      notice(done);
      changed();
    } catch (error) {
      await failure(error, said);
    } finally {
      setBusy(false);
    }
  };
  const activate = () => {
    if (ticked.includes(false)) return notice('exit/tick-all');
    if (!survey.chatFromUser) return notice('exit/add-on-behalf');
    return change({ status: 'live', acknowledgements: ticked }, 'exit/activated');
  };
  const deactivate = async () => {
    if (await confirm('exit/confirm-deactivate')) await change({ status: 'draft' }, 'exit/deactivated');
  };

  if (survey.status === 'live')
    return (
      <Button variant="outlined" color="error" disabled={busy} onClick={() => void deactivate()}>
        {text('exit/deactivate')}
      </Button>
    );
  return (
    <Box>
      <h2>{text('exit/before')}</h2>
      {acknowledgements.map((sentence, at) => (
        <TickRow key={sentence}>
          <input
            type="checkbox"
            checked={ticked[at]}
            onChange={({ target }) => setTicked(ticked.map((was, index) => (index === at ? target.checked : was)))}
          />
          <span>{text(sentence)}</span>
        </TickRow>
      ))}
      <Button variant="contained" disabled={busy} onClick={() => void activate()}>
        {text('exit/activate')}
      </Button>
    </Box>
  );
}
