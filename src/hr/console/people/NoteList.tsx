import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { LoadFailure, Notice } from '../../../console/parts.ts';
import { useMessages } from '../../../console/slots.ts';
import { NoteCard } from './NoteCard.tsx';
import type { Note, useNotes } from './use-notes.ts';

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

interface Props {
  notes: ReturnType<typeof useNotes>;
  editing?: string;
  edit(note: Note): void;
  remove(note: Note): Promise<void>;
}

export function NoteList({ notes: { notes, error, call, refetch }, editing, edit, remove }: Props) {
  const { text } = useMessages();
  if (!notes && error) return <LoadFailure error={error} messages={call?.messages} retry={() => void refetch()} />;
  if (!notes) return <Waiting label={text('people/note/loading')} />;
  if (notes.length === 0) return <Notice icon="message" text={text('people/note/none')} />;
  return (
    <Cards aria-label={text('people/note/title')}>
      {notes.map((note) => (
        <NoteCard
          key={note.id}
          note={note}
          editing={note.id === editing}
          edit={() => edit(note)}
          remove={() => void remove(note)}
        />
      ))}
    </Cards>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <Cards as="div" role="status" aria-label={label}>
      {[1, 2].map((card) => (
        <Skeleton key={card} variant="rounded" height={120} />
      ))}
    </Cards>
  );
}
