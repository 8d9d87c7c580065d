import { triggerDate } from '../../src/hr/rules/trigger-time.ts';
import type { Row } from './bulk.ts';
import type { Person } from './people.ts';
import { idOf } from './random.ts';
import type { Stage } from './stages.ts';

/** Of each chat that a touchpoint has started, the row of its plan. */
export const startedRuns = (sessions: readonly Row[]): Row[] =>
  sessions.map(({ id, user, stage, createdAt }) => ({
    id: idOf(String(id), 'run'),
    user,
    stage,
    dueOn: String(createdAt).slice(0, 10),
    state: 'started',
    reason: null,
    startAfter: createdAt,
    session: id,
  }));

/** The touchpoint whose chat user is no admin any more, so that its chats wait until another one is chosen. */
export const orphaned = (stages: readonly Stage[]): Stage | undefined => stages.filter(({ live }) => live).at(-1);

/** Some whose day has come in the last week, and who wait since. */
export function heldRuns(stage: Stage, people: readonly Person[], today: string): Row[] {
  const isAhead = (person: Person) => triggerDate(person.joining_date, stage.after, stage.unit) > today;
  const waiting = people.filter((one) => one.type === 'Employee' && one.exit_date === null && isAhead(one)).slice(0, 4);
  return waiting.map((person, ago) => {
    const dueOn = new Date(Date.parse(`${today}T00:00:00Z`) - (ago + 1) * 86_400_000).toISOString().slice(0, 10);
    return {
      id: idOf(person.id, 'held', stage.id),
      user: person.id,
      stage: stage.id,
      dueOn,
      state: 'held',
      reason: 'sender-left',
      startAfter: `${dueOn}T03:30:00Z`,
      session: null,
    };
  });
}
