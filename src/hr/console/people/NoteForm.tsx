import Button from '@mui/material/Button';
import { DraftOffer, GatedButton } from '../../../console/parts.ts';
import { useMessages } from '../../../console/slots.ts';
import { MentionBox } from './MentionBox.tsx';
import type { useDraft } from './use-draft.ts';

interface Props {
  draft: ReturnType<typeof useDraft>;
  userId: string;
  most: number;
  save(): Promise<void>;
  /** Back to a new note. */
  stop(): void;
}

/** A new note, or one that is being changed. */
export function NoteForm({ draft, userId, most, save, stop }: Props) {
  const { text } = useMessages();
  const { editing, body, change, fault } = draft;
  const label = text(editing ? 'people/note/update' : 'people/note/save');
  const calls = editing ? 'people/note/update' : 'people/note/add';
  return (
    <>
      <DraftOffer draft={draft.left} />
      <MentionBox value={body} change={change} userId={userId} fault={fault} most={most} />
      <div style={{ display: 'flex', justifyContent: 'flex-end', gap: 8, marginTop: 8 }}>
        {editing && (
          <Button variant="outlined" onClick={stop}>
            {text('people/note/stop')}
          </Button>
        )}
        <GatedButton
          action={{ label, calls, variant: 'contained', gate: 'people/note/write' }}
          run={() => void save()}
        />
      </div>
    </>
  );
}
