import LinearProgress from '@mui/material/LinearProgress';
import { useWords } from '../messages/use-words.ts';

/** A bar that is as full as the used part is of the whole; nearly full it warns. */
export default function Share({ used, whole }: { used: number; whole: number }) {
  const words = useWords();
  const share = whole > 0 ? Math.min(100, (100 * used) / whole) : 0;
  return (
    <LinearProgress
      variant="determinate"
      value={share}
      color={share >= 90 ? 'warning' : 'primary'}
      aria-label={words('share', { used, whole })}
      sx={{ height: 8, borderRadius: 4, minWidth: 80 }}
    />
  );
}
