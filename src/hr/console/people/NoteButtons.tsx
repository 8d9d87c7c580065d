import Button from '@mui/material/Button';
import { GatedButton } from '../../../console/parts.ts';
import { useMessages } from '../../../console/slots.ts';

interface Props {
  /** It is being saved. */
  busy: boolean;
  /** It is a note that was there before. */
  editing: boolean;
  save(): Promise<void>;
  /** Back to a new note. */
  stop(): void;
}

/** Of the box: below it on a page, at the foot of a dialog. */
export function NoteButtons({ busy, editing, save, stop }: Props) {
  const { text } = useMessages();
  const label = text(editing ? 'people/note/update' : 'people/note/save');
  const calls = editing ? 'people/note/update' : 'people/note/add';
  return (
    <>
      {editing && (
        <Button variant="outlined" disabled={busy} onClick={stop}>
          {text('people/note/stop')}
        </Button>
      )}
      <GatedButton
        action={{ label, calls, variant: 'contained', gate: 'people/note/write' }}
        loading={busy}
        run={() => void save()}
      />
    </>
  );
}
