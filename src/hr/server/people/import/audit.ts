import type { CallContext } from '../../../../server/context.ts';
import type { Values } from './columns.ts';

interface Changed {
  id: string;
  before: Values;
  after: Values;
}

/** By these someone leaves or comes back. */
const leaving = ['status', 'exit_date'];
/** And where mails go once they have. All else that an import changes its upload tells, and that one's rows. */
const told = [...leaving, 'alternateEmail'];

const pick = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]));

/** A line for each of these people who has left or come back, or has another private address. */
export function auditChanged(context: CallContext, people: readonly Changed[]): void {
  for (const { id, before, after } of people) {
    const names = told.filter((name) => name in after);
    if (names.length === 0) continue;
    const values = { old: pick(before, names), new: pick(after, names) };
    context.audit({ type: 'user', activity: 'update', entity: 'people/user', recordId: id, ...values });
  }
}

/** A line for each of these people, who are gone. */
export function auditRemoved(context: CallContext, people: readonly (Values & { id: string })[]): void {
  for (const person of people)
    context.audit({
      type: 'user',
      activity: 'remove',
      entity: 'people/user',
      recordId: person.id,
      old: pick(person, leaving),
    });
}
