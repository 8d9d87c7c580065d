import { useRef, useState } from 'react';
import { useUnfinished } from '../../../console/parts.ts';
import { useMessages, useOverlays } from '../../../console/slots.ts';
import { type Note, useWriting } from './use-notes.ts';

interface Half {
  body: string;
  editing: Note | null;
}

/** What stands in the box: a new note, or one that is being changed. */
export function useDraft(userId: string, most: number) {
  const { text } = useMessages();
  const { confirm } = useOverlays();
  const writing = useWriting(userId);
  const [editing, setEditing] = useState<Note | null>(null);
  const [body, setBody] = useState('');
  const [fault, setFault] = useState('');
  const changed = body !== (editing?.body ?? '');
  const isHalf = changed && body.trim() !== '';
  const half: Half = { body, editing };
  const latest = useRef(half);
  latest.current = half;
  const { left } = useUnfinished(`people/note ${userId}`, half, isHalf, (before) => {
    setEditing(before.editing);
    setBody(before.body);
  });

  const take = (note: Note | null) => {
    setEditing(note);
    setBody(note?.body ?? '');
    setFault('');
  };
  const mayDrop = async () => !isHalf || (await confirm('people/note/drop'));
  const problem = () => {
    if (body.trim() === '') return text('people/note/missing');
    return [...body.trim()].length > most ? text('people/note/too-long') : '';
  };
  return {
    body,
    editing,
    fault,
    /** Left unfinished before. */
    left,
    busy: writing.busy,
    change: (next: string) => {
      setBody(next);
      setFault('');
    },
    /** Null: back to a new note. Asks first when something half typed would be lost; true when it was taken. */
    edit: async (note: Note | null) => {
      if (!(await mayDrop())) return false;
      take(note);
      return true;
    },
    save: async () => {
      const found = problem();
      setFault(found);
      if (found || writing.busy) return;
      const { done, now } = editing ? await writing.update(editing, body) : await writing.add(body);
      const box = latest.current;
      // Another note may have been put there meanwhile.
      if (box.editing?.id !== editing?.id) return;
      if (done && box.body === body) take(null);
      // What was typed stays; saved again, it is meant to replace what has been read by then.
      else if (editing && now) setEditing({ ...editing, body: now.body, version: now.version });
    },
    remove: async (note: Note) => {
      if (!(await confirm('people/note/delete-ask'))) return;
      if ((await writing.remove(note.id)).done && editing?.id === note.id) take(null);
    },
  };
}
