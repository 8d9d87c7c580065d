import { styled } from '@mui/material/styles';
import { useWords } from '../messages/use-words.ts';

const Skip = styled('a')(({ theme }) => ({
  position: 'fixed',
  zIndex: 1600,
  top: 8,
  left: 8,
  padding: '8px 14px',
  borderRadius: 8,
  color: (theme.vars ?? theme).palette.primary.contrastText,
  backgroundColor: (theme.vars ?? theme).palette.primary.main,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
}));

/** The first stop of the keyboard: past the bar, into the screen. */
export function SkipLink() {
  const words = useWords();
  const skip = (event: React.MouseEvent) => {
    event.preventDefault();
    document.getElementById('main')?.focus();
  };
  return (
    <Skip href="#main" onClick={skip}>
      {words('skip')}
    </Skip>
  );
}
