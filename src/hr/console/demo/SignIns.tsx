import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Problem } from '../../../console/parts.ts';
import { useCall, useDocument, useMessages, useSigning } from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';
import { zoneOfBrowser } from '../account/zone.ts';
import { wantTour } from './tour.ts';

type Account = NonNullable<Calls['account/provider/list']['answer']['accounts']>[number];

const List = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  '& h2': { margin: 0, fontSize: '0.875rem', fontWeight: 560 },
  '& ul': { display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' },
  '& button': { display: 'grid', gap: 2, justifyContent: 'start', textAlign: 'left' },
  '& small': { fontWeight: 400, color: (theme.vars ?? theme).palette.text.secondary },
}));

/** The accounts of a demo, one press each. */
export default function SignIns({ accounts }: { accounts: readonly Account[] }) {
  const { text, explain } = useMessages();
  const signing = useSigning();
  const login = useCall('account/session/login');
  const said = useDocument('calls', 'account/session/login')?.messages;
  const [going, setGoing] = useState<string>();
  const [failed, setFailed] = useState<string | null>(null);
  const signIn = async ({ email, password }: Account) => {
    setGoing(email);
    setFailed(null);
    try {
      await login({ body: { username: email, password, ...zoneOfBrowser() } });
      await wantTour(email);
      await signing.signedIn();
    } catch (error) {
      setFailed(explain(error, said).text);
    } finally {
      setGoing(undefined);
    }
  };
  return (
    <List aria-label={text('demo/banner.title')}>
      <h2>{text('demo/banner.accounts')}</h2>
      <Problem>{failed}</Problem>
      <ul>
        {accounts.map((account) => (
          <li key={account.email}>
            <Button
              fullWidth
              variant="outlined"
              disabled={going !== undefined && going !== account.email}
              loading={going === account.email}
              onClick={() => void signIn(account)}
            >
              {account.about}
              <small>{account.email}</small>
            </Button>
          </li>
        ))}
      </ul>
    </List>
  );
}
