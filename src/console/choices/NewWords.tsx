import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { type ClipboardEvent, type KeyboardEvent, useContext, useEffect, useId, useRef, useState } from 'react';
import { PendingContext } from '../forms/pending.ts';
import { useWords } from '../messages/use-words.ts';
import { useLeaveGuard } from '../shell/use-leave-guard.ts';
import { sameWord, type WordListProps } from './words.ts';

/** Typed words, separated by commas or lines; what cannot be added is said, and stays to be corrected. */
export function NewWords({ id, label, words, change, max, maxLength, invalid, describedBy }: WordListProps) {
  const say = useWords();
  const statusId = useId();
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState<{ text: string; error: boolean }>();
  const add = (text: string) => {
    const given = text.split(/[,;\n\r\t]+/).map((word) => word.trim().replace(/\s+/gu, ' '));
    const long = given.filter((word) => word.length > maxLength);
    const fresh: string[] = [];
    const there: string[] = [];
    for (const word of given.filter((one) => one !== '' && one.length <= maxLength)) {
      const isThere = [...words, ...fresh].some((one) => sameWord(one, word));
      (isThere ? there : fresh).push(word);
    }
    const room = fresh.slice(0, Math.max(0, max - words.length));
    if (room.length > 0) change([...words, ...room], true);
    setTyped([...long, ...fresh.slice(room.length)].join(', '));
    if (long.length > 0) setSaid({ text: say('words-long', { max: maxLength, words: long.join(', ') }), error: true });
    else if (room.length < fresh.length) setSaid({ text: say('words-full', { max }), error: true });
    else
      setSaid(there.length > 0 ? { text: say('words-there', { words: there.join(', ') }), error: false } : undefined);
  };
  useLeaveGuard(typed.trim() !== '');
  useAddedBySaving(() => add(typed));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // The form around is not sent by it.
    event.preventDefault();
    add(typed);
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!/[,;\n\t]/.test(text)) return;
    event.preventDefault();
    add(`${typed}${text}`);
  };
  return (
    <div>
      <div style={{ display: 'flex', gap: 8, alignItems: 'flex-start', maxWidth: 480 }}>
        <TextField
          id={id}
          label={say('words-new', { name: label })}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          error={invalid || said?.error}
          size="small"
          fullWidth
          autoComplete="off"
          slotProps={{
            htmlInput: { 'aria-describedby': [describedBy, statusId].filter(Boolean).join(' '), maxLength: 2000 },
          }}
        />
        <Button variant="outlined" onClick={() => add(typed)} sx={{ flex: 'none', height: 40 }}>
          {say('words-add')}
        </Button>
      </div>
      <FormHelperText id={statusId} role="status" error={said?.error}>
        {said?.text ?? say('words-count', { count: words.length, max })}
      </FormHelperText>
    </div>
  );
}

/** A word that was typed last, and not yet added, belongs to what the form around saves. */
function useAddedBySaving(add: () => void): void {
  const pending = useContext(PendingContext);
  const latest = useRef(add);
  latest.current = add;
  useEffect(() => pending?.add(() => latest.current()), [pending]);
}
