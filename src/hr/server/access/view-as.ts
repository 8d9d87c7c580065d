import type { CallContext, ServerActor } from '../../../server/context.ts';
import { personDetails } from '../account/person.ts';
import { groupOf } from './authority.ts';

/**
 * A SuperAdmin as any admin of a group. Not as another SuperAdmin: that one sees what the caller sees anyway, and of two
 * equals nobody could tell later whose secrets were opened by whom.
 */
export const mayViewAs = (own: ServerActor, other: ServerActor): boolean =>
  own.type === 'SuperAdmin' && other.type === 'Admin' && own.id !== other.id;

interface Told {
  by: string;
  group: string | null;
  seconds_left: number;
}

/** What the session says while it is seen as someone else. */
export async function viewingTold(context: CallContext): Promise<{ viewing?: Told }> {
  const { viewing } = context.sessions;
  if (!viewing) return {};
  const by = await personDetails(context.db, { company: context.company, userId: viewing.by });
  const group = await groupOf(context, viewing.userId);
  const left = Math.ceil((viewing.until.getTime() - context.now.getTime()) / 1000);
  return { viewing: { by: by?.displayName ?? '', group: group?.group_name ?? null, seconds_left: Math.max(0, left) } };
}
