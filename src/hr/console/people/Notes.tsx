import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useEntity } from '../../../console/parts.ts';
import { rescueFocus, useGate, useMessages } from '../../../console/slots.ts';
import { NoteButtons } from './NoteButtons.tsx';
import { NoteForm } from './NoteForm.tsx';
import { NoteList } from './NoteList.tsx';
import { useDraft } from './use-draft.ts';
import { type Note, useNotes } from './use-notes.ts';

const Panel = styled('section')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 });

interface Props {
  userId: string;
  /** It stands in a dialog, to which one comes to write. */
  close?: () => void;
}

/** The notes on an employee, with a box for another one. */
export function Notes({ userId, close }: Props) {
  const { text } = useMessages();
  const write = useGate('people/note/write');
  const most = useEntity('people/note')?.schema.properties.body?.maxLength ?? 5000;
  const notes = useNotes(userId);
  const draft = useDraft(userId, most);
  const form = useRef<HTMLDivElement>(null);
  const box = () => form.current?.querySelector('textarea');
  const focusBox = () => box()?.focus();
  const focus = close !== undefined;
  useEffect(() => {
    if (focus) form.current?.querySelector('textarea')?.focus();
  }, [focus]);
  const edit = async (note: Note | null) => {
    if (await draft.edit(note)) requestAnimationFrame(focusBox);
  };
  const save = async () => {
    const before = document.activeElement;
    await draft.save();
    requestAnimationFrame(() => {
      const now = document.activeElement;
      // Whoever has gone on elsewhere meanwhile is not pulled back.
      if (now === before || now === document.body || form.current?.contains(now)) focusBox();
    });
  };
  const remove = async (note: Note) => {
    await draft.remove(note);
    rescueFocus(box);
  };
  const buttons = write.allowed && (
    <NoteButtons busy={draft.busy} editing={draft.editing !== null} save={save} stop={() => void edit(null)} />
  );
  const panel = (
    <Panel aria-label={text('people/note/title')}>
      {write.allowed ? (
        <div ref={form}>
          <NoteForm draft={draft} userId={userId} most={most} />
          {!close && <div style={{ display: 'flex', justifyContent: 'flex-end', gap: 8, marginTop: 8 }}>{buttons}</div>}
        </div>
      ) : (
        <p style={{ margin: 0 }}>{write.reason}</p>
      )}
      <NoteList notes={notes} editing={draft.editing?.id} edit={(note) => void edit(note)} remove={remove} />
      {notes.hasMore && (
        <Button onClick={notes.more} loading={notes.isComing}>
          {text('people/note/older')}
        </Button>
      )}
    </Panel>
  );
  if (!close) return panel;
  return (
    <>
      <DialogContent sx={{ '&&': { pt: 1 } }}>{panel}</DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={close}>
          {text('shell/form.cancel')}
        </Button>
        {buttons}
      </DialogActions>
    </>
  );
}
