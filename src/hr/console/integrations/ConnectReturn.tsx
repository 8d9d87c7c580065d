import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { AccountBox, Problem, ScreenHeader } from '../../../console/parts.ts';
import {
  type ComponentProps,
  useCall,
  useDocument,
  useMessages,
  useNotice,
  useOptions,
  useSigning,
  wayBack,
} from '../../../console/slots.ts';
import { goElsewhere } from './go-elsewhere.ts';

/** What a provider may have put into the address, and what it is called in the call; all else there is none of our business. */
const names = { code: 'code', state: 'state', error: 'error', tenant: 'tenant_id' } as const;

/** Said to who was in the middle of something else, and goes on with it. */
const again: Readonly<Record<string, string>> = { google: 'integrations/connection.google-done' };

interface Answer {
  status: number;
  /** Where someone has to sign in before it is done. */
  url?: string;
  /** Where it was begun. */
  back?: string;
}

/** Where providers send people back to who have connected something: what stands in the address goes to the server, and out of it, at once. */
export default function ConnectReturn({ params }: ComponentProps) {
  const { text } = useMessages();
  const home = useHome(String(params.provider));
  const failed = useReturn(params, home);
  const title = failed ? (failed.title ?? text('integrations/connection.not-returned')) : '';
  return (
    <AccountBox as="div" aria-busy={failed === null}>
      <ScreenHeader title={failed ? title : text('integrations/connection.returning')} />
      <Problem>{failed?.text}</Problem>
      {failed ? (
        <Button variant="contained" size="large" component={Link} to={home} replace>
          {text('integrations/connection.back')}
        </Button>
      ) : (
        <CircularProgress aria-label={text('integrations/connection.returning')} sx={{ justifySelf: 'center' }} />
      )}
    </AccountBox>
  );
}

/** The tab on which the provider stands. */
function useHome(provider: string): string {
  const card = useOptions('integrations/connection.cards').find((one) => one.provider === provider);
  return `/settings?tab=${card?.kind === 'channel' ? 'integrations' : 'profile'}`;
}

function useReturn(params: Record<string, unknown>, home: string) {
  const { explain } = useMessages();
  const notice = useNotice();
  const signing = useSigning();
  const screen = useDocument('screens', 'integrations/return');
  const calls: Record<string, string> = (screen?.kind === 'page' && screen.calls) || {};
  const id = calls[String(params.provider)] ?? '';
  const call = useDocument('calls', id);
  const finish = useCall(id);
  const navigate = useNavigate();
  const [failed, setFailed] = useState<unknown>();
  // Good once: drawing the page again must not send it again.
  const sent = useRef(false);
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    if (!call) return void navigate('/404', { replace: true });
    const given = Object.entries(names).flatMap(([from, to]) => (params[from] ? [[to, String(params[from])]] : []));
    const values = Object.fromEntries(given) as Record<string, string>;
    history.replaceState(history.state, '', location.pathname);
    finish<Answer>(call.query ? { query: values } : { body: values })
      .then(async ({ body }) => {
        if (body.url) return goElsewhere(body.url);
        await signing.refresh();
        const begunAt = body.back && wayBack(new URLSearchParams({ back: body.back }));
        await navigate(begunAt || home, { replace: true });
        const said = (begunAt && again[String(params.provider)]) || call.messages?.success;
        if (said) notice(said);
      })
      .catch(setFailed);
  }, [call, finish, home, navigate, notice, params, signing]);
  return failed === undefined ? null : explain(failed, call?.messages);
}
