import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Call } from '../../../shared/documents/call.ts';
import type { Returned } from '../../../shared/documents/panel.ts';
import { useDocument } from '../../artifacts/use-artifacts.ts';
import { useCall } from '../../data/use-call.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useNotice } from '../../messages/use-notice.ts';
import { useSigning } from '../../session/use-signing.ts';
import { wayBack } from '../../session/way-back.ts';

type Values = Record<string, unknown>;

interface Answer {
  /** Another site, where someone has to go before it is done. */
  url?: string;
  /** Where it was begun. */
  back?: string;
}

/** What stands in the address goes to the call, and out of the address, at once. */
export function useReturned(returned: Returned, calls: Readonly<Record<string, string>>, params: Values) {
  const { explain } = useMessages();
  const notice = useNotice();
  const signing = useSigning();
  const name = returned.by ? String(params[returned.by]) : (Object.keys(calls)[0] ?? '');
  const id = calls[name] ?? '';
  const call = useDocument('calls', id);
  const make = useCall(id);
  const navigate = useNavigate();
  const [failed, setFailed] = useState<unknown>();
  const home = typeof returned.goes === 'string' ? returned.goes : (returned.goes[name] ?? '/');
  // Good once: drawing the page again must not send it again.
  const sent = useRef(false);
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    if (!call) return void navigate('/404', { replace: true });
    const input = inputOf(call, returned, params);
    history.replaceState(history.state, '', location.pathname);
    make<Answer>(input)
      .then(async ({ body: { url, back } }) => {
        if (url) return goElsewhere(url);
        await (call.level === 'none' ? signing.signedIn() : signing.refresh());
        const begunAt = back && wayBack(new URLSearchParams({ back }));
        await navigate(begunAt || home, { replace: true });
        const said = (begunAt && returned.resumed?.[name]) || call.messages?.success;
        if (said) notice(said);
      })
      .catch(setFailed);
  }, [call, home, make, name, navigate, notice, params, returned, signing]);
  return { failed: failed === undefined ? null : explain(failed, call?.messages), home };
}

/** All that the call takes and the address has; all else there is none of our business. */
function inputOf(
  call: Call,
  { names = {} }: Returned,
  params: Values,
): { params: Values; query?: Values; body?: Values } {
  const given: Values = {};
  for (const name of Object.keys((call.query ?? call.body)?.properties ?? {})) {
    const value = params[names[name] ?? name];
    if (typeof value === 'string' && value !== '') given[name] = value;
    if (name === 'time_zone') given[name] = Intl.DateTimeFormat().resolvedOptions().timeZone;
  }
  return { params, ...(call.query ? { query: given } : { body: given }) };
}

/** Another site, and nothing else that an address can be. */
function goElsewhere(address: string): void {
  if (/^https?:/.test(address)) location.assign(address);
}
