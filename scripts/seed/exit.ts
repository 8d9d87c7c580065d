import { addDays } from '../../src/hr/rules/due.ts';
import { fixedQuestions } from '../../src/hr/rules/exit-questions.ts';
import type { Row } from './bulk.ts';
import { type Chats, moods, noChats, pseudonymIn } from './chats.ts';
import { exitComments, exitCustom, reasonsOfDepartment, reasonsUsual } from './data/surveys.ts';
import type { Person } from './people.ts';
import { idOf, type Random, randomOf, seedOf } from './random.ts';
import { type Line, transcriptOf } from './transcript.ts';

const title = 'Post exit survey';
/** Days after the exit date. */
const after = 7;
const reminders = [
  { after: 3, to: 'both' },
  { after: 7, to: 'no_response' },
] as const;
/** Of how many people one has left in the past year, and at most so many. */
const leaving = { share: 10, most: 60 };

interface Question {
  id: string;
  fixed?: string;
  type: string;
  text: string;
  scaleType?: string;
  quickReplies?: readonly { title: string }[];
}

/** A post-exit survey that has been live for over a year. */
export interface ExitSurvey {
  id: string;
  today: string;
  questions: Question[];
}

export function exitSurveyOf(slug: string, today: string): ExitSurvey {
  const id = idOf(slug, 'exit-survey');
  const questions = [...fixedQuestions, ...exitCustom].map((one, at) => ({ id: idOf(id, 'question', at), ...one }));
  return { id, today, questions };
}

export const exitStageRow = ({ id, questions }: ExitSurvey, sender: string, position: number): Row => ({
  id,
  title,
  stageType: 'postExit',
  triggerTimeDuration: after,
  triggerTimeUnit: 'days',
  status: 'live',
  chatFromUser: sender,
  position,
  questions,
  reminders,
});

/** The last of a company's people have left in the past year: whether someone by their place among all is one of them. */
export const hasLeft = (index: number, people: number): boolean =>
  index >= people - Math.min(leaving.most, Math.floor(people / leaving.share));

export function leaverOf(person: Person, today: string): Person {
  const random = randomOf(seedOf(`leaver/${person.id}`));
  const left = random.between(1, 364);
  const served = random.weighted([
    [random.between(70, 180), 14],
    [random.between(181, 364), 22],
    [random.between(365, 729), 26],
    [random.between(730, 1824), 26],
    [random.between(1825, 3600), 12],
  ]);
  const address = `${person.first_name}.${person.last_name}${random.below(100)}@mail.example`;
  return {
    ...person,
    joining_date: addDays(today, -left - served),
    exit_date: addDays(today, -left),
    status: 'inactive',
    alternateEmail: random.chance(0.9) ? address.toLowerCase().replaceAll(' ', '') : null,
  };
}

interface Answers extends Chats {
  runs: Row[];
}

/** What someone who has left was asked, and answered. */
export function exitAnswersOf(survey: ExitSurvey, person: Person): Answers {
  const answers: Answers = { sessions: [], messages: [], runs: [], last: { ...noChats } };
  const dueOn = person.exit_date && addDays(person.exit_date, after);
  // Today's are the job's.
  if (!dueOn || dueOn >= survey.today || dueOn < addDays(survey.today, -365)) return answers;
  const random = randomOf(seedOf(`${survey.id}/${person.id}`));
  const run = {
    id: idOf(person.id, 'exit-run'),
    user: person.id,
    stage: survey.id,
    stageType: 'postExit',
    dueOn,
    startAfter: `${dueOn}T03:30:00Z`,
  };
  if (!person.alternateEmail) {
    const isLate = dueOn <= addDays(survey.today, -7);
    const row = { ...run, state: isLate ? 'dropped' : 'held', reason: 'unreachable', session: null, reminded: 0 };
    return { ...answers, runs: [row] };
  }
  const session = idOf(person.id, 'exit-chat');
  const waited = random.weighted([
    [0, 50],
    [3, 30],
    [7, 20],
  ] as const);
  const day = addDays(dueOn, waited);
  const state =
    day < survey.today
      ? random.weighted([
          ['completed', 76],
          ['in_progress', 7],
          ['initiated', 17],
        ] as const)
      : 'initiated';
  const ended = new Date(Date.parse(`${day}T05:00:00Z`) + random.between(0, 720) * 60_000);
  const lines = linesOf(survey, person, random);
  const mood = lines.find(({ fixed }) => fixed === 'experience')?.said.value;
  const done = state === 'completed';
  const given = done ? lines : lines.slice(0, random.between(1, 4));
  const sent = reminders
    .filter((one) => addDays(dueOn, one.after) < (done ? addDays(day, 1) : survey.today))
    .map((one) => one.after);
  answers.runs.push({ ...run, state: 'started', reason: null, session, reminded: Math.max(0, ...sent) });
  answers.sessions.push({
    id: session,
    user: person.id,
    pseudonym: pseudonymIn(person, survey.id, new Date(dueOn)),
    stage: survey.id,
    stage_title: title,
    status: state,
    action_status: 'open',
    overall_mood: done ? mood : null,
    driver_rating: {},
    driverAverage: null,
    startedAt: state === 'initiated' ? null : new Date(ended.getTime() - 300_000).toISOString(),
    createdAt: `${dueOn}T04:30:00Z`,
    completedAt: done ? ended.toISOString() : null,
  });
  if (state !== 'initiated') {
    const greeting = `Hi ${person.first_name}, thank you for taking the time.`;
    answers.messages.push(...transcriptOf({ session, user: person.id, greeting }, given, done));
  }
  return answers;
}

interface Answered extends Line {
  fixed?: string;
  said: { text: string; value: string | number | null };
}

function linesOf({ questions }: ExitSurvey, { department }: Person, random: Random): Answered[] {
  const weights = reasonsOfDepartment[department] ?? reasonsUsual;
  const reason = random.weighted(weights.map((weight, at) => [at, weight] as const));
  // Who leaves for personal reasons looks back with more goodwill, who leaves a manager with less.
  const usual = 3.1 + ([0, 0.2, -0.6, -0.4, 0.9][reason] ?? 0);
  return questions.map(({ id, fixed, text, type, scaleType, quickReplies = [] }) => {
    const common = { id, text, ...(fixed && { fixed }) };
    if (type === 'text') return { ...common, said: { text: random.pick(exitComments[reason] ?? ['']), value: null } };
    if (type === 'scale') {
      const less = fixed === 'manager' && reason === 2 ? 1.2 : 0;
      const value = Math.min(5, Math.max(1, Math.round(usual - less + (random.next() + random.next() - 1) * 1.8)));
      return { ...common, said: { text: scaleType === 'emoji' ? (moods[value] ?? '') : String(value), value } };
    }
    const chosen = (fixed === 'reason' ? quickReplies[reason] : random.pick(quickReplies))?.title ?? '';
    return { ...common, said: { text: chosen, value: chosen } };
  });
}
