import { describe, expect, it } from 'vitest';
import type { PackedChatSession } from '../../../src/generated/tables.ts';
import { answersOf } from '../../../src/hr/server/segments/answers.ts';
import { bucketRow, countedBy, place, width } from '../../../src/hr/server/segments/bucket-rows.ts';

/** What is counted of one bucket of people, chat by chat. */

/** All times here are in seconds. */
const ms = (at: number) => at * 1000;
const months = [100, 200, 300];
const heads = { bucket: 7, headcount: 3, gone: 1 };

const chat = (values: Partial<PackedChatSession> & { ratings?: Record<string, number> } = {}): PackedChatSession => {
  const { ratings = {}, startedAt = 110, completedAt = 120, ...rest } = values;
  return {
    id: 2 ** 40 + 5,
    user: 1,
    stage_title: 0,
    createdAt: startedAt && ms(startedAt),
    startedAt: startedAt && ms(startedAt),
    completedAt: completedAt && ms(completedAt),
    status: 'completed',
    action_status: 'open',
    overall_mood: 4,
    driverAverage: null,
    driver_rating: (key) => ratings[key] ?? null,
    ...rest,
  };
};

const counted = (chats: PackedChatSession[], days: { from?: number; to?: number } = {}, people?: number[]) => {
  const period = Object.fromEntries(Object.entries(days).map(([name, at]) => [name, ms(at)]));
  const row = bucketRow(heads, answersOf(chats), {
    months,
    period,
    people: people && Float64Array.from(people).sort(),
  });
  const group = (at: number) => {
    const counts = Array.from(row.counts).slice(at * width, (at + 1) * width);
    return { people: counts[place.people], moods: [1, 2, 3, 4, 5].map((mood) => counts[place.mood + mood]), counts };
  };
  return { ...row, ever: group(0), first: group(1), second: group(2) };
};

describe('a bucket', () => {
  it('is made in the form that its kept rows say: with another one raise `form`', () => {
    const chats = [chat({ driverAverage: 3.5, overall_mood: 2, ratings: { mental: 3, social: 4.25 } })];
    const made = bucketRow(heads, answersOf(chats), { months });
    expect(JSON.stringify([countedBy, { ...made, counts: Array.from(made.counts) }])).toMatchInlineSnapshot(
      `"[{"form":3,"drivers":["mental","social","physical","purposefulness"],"disengagedUpTo":2},{"bucket":7,"headcount":3,"gone":1,"started":1,"completed":1,"prints":[5,5,0],"counts":[1,1,3500000,1,0,1,0,0,0,3000000,4250000,0,0,1,1,0,0,1,1,3500000,1,0,1,0,0,0,3000000,4250000,0,0,1,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]}]"`,
    );
  });

  it('of whom nobody has answered has its heads', () => {
    const { headcount, gone, started, completed, prints, counts } = counted([]);
    expect([headcount, gone, started, completed]).toEqual([3, 1, 0, 0]);
    expect([...prints, ...Array.from(counts)].every((one) => one === 0)).toBe(true);
  });
});

