import { optionDetails } from '../../src/generated/options.ts';
import { contentOf } from '../../src/hr/rules/bank-question.ts';
import { moodOf } from '../../src/hr/rules/chat-answer.ts';
import { addDays } from '../../src/hr/rules/due.ts';
import { categoryOf, type Driver, drivers } from '../../src/hr/rules/survey.ts';
import {
  chatQuestion,
  partScoresOf,
  type Asked as Question,
  scaleWords,
  scoresOf,
} from '../../src/hr/rules/survey-chat.ts';
import { cyclesOf, mailsIn, nextSending, type PlannedMail } from '../../src/hr/rules/survey-plan.ts';
import { triggerDate } from '../../src/hr/rules/trigger-time.ts';
import { firstEmails } from '../../src/hr/server/wellbeing/first-emails.ts';
import { hours } from '../../src/hr/server/wellbeing/sending.ts';
import { dayIn } from '../../src/shared/time/wire.ts';
import type { Row } from './bulk.ts';
import { type Chats, caseStatus, mean, noChats, pseudonymIn } from './chats.ts';
import { asked, departmentMoods, driverTrends, managerComments } from './data/surveys.ts';
import type { Person } from './people.ts';
import { idOf, type Random, randomOf, seedOf } from './random.ts';
import { surveyRows } from './survey.ts';
import { type Line, transcriptOf } from './transcript.ts';

/** The demo companies have named no holidays. */
const sending = { ...hours, holidays: new Set<string>() };

const months = 3;
/** Cycles that are over; the last one runs since this many days. */
const past = 3;
const since = 18;

type Asked = Question & { sub_driver: string };

interface Cycle {
  id: string;
  number: number;
  start: string;
  end: string;
  questions: Asked[];
}

/** A well-being survey that has been running for three quarters of a year. */
export interface RunningSurvey {
  slug: string;
  today: string;
  surveys: Row[];
  questions: Row[];
  emails: Row[];
  cycles: Cycle[];
  /** What someone in a zone gets in a cycle. */
  mailsOf(zone: string, cycle: Cycle): PlannedMail[];
}

export function runningSurvey(slug: string, company: string, today: string, sender: string): RunningSurvey {
  const dates = {
    start: triggerDate(addDays(today, -since), -past * months, 'months'),
    end: addDays(today, 420),
  };
  const first = surveyRows(slug, company);
  const questions = first.questions.map((question) => ({ ...question, ...placeOf(slug, String(question.source)) }));
  const emails = firstEmails(sender).map((mail, at) => ({ id: idOf(slug, 'survey-email', at), ...mail }));
  const config = Object.fromEntries(drivers.map((driver) => [driver, asked[driver].each]));
  const reminders = emails.flatMap(({ id, trigger_time_duration: days }) => (days ? [{ id, days }] : []));
  const planned = new Map<string, PlannedMail[]>();
  return {
    slug,
    today,
    surveys: first.surveys.map((row) => ({
      ...row,
      frequency: optionDetails['wellbeing/survey.frequencies'].find((one) => one.months === months)?.value,
      driverwise_questions_config: config,
      start_date: dates.start,
      end_date: dates.end,
      status: 'active',
      configuration_activated: true,
      chatFromUser: sender,
      all_employees: true,
    })),
    questions,
    emails,
    cycles: cyclesOf(dates, months)
      .filter(({ start }) => start <= today)
      .map((days, at) => ({
        id: idOf(slug, 'cycle', at + 1),
        number: at + 1,
        ...days,
        questions: askedIn(questions, at),
      })),
    mailsOf(zone, cycle) {
      const key = `${zone} ${cycle.id}`;
      const known = planned.get(key) ?? mailsIn(zone, { ...cycle, ...sending, reminders }, cycle.start);
      planned.set(key, known);
      return known;
    },
  };
}

/** Where a question of the bank stands in the survey. */
function placeOf(slug: string, source: string): { interaction_id: string | null; position: number | null } {
  const at = drivers.flatMap((driver) => asked[driver].of).indexOf(source);
  return at < 0
    ? { interaction_id: null, position: null }
    : { interaction_id: idOf(slug, 'interaction', source), position: at + 1 };
}

function askedIn(questions: readonly Row[], cycle: number): Asked[] {
  return drivers.flatMap((driver) => {
    const { each, of } = asked[driver];
    return Array.from({ length: each }, (_none, at) => {
      const source = of[(at + (driver === 'purposefulness' ? cycle * each : 0)) % of.length];
      const { id, sub_driver, type, text, response_required, ...parts } =
        questions.find((one) => one.source === source) ?? {};
      const content = contentOf(type as Asked['type'], parts);
      return { id, driver, sub_driver, type, text, response_required, content } as Asked;
    });
  });
}

export const cycleRows = ({ cycles, today }: RunningSurvey): Row[] =>
  cycles.map((cycle) => ({
    ...cycle,
    openedAt: `${cycle.start}T00:15:00Z`,
    closedAt: cycle.end < today ? `${addDays(cycle.end, 1)}T11:15:00Z` : null,
    createdAt: `${cycle.start}T00:15:00Z`,
  }));

interface Answers extends Chats {
  responses: Row[];
}

/** What someone answered in the cycles since they are here. */
export function surveyAnswersOf(survey: RunningSurvey, person: Person): Answers {
  const random = randomOf(seedOf(`${survey.slug}/survey/${person.id}`));
  const who: Respondent = {
    person,
    usual: 3 + random.next() * 1.7,
    answers: random.weighted([
      [0, 16],
      [0.6, 48],
      [0.95, 36],
    ] as const),
    random,
  };
  const answers: Answers = { sessions: [], messages: [], responses: [], last: { ...noChats } };
  const { joining_date: from, exit_date: until } = person;
  for (const cycle of survey.cycles)
    if (from < cycle.start && (until === null || until > cycle.start)) addCycle(answers, survey, cycle, who);
  return answers;
}

