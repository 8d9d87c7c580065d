import type { Row } from './bulk.ts';
import { type Chats, chatsOf } from './chats.ts';
import { type ExitSurvey, exitAnswersOf } from './exit.ts';
import type { Person } from './people.ts';
import { startedRuns } from './runs.ts';
import type { Stage } from './stages.ts';
import { type RunningSurvey, surveyAnswersOf } from './wellbeing.ts';

/** What a company asks its people. */
export interface Asking {
  slug: string;
  today: string;
  stages: readonly Stage[];
  /** Chats of a person, where that many touchpoints were due for them. */
  chats: number;
  /** Both, where they have been running for a while. */
  surveys: { wellbeing: RunningSurvey; exit: ExitSurvey } | undefined;
  /** Who looks after cases: those of their own department, and the first one after some of the others. */
  partners: readonly Person[];
  /** Who has not been asked by a touchpoint yet, though their day has come. */
  waits?: { stage: Stage | undefined; people: readonly Person[] };
}

export interface Told {
  people: Row[];
  sessions: Row[];
  messages: Row[];
  runs: Row[];
  exitRuns: Row[];
  responses: Row[];
}

/** What people have told in chats, and what their own records say of it. */
export function toldBy(
  people: readonly Person[],
  { slug, today, stages, chats: atMost, surveys, partners, waits }: Asking,
): Told {
  const told: Told = { people: [], sessions: [], messages: [], runs: [], exitRuns: [], responses: [] };
  for (const person of people) {
    const asking = waits?.people.includes(person) ? stages.filter((stage) => stage !== waits.stage) : stages;
    const chats = chatsOf(person, asking, { slug, today, atMost });
    told.runs.push(...startedRuns(chats.sessions));
    const surveyed = surveys && surveyAnswersOf(surveys.wellbeing, person);
    const left = surveys && exitAnswersOf(surveys.exit, person);
    for (const one of [chats, surveyed, left]) {
      told.sessions.push(...(one?.sessions ?? []));
      told.messages.push(...(one?.messages ?? []));
    }
    told.exitRuns.push(...(left?.runs ?? []));
    told.responses.push(...(surveyed?.responses ?? []));
    const last = lastOf(chats, [...(surveyed?.sessions ?? []), ...(left?.sessions ?? [])]);
    const assignee = assigneeOf(person, last, partners);
    const done = chats.sessions.findLast(({ completedAt }) => completedAt !== null);
    if (done) done.assignee = assignee;
    told.people.push({ ...person, ...last, case_assignee: assignee });
  }
  return told;
}

function assigneeOf(person: Person, last: Chats['last'], partners: readonly Person[]): string | null {
  if ((last.user_mood ?? 5) > 2 || last.action_status === 'resolved') return null;
  const [first] = partners;
  const own = partners.find(({ id, department }) => department === person.department && id !== person.id);
  const isFor = own ?? (Number.parseInt(person.id.slice(-1), 16) % 3 === 0 ? first : undefined);
  return isFor && isFor.id !== person.id ? isFor.id : null;
}

/** A survey that was completed after the chats counts in their place. */
function lastOf({ sessions, last }: Chats, surveys: readonly Row[]): Chats['last'] {
  const endOf = (one: Row) => String(one.completedAt ?? '');
  const before = sessions.map(endOf).sort().at(-1) ?? '';
  const [latest] = surveys
    .filter((one) => endOf(one) > before)
    .sort((one, other) => (endOf(one) < endOf(other) ? 1 : -1));
  if (!latest) return last;
  return {
    user_mood: latest.overall_mood as number,
    user_driver_average: (latest.driverAverage as number | null) ?? last.user_driver_average,
    action_status: String(latest.action_status),
    ...(latest.stage === null
      ? { stage_title: last.stage_title, last_stage: last.last_stage, last_triggered_stage: last.last_triggered_stage }
      : {
          stage_title: String(latest.stage_title),
          last_stage: String(latest.stage),
          last_triggered_stage: String(latest.startedAt),
        }),
  };
}
