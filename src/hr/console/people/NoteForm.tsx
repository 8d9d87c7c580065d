import { DraftOffer } from '../../../console/parts.ts';
import { MentionBox } from './MentionBox.tsx';
import type { useDraft } from './use-draft.ts';

interface Props {
  draft: ReturnType<typeof useDraft>;
  userId: string;
  most: number;
}

/** A new note, or one that is being changed. */
export function NoteForm({ draft, userId, most }: Props) {
  const { body, change, fault } = draft;
  return (
    <>
      <DraftOffer draft={draft.left} />
      <MentionBox value={body} change={change} userId={userId} fault={fault} most={most} />
    </>
  );
}
