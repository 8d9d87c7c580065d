import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { type ComponentProps, useCall, useDocument, useMessages, useSigning, wayBack } from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';
import { zoneOfBrowser } from './zone.ts';

type Answer = Calls['account/provider.sign-in']['answer'];

const Page = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 20,
  maxWidth: 400,
  margin: '8vh auto 0',
  '& h1': { fontSize: '1rem', fontWeight: 500, margin: 0 },
});

/** What the provider may have put into the address; everything else there is none of our business. */
const names = ['code', 'state', 'iss', 'error'] as const;

/** Where providers send people back to: what stands in the address goes to the server, and out of the address, at once. */
export default function SignInReturn({ params }: ComponentProps) {
  const { text } = useMessages();
  const failed = useReturn(params);
  return (
    <Page>
      {failed === null ? (
        <>
          <CircularProgress aria-label={text('account/signing-in')} />
          <h1 tabIndex={-1}>{text('account/signing-in')}</h1>
        </>
      ) : (
        <>
          <Alert severity="error" role="alert">
            {failed}
          </Alert>
          <Button variant="contained" component={Link} to="/login" replace>
            {text('account/back-to-sign-in')}
          </Button>
        </>
      )}
    </Page>
  );
}

function useReturn(params: Record<string, unknown>): string | null {
  const { explain } = useMessages();
  const signing = useSigning();
  const finish = useCall('account/provider.sign-in');
  const said = useDocument('calls', 'account/provider.sign-in')?.messages;
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
