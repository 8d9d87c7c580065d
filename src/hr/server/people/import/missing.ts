import { and, desc, eq, sql } from 'drizzle-orm';
import { constants } from '../../../../generated/options.ts';
import { employeeUploadRow } from '../../../../generated/tables.ts';
import type { CallContext } from '../../../../server/context.ts';
import { todayOf } from '../../company/zone.ts';
import { auditChanged } from './audit.ts';
import { Ended } from './ended.ts';
import { keyOf } from './judge.ts';
import { activePeople, changePeople, type Person, pickWritten } from './people.ts';
import { sendersAmong, untouchable } from './stronger.ts';
import { changeUpload, lockUpload, mayChange, refuseMore, stateOf } from './uploads.ts';

/** Whom a file names, also in rows that were refused. */
export interface Named {
  ids: ReadonlyMap<string, number>;
  emails: ReadonlyMap<string, number>;
}

const [before, after] = [{ status: 'active' }, { status: 'inactive' }];
const atOnce = constants['people/import/atOnce'];

/**
 * Deactivates (or, in a rehearsal, counts) the active people behind `after` whom the file does not name. Null when
 * there are no more, else where to go on.
 */
export async function doMissing(
  context: CallContext,
  asked: { upload: string; named: Named; rehearsal: boolean; after: string | null },
): Promise<{ after: string | null; stop?: true }> {
  const upload = await lockUpload(context, asked.upload);
  if (!upload || upload.stop || upload.state !== stateOf(asked.rehearsal)) return { after: null, stop: true };
  if (!mayChange(context)) throw new Ended('change');
  const day = await todayOf(context);
  const people = await activePeople(context, day, asked.after, atOnce);
  const kept = await untouchable(context, people);
  const senders = await sendersAmong(context, people);
  const isNamed = ({ employee_id, email }: Person) =>
    asked.named.ids.has(keyOf(employee_id)) || asked.named.emails.has(keyOf(email));
  const gone = people.filter((person) => !kept.has(person.id) && !senders.has(person.id) && !isNamed(person));
  const deactivated_count = upload.deactivated_count + gone.length;
  if (!asked.rehearsal) {
    refuseMore(upload, deactivated_count);
    const out = gone.map((person) => ({ ...pickWritten(person), ...after, id: person.id }));
    await changePeople(context, out);
    auditChanged(
      context,
      gone.map(({ id }) => ({ id, before, after })),
    );
  }
  await note(context, asked.upload, gone);
  await changeUpload(context, asked.upload, { deactivated_count });
  return { after: people.length < atOnce ? null : (people.at(-1)?.id ?? null) };
}

/** The last one of them so far: nobody before is counted or deactivated again. */
export async function lastMissing({ db, company }: CallContext, upload: string): Promise<string | null> {
  const { companyId, upload: of, outcome, row, person } = employeeUploadRow;
  const [last] = await db
    .select({ person })
    .from(employeeUploadRow)
    .where(and(eq(companyId, company), eq(of, upload), eq(outcome, 'deactivated'), eq(row, 0)))
    .orderBy(desc(person))
    .limit(1);
  return last?.person ?? null;
}

async function note(context: CallContext, upload: string, people: readonly Person[]): Promise<void> {
  if (people.length === 0) return;
  const rows = people.map(({ id }) => ({ id: context.newId(), person: id }));
  await context.db.execute(sql`
    insert into ${employeeUploadRow} (company_id, upload_id, id, row, outcome, person_id, before, after)
    select ${context.company}::uuid, ${upload}::uuid, r.id, 0, 'deactivated', r.person, ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb
    from json_to_recordset(${JSON.stringify(rows)}::json) as r(id uuid, person uuid)`);
}
