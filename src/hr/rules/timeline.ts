import { type TriggerUnit, triggerDate } from './trigger-time.ts';

export interface TimelineStage {
  id: string;
  title: string;
  duration: number;
  unit: TriggerUnit;
  /** Day on which it was made. */
  since: string;
}

export interface TimelineChat {
  id: string;
  stage: string | null;
  title: string;
  status: 'initiated' | 'in_progress' | 'completed';
  /** Day on which it was made. */
  made: string;
  startedAt: string | null;
  completedAt: string | null;
}

export type TimelineState =
  | 'answered'
  | 'started'
  | 'sent'
  | 'missed'
  | 'due'
  | 'upcoming'
  | 'after_exit'
  | MeetingState;

type MeetingState = 'meeting' | 'met' | 'meeting_off';

export interface TimelineEntry {
  key: string;
  title: string;
  state: TimelineState;
  day: string;
  at: string | null;
}

interface Person {
  joining: string;
  exit: string | null;
}

const states = { initiated: 'sent', in_progress: 'started', completed: 'answered' } as const;

/**
 * What has reached someone and what is to come, by day. A chat counts for the touchpoint that it is about; of a live
 * touchpoint without a chat the trigger time says when it was or is due; one that was made only after that day was
 * never meant for this person. Days are those of the company.
 */
export function timelineOf(
  person: Person,
  stages: readonly TimelineStage[],
  chats: readonly TimelineChat[],
  today: string,
): TimelineEntry[] {
  const reached = new Set(chats.map((chat) => chat.stage));
  const sent = chats.map(({ id, title, status, made, startedAt, completedAt }): TimelineEntry => {
    const at = completedAt ?? startedAt;
    return { key: id, title, state: states[status], day: made, at };
  });
  const open = stages
    .filter(({ id }) => !reached.has(id))
    .map(({ id, title, duration, unit }): TimelineEntry => {
      const day = triggerDate(person.joining, duration, unit);
      return { key: id, title, state: openState(person, day, today), day, at: null };
    })
    .filter(({ key, day }) => stages.some(({ id, since }) => id === key && since <= day));
  return inOrder([...sent, ...open]);
}

export const inOrder = (entries: readonly TimelineEntry[]): TimelineEntry[] =>
  [...entries].sort((a, b) => a.day.localeCompare(b.day) || a.title.localeCompare(b.title));

function openState({ exit }: Person, day: string, today: string): TimelineState {
  if (exit !== null && day >= exit) return 'after_exit';
  if (day === today) return 'due';
  return day < today ? 'missed' : 'upcoming';
}
