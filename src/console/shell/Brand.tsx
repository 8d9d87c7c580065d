import { styled } from '@mui/material/styles';
import { Link } from 'react-router';

const Home = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  flex: 'none',
  color: (theme.vars ?? theme).palette.text.primary,
  textDecoration: 'none',
  fontWeight: 680,
  fontSize: '1rem',
  letterSpacing: '-0.01em',
  '& .mark': {
    display: 'grid',
    placeItems: 'center',
    width: 26,
    height: 26,
    borderRadius: 8,
    fontSize: 15,
    fontWeight: 700,
    color: (theme.vars ?? theme).palette.primary.contrastText,
    backgroundColor: (theme.vars ?? theme).palette.primary.main,
  },
  // On a phone the links need its room; it is still read out.
  [theme.breakpoints.down('sm')]: {
    '& .name': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
}));

/** The product's name and its initial, leading home. */
export function Brand({ name }: { name: string }) {
  return (
    <Home to="/">
      <span className="mark" aria-hidden>
        {name.charAt(0)}
      </span>
      <span className="name">{name}</span>
    </Home>
  );
}