describe('a chat', () => {
  it.each<[string, Partial<PackedChatSession>, number, number, number]>([
    ['that was never begun', { startedAt: null }, 0, 0, 0],
    ['that goes on', { status: 'in_progress', completedAt: null }, 1, 0, 0],
    ['that has an end and goes on again', { status: 'in_progress' }, 1, 0, 0],
    ['without a mood', { overall_mood: null }, 1, 1, 0],
    ['without an end', { completedAt: null }, 1, 1, 0],
    ['that was answered', {}, 1, 1, 1],
  ])('%s', (_, values, started, completed, people) => {
    const found = counted([chat(values)]);
    expect([found.started, found.completed, found.ever.people]).toEqual([started, completed, people]);
  });

  it.each([
    [99, [1, 0, 0]],
    [99.999, [1, 0, 0]],
    [100, [1, 1, 0]],
    [199.999, [1, 1, 0]],
    [200, [1, 0, 1]],
    [299, [1, 0, 1]],
    [300, [1, 0, 0]],
  ])('that ended at %d counts in its month', (completedAt, people) => {
    const { ever, first, second } = counted([chat({ completedAt })]);
    expect([ever.people, first.people, second.people]).toEqual(people);
  });

  it.each([
    [{}, 1],
    [{ from: 110 }, 1],
    [{ from: 111 }, 0],
    [{ to: 111 }, 1],
    [{ to: 110 }, 0],
    [{ from: 100, to: 120 }, 1],
  ])('that began at 110, of the period %j', (period, people) => {
    expect(counted([chat()], period).ever.people).toBe(people);
  });

  it('of the year 2100 counts too', () => {
    const startedAt = Date.UTC(2100, 0) / 1000;
    const found = (period?: { from?: number; to?: number }) => counted([chat({ startedAt })], period).ever.people;
    expect([found(), found({ from: startedAt }), found({ to: startedAt })]).toEqual([1, 1, 0]);
  });

  it('is of high risk while its case is not resolved', () => {
    const risk = (values: Partial<PackedChatSession>) => counted([chat(values)]).ever.counts[place.risk];
    expect([1, 2, 3].map((overall_mood) => risk({ overall_mood }))).toEqual([1, 1, 0]);
    expect(risk({ overall_mood: 1, action_status: 'resolved' })).toBe(0);
    expect(risk({ overall_mood: 1, action_status: 'inProgress' })).toBe(1);
  });
});

describe('a person', () => {
  it('counts once in each group, by the last chat in it', () => {
    const { ever, first, second } = counted([
      chat({ id: 1, completedAt: 150, overall_mood: 5 }),
      chat({ id: 2, completedAt: 250, overall_mood: 1 }),
      chat({ id: 3, completedAt: 120, overall_mood: 3 }),
      chat({ id: 4, completedAt: 90, overall_mood: 2 }),
      chat({ id: 5, user: 2, completedAt: 101, overall_mood: 4 }),
    ]);
    expect(ever).toMatchObject({ people: 2, moods: [1, 0, 0, 1, 0] });
    expect(first).toMatchObject({ people: 2, moods: [0, 0, 0, 1, 1] });
    expect(second).toMatchObject({ people: 1, moods: [1, 0, 0, 0, 0] });
  });

  it('counts where they are among the people who are asked for, in whatever order the chats come', () => {
    const chats = [7, 3, 9, 3, 7, 1].map((user, at) => chat({ id: at, user, completedAt: 150 + at * 20 }));
    const of = (...people: number[]) => {
      const { started, first, ever } = counted(chats, undefined, people);
      return [started, first.people, ever.people];
    };
    expect(of(3)).toEqual([2, 1, 1]);
    expect(of(9, 1)).toEqual([2, 1, 2]);
    expect(of(2, 10, 0)).toEqual([0, 0, 0]);
    expect(of(1, 3, 7, 9)).toEqual(of(9, 7, 3, 1));
    expect(counted(chats, undefined, [1, 3, 7, 9])).toEqual(counted(chats.toReversed()));
    expect(of()).toEqual([0, 0, 0]);
  });

  it('of whom two chats ended at once counts by the same one, in any order', () => {
    const chats = [chat({ id: 1, overall_mood: 5 }), chat({ id: 2, overall_mood: 1 })];
    expect(counted(chats)).toEqual(counted(chats.toReversed()));
  });
});

describe('a fingerprint', () => {
  const printOf = (...chats: PackedChatSession[]) => counted(chats).prints[0];

  it('stands for the answer alone, not for its case, and is none of two that are the same', () => {
    expect(printOf(chat({ action_status: 'resolved' }))).toBe(printOf(chat()));
    expect(printOf(chat({ user: 1 }), chat({ user: 2 }))).toBe(0);
  });

  it('is that of each of them, in any order', () => {
    const chats = [1, 2, 3].map((user) => chat({ user, id: user * 2 ** 45 + user * 977 }));
    expect(printOf(...chats)).toBe(printOf(...chats.toReversed()));
    expect(new Set([printOf(...chats), ...chats.map((one) => printOf(one))]).size).toBe(4);
  });
});
