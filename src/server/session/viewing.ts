import { eq } from 'drizzle-orm';
import type { Sessions } from '../context.ts';
import { session } from '../db/system-tables.ts';
import type { Frame } from '../services.ts';

/**
 * Seeing the console as someone else is a fact of the session's row: the cookie, and the sessions of the person who is
 * looked at, know nothing of it. A trigger of the table writes the audit line of its end, whatever ends it.
 */
export function viewingOf(frame: Frame): Pick<Sessions, 'viewing' | 'viewAs' | 'stopViewing'> {
  const { session: own } = frame;
  const set = async (viewing: string | null, viewingUntil: Date | null) => {
    if (!own) throw new Error('only someone who is signed in sees the console as someone else');
    await frame.db.update(session).set({ viewing, viewingUntil }).where(eq(session.id, own.sessionId));
  };
  return {
    viewing: own?.viewing ? { ...own.viewing, by: own.userId } : null,
    viewAs: (userId, until) => set(userId, until),
    stopViewing: () => set(null, null),
  };
}
