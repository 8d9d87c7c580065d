import { and, eq, gt, isNull } from 'drizzle-orm';
import { constants } from '../../../generated/options.ts';
import { chatLink, chatSession, company as companies, userProfile } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';
import { isPaused } from '../../rules/pause.ts';
import { readSettings } from '../company/settings.ts';
import { mayName } from '../people/session/sessions.ts';
import { beginFeedback } from './feedback.ts';
import { issueLink } from './link.ts';

/**
 * Someone's case is resolved: they are asked how the help was, where the company wants to know. With a chat they answer
 * at a personal link, and it stands in the chat; without one they can only write back. Who has not answered yet is not
 * asked again while their link works, however often the case is opened and resolved.
 */
export async function askAfterResolving(context: CallContext, user: string, session?: string): Promise<void> {
  const { db, company, actor, now } = context;
  const { resolutionFeedback, pause } = await readSettings(db, company);
  if (!resolutionFeedback) return;
  const asked = await person(context, user);
  const partner = await person(context, actor.id);
  if (asked?.status !== 'active' || !asked.email || !partner) return;
  const to = { address: asked.email, name: asked.name };
  // Nothing reaches employees while interactions are paused.
  const notBefore = pause && isPaused(pause, now) ? pause.endsAt : undefined;
  const by = { partner: partner.name, address: partner.email };
  if (!session) {
    const [of] = await db.select({ name: companies.company_name }).from(companies).where(eq(companies.id, company));
    await context.mail.send('chats/resolved', to, { ...by, name: asked.name, company: of?.name ?? '' }, { notBefore });
    return;
  }
  if (await isAsked(context, session)) return;
  await beginFeedback(context, session);
  const token = await issueLink(context, { company, user, session, purpose: 'feedback', from: notBefore });
  const days = constants['chats/link.days'];
  const link = `${context.config.origin}/chat/${token}`;
  const said = { name: asked.firstName, days, link };
  // Nobody is asked to write to someone who may not know who they are.
  if (mayName(context)) await context.mail.send('chats/feedback-asked', to, { ...by, ...said }, { notBefore });
  else await context.mail.send('chats/feedback-asked-unnamed', to, said, { notBefore });
}

async function isAsked({ db, company, now }: CallContext<never>, session: string): Promise<boolean> {
  const [open] = await db
    .select({ id: chatLink.id })
    .from(chatLink)
    .innerJoin(chatSession, and(eq(chatSession.companyId, chatLink.companyId), eq(chatSession.id, chatLink.session)))
    .where(
      and(
        eq(chatLink.companyId, company),
        eq(chatLink.session, session),
        eq(chatLink.purpose, 'feedback'),
        gt(chatLink.until, now),
        isNull(chatSession.helped),
      ),
    )
    .limit(1);
  return open !== undefined;
}

async function person({ db, company }: CallContext<never>, id: string) {
  const [found] = await db
    .select({
      email: userProfile.email,
      name: userProfile.display_name,
      firstName: userProfile.first_name,
      status: userProfile.status,
    })
    .from(userProfile)
    .where(and(eq(userProfile.companyId, company), eq(userProfile.id, id)));
  return found;
}
