import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Problem } from '../../../console/parts.ts';
import { useCall, useDocument, useMessages, wayBack } from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';
import { ProviderMark } from './ProviderMark.tsx';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

const DemoSignIns = lazy(() => import('../demo/SignIns.tsx'));

type Listed = Calls['account/provider/list']['answer'];

const Ways = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  '& .or': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    color: (theme.vars ?? theme).palette.text.secondary,
    fontSize: '0.8125rem',
  },
  '& .or::before, & .or::after': {
    content: '""',
    flex: 1,
    borderTop: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  },
  '& svg': { width: 18, height: 18 },
}));

/** Ways to sign in besides the password: a passkey, and the providers that the operator has configured. */
export default function OtherSignIns() {
  const { text } = useMessages();
  const [failed, setFailed] = useState<string | null>(null);
  const passkey = usePasskeySignIn(setFailed);
  const provider = useProviders(setFailed);
  const accounts = provider.accounts.length > 0 && (
    <Suspense fallback={null}>
      <DemoSignIns accounts={provider.accounts} />
    </Suspense>
  );
  if (!passkey.supported && provider.all.length === 0) return accounts;
  return (
    <Ways>
      <div className="or">{text('account/other-ways')}</div>
      <Problem>{failed}</Problem>
      {passkey.supported && (
        <Button
          variant="outlined"
          size="large"
          startIcon={<ProviderMark name="passkey" />}
          loading={passkey.busy}
          onClick={() => void passkey.signIn()}
        >
          {text('account/passkey/sign-in')}
        </Button>
      )}
      {provider.all.map(({ name, label }) => (
        <Button
          key={name}
          variant="outlined"
          size="large"
          startIcon={<ProviderMark name={name} />}
          loading={provider.going === name}
          onClick={() => void provider.go(name)}
        >
          {text('account/sign-in-with', { provider: label })}
        </Button>
      ))}
      {accounts}
    </Ways>
  );
}

/** Leaving for the provider: the address is the server's, which has asked the provider for it. */
function useProviders(fail: (sentence: string | null) => void) {
  const list = useCall('account/provider/list');
  const begin = useCall('account/provider/begin');
  const said = useDocument('calls', 'account/provider/begin')?.messages;
  const { explain } = useMessages();
  const [search] = useSearchParams();
  const [{ providers: all, accounts = [] }, setListed] = useState<Listed>({ providers: [] });
  const [going, setGoing] = useState<string | null>(null);
  useEffect(() => {
    let here = true;
    list<Listed>()
      .then(({ body }) => here && setListed(body))
      // Without an answer the password is left, and its form says what is wrong.
      .catch(() => undefined);
    return () => {
      here = false;
    };
  }, [list]);
  const go = async (provider: string) => {
    fail(null);
    setGoing(provider);
    try {
      const { body } = await begin<Calls['account/provider/begin']['answer']>({
        params: { provider },
        body: { back: wayBack(search) },
      });
      location.assign(body.url);
    } catch (error) {
      setGoing(null);
      fail(explain(error, said).text);
    }
  };
  return { all, accounts, going, go };
}
