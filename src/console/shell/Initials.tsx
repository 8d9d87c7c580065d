import { styled } from '@mui/material/styles';

const Disc = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: 30,
  height: 30,
  borderRadius: '50%',
  fontSize: '0.75rem',
  fontWeight: 650,
  color: (theme.vars ?? theme).palette.primary.main,
  backgroundColor: (theme.vars ?? theme).palette.primary.light,
}));

/** A person without a picture: first letters of the first and the last name. The name itself stands beside it. */
export function Initials({ name }: { name: string }) {
  const words = name.split(/[\s@.]+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '');
  return <Disc aria-hidden>{letters.join('').toUpperCase()}</Disc>;
}
