import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';

const Box = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 8,
  padding: 8,
  borderBottom: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  '& .MuiTextField-root': { flex: '1 1 220px' },
}));

interface Props {
  /** Address of the link that the caret stands in. */
  address: string;
  /** An empty address takes the link away. */
  save(address: string): void;
  cancel(): void;
}

/** Asks where a link leads, between the buttons and the text. Enter and Escape belong to it, not to what is around it. */
export function LinkBox({ address, save, cancel }: Props) {
  const { text } = useMessages();
  const [typed, setTyped] = useState(address);
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    if (event.key === 'Enter' && event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') save(whole(typed));
    else cancel();
  };
  return (
    <Box role="group" aria-label={text('shell/form.format-link')} onKeyDown={keys}>
      <TextField
        autoFocus
        label={text('shell/form.link-address')}
        placeholder="https://"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{ htmlInput: { inputMode: 'url', maxLength: 2000 }, inputLabel: { shrink: true } }}
      />
      <Button variant="contained" onClick={() => save(whole(typed))}>
        {text('shell/form.link-apply')}
      </Button>
      {address && (
        <Button variant="outlined" onClick={() => save('')}>
          {text('shell/form.link-remove')}
        </Button>
      )}
      <Button variant="outlined" onClick={cancel}>
        {text('shell/form.cancel')}
      </Button>
    </Box>
  );
}

/** People leave out how an address begins; only whole ones are kept. */
function whole(typed: string): string {
  const address = typed.trim();
  return address === '' || /^(https?:|mailto:)/i.test(address) ? address : `https://${address}`;
}
