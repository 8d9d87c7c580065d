import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useOptions } from '../artifacts/use-artifacts.ts';
import { useWords } from '../messages/use-words.ts';

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 20,
  marginTop: 6,
  fontSize: '0.8125rem',
  color: (theme.vars ?? theme).palette.text.secondary,
  '& > div': { display: 'flex', flex: 1, gap: 4 },
  '& i': { flex: 1, height: 4, borderRadius: 2, backgroundColor: (theme.vars ?? theme).palette.divider },
  ...Object.fromEntries(
    (['error', 'warning', 'success'] as const).map((color) => [
      `& i[data-color="${color}"]`,
      { backgroundColor: (theme.vars ?? theme).palette[color].main },
    ]),
  ),
}));

interface Props {
  password: string;
  /** List of strengths by score, 0 to 4. */
  options: string;
}

const steps = [1, 2, 3, 4];

/** How hard a password is to guess. The word lists behind it are fetched with the first character. */
export default function StrengthMeter({ password, options }: Props) {
  const words = useWords();
  const strengths = useOptions(options);
  const { data } = useQuery({
    queryKey: ['strength of a password'],
    queryFn: () => import('./password-score.ts'),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: password !== '',
  });
  const score = data && password ? data.passwordScore(password) : null;
  const strength = strengths.find(({ value }) => value === score);
  return (
    <Line>
      <div aria-hidden>
        {steps.map((step) => (
          <i key={step} data-color={strength && step <= Math.max(1, score ?? 0) ? strength.color : undefined} />
        ))}
      </div>
      <span role="status">{strength && words('strength', { label: strength.label })}</span>
    </Line>
  );
}
