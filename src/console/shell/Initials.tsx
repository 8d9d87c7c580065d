import { styled } from '@mui/material/styles';

const Disc = styled('span')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    flex: 'none',
    display: 'inline-grid',
    placeItems: 'center',
    width: 30,
    height: 30,
    borderRadius: '50%',
    fontSize: '0.75rem',
    fontWeight: 650,
    color: palette.primary.main,
    backgroundColor: palette.primary.light,
    '&[data-tone="pink"]': {
      color: `color-mix(in srgb, #d81b60 50%, ${palette.text.primary})`,
      backgroundColor: `color-mix(in srgb, #d81b60 12%, ${palette.background.paper})`,
    },
  };
});

interface Props {
  name: string;
  /** Another colour than the usual one. */
  tone?: 'pink';
}

/** A person without a picture: first letters of the first two words of the name. The name itself stands beside it. */
export function Initials({ name, tone }: Props) {
  const words = name.split(/[\s@.]+/).filter(Boolean);
  const letters = words.slice(0, 2).map((word) => [...word][0]);
  return (
    <Disc aria-hidden data-tone={tone}>
      {letters.join('').toUpperCase()}
    </Disc>
  );
}
