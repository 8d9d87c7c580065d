import { styled } from '@mui/material/styles';
import { useWords } from '../messages/use-words.ts';

const Line = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: '0 0 auto 0',
  height: 3,
  backgroundColor: (theme.vars ?? theme).palette.primary.main,
  transformOrigin: 'left',
  animation: 'splash 1.6s ease-out infinite',
  '@keyframes splash': { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)', opacity: 0 } },
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
}));

/** Nothing to show yet. */
export function Splash() {
  const words = useWords();
  return (
    <div role="status" aria-label={words('loading')}>
      <Line />
    </div>
  );
}
