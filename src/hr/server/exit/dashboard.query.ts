import { and, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { chatMessage, chatSession, stage, touchpointRun, userProfile } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';
import { wireTime } from '../../../shared/time/wire.ts';
import { type Leaver, quarterOf, tenureOf } from '../../rules/exit-figures.ts';
import { slots } from '../../rules/reporting-minimum.ts';
import type { Learner } from '../segments/learner.ts';

/** Someone who was sent a survey; `answer` once they have completed it. */
export interface Sent {
  /** Of those whom the figures are of. */
  isSeen: boolean;
  department: string | null;
  location: string | null;
  tenure: string | null;
  answer: Leaver | null;
}

type Value = string | number | null;

/** Everyone whom the learner knows and who was sent a post-exit survey: each once, by the last one that was completed. */
export async function sentSurveys(context: CallContext, learner: Learner): Promise<Sent[]> {
  const { company, db } = context;
  const rows = await db
    .select({
      user: userProfile.id,
      seen: sql<boolean>`${learner.seen ?? sql`true`}`,
      department: userProfile.department,
      location: userProfile.location,
      joining: userProfile.joining_date,
      exit: userProfile.exit_date,
      session: chatSession.id,
      completed: chatSession.completedAt,
      slot: sql<number>`(uuid_hash_extended(${userProfile.id}, 0) & ${sql.raw(String(slots - 1))})::int`,
      print: sql<number>`(uuid_hash_extended(${chatSession.id}, 0) & 2147483647)::int`,
    })
    .from(touchpointRun)
    .innerJoin(userProfile, and(eq(userProfile.companyId, company), eq(userProfile.id, touchpointRun.user)))
    .innerJoin(chatSession, and(eq(chatSession.companyId, company), eq(chatSession.id, touchpointRun.session)))
    .where(
      and(
        eq(touchpointRun.companyId, company),
        eq(touchpointRun.stageType, 'postExit'),
        // The mail of a chat may have been taken back; what was answered without it counts.
        or(eq(touchpointRun.state, 'started'), isNotNull(chatSession.completedAt)),
        learner.known,
      ),
    )
    .orderBy(sql`${desc(chatSession.completedAt)} nulls last`, chatSession.id);
  const last = new Map<string, (typeof rows)[number]>();
  for (const row of rows) if (!last.has(row.user)) last.set(row.user, row);
  const values = await fixedAnswers(context);
  const day = wireTime(context.actor.timeZone);
  return [...last.values()].map((row): Sent => {
    const { department, location, slot, print } = row;
    const tenure = row.exit ? tenureOf(row.joining, row.exit) : null;
    const common = { isSeen: row.seen, department, location, tenure };
    if (!row.completed) return { ...common, answer: null };
    const said = values.get(row.session);
    return {
      ...common,
      answer: {
        slot,
        print,
        department,
        location,
        tenure,
        quarter: quarterOf(day(row.completed)),
        reason: textOf(said?.get('reason')),
        experience: numberOf(said?.get('experience')),
        manager: numberOf(said?.get('manager')),
        recommend: numberOf(said?.get('recommend')),
      },
    };
  });
}

/** Of each chat, what was answered to the questions that every survey asks. */
async function fixedAnswers({ company, db }: CallContext): Promise<Map<string, Map<string, Value>>> {
  const surveys = await db
    .select({ questions: stage.questions })
    .from(stage)
    .where(and(eq(stage.companyId, company), eq(stage.stageType, 'postExit')));
  const names = new Map(
    surveys.flatMap(({ questions }) =>
      questions.flatMap(({ id, fixed }) => (id && fixed ? [[id, fixed] as const] : [])),
    ),
  );
  const found = new Map<string, Map<string, Value>>();
  if (names.size === 0) return found;
  const value: SQL<Value> = sql`${chatMessage.msg} -> 0 -> 'value'`;
  const rows = await db
    .select({ session: chatMessage.session, question: chatMessage.question, value })
    .from(chatMessage)
    .where(
      and(
        eq(chatMessage.companyId, company),
        inArray(chatMessage.question, [...names.keys()]),
        eq(chatMessage.bot_response, false),
        eq(chatMessage.defaultInteraction, false),
      ),
    );
  for (const { session, question, value: given } of rows) {
    const answers = found.get(session) ?? new Map<string, Value>();
    answers.set(names.get(question ?? '') ?? '', given);
    found.set(session, answers);
  }
  return found;
}

const textOf = (value: Value | undefined): string | null => (typeof value === 'string' ? value : null);
const numberOf = (value: Value | undefined): number | null => (typeof value === 'number' ? value : null);
