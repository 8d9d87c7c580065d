import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import type { Banner } from '../../shared/documents/screen.ts';
import { useGates } from '../gates/use-gate.ts';
import { useSaid } from '../screens/panels/use-said.ts';
import { useSessionUser } from '../session/use-actor.ts';
import { Icon } from './Icon.tsx';

const Line = styled('p')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: 10,
    minHeight: 52,
    margin: 0,
    padding: '8px max(20px, calc((100vw - 1200px) / 2))',
    fontSize: '0.875rem',
    borderBottom: `1px solid ${palette.divider}`,
    backgroundColor: `color-mix(in srgb, ${palette.warning.main} 14%, ${palette.background.paper})`,
    '& svg': { fontSize: 20 },
    '& a': { color: 'inherit', fontWeight: 600, whiteSpace: 'nowrap' },
    [theme.breakpoints.down('sm')]: { minHeight: 96, padding: '8px 16px' },
  };
});

/** A sentence that holds on every page, with the way to where it is changed. */
export function BannerLine({ banner, text }: { banner: Banner; text: string }) {
  const ask = useGates();
  const said = useSaid();
  const { link } = banner;
  return (
    <Line role="status">
      <Icon name="hourglass" />
      <span>
        {said(text, { ...useSessionUser() })}{' '}
        {link && ask(link.gate).allowed && <Link to={link.goes}>{link.label}</Link>}
      </span>
    </Line>
  );
}
