import type { CallContext } from '../../../../server/context.ts';
import { likeBefore } from '../../../../shared/csv/csv.ts';
import { dayIn } from '../../../../shared/time/wire.ts';
import { hasLeftBy } from '../../../rules/leaving.ts';
import { followsNames, fullName, profileFaults } from '../../../rules/profile-faults.ts';
import { inScope } from '../../access/in-scope.ts';
import type { AdminPlaces } from '../../company/admin-places.ts';
import { leavesBy, replaceSentence } from '../../touchpoints/senders.ts';
import { columns, type Problem, type Values } from './columns.ts';
import { isActive, type Person, pickWritten } from './people.ts';
import { movesPlace } from './places.ts';
import { beyond, type Plan, placeBeyond, type ReadRow } from './read-row.ts';

/** What is known where rows are judged. */
export interface Bench {
  context: CallContext;
  plan: Plan;
  today: string;
  /** May change people and see who they are, not only add them. */
  mayChange: boolean;
  byId: ReadonlyMap<string, Person>;
  byEmail: ReadonlyMap<string, Person>;
  untouchable: ReadonlySet<string>;
  senders: ReadonlyMap<string, readonly string[]>;
  places: AdminPlaces | null;
}

export interface Judged {
  row: number;
  cells: readonly string[];
  outcome: 'new' | 'changed' | 'unchanged' | 'refused';
  problems: Problem[];
  /** Whom the row is about. */
  person?: string;
  /** Everything that is written of the person. */
  record?: Values;
  before?: Values;
  after?: Values;
  /** The person could sign in before, and not any more. */
  leaves?: boolean;
}

type Faults = Record<string, string>;

/** By these someone is known, signs in, and is written to once they have left. */
const guarded = ['first_name', 'last_name', 'email', 'alternateEmail', 'employee_id', 'status', 'exit_date'];
const untold = { status: 'active', high_potential_emp: false };

export function judge(bench: Bench, read: ReadRow): Judged {
  const { context } = bench;
  const byId = bench.byId.get(keyOf(read.values.employee_id));
  const byEmail = bench.byEmail.get(keyOf(read.values.email));
  // Not compared with what is there: what comes of it would tell who may only add people what someone has.
  if ((byId || byEmail) && !bench.mayChange)
    return refuse(bench, read, { '': context.text('people/import/row-there') });
  if (byId && byEmail && byId.id !== byEmail.id) {
    const said = { id_person: nameOf(bench, byId), address_person: nameOf(bench, byEmail) };
    return refuse(bench, read, { employee_id: context.text('people/import/row-two-people', said) });
  }
  const person = byId ?? byEmail;
  if (!person) return added(bench, read);
  // One's own row is known to oneself, also where the group does not keep it.
  if (!inScope(context.actor.scope, person) && person.id !== context.actor.id) {
    const [property, message] = byId ? ['employee_id', 'people/user/id-taken'] : ['email', 'people/user/email-taken'];
    return refuse(bench, read, { [property]: context.text(message) });
  }
  if (!byId && read.values.employee_id) {
    const said = {
      person: nameOf(bench, person),
      id: String(person.employee_id),
      given: String(read.values.employee_id),
    };
    return refuse(bench, read, { employee_id: context.text('people/import/row-other-id', said) });
  }
  return changed(bench, read, person);
}

/** Only those whom the importer sees are named. */
function nameOf({ context }: Bench, person: Person): string {
  return inScope(context.actor.scope, person) ? person.display_name : context.text('people/import/someone');
}

export const keyOf = (value: unknown): string => String(value ?? '').toLowerCase();

function added(bench: Bench, read: ReadRow): Judged {
  const { context } = bench;
  const values: Values = { ...untold, ...read.values };
  const hasLeft = hasLeftBy(values.exit_date, bench.today);
  if (hasLeft && read.values.status === undefined) values.status = 'inactive';
  const record: Values = { ...values, display_name: fullName(values) };
  const faults = { ...documentFaults(context, record, {}, read.faults), ...read.faults };
  if (hasLeft && values.status === 'active') faults.status ??= context.text('people/user/exit-has-come');
  if (faults.first_name) delete faults.display_name;
  if (Object.keys(faults).length > 0) return refuse(bench, read, faults);
  const id = context.newId();
  if (!inScope(context.actor.scope, { tags: [], ...record, id }))
    return refuse(bench, read, { '': context.text('people/import/row-out-of-scope') });
  const { row, cells } = read;
  return { row, cells, outcome: 'new', problems: [], person: id, record: { ...pickWritten(record), id } };
}

