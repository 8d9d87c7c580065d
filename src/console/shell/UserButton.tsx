import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useWords } from '../messages/use-words.ts';
import type { SessionUser } from '../session/session-store.ts';
import { Arriving } from './Arriving.tsx';
import { Initials } from './Initials.tsx';
import { late } from './late.ts';

const [UserMenu, loadMenu] = late(() => import('./UserMenu.tsx'));

const Trigger = styled('button')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  marginLeft: 'auto',
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  cursor: 'pointer',
  '&:hover': { backgroundColor: (theme.vars ?? theme).palette.action.hover },
}));

/** The person at the right of the bar; the menu behind it is loaded when it is first needed. */
export function UserButton({ user }: { user: SessionUser }) {
  const words = useWords();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = user.display_name || user.email || '';
  return (
    <>
      <Trigger
        type="button"
        aria-label={words('account-of', { name })}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onPointerEnter={loadMenu}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Initials name={name} />
      </Trigger>
      {anchor && (
        <Arriving lost={() => setAnchor(null)}>
          <UserMenu user={user} anchor={anchor} close={() => setAnchor(null)} />
        </Arriving>
      )}
    </>
  );
}
