import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { Link } from 'react-router';
import type { PageScreen, Returned } from '../../../shared/documents/panel.ts';
import { AccountBox } from '../../account/AccountBox.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { Problem } from '../Problem.tsx';
import { ScreenHeader } from '../ScreenHeader.tsx';
import { useReturned } from './use-returned.ts';

interface Props {
  screen: PageScreen;
  returned: Returned;
  params: Record<string, unknown>;
}

/** Where another site sends people back to: nothing to do but wait, or to leave after it has failed. */
export function ReturnedPage({ screen, returned, params }: Props) {
  const { text } = useMessages();
  const { failed, home } = useReturned(returned, screen.calls ?? {}, params);
  return (
    <AccountBox as="div" aria-busy={failed === null}>
      <ScreenHeader title={failed ? (failed.title ?? text(returned.failed)) : text(returned.waiting)} />
      <Problem>{failed?.text}</Problem>
      {failed ? (
        <Button variant="contained" size="large" component={Link} to={home} replace>
          {text(returned.leave)}
        </Button>
      ) : (
        <CircularProgress aria-label={text(returned.waiting)} sx={{ justifySelf: 'center' }} />
      )}
    </AccountBox>
  );
}