function changed(bench: Bench, read: ReadRow, person: Person): Judged {
  const { context } = bench;
  const { row, cells } = read;
  const after = differences(person, read.values);
  const touched = Object.keys(after);
  const faults: Faults = { ...read.faults };
  if ('email' in after) faults.email = context.text('people/import/row-address', { person: nameOf(bench, person) });
  if (bench.untouchable.has(person.id)) {
    const isOneself = person.id === context.actor.id;
    const text = context.text(isOneself ? 'people/import/row-yourself' : 'people/import/row-protected');
    const kept = isOneself && context.actor.type !== 'SuperAdmin' ? touched : guarded;
    for (const name of touched) if (kept.includes(name)) faults[name] = text;
  }
  const sent = bench.senders.get(person.id);
  if (sent) for (const name of leavesBy(person, after)) faults[name] ??= replaceSentence(context, sent);
  if (touched.length === 0 && Object.keys(faults).length === 0)
    return { row, cells, outcome: 'unchanged', problems: [], person: person.id };
  if (('first_name' in after || 'last_name' in after) && followsNames(person))
    after.display_name = fullName({ ...person, ...after });
  if (read.values.status === undefined) Object.assign(after, statusInStep(person, after, bench.today));
  const record: Values = { ...person, ...after };
  if (after.status === 'active' && hasLeftBy(record.exit_date, bench.today))
    faults.status ??= context.text('people/user/exit-has-come');
  const said = documentFaults(context, record, person, faults);
  for (const [name, text] of Object.entries(said)) if (name in after || isDatePair(name, after)) faults[name] ??= text;
  if (Object.keys(faults).length > 0) return refuse(bench, read, faults);
  if (!inScope(context.actor.scope, record))
    return refuse(bench, read, { '': context.text('people/import/row-out-of-scope') });
  if (!movesPlace(bench.places, person, record.status)) {
    const { limit = 0 } = bench.places ?? {};
    return refuse(bench, read, { status: context.text('company/plan.no-admin-left', { limit }) });
  }
  const before = pickBefore(person, after);
  const leaves = isActive(person, bench.today) && !isActive(record, bench.today);
  return {
    row,
    cells,
    outcome: 'changed',
    problems: [],
    person: person.id,
    record: { ...pickWritten(record), id: person.id },
    before,
    after,
    leaves,
  };
}

/** As in a profile: a date that has come makes someone inactive, and one that had come and is put off active again. */
function statusInStep(person: Person, { exit_date: exit }: Values, today: string): { status?: string } {
  if (exit === undefined) return {};
  const status = hasLeftBy(exit, today) ? 'inactive' : hasLeftBy(person.exit_date, today) ? 'active' : person.status;
  return status === person.status ? {} : { status };
}

/** With a date goes what it may change once it comes. */
const pickBefore = (person: Person, after: Values): Values =>
  Object.fromEntries(
    [...Object.keys(after), ...('exit_date' in after ? ['status'] : [])].map((name) => [
      name,
      person[name as keyof Person] ?? null,
    ]),
  );

/** Of the two dates either may have been changed. */
const isDatePair = (name: string, after: Values): boolean => name === 'exit_date' && 'joining_date' in after;

/** Keys are the same in any case. */
function differences(person: Person, values: Values): Values {
  const isSame = (name: string, value: unknown) =>
    name === 'email' || name === 'employee_id'
      ? keyOf(value) === keyOf(person[name])
      : value === (person[name as keyof Person] ?? null);
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(name, value)));
}

/** One sentence a field: of the entity's document, and what it cannot say. What is no value at all is not looked at. */
function documentFaults(context: CallContext, record: Values, stored: Values, known: Faults): Faults {
  const faults: Faults = {};
  for (const [name, [text]] of Object.entries(context.records.faults('people/user', record, stored)))
    if (text !== undefined) faults[name] = text;
  for (const { field, message } of profileFaults(record, dayIn(context.actor.timeZone, context.now)))
    faults[field] ??= context.text(message);
  for (const name of Object.keys(known)) delete faults[name];
  return faults;
}

/** Each fault with the heading of its column and what stands in its cell. */
export function problemsOf(plan: Plan, cells: readonly string[], faults: Faults): Problem[] {
  const inOrder = Object.entries(faults).sort(([a], [b]) => (plan.mapping[a] ?? -1) - (plan.mapping[b] ?? -1));
  return inOrder.map(([name, reason]) => {
    const at = name === beyond ? placeBeyond(cells, plan.headings) : plan.mapping[name];
    const label = columns.find(({ value }) => value === name)?.label ?? '';
    return {
      column: (at === undefined ? label : plan.headings[at]) || label,
      value: likeBefore(at === undefined ? '' : (cells[at] ?? '')).slice(0, 200),
      reason: reason.slice(0, 300),
    };
  });
}

export function refuse({ plan }: Pick<Bench, 'plan'>, { row, cells }: ReadRow, faults: Faults): Judged {
  return { row, cells, outcome: 'refused', problems: problemsOf(plan, cells, faults) };
}
