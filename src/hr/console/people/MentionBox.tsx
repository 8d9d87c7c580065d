import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useConstant, useMessages } from '../../../console/slots.ts';
import { caretPlace } from './caret-place.ts';
import { MentionList } from './MentionList.tsx';
import { useMention } from './use-mention.ts';

const Around = styled('div')({ position: 'relative' });

interface Props {
  value: string;
  change(value: string): void;
  /** Whom the note is about: who is offered depends on it. */
  userId: string;
  /** What is wrong with it. */
  fault?: string;
  /** Most characters. */
  most: number;
}

/** A text in which an @ offers the admins that can be mentioned: arrows, Enter and Escape, or the pointer. */
export function MentionBox({ value, change, userId, fault, most }: Props) {
  const { text } = useMessages();
  const listId = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const rows = useConstant<number>('people/note/rows', 10);
  const mention = useMention({ box, value, change, userId });
  const { typing, found, current } = mention;
  const place = usePlace(box.current, typing?.start);
  const length = [...value].length;
  const near = length > most * 0.9;
  return (
    <Around>
      <TextField
        multiline
        fullWidth
        rows={rows}
        label={text('people/note/label')}
        value={value}
        onChange={(event) => change(event.target.value)}
        onSelect={mention.look}
        onKeyDown={mention.onKeyDown}
        onBlur={mention.leave}
        inputRef={box}
        error={Boolean(fault)}
        helperText={fault || (near ? text('people/note/length', { count: length, most }) : text('people/note/help'))}
        slotProps={{
          htmlInput: {
            role: 'combobox',
            'aria-multiline': undefined,
            'aria-autocomplete': 'list',
            'aria-haspopup': 'listbox',
            'aria-expanded': typing !== null,
            'aria-controls': typing ? listId : undefined,
            'aria-activedescendant': typing && found.length > 0 ? `${listId}-${current}` : undefined,
          },
        }}
      />
      {typing && <MentionList id={listId} mention={mention} place={place} />}
    </Around>
  );
}

/** Below the @, and never beyond the right edge. */
function usePlace(box: HTMLTextAreaElement | null, at: number | undefined) {
  const [place, setPlace] = useState({ left: 0, top: 0 });
  useLayoutEffect(() => {
    if (!box || at === undefined) return;
    const { left, top } = caretPlace(box, at);
    setPlace({ left: Math.max(0, Math.min(left, box.clientWidth - 300)), top: Math.min(top, box.clientHeight) + 20 });
  }, [box, at]);
  return place;
}
