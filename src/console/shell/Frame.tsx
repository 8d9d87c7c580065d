import { styled } from '@mui/material/styles';
import { lazy, type ReactNode, Suspense } from 'react';
import { NavLink } from 'react-router';
import type { RoutesScreen } from '../../shared/documents/screen.ts';
import { useGates } from '../gates/use-gate.ts';
import { useWords } from '../messages/use-words.ts';
import { useSessionUser } from '../session/use-actor.ts';
import { useViewing } from '../session/use-viewing.ts';
import { Brand } from './Brand.tsx';
import { Icon } from './Icon.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { SkipLink } from './SkipLink.tsx';
import { UserButton } from './UserButton.tsx';
import { whenOnline } from './when-online.ts';
import { whenDrawn, whenQuiet } from './when-quiet.ts';

// After the first page: what it brings is not what someone waits for.
const BarTools = lazy(() => whenQuiet().then(loadTools));
/** Its room stands empty until then. */
const Banner = lazy(() => whenDrawn().then(loadTools));

async function loadTools() {
  await whenOnline();
  // The console works without them: code that does not arrive must not end what someone is at.
  return import('./BarTools.tsx').catch(() => ({ default: () => [] }));
}
const ViewingBanner = lazy(() => import('./ViewingBanner.tsx'));

const Bar = styled('header')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    position: 'sticky',
    top: 0,
    zIndex: 1100,
    display: 'flex',
    alignItems: 'center',
    gap: 28,
    height: 56,
    padding: '0 max(20px, calc((100vw - 1200px) / 2))',
    backgroundColor: palette.background.paper,
    borderBottom: `1px solid ${palette.divider}`,
    '& nav': { display: 'flex', flex: 1, gap: 4, minWidth: 0, overflowX: 'auto' },
    '& nav a': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 6,
      padding: '6px 10px',
      borderRadius: 8,
      color: palette.text.secondary,
      textDecoration: 'none',
      fontSize: '0.875rem',
      fontWeight: 560,
    },
    '& nav a:hover': { backgroundColor: palette.action.hover },
    '& nav a[aria-current]': { color: palette.text.primary },
    '& nav svg': { fontSize: 18 },
    // Icons give their room to the words.
    [theme.breakpoints.down('sm')]: {
      gap: 8,
      padding: '0 16px',
      '& nav': { gap: 0 },
      '& nav svg': { display: 'none' },
      '& nav a': { padding: '6px 5px', fontSize: '0.8125rem' },
    },
  };
});

/** Room is kept for one tool, so that nothing jumps when it comes. */
const Person = styled('div')({ display: 'flex', flex: 'none', justifyContent: 'flex-end', minWidth: 80 });

/** Its room is kept until its code has arrived, so that the page below does not jump. */
const Band = styled('div')(({ theme }) => ({
  minHeight: 52,
  '&:not(:has(*))': { backgroundColor: (theme.vars ?? theme).palette.background.paper },
  [theme.breakpoints.down('sm')]: { minHeight: 96 },
}));

const holdsFor = (user: object, when: Readonly<Record<string, unknown>>) =>
  Object.entries(when).every(([name, wanted]) => (user as Record<string, unknown>)[name] === wanted);

const Main = styled('main')(({ theme }) => ({
  maxWidth: 1240,
  margin: '0 auto',
  padding: '32px 20px 96px',
  outline: 'none',
  [theme.breakpoints.down('sm')]: { padding: '20px 16px 96px' },
}));

/** What stands around every screen of a signed-in person. */
export function Frame({ routes, children }: { routes: RoutesScreen; children: ReactNode }) {
  const words = useWords();
  const ask = useGates();
  const user = useSessionUser();
  const viewing = useViewing();
  const links = user ? routes.routes.filter((route) => route.nav && ask(route.gate).allowed) : [];
  return (
    <>
      <SkipLink />
      <Bar>
        <Brand name={routes.title ?? ''} />
        <nav aria-label={words('main-navigation')}>
          {links.map(({ path, nav }) => (
            <NavLink key={path} to={path}>
              {nav?.icon && <Icon name={nav.icon} />}
              {nav?.label}
            </NavLink>
          ))}
        </nav>
        {user && (
          <Person>
            {!viewing && (
              <Suspense fallback={null}>
                <BarTools names={routes.tools ?? []} />
              </Suspense>
            )}
            <UserButton user={user} />
          </Person>
        )}
      </Bar>
      {viewing && (
        <Suspense fallback={null}>
          <ViewingBanner viewing={viewing} />
        </Suspense>
      )}
      <OfflineBanner />
      {user &&
        !viewing &&
        routes.banners?.map(
          (banner) =>
            holdsFor(user, banner.when) && (
              <Band key={banner.text}>
                <Suspense fallback={null}>
                  <Banner banner={banner} />
                </Suspense>
              </Band>
            ),
        )}
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
    </>
  );
}
