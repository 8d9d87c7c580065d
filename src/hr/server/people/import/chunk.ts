import { sql } from 'drizzle-orm';
import { employeeUploadRow } from '../../../../generated/tables.ts';
import type { CallContext } from '../../../../server/context.ts';
import { todayOf } from '../../company/zone.ts';
import { tellOfPrivateAddresses } from '../private-address.ts';
import { auditChanged } from './audit.ts';
import { type Bench, type Judged, judge, keyOf, refuse } from './judge.ts';
import { addPeople, changePeople, type Person, peopleOf } from './people.ts';
import { placesFor } from './places.ts';
import type { Plan, ReadRow } from './read-row.ts';
import type { Repeats } from './seen.ts';
import { sendersAmong, untouchable } from './stronger.ts';
import { unknownIn } from './unknown.ts';
import { changeUpload, lockUpload, mayChange, refuseMore, stateOf, type Upload } from './uploads.ts';

interface Chunk {
  upload: string;
  plan: Plan;
  /** Only looked at: nobody is changed. With the addresses of all whom the file is about. */
  rehearsal: ReadonlySet<string> | null;
  rows: readonly ReadRow[];
  /** Rows of the file that are about the person of an earlier row. */
  repeats: ReadonlyMap<number, Repeats>;
  /** Number of the last row of the file that has been read. */
  upTo: number;
}

type Outcome = 'on' | 'stop' | 'done before';
type Noted = Omit<Judged, 'outcome'> & { outcome: Judged['outcome'] | 'unknown' };

/**
 * Judges some hundred rows and writes what comes of them, with how far the file is, in one transaction: a chunk that a
 * crash has interrupted is done again from its beginning, one that was written never again.
 */
export async function doChunk(context: CallContext, chunk: Chunk): Promise<Outcome> {
  const upload = await lockUpload(context, chunk.upload);
  if (!upload || upload.stop || upload.state !== stateOf(chunk.rehearsal !== null)) return 'stop';
  if (upload.done >= chunk.upTo) return 'done before';
  const judged = await judgeAll(context, chunk);
  const kept = chunk.rehearsal ? judged : await write(context, chunk, judged);
  // After a rehearsal nobody asks for the new ones; the run judges all of them anew.
  const unknown = await unknownOf(context, chunk, kept);
  const noted = chunk.rehearsal ? kept.filter(({ outcome }) => outcome !== 'new') : kept;
  await note(context, chunk.upload, [...noted, ...unknown]);
  const counted = { ...counts(upload, kept), unknown_count: upload.unknown_count + unknown.length };
  if (!chunk.rehearsal) refuseMore(upload, counted.deactivated_count);
  await changeUpload(context, chunk.upload, { done: chunk.upTo, ...counted });
  return 'on';
}

/** Rows that are imported although they name someone whom nobody knows: said in a check alone. */
async function unknownOf(context: CallContext, { plan, rehearsal, rows }: Chunk, judged: readonly Judged[]) {
  if (!rehearsal) return [];
  const refused = new Set(judged.flatMap(({ row, outcome }) => (outcome === 'refused' ? [row] : [])));
  const taken = rows.filter(({ row }) => !refused.has(row));
  return unknownIn({ context, plan }, taken, rehearsal);
}

async function judgeAll(context: CallContext, { upload, plan, rehearsal, rows, repeats }: Chunk): Promise<Judged[]> {
  const keys = (name: string) => rows.map(({ values }) => keyOf(values[name])).filter(Boolean);
  const people = await peopleOf(context, { ids: keys('employee_id'), emails: keys('email') });
  const by = (name: 'employee_id' | 'email') => new Map<string, Person>(people.map((one) => [keyOf(one[name]), one]));
  const bench: Bench = {
    context,
    plan,
    today: await todayOf(context),
    mayChange: mayChange(context) && context.explain('people/user/list')?.allowed === true,
    byId: by('employee_id'),
    byEmail: by('email'),
    untouchable: await untouchable(context, people),
    senders: await sendersAmong(context, people),
    places: await placesFor(context, people, rehearsal ? upload : undefined),
  };
  const judged: Judged[] = [];
  for (const read of rows) {
    const same = repeats.get(read.row);
    judged.push(same ? refuse(bench, read, saidTwice(context, same)) : judge(bench, read));
    await context.giveWay();
  }
  return judged;
}

const saidTwice = (context: CallContext, same: Repeats): Record<string, string> =>
  Object.fromEntries(
    Object.entries(same).map(([name, row]) => [name, context.text('people/import/row-twice', { row })]),
  );

/** Someone else may have taken a key since it was looked for. */
async function write(context: CallContext, { plan }: Chunk, judged: readonly Judged[]): Promise<Judged[]> {
  const records = (outcome: Judged['outcome']) =>
    judged.flatMap(({ outcome: own, record, person }) =>
      own === outcome && record && person ? [{ ...record, id: person }] : [],
    );
  const made = await addPeople(context, records('new'));
  await changePeople(context, records('changed'));
  const changes = judged.flatMap(({ outcome, person, before, after, record }) =>
    outcome === 'changed' && person && before && after ? [{ id: person, before, after, exit: record?.exit_date }] : [],
  );
  auditChanged(context, changes);
  await tellOfPrivateAddresses(
    context,
    changes.map(({ id, before, after, exit }) => ({ id, old: before, values: after, exit })),
  );
  return judged.map((one) => {
    if (one.outcome !== 'new' || made.has(String(one.person))) return one;
    const read = { row: one.row, cells: one.cells, values: {}, faults: {} };
    return refuse({ plan }, read, { employee_id: context.text('people/user/id-taken') });
  });
}

/** What an undo and the file of refused rows will need. */
async function note({ db, company, newId }: CallContext, upload: string, judged: readonly Noted[]): Promise<void> {
  const rows = judged
    .filter(({ outcome }) => outcome !== 'unchanged')
    .map(({ row, outcome, person, before = {}, after = {}, problems, cells }) => ({
      id: newId(),
      row,
      outcome,
      person: outcome === 'refused' ? null : person,
      before,
      after,
      problems,
      cells: outcome === 'refused' ? cells : [],
    }));
  if (rows.length === 0) return;
  await db.execute(sql`
    insert into ${employeeUploadRow} (company_id, upload_id, id, row, outcome, person_id, before, after, problems, cells)
    select ${company}::uuid, ${upload}::uuid, r.* from json_to_recordset(${JSON.stringify(rows)}::json)
      as r(id uuid, row integer, outcome text, person uuid, before jsonb, after jsonb, problems jsonb, cells jsonb)`);
}

function counts(upload: Upload, judged: readonly Judged[]) {
  const of = (outcome: Judged['outcome']) => judged.filter((one) => one.outcome === outcome).length;
  const [added, updated] = [upload.new_user_count + of('new'), upload.updated_count + of('changed')];
  return {
    new_user_count: added,
    updated_count: updated,
    success_count: added + updated,
    unchanged_count: upload.unchanged_count + of('unchanged'),
    error_count: upload.error_count + of('refused'),
    deactivated_count: upload.deactivated_count + judged.filter(({ leaves }) => leaves).length,
  };
}
