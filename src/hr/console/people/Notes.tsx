import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useEntity } from '../../../console/parts.ts';
import { useGate, useMessages } from '../../../console/slots.ts';
import { NoteForm } from './NoteForm.tsx';
import { NoteList } from './NoteList.tsx';
import { useDraft } from './use-draft.ts';
import { type Note, useNotes } from './use-notes.ts';

const Panel = styled('section')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 });

interface Props {
  userId: string;
  /** Someone has come to write. */
  focus?: boolean;
}

/** The notes on an employee, with a box for another one. */
export function Notes({ userId, focus = false }: Props) {
  const { text } = useMessages();
  const write = useGate('people/note/write');
  const most = useEntity('people/note')?.schema.properties.body?.maxLength ?? 5000;
  const notes = useNotes(userId);
  const draft = useDraft(userId, most);
  const form = useRef<HTMLDivElement>(null);
  const focusBox = () => form.current?.querySelector('textarea')?.focus();
  useEffect(() => {
    if (focus) form.current?.querySelector('textarea')?.focus();
  }, [focus]);
  const edit = async (note: Note | null) => {
    if (await draft.edit(note)) requestAnimationFrame(focusBox);
  };
  return (
    <Panel aria-label={text('people/note/title')}>
      {write.allowed ? (
        <div ref={form}>
          <NoteForm
            draft={draft}
            userId={userId}
            most={most}
            stop={() => void edit(null)}
            save={async () => {
              await draft.save();
              requestAnimationFrame(focusBox);
            }}
          />
        </div>
      ) : (
        <p style={{ margin: 0 }}>{write.reason}</p>
      )}
      <NoteList notes={notes} editing={draft.editing?.id} edit={(note) => void edit(note)} remove={draft.remove} />
      {notes.hasMore && (
        <Button onClick={notes.more} disabled={notes.isPlaceholderData}>
          {text('people/note/older')}
        </Button>
      )}
    </Panel>
  );
}
