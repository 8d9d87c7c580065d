import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Calls } from '../../../../generated/calls.ts';
import { note, userProfile } from '../../../../generated/tables.ts';
import type { CallContext, Handler } from '../../../../server/context.ts';
import { wireTime } from '../../../../shared/time/wire.ts';
import { notePerson } from './person.ts';

type List = Calls['people/note/list'];
type Row = List['answer']['data'][number];
type Found = Awaited<ReturnType<typeof find>>[number];

export const handler: Handler<List> = async (context, { params, query }) => {
  const person = await notePerson(context, params.userId);
  const about = and(context.visible('people/note'), eq(note.user, person.id));
  const limit = query.page_limit ?? 100;
  const page = Math.max(1, query.page_offset ?? 1);
  const [numbers] = await context.db.select({ total: count() }).from(note).where(about);
  const rows = await find(context, about, limit, (page - 1) * limit);
  const addresses = await addressesOf(context, rows);
  const tell = telling(context, addresses);
  const fields: readonly string[] = query.fields ?? [];
  const data = rows.map(tell).map((row) => (fields.length > 0 ? only(row, fields) : row));
  return { data, total_count: numbers?.total ?? 0 };
};

const find = ({ db }: CallContext<never>, about: ReturnType<typeof and>, limit: number, offset: number) =>
  db
    .select({
      id: note.id,
      version: note.version,
      body: note.body,
      tagged: note.tagged,
      createdBy: note.createdBy,
      createdAt: note.createdAt,
      name: userProfile.display_name,
      email: userProfile.email,
      picture: userProfile.profilePicture,
    })
    .from(note)
    .innerJoin(userProfile, and(eq(userProfile.companyId, note.companyId), eq(userProfile.id, note.createdBy)))
    .where(about)
    .orderBy(desc(note.createdAt), desc(note.id))
    .limit(limit)
    .offset(offset);

async function addressesOf({ db, company }: CallContext<never>, rows: Found[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap(({ tagged }) => tagged))];
  if (ids.length === 0) return new Map();
  const people = await db
    .select({ id: userProfile.id, email: userProfile.email })
    .from(userProfile)
    .where(and(eq(userProfile.companyId, company), inArray(userProfile.id, ids)));
  return new Map(people.map(({ id, email }) => [id, email]));
}

const actions = [
  ['edit_comment', 'people/note/edit'],
  ['delete_comment', 'people/note/remove'],
] as const;

function telling(context: CallContext<never>, addresses: Map<string, string>): (row: Found) => Row {
  const at = wireTime(context.config.wireZone);
  return ({ id, version, body, tagged, createdBy, createdAt, name, email, picture }) => ({
    id,
    version,
    body,
    user_tagged: tagged.flatMap((one) => addresses.get(one) ?? []),
    createdBy,
    createdBy_display_name: name,
    createdBy_email: email,
    createdBy_profilePicture: picture,
    createdAt: at(createdAt),
    receipt_id: id,
    // Only a hint for the console: each call asks the same gate again.
    allowed_actions: actions.flatMap(([action, gate]) =>
      context.explain(gate, context.actor, { createdBy })?.allowed ? [action] : [],
    ),
  });
}

const only = (row: Row, fields: readonly string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name === 'id' || fields.includes(name))) as Row;
