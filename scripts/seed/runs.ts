import { addDays } from '../../src/hr/rules/due.ts';
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

/** Some of these, who joined on such days that those of the touchpoint have come just now. */
export function whoWait(stage: Stage, people: readonly Person[], today: string): Person[] {
  const staying = people.filter((one) => one.type === 'Employee' && one.exit_date === null).slice(0, 4);
  return staying.map((person, ago) => ({
    ...person,
    joining_date: triggerDate(addDays(today, -ago - 1), -stage.after, stage.unit),
  }));
}

/** They wait since that day. */
export const heldRuns = (stage: Stage, people: readonly Person[]): Row[] =>
  people.map((person) => {
    const dueOn = triggerDate(person.joining_date, stage.after, stage.unit);
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
