import { expect, it } from 'vitest';
import type { PackedChatSession } from '../../../src/generated/tables.ts';
import { chosenChats, type Listed, type Wanted } from '../../../src/hr/server/people/session/chosen-chats.ts';
import type { Buckets } from '../../../src/hr/server/people/session/first-chats.ts';
import { type Answers, answersOf, cases, drivers } from '../../../src/hr/server/segments/answers.ts';
import { random } from '../../support/random.ts';

/** What was chosen before, and what is chosen anew of buckets that have changed, against a choice of all of them. */

const dice = random(7);
const many = 300;
const each = 40;
const day = 86_400_000;

/** Some are alike in all but their person. */
function chatOf(user: number): PackedChatSession {
  const startedAt = dice.below(8) === 0 ? null : Date.UTC(2026, 0, 1 + dice.below(90));
  const mood = dice.below(5) || null;
  const rating = dice.below(6) || null;
  return {
    id: dice.below(2 ** 30),
    user,
    createdAt: Date.UTC(2026, 0, 1),
    startedAt,
    completedAt: startedAt === null ? null : startedAt + dice.below(3) * day,
    stage_title: dice.below(3),
    status: startedAt === null ? 'initiated' : 'completed',
    action_status: dice.pick(cases) as PackedChatSession['action_status'],
    overall_mood: mood,
    driverAverage: rating,
    driver_rating: (driver) => (driver === drivers[0] ? rating : null),
  };
}

interface Bucket {
  row: Buckets['rows'][number];
  held: Answers;
}

function bucketOf(bucket: number, chatted = each): Bucket {
  const people = Float64Array.from({ length: 8 }, (_, at) => bucket * 100 + at);
  const chats = Array.from({ length: chatted }, () => chatOf(dice.pick([...people])));
  return { row: { bucket, people, active: people.filter(() => dice.below(5) > 0) }, held: answersOf(chats) };
}

const questions: { wanted: Wanted; listed: Omit<Listed, 'offset' | 'limit'> | undefined }[] = [
  { wanted: {}, listed: { tab: 'total_session' } },
  { wanted: {}, listed: { tab: 'high_risk_session', by: 'overall_mood', descending: true } },
  { wanted: { driver: drivers[0] }, listed: { tab: 'total_session' } },
  { wanted: { last: 'of-these' }, listed: { tab: 'total_session' } },
  { wanted: { last: 'of-all', moods: [1, 2, 3] }, listed: { tab: 'closed_session', mixed: true } },
  { wanted: { moods: [1, 2] }, listed: undefined },
];

it('after any change they are the same as chosen anew', { timeout: 60_000 }, async () => {
  let all = Array.from({ length: many }, (_, bucket) => bucketOf(bucket));
  let read = 0;
  let asked = 0;
  for (let round = 0; round < 120; round += 1) {
    const buckets: Buckets = { rows: all.map(({ row }) => row), held: all.map(({ held }) => held) };
    for (const [at, { wanted, listed }] of questions.entries()) {
      const page = { offset: dice.pick([0, 0, 7, 500, 1900, 5000]), limit: 10 };
      const ask = (name: string) =>
        chosenChats(
          buckets,
          wanted,
          listed && { ...listed, ...page },
          () => {
            if (!name.startsWith('anew')) read += 1;
            return undefined;
          },
          name,
        );
      expect([round, at, page, await ask(`question ${at}`)]).toEqual([round, at, page, await ask(`anew ${asked}`)]);
      asked += 1;
    }
    // What has changed stands behind, and some have gone or come.
    const changed = dice.pick([0, 1, 1, 2, 10, 60]);
    for (let one = 0; one < changed; one += 1) {
      const place = dice.below(all.length);
      const before = all[place] as Bucket;
      const { row, held } = bucketOf(before.row.bucket);
      const now =
        dice.below(9) > 0
          ? [
              dice.pick([
                { row, held },
                { ...before, row },
                { ...before, held },
              ]),
            ]
          : [];
      all = [...all.slice(0, place), ...all.slice(place + 1), ...now];
    }
    if (dice.below(9) === 0) all = [bucketOf(many + round), ...all];
  }
  // Most of them were not.
  expect(read).toBeLessThan((asked * many) / 2);
});

it('there may become more of them than all were at first', async () => {
  const listed: Listed = { tab: 'total_session', offset: 0, limit: 10 };
  for (const chatted of [2, 3, 60, 600, 1999, 2500, 4500]) {
    const { row, held } = bucketOf(1, chatted);
    const buckets: Buckets = { rows: [bucketOf(0, 3).row, row], held: [bucketOf(0, 3).held, held] };
    const ask = (name: string) => chosenChats(buckets, {}, listed, () => undefined, name);
    expect([chatted, await ask('grown')]).toEqual([chatted, await ask(`grown to ${chatted}`)]);
  }
});
