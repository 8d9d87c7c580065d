import Link from '@mui/material/Link';
import { Navigate } from 'react-router';
import { AccountBox, ScreenHeader, useScreenTitle } from '../../../../console/parts.ts';
import { useMessages, useSecondStep } from '../../../../console/slots.ts';
import { VerifyWays } from './VerifyWays.tsx';

/** The second step of signing in, whatever the first was. Who need not be here is led away. */
export default function VerifySignIn() {
  const { person, away, taken, leave } = useSecondStep();
  const { text } = useMessages();
  const title = useScreenTitle(undefined);
  if (!person) return away && <Navigate to={away} replace />;
  return (
    <AccountBox as="div">
      <ScreenHeader title={title} />
      <VerifyWays person={person} taken={taken} leave={leave} />
      <div className="links">
        <Link component="button" type="button" onClick={() => void leave()}>
          {text('account/mfa/verify.back')}
        </Link>
      </div>
    </AccountBox>
  );
}
