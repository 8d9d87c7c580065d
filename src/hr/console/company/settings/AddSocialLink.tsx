import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useState } from 'react';
import { Notice, useEntity, useLeaveGuard } from '../../../../console/parts.ts';
import {
  CallError,
  type ComponentProps,
  useActor,
  useCall,
  useDocument,
  useFailure,
  useGate,
  useMessages,
  useNotice,
  useOptions,
} from '../../../../console/slots.ts';

/** Adds one social link to the company profile. */
export default function AddSocialLink({ params, close }: ComponentProps) {
  const link = String(params.link);
  const { text } = useMessages();
  const formId = useId();
  const inputId = useId();
  const [address, setAddress] = useState('');
  const [said, setSaid] = useState('');
  const { add, busy } = useAdd(link, setSaid, () => close?.(true));
  const gate = useGate('company/update-profile');
  const name = useOptions('company/socialLinks').find(({ value }) => value === link)?.label ?? link;
  useLeaveGuard(address !== '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (address.trim() === '') setSaid(text('company/settings.link-missing'));
    else void add(address.trim());
  };
  return (
    <>
      <DialogContent>
        {gate.allowed ? (
          <form id={formId} onSubmit={submit} noValidate style={{ paddingTop: 8 }}>
            <p style={{ marginTop: 0 }}>{text('company/settings.link-why', { name })}</p>
            <TextField
              id={inputId}
              label={name}
              value={address}
              onChange={(event) => {
                setAddress(event.target.value);
                setSaid('');
              }}
              type="url"
              placeholder={text('company/settings.link-begins')}
              autoFocus
              fullWidth
              required
              error={said !== ''}
              helperText={said || ' '}
              slotProps={{
                htmlInput: { maxLength: 300 },
                inputLabel: { shrink: true },
                formHelperText: { role: 'alert' },
              }}
            />
          </form>
        ) : (
          <Notice icon="lock" text={text('company/settings.link-refused', { name })} />
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={() => close?.()}>
          {text('shell/form.cancel')}
        </Button>
        {gate.allowed && (
          <Button type="submit" form={formId} variant="contained" loading={busy}>
            {text('company/settings.link-add')}
          </Button>
        )}
      </DialogActions>
    </>
  );
}

function useAdd(link: string, refuse: (sentence: string) => void, done: () => void) {
  const [busy, setBusy] = useState(false);
  const update = useCall('company/profile.update');
  const messages = useDocument('calls', 'company/profile.update')?.messages;
  const failure = useFailure();
  const notice = useNotice();
  const actor = useActor();
  // Loads the sentences about links.
  useEntity('company/company');
  const add = async (address: string) => {
    setBusy(true);
    try {
      await update({ params: { companyId: actor?.company }, body: { [link]: address } });
      notice(`company/settings.link-added-${link}`);
      done();
    } catch (error) {
      const wrong = error instanceof CallError ? error.body.errors?.[link]?.[0] : undefined;
      if (wrong) refuse(wrong);
      else await failure(error, messages);
    }
    setBusy(false);
  };
  return { add, busy };
}
