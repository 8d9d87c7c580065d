import { pseudonymOf, quarterOf } from '../../src/hr/rules/pseudonym.ts';
import { triggerDate } from '../../src/hr/rules/trigger-time.ts';
import type { Row } from './bulk.ts';
import { answers, type SeedQuestion } from './data/touchpoints.ts';
import type { Person } from './people.ts';
import { idOf, type Random, randomOf, seedOf } from './random.ts';
import type { Stage } from './stages.ts';
import { transcriptOf } from './transcript.ts';

export interface Chats {
  sessions: Row[];
  messages: Row[];
  /** What the person's own record says of them. */
  last: {
    user_mood: number | null;
    user_driver_average: number | null;
    stage_title: string | null;
    last_stage: string | null;
    last_triggered_stage: string | null;
    action_status: string;
  };
}

export const noChats: Chats['last'] = {
  user_mood: null,
  user_driver_average: null,
  stage_title: null,
  last_stage: null,
  last_triggered_stage: null,
  action_status: 'open',
};

/** The last few touchpoints that were due for someone, most of them answered. */
export function chatsOf(
  person: Person,
  stages: readonly Stage[],
  options: { slug: string; today: string; atMost: number },
): Chats {
  const random = randomOf(seedOf(`${options.slug}/chats/${person.id}`));
  const until = person.exit_date ?? options.today;
  const due = stages
    .filter((stage) => stage.live)
    .map((stage) => ({ stage, date: triggerDate(person.joining_date, stage.after, stage.unit) }))
    // What begins today may lie ahead of the person who looks at the demo now.
    .filter(({ date }) => date <= until && date < options.today)
    .sort((a, b) => (a.date < b.date ? -1 : 1))
    .filter((_stage, at, all) => at >= all.length - options.atMost);
  // Someone is mostly well or mostly not: moods of one person resemble each other.
  const usual = random.weighted([
    [4, 40],
    [5, 20],
    [3, 22],
    [2, 13],
    [1, 5],
  ] as const);
  const chats: Chats = { sessions: [], messages: [], last: { ...noChats } };
  for (const { stage, date } of due) addChat(chats, person, stage, date, usual, random);
  return chats;
}

function addChat(chats: Chats, person: Person, stage: Stage, date: string, usual: number, random: Random): void {
  const id = idOf(person.id, 'chat', stage.id);
  const state = random.weighted([
    ['completed', 78],
    ['in_progress', 8],
    ['initiated', 14],
  ] as const);
  const mood = Math.min(
    5,
    Math.max(
      1,
      usual +
        random.weighted([
          [0, 60],
          [1, 20],
          [-1, 20],
        ] as const),
    ),
  );
  const started = new Date(
    `${date}T${String(random.between(4, 11)).padStart(2, '0')}:${String(random.below(60)).padStart(2, '0')}:00Z`,
  );
  const done = state === 'completed';
  const rating = done ? driverRating(mood, random) : {};
  const average = done ? mean(Object.values(rating)) : null;
  const status = done ? caseStatus(mood, random) : 'open';
  chats.sessions.push({
    id,
    user: person.id,
    pseudonym: pseudonymIn(person, stage.id, started),
    stage: stage.id,
    stage_title: stage.title,
    status: state,
    action_status: status,
    overall_mood: done ? mood : null,
    driver_rating: rating,
    driverAverage: average,
    startedAt: state === 'initiated' ? null : started.toISOString(),
    createdAt: started.toISOString(),
    completedAt: done ? new Date(started.getTime() + random.between(60, 900) * 1000).toISOString() : null,
    assignee: null,
  });
  if (state !== 'initiated')
    chats.messages.push(...transcript(person, id, stage, done ? stage.questions.length : 1, mood, random));
  chats.last = {
    user_mood: done ? mood : chats.last.user_mood,
    user_driver_average: average ?? chats.last.user_driver_average,
    stage_title: stage.title,
    last_stage: stage.id,
    last_triggered_stage: started.toISOString(),
    action_status: done ? status : chats.last.action_status,
  };
}

/** By chance elsewhere; here the same each time, as all the rest. */
export function pseudonymIn(person: Person, stage: string, at: Date): string {
  const id = idOf(person.id, 'pseudonym', stage, quarterOf(at).from.getTime());
  return pseudonymOf(Buffer.from(id.replaceAll('-', ''), 'hex'));
}

function driverRating(mood: number, random: Random): Record<string, number> {
  const near = () => Math.min(5, Math.max(1, mood + random.between(-1, 1)));
  return { mental: near(), social: near(), physical: near(), purposefulness: near() };
}

/** What has been done since about someone who is not well. */
export const caseStatus = (mood: number, random: Random): string =>
  mood <= 2 ? random.pick(['open', 'inProgress', 'scheduled', 'resolved']) : 'open';

export const mean = (values: readonly number[]): number =>
  Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10;

function transcript(person: Person, session: string, stage: Stage, asked: number, mood: number, random: Random): Row[] {
  const greeting = `Hello ${person.first_name}! ${stage.title}: may I ask you a few questions?`;
  const lines = stage.questions.slice(0, asked).map((question, at) => ({
    id: stage.questionIds[at] ?? null,
    text: question.text,
    said: answer(question, mood, random),
  }));
  return transcriptOf({ session, user: person.id, greeting }, lines, asked === stage.questions.length);
}

export const moods = ['', 'Terrible', 'Disappointed', 'Okay', 'Good', 'Awesome'];

function answer(question: SeedQuestion, mood: number, random: Random): { text: string; value: string | number | null } {
  if (question.type === 'scale') {
    const value = Math.min(
      5,
      Math.max(
        1,
        mood +
          random.weighted([
            [0, 70],
            [1, 15],
            [-1, 15],
          ] as const),
      ),
    );
    return { text: question.scaleType === 'emoji' ? (moods[value] ?? '') : String(value), value };
  }
  if (question.type === 'quickReplies') {
    const reply = random.pick(question.quickReplies ?? []);
    return { text: reply.title, value: reply.title };
  }
  return { text: random.pick(answers[mood <= 2 ? 'low' : mood === 3 ? 'middle' : 'high']), value: null };
}
