import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { constants } from '../../../../generated/options.ts';
import { employeeUploadRow, userProfile } from '../../../../generated/tables.ts';
import type { CallContext } from '../../../../server/context.ts';
import { hasLeftBy } from '../../../rules/leaving.ts';
import { inScope } from '../../access/in-scope.ts';
import { todayOf } from '../../company/zone.ts';
import { leavesBy } from '../../touchpoints/senders.ts';
import { tellOfPrivateAddresses } from '../private-address.ts';
import { auditChanged, auditRemoved } from './audit.ts';
import type { Values } from './columns.ts';
import { Ended } from './ended.ts';
import { changePeople, type Person, pickWritten, removePeople } from './people.ts';
import { movesPlace, placesFor } from './places.ts';
import { sendersAmong, untouchable } from './stronger.ts';
import { changeUpload, lockUpload, mayUndo } from './uploads.ts';

type Row = typeof employeeUploadRow.$inferSelect;
type People = ReadonlyMap<string, Person>;

const done: Row['outcome'][] = ['new', 'changed', 'deactivated'];
const guarded = ['first_name', 'last_name', 'alternateEmail', 'employee_id', 'status', 'exit_date'];

/** Takes back some hundred rows; false when there are no more. What someone has changed since stays. */
export async function doUndo(context: CallContext, id: string): Promise<boolean> {
  const upload = await lockUpload(context, id);
  if (upload?.state !== 'undoing') return false;
  if (!mayUndo(context, upload)) throw new Ended('change');
  const rows = await rowsToUndo(context, id);
  if (rows.length === 0) return false;
  const people = await peopleOf(context, rows);
  const gone = await removeAdded(context, rows, people);
  const back = await giveBack(context, rows, people);
  const restored = rows.filter((row) => (row.outcome === 'new' ? gone.has(String(row.person)) : back.includes(row)));
  await mark(context, restored, 'restored');
  await mark(
    context,
    rows.filter((row) => !restored.includes(row)),
    'kept',
  );
  await changeUpload(context, id, {
    done: upload.done + rows.length,
    restored_count: upload.restored_count + restored.length,
    kept_count: upload.kept_count + rows.length - restored.length,
  });
  return true;
}

/** People whom the import has added and nobody has needed since. */
async function removeAdded(context: CallContext, rows: readonly Row[], people: People): Promise<ReadonlySet<string>> {
  const added = rows.filter(
    ({ outcome, person }) => outcome === 'new' && isTheirs(context, people.get(String(person))),
  );
  const gone = await removePeople(
    context,
    added.map(({ person }) => String(person)),
  );
  // Anyone who has registered meanwhile could not do so again, once they are imported anew.
  await context.sessions.forget([...gone.keys()]);
  await context.mail.forget([...gone.values()]);
  auditRemoved(
    context,
    [...people.values()].filter(({ id }) => gone.has(id)),
  );
  return new Set(gone.keys());
}

/** The rows whose people have their former values again. */
async function giveBack(context: CallContext, rows: readonly Row[], people: People): Promise<Row[]> {
  const all = [...people.values()];
  const kept = await untouchable(context, all);
  const senders = await sendersAmong(context, all);
  const places = await placesFor(context, all);
  const today = await todayOf(context);
  const back = rows.flatMap((row) => {
    const person = people.get(String(row.person));
    if (!person || row.outcome === 'new' || !mayGoBack(context, row, person, kept)) return [];
    const before = beforeOf(row, person, today);
    if (senders.has(person.id) && leavesBy(person, before).length > 0) return [];
    return movesPlace(places, person, before.status ?? person.status) ? [{ row, person, before }] : [];
  });
  await changePeople(
    context,
    back.map(({ person, before }) => ({ ...pickWritten({ ...person, ...before }), id: person.id })),
  );
  auditChanged(
    context,
    back.map(({ person, before }) => ({ id: person.id, before: person, after: before })),
  );
  await tellOfPrivateAddresses(
    context,
    back.map(({ person, before }) => ({
      id: person.id,
      old: person,
      values: before,
      exit: { ...person, ...before }.exit_date,
    })),
  );
  return back.map(({ row }) => row);
}

/** Where a date made someone inactive once it had come, they are again what they were; what someone else changed stays. */
function beforeOf(row: Row, person: Person, today: string): Values {
  const { status, ...before } = row.before as Values;
  const follows = 'status' in (row.after as Values) || hasLeftBy(person.exit_date, today);
  return status === undefined || !follows ? before : { ...before, status };
}

function rowsToUndo({ db, company }: CallContext, upload: string): Promise<Row[]> {
  return db
    .select()
    .from(employeeUploadRow)
    .where(
      and(
        eq(employeeUploadRow.companyId, company),
        eq(employeeUploadRow.upload, upload),
        inArray(employeeUploadRow.outcome, done),
      ),
    )
    .orderBy(asc(employeeUploadRow.row), asc(employeeUploadRow.id))
    .limit(constants['people/import/atOnce']);
}

async function peopleOf({ db, company }: CallContext, rows: readonly Row[]): Promise<Map<string, Person>> {
  const ids = rows.map(({ person }) => String(person));
  const people = await db
    .select()
    .from(userProfile)
    .where(and(eq(userProfile.companyId, company), sql`${userProfile.id} = any(${sql.param(ids)}::uuid[])`))
    .for('update');
  return new Map(people.map((person) => [person.id, person]));
}

const isTheirs = ({ actor }: CallContext, person: Person | undefined): boolean =>
  person !== undefined && inScope(actor.scope, person);

/** Everything that the import gave is still there, and the person is not someone whom an import must leave alone. */
function mayGoBack(context: CallContext, row: Row, person: Person, kept: ReadonlySet<string>): boolean {
  if (!isTheirs(context, person)) return false;
  const given = Object.entries(row.after as Values);
  if (kept.has(person.id) && given.some(([name]) => guarded.includes(name))) return false;
  return (
    given.every(([name, value]) => isDeepStrictEqual(person[name as keyof Person] ?? null, value)) &&
    inScope(context.actor.scope, { ...person, ...(row.before as Values) })
  );
}

async function mark({ db, company }: CallContext, rows: readonly Row[], outcome: Row['outcome']): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await db
    .update(employeeUploadRow)
    .set({ outcome })
    .where(
      and(eq(employeeUploadRow.companyId, company), sql`${employeeUploadRow.id} = any(${sql.param(ids)}::uuid[])`),
    );
}
