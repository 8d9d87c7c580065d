import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { styled, useColorScheme } from '@mui/material/styles';
import { Link } from 'react-router';
import type { Action } from '../../shared/documents/screen.ts';
import { useDrawn } from '../actions/use-drawn.ts';
import { useRunAction } from '../actions/use-run-action.ts';
import { useArtifacts } from '../artifacts/use-artifacts.ts';
import { useGates } from '../gates/use-gate.ts';
import { useWords } from '../messages/use-words.ts';
import type { SessionUser } from '../session/session-store.ts';
import { Icon } from './Icon.tsx';
import { Menu } from './Menu.tsx';
import { routesOf } from './routes-of.ts';
import { useSignOut } from './use-sign-out.ts';

const Who = styled('div')(({ theme }) => ({
  padding: '8px 16px 10px',
  maxWidth: 280,
  fontSize: '0.875rem',
  '& strong': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& span': { color: (theme.vars ?? theme).palette.text.secondary, overflowWrap: 'anywhere' },
}));

interface Props {
  user: SessionUser;
  anchor: HTMLElement;
  close(): void;
}

const modes = ['light', 'dark', 'system'] as const;

export default function UserMenu({ user, anchor, close }: Props) {
  const words = useWords();
  const { mode, setMode } = useColorScheme();
  const signOut = useSignOut();
  const places = usePlaces();
  const leave = (everywhere: boolean) => {
    close();
    void signOut(everywhere);
  };
  return (
    <Menu
      anchor={anchor}
      close={close}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      <Who role="presentation">
        <strong>{user.display_name || user.email}</strong>
        <span>{user.email}</span>
      </Who>
      <Divider />
      {places.map(({ to, label, icon }) => (
        <MenuItem key={to} component={Link} to={to} onClick={close}>
          <ListItemIcon>
            <Icon name={icon} />
          </ListItemIcon>
          {label}
        </MenuItem>
      ))}
      <Divider />
      <OwnActions close={close} />
      {modes.map((one) => (
        <MenuItem
          key={one}
          role="menuitemradio"
          aria-checked={mode === one}
          selected={mode === one}
          onClick={() => setMode(one)}
        >
          <ListItemIcon>
            <Icon name={`theme-${one}`} />
          </ListItemIcon>
          {words(`theme-${one}`)}
        </MenuItem>
      ))}
      <Divider />
      <MenuItem onClick={() => leave(false)}>
        <ListItemIcon>
          <Icon name="logout" />
        </ListItemIcon>
        {words('sign-out')}
      </MenuItem>
      <MenuItem onClick={() => leave(true)}>
        <ListItemIcon>
          <Icon name="devices" />
        </ListItemIcon>
        {words('sign-out-everywhere')}
      </MenuItem>
    </Menu>
  );
}

/** The main places, and the default tab of each page of tabs (a person's own profile) before it. */
function usePlaces(): { to: string; label: string; icon: string }[] {
  const artifacts = useArtifacts();
  const ask = useGates();
  const routes = routesOf(artifacts)?.routes.filter((route) => route.nav && ask(route.gate).allowed) ?? [];
  return routes.flatMap(({ path, nav, screen: id }) => {
    const place = { to: path, label: nav?.label ?? '', icon: nav?.icon ?? 'dot' };
    const screen = id ? artifacts.screens[id] : undefined;
    if (screen?.kind !== 'tabs') return [place];
    const first = screen.tabs.find((tab) => tab.value === screen.default);
    return first
      ? [{ to: `${path}?${screen.query}=${first.value}`, label: first.label, icon: first.icon ?? 'dot' }, place]
      : [place];
  });
}

/** What the routes declare for the person's own menu. A dialog opens when the menu is gone, or the focus would be lost. */
function OwnActions({ close }: { close(): void }) {
  const artifacts = useArtifacts();
  const drawn = useDrawn();
  const ask = useGates();
  const run = useRunAction();
  const shown = (routesOf(artifacts)?.menu ?? []).filter((action) => drawn(action) && ask(action.gate).allowed);
  if (shown.length === 0) return null;
  const start = (action: Action) => {
    close();
    void run(action);
  };
  return [
    ...shown.map((action) => (
      <MenuItem key={action.label} onClick={() => start(action)}>
        <ListItemIcon>
          <Icon name={action.icon ?? 'dot'} />
        </ListItemIcon>
        {action.label}
      </MenuItem>
    )),
    <Divider key="end" />,
  ];
}
