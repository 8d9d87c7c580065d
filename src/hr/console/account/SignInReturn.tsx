import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { AccountBox, Problem, ScreenHeader } from '../../../console/parts.ts';
import { type ComponentProps, useCall, useDocument, useMessages, useSigning, wayBack } from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';
import { zoneOfBrowser } from './zone.ts';

type Answer = Calls['account/provider/sign-in']['answer'];

/** What the provider may have put into the address; everything else there is none of our business. */
const names = ['code', 'state', 'iss', 'error'] as const;

/** Where providers send people back to: what stands in the address goes to the server, and out of the address, at once. */
export default function SignInReturn({ params }: ComponentProps) {
  const { text } = useMessages();
  const failed = useReturn(params);
  return (
    <AccountBox as="div" aria-busy={failed === null}>
      <ScreenHeader title={text(failed === null ? 'account/signing-in' : 'account/not-signed-in')} />
      <Problem>{failed}</Problem>
      {failed === null ? (
        <CircularProgress aria-label={text('account/signing-in')} sx={{ justifySelf: 'center' }} />
      ) : (
        <Button variant="contained" size="large" component={Link} to="/login" replace>
          {text('account/back-to-sign-in')}
        </Button>
      )}
    </AccountBox>
  );
}

function useReturn(params: Record<string, unknown>): string | null {
  const { explain } = useMessages();
  const signing = useSigning();
  const finish = useCall('account/provider/sign-in');
  const said = useDocument('calls', 'account/provider/sign-in')?.messages;
  const navigate = useNavigate();
  const [failed, setFailed] = useState<unknown>();
  // Good once: drawing the page again must not send it again.
  const sent = useRef(false);
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    const body: Record<string, unknown> = zoneOfBrowser();
    for (const name of names) if (typeof params[name] === 'string') body[name] = params[name];
    history.replaceState(history.state, '', location.pathname);
    finish<Answer>({ params: { provider: params.provider }, body })
      .then(async (answer) => {
        await signing.signedIn();
        const back = wayBack(new URLSearchParams({ back: answer.body.back }));
        await navigate(back, { replace: true });
      })
      .catch(setFailed);
  }, [finish, navigate, params, signing]);
  return failed === undefined ? null : explain(failed, said).text;
}
