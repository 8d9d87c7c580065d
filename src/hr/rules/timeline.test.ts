import { describe, expect, it } from 'vitest';
import { type TimelineChat, type TimelineStage, timelineOf } from './timeline.ts';

const today = '2026-03-10';
const joining = '2026-01-31';
const stages: TimelineStage[] = [
  { id: 'welcome', title: 'Welcome', duration: 0, unit: 'days', since: '2026-01-01' },
  { id: 'month', title: 'First month', duration: 1, unit: 'months', since: '2026-01-01' },
  { id: 'now', title: 'Today', duration: 38, unit: 'days', since: '2026-01-01' },
  { id: 'year', title: 'First year', duration: 1, unit: 'years', since: '2026-01-01' },
];
const chat = (more: Partial<TimelineChat>): TimelineChat => ({
  id: 'chat',
  stage: 'welcome',
  title: 'Welcome',
  status: 'completed',
  made: '2026-02-01',
  startedAt: '2026-02-01T08:00:00Z',
  completedAt: '2026-02-01T08:05:00Z',
  ...more,
});
const told = (exit: string | null, chats: TimelineChat[]) =>
  timelineOf({ joining, exit }, stages, chats, today).map(({ title, state, day }) => [title, state, day]);

describe('a timeline', () => {
  it('goes from what reached the person to what is to come', () => {
    expect(told(null, [chat({})])).toEqual([
      ['Welcome', 'answered', '2026-02-01'],
      ['First month', 'missed', '2026-02-28'],
      ['Today', 'due', '2026-03-10'],
      ['First year', 'upcoming', '2027-01-31'],
    ]);
  });

  it.each([
    ['initiated', 'sent'],
    ['in_progress', 'started'],
    ['completed', 'answered'],
  ] as const)('says of a chat that is %s: %s', (status, state) => {
    expect(told(null, [chat({ status })])[0]).toEqual(['Welcome', state, '2026-02-01']);
  });

  it('promises nothing after someone has left', () => {
    expect(told('2026-03-10', []).map(([, state]) => state)).toEqual(['missed', 'missed', 'after_exit', 'after_exit']);
  });

  it('leaves out what was made after its day', () => {
    const late: TimelineStage[] = [{ id: 'late', title: 'Late', duration: 1, unit: 'days', since: '2026-03-01' }];
    expect(timelineOf({ joining, exit: null }, late, [], today)).toEqual([]);
  });

  it('keeps chats of touchpoints that are gone, or that never had one', () => {
    expect(
      told(null, [chat({ id: 'a', stage: 'gone', title: 'Old' }), chat({ id: 'b', stage: null, title: 'Ad hoc' })]),
    ).toContainEqual(['Ad hoc', 'answered', '2026-02-01']);
  });
});
