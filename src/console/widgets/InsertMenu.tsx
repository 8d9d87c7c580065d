import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useDocument } from '../artifacts/use-artifacts.ts';
import { usePerformCall } from '../data/use-call.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Icon } from '../shell/Icon.tsx';
import { Menu } from '../shell/Menu.tsx';

/** What a form document says of the texts that an input offers to put in: the call answers rows with `label` and `token`. */
export interface Inserts {
  call: string;
  path?: Record<string, unknown>;
  send?: Record<string, unknown>;
}

export interface InsertMenuProps {
  /** Of the input that the texts go into. */
  label: string;
  disabled: boolean;
  inserts: Inserts;
  insert(token: string): void;
}

interface Insertable {
  label: string;
  token: string;
}

/** Grey is too faint on the item that has the focus. */
const plain = { secondary: { sx: { color: 'inherit' } } };

/** A button that opens what can be put in at the cursor. */
export default function InsertMenu({ label, disabled, inserts, insert }: InsertMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { text, explain } = useMessages();
  const { data = [], error, isLoading } = useInsertable(inserts, anchor !== null);
  const call = useDocument('calls', inserts.call);
  const choose = (token: string) => {
    setAnchor(null);
    setTimeout(() => insert(token));
  };
  // What is chosen takes the focus along, so the menu does not give it back by itself.
  const close = useCallback(() => {
    setAnchor(null);
    setTimeout(() => anchor?.focus());
  }, [anchor]);
  return (
    <>
      <Button
        size="small"
        disabled={disabled}
        startIcon={<Icon name="add" />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={text('shell/form.insert-into', { name: label })}
        onClick={(event) => setAnchor(event.currentTarget)}
        // On a phone the text that it is put into needs the room.
        sx={{ flex: 'none', '& .words': { display: { xs: 'none', sm: 'inline' } } }}
      >
        <span className="words">{text('shell/form.insert')}</span>
      </Button>
      {anchor && (
        <Menu anchor={anchor} close={close} disableRestoreFocus>
          {isLoading && <MenuItem disabled>{text('shell/form.searching')}</MenuItem>}
          {error && <MenuItem disabled>{explain(error, call?.messages).text}</MenuItem>}
          {data.map((one) => (
            <MenuItem key={one.token} onClick={() => choose(one.token)}>
              <ListItemText primary={one.label} secondary={one.token} slotProps={plain} />
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}

function useInsertable({ call, path, send }: Inserts, enabled: boolean) {
  const perform = usePerformCall();
  return useQuery({
    queryKey: ['inserts', call, send],
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      (await perform<{ data: Insertable[] }>(call, { params: path, query: send, signal })).body.data,
  });
}
