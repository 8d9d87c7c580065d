import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useMessages } from '../../messages/use-messages.ts';
import { useWords } from '../../messages/use-words.ts';
import { Notice } from '../Notice.tsx';
import { ScreenHeader } from '../ScreenHeader.tsx';

export default function NotFound() {
  const { text } = useMessages();
  const words = useWords();
  return (
    <>
      <ScreenHeader title={text('shell/page-missing-title')} />
      <Notice icon="search-off" text={text('shell/page-missing')}>
        <Button variant="contained" component={Link} to="/">
          {words('home')}
        </Button>
      </Notice>
    </>
  );
}
