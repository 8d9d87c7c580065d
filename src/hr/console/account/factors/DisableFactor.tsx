import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { Problem } from '../../../../console/parts.ts';
import {
  CallError,
  type ComponentProps,
  useActor,
  useCall,
  useDocument,
  useFailure,
  useMessages,
  useNotice,
  useSigning,
} from '../../../../console/slots.ts';
import { OwnPassword } from '../OwnPassword.tsx';
import { type Channel, wireMethod } from './use-factors.ts';

const Content = styled(DialogContent)({ display: 'grid', gap: 14, '&&': { paddingTop: 8 } });

/** The password, if there is one, before a method is taken away; the captcha is worked out when it is sent. */
export default function DisableFactor({ params, close }: ComponentProps) {
  const { text } = useMessages();
  const [password, setPassword] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const hasPassword = useActor()?.flags.has_password === true;
  const { busy, problem, disable } = useDisabling(params.channel as Channel, () => close?.(true));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await disable(hasPassword ? password : undefined)) return;
    setPassword('');
    input.current?.focus();
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Content>
        <Problem>{problem}</Problem>
        {hasPassword ? (
          <OwnPassword
            label={text('account/mfa/disable-password')}
            value={password}
            onChange={setPassword}
            invalid={Boolean(problem)}
            input={input}
          />
        ) : (
          text('account/mfa/disable-confirm')
        )}
      </Content>
      <DialogActions>
        <Button variant="outlined" onClick={() => close?.()}>
          {text('account/mfa/cancel')}
        </Button>
        <Button type="submit" variant="contained" color="error" aria-disabled={busy || undefined} loading={busy}>
          {text('account/mfa/disable')}
        </Button>
      </DialogActions>
    </form>
  );
}

function useDisabling(channel: Channel, done: () => void) {
  const call = useCall('account/mfa/disable');
  const document = useDocument('calls', 'account/mfa/disable');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { explain, text } = useMessages();
  const queries = useQueryClient();
  const signing = useSigning();
  const notice = useNotice();
  const failure = useFailure();

  const disable = async (password: string | undefined): Promise<boolean> => {
    if (busy) return true;
    if (password === '') {
      setProblem(text('shell/mandatory-fields'));
      return false;
    }
    setBusy(true);
    setProblem(undefined);
    try {
      const { otp_type, channel: hotp_type } = { channel: undefined, ...wireMethod(channel) };
      await call({ body: { otp_type, hotp_type, password } });
      await queries.invalidateQueries();
      await signing.refresh();
      if (document?.messages?.success) notice(document.messages.success);
      done();
      return true;
    } catch (error) {
      const isTheirs = error instanceof CallError && (error.status === 400 || error.status === 429);
      if (isTheirs) setProblem(explain(error, document?.messages).text);
      else await failure(error, document?.messages);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, disable };
}
