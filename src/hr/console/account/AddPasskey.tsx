import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { Problem, useLeaveGuard } from '../../../console/parts.ts';
import { type ComponentProps, useCall, useDocument, useMessages, useNotice } from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';
import { usePasskey } from './use-passkey.ts';

/** Has the browser make a passkey, and gives it to the server under a name. */
export default function AddPasskey({ close }: ComponentProps) {
  const { text } = useMessages();
  const formId = useId();
  const [name, setName] = useState('');
  useLeaveGuard(name !== '');
  const { add, failed, busy, supported } = useAdding(() => close?.(true));
  const problem = supported ? failed : text('account/passkey/unsupported');
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
        <p style={{ margin: 0 }}>{text('account/passkey/new')}</p>
        <Problem>{problem}</Problem>
        <form
          id={formId}
          onSubmit={(event) => {
            event.preventDefault();
            if (supported && !busy) void add(name);
          }}
        >
          <TextField
            autoFocus
            fullWidth
            label={text('account/passkey/name')}
            helperText={text('account/passkey/name-help')}
            value={name}
            onChange={(event) => setName(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 60, autoComplete: 'off' } }}
          />
        </form>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={() => close?.()}>
          {text('account/passkey/cancel')}
        </Button>
        <Button
          type="submit"
          form={formId}
          variant="contained"
          aria-disabled={busy || !supported || undefined}
          loading={busy}
        >
          {text('account/passkey/continue')}
        </Button>
      </DialogActions>
    </>
  );
}

function useAdding(done: () => void) {
  const { supported, busy, attempt } = usePasskey();
  const { explain } = useMessages();
  const notice = useNotice();
  const begin = useCall('account/passkey/begin');
  const save = useCall('account/passkey/add');
  const said = useDocument('calls', 'account/passkey/add')?.messages;
  const [failed, setFailed] = useState<string | null>(null);
  const add = async (typed: string) => {
    setFailed(null);
    const name = typed.trim();
    const problem = await attempt(
      async ({ startRegistration }) => {
        const { body } = await begin<Calls['account/passkey/begin']['answer']>({ body: {} });
        const credential = await startRegistration({ optionsJSON: body.options as never });
        await save({ body: { credential, ...(name && { name }) } });
      },
      (error) => explain(error, said).text,
    );
    if (problem) return setFailed(problem);
    notice('account/passkey/added');
    done();
  };
  return { add, failed, busy, supported };
}
