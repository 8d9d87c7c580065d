import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { type ComponentProps, useMessages, useSigningAgain } from '../../../../console/slots.ts';
import { VerifyWays } from '../verify/VerifyWays.tsx';
import { PasskeyAgain } from './PasskeyAgain.tsx';
import { PasswordAgain } from './PasswordAgain.tsx';

const Content = styled(DialogContent)({
  display: 'grid',
  gap: 16,
  '& p': { margin: 0, fontSize: '0.875rem' },
  '& .links': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 12, fontSize: '0.875rem' },
});

/**
 * Opened over whatever someone was doing when their session ended. Closed with a result, it goes on. A provider cannot
 * be asked within the page, so that is done in another tab, and this one hears of it.
 */
export default function SignInAgain({ close }: ComponentProps) {
  const { text } = useMessages();
  const { person, half, taken, startOver, leave } = useSigningAgain();
  const isOver = person === null;
  useEffect(() => {
    if (isOver) close?.(true);
  }, [isOver, close]);
  if (!person) return null;
  const cancel = () => close?.();
  const ways = Array.isArray(person.step_up_methods) ? person.step_up_methods : [];
  const hasPassword = person.has_password === true;
  return (
    <Content>
      <p>{text('account/session/again.why')}</p>
      {half ? (
        <VerifyWays person={half} taken={taken} leave={startOver} />
      ) : (
        <>
          <p>{text('account/mfa/verify.of', { email: person.email ?? '' })}</p>
          {hasPassword && <PasswordAgain email={person.email ?? ''} cancel={cancel} />}
          {ways.includes('passkey') && <PasskeyAgain />}
        </>
      )}
      <div className="links">
        <Link href="/login" target="_blank" rel="noopener">
          {text('account/session/again.other-way')}
        </Link>
        <Link component="button" type="button" onClick={leave}>
          {text('account/session/again.other-person')}
        </Link>
      </div>
      {(half || !hasPassword) && (
        <DialogActions sx={{ p: 0 }}>
          <Button variant="outlined" onClick={cancel}>
            {text('account/session/again.later')}
          </Button>
        </DialogActions>
      )}
    </Content>
  );
}
