import { styled } from '@mui/material/styles';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../messages/use-words.ts';
import type { SessionUser } from '../session/session-store.ts';
import { Initials } from './Initials.tsx';

const loadMenu = () => import('./UserMenu.tsx');
const UserMenu = lazy(loadMenu);

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
        <Suspense fallback={null}>
          <UserMenu user={user} anchor={anchor} close={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