interface Respondent {
  person: Person;
  /** On the scale. */
  usual: number;
  /** How probably they answer. */
  answers: number;
  random: Random;
}

function addCycle(to: Answers, survey: RunningSurvey, cycle: Cycle, who: Respondent): void {
  const { person, random } = who;
  const mails = survey.mailsOf(String(person.user_timezone), cycle);
  const [reachout] = mails;
  if (!reachout) return;
  const session = idOf(person.id, 'survey', cycle.id);
  const when = answeredAt(survey, who, mails);
  const complete = when !== null && random.chance(0.92);
  const lines = when ? linesOf(cycle, who) : [];
  const given = complete ? lines : lines.slice(0, random.between(1, cycle.questions.length - 2));
  const values = new Map(
    given.flatMap(({ id, said }) => (said === 'skipped' ? [] : [[String(id), said.value] as const])),
  );
  const scores = scoresOf(cycle.questions, values);
  const mood = complete
    ? moodOf(
        cycle.questions.map((one) => chatQuestion(one, [])),
        values,
      )
    : undefined;
  const before = mails.slice(1).filter(({ at }) => !(complete && at > when) && at.toISOString() < survey.today);
  const thanks = complete ? thankedAt(person, when) : null;
  to.responses.push({
    id: idOf(session, 'response'),
    user: person.id,
    cycle: cycle.id,
    session,
    state: complete ? 'complete' : when ? 'partial' : 'none',
    segments: segmentsOf(person),
    scores,
    parts: partScoresOf(cycle.questions, values),
    category: categoryOf(scores) ?? null,
    completedAt: complete ? when.toISOString() : null,
    reachedOn: reachout.day,
    reminded: before.map(({ id }) => id),
    passed: [],
    reminders: before.length,
    mailedOn: thanks ? thanks.toISOString().slice(0, 10) : (before.at(-1) ?? reachout).day,
    thankedAt: thanks?.toISOString() ?? null,
    nextAt: null,
    createdAt: `${cycle.start}T00:15:00Z`,
  });
  to.sessions.push({
    id: session,
    user: person.id,
    pseudonym: pseudonymIn(person, 'well-being', reachout.at),
    stage: null,
    stage_title: 'Well-being survey',
    status: complete ? 'completed' : when ? 'in_progress' : 'initiated',
    action_status: complete && mood ? caseStatus(mood, random) : 'open',
    overall_mood: mood ?? null,
    driver_rating: complete ? scores : {},
    driverAverage: complete ? mean(Object.values(scores)) : null,
    startedAt: when ? new Date(when.getTime() - 240_000).toISOString() : null,
    createdAt: reachout.at.toISOString(),
    completedAt: complete ? when.toISOString() : null,
  });
  if (when) {
    const greeting = `Hi ${person.first_name}, thank you for taking the time.`;
    to.messages.push(...transcriptOf({ session, user: person.id, greeting }, given, complete));
  }
}

/** After one of the mails; null for who does not answer, or could not have been thanked before today. */
function answeredAt(
  { today }: RunningSurvey,
  { person, answers, random }: Respondent,
  mails: PlannedMail[],
): Date | null {
  const after = random.weighted([
    [0, 58],
    [1, 21],
    [2, 13],
    [3, 8],
  ] as const);
  const mail = mails[Math.min(after, mails.length - 1)];
  const minutes = random.between(6, 420);
  if (!random.chance(answers) || !mail) return null;
  const when = new Date(mail.at.getTime() + minutes * 60_000);
  const limit = person.exit_date && person.exit_date < today ? person.exit_date : today;
  return thankedAt(person, when).toISOString() < limit ? when : null;
}

function thankedAt({ user_timezone }: Person, when: Date): Date {
  const zone = String(user_timezone);
  return nextSending(zone, addDays(dayIn(zone, when), 1), sending);
}

function linesOf({ number, questions }: Cycle, { person, usual, random }: Respondent): Line[] {
  const targetOf = (driver: Driver) =>
    usual +
    (departmentMoods[person.department]?.[driver] ?? 0) +
    driverTrends[driver] * (number - 2) +
    (random.next() + random.next() - 1) * 1.2;
  return questions.map(({ id, text, driver, type, response_required: required, content }) => {
    const target = targetOf(driver);
    const common = { id, text, required };
    if (type === 'textInput') {
      const words = managerComments[target < 2.7 ? 'low' : target < 3.8 ? 'middle' : 'high'];
      return { ...common, said: random.chance(0.45) ? { text: random.pick(words), value: null } : 'skipped' };
    }
    if (type === 'scale') {
      const value = Math.min(5, Math.max(1, Math.round(target)));
      return { ...common, said: { text: scaleWords(content.scale)[value - 1] ?? String(value), value } };
    }
    const apart = ({ value = 3 }: { value?: number }) => Math.abs(value - target);
    const [nearest] = [...(content.quickReplies ?? [])].sort((one, other) => apart(one) - apart(other));
    const title = nearest?.title ?? '';
    return { ...common, said: { text: title, value: title } };
  });
}

const properties = optionDetails['segments/keys.table'].flatMap((key) =>
  key.kind === 'values' && key.property ? [key.property] : [],
);

const segmentsOf = (person: Person): Record<string, string> =>
  Object.fromEntries(
    properties.flatMap((property) => {
      const value = person[property];
      return value === null || value === undefined ? [] : [[property, String(value)]];
    }),
  );
