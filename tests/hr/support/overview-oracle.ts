import { sql } from 'drizzle-orm';
import { now } from './segments.ts';
import type { Server } from './server.ts';

interface Chat {
  started: string;
  ended: string | null;
  mood: number | null;
  score: number | null;
  rating: Record<string, number>;
  resolved: boolean;
}

/** An active employee of Acme with everything they were asked. */
export interface SeenPerson {
  id: string;
  email: string;
  department: string;
  city: string;
  cluster: string;
  tags: string[];
  hipo: boolean;
  joined: string;
  chats: Chat[];
  mood: number | null;
}

const minimum = 5;
const zone = 'Asia/Kolkata';
const days = new Intl.DateTimeFormat('en-CA', { timeZone: zone });
const dayIn = (at: string) => days.format(new Date(at));

export async function peopleWithChats({ rows }: Server): Promise<SeenPerson[]> {
  const found = await rows(sql`
    select u.id, u.email, department, city, cluster, u.tags, high_potential_emp as hipo, joining_date::text as joined,
      coalesce((select jsonb_agg(jsonb_build_object('started', started_at, 'ended', completed_at, 'mood', overall_mood,
        'score', driver_average, 'rating', driver_rating, 'resolved', s.action_status = 'resolved'))
        from chat_session s where s.user_id = u.id and started_at is not null), '[]') as chats
    from user_profile u join company c on c.id = u.company_id where c.slug = 'acme' and u.status = 'active'`);
  return found.map((row) => {
    const chats = row.chats as Chat[];
    return { ...(row as unknown as SeenPerson), chats, mood: lastOf(chats)?.mood ?? null };
  });
}

const answered = (chat: Chat) => chat.ended !== null && chat.mood !== null;
const lastOf = (chats: readonly Chat[]) =>
  chats.filter(answered).sort((a, b) => Date.parse(b.ended ?? '') - Date.parse(a.ended ?? ''))[0];

/** The figures, reckoned person by person. */
export function reckoned(people: readonly SeenPerson[], period: { from?: string; to?: string } = {}) {
  const { from = '0000', to = '9999' } = period;
  const kept = people.map(({ chats }) => chats.filter(({ started }) => dayIn(started) >= from && dayIn(started) <= to));
  const last = kept.flatMap((chats) => lastOf(chats) ?? []);
  const started = kept.flat().length;
  const completed = kept.flat().filter(({ ended }) => ended !== null).length;
  const mood = (...wanted: number[]) => last.filter((chat) => wanted.includes(chat.mood ?? 0)).length;
  const risk = last.filter((chat) => (chat.mood ?? 9) <= 2 && !chat.resolved).length;
  const [disengaged, passive, engaged] = small([mood(1, 2), mood(3), mood(4, 5)]);
  const inside = (told: number | null | undefined, counts: number[]) =>
    told === null ? counts.map(() => null) : small(counts);
  return {
    headcount: people.length,
    respondents: last.length,
    started,
    completed,
    rate: Math.round((100 * completed) / started),
    engagement: mean(last.map(({ score }) => score)),
    groups: [
      { group: 'engaged', count: engaged },
      { group: 'passive', count: passive },
      { group: 'disengaged', count: disengaged },
    ],
    // Those who ask here may list these people by name.
    high_risk: risk,
    moods: [
      ...inside(disengaged, [mood(1), mood(2)]),
      ...inside(passive, [mood(3)]),
      ...inside(engaged, [mood(4), mood(5)]),
    ].map((count, at) => ({ mood: at + 1, count })),
    drivers: ['mental', 'social', 'physical', 'purposefulness'].map((driver) => ({
      driver,
      average: mean(last.map(({ rating }) => rating[driver] ?? null)),
    })),
    months: months().map((month) => monthOf(month, kept)),
  };
}

function monthOf(month: string, kept: readonly Chat[][]) {
  const last = kept.flatMap(
    (chats) => lastOf(chats.filter(({ ended }) => ended !== null && dayIn(ended).startsWith(month))) ?? [],
  );
  const disengaged = last.filter((chat) => (chat.mood ?? 9) <= 2).length;
  const told = small([disengaged, last.length - disengaged])[0];
  return {
    month,
    respondents: last.length,
    engagement: mean(last.map(({ score }) => score)),
    disengaged: told === null ? null : Math.round((100 * disengaged) / last.length),
  };
}

function months(): string[] {
  return Array.from({ length: 12 }, (_, at) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11 + at, 1)).toISOString().slice(0, 7),
  );
}

function mean(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length < minimum
    ? null
    : Math.round((known.reduce((sum, value) => sum + value, 0) / known.length) * 10) / 10;
}

/** Small counts are hidden, and as many more, the smallest first, as it takes to hide them. */
function small(counts: readonly number[]): (number | null)[] {
  let hidden = counts.map((count) => count > 0 && count < minimum);
  const sum = () => counts.reduce((total, count, at) => total + (hidden[at] ? count : 0), 0);
  while (hidden.some(Boolean) && (hidden.filter(Boolean).length < 2 || sum() < minimum)) {
    const open = counts.map((count, at) => ({ count, at })).filter(({ at }) => !hidden[at]);
    if (open.length === 0) break;
    const next = open.sort((a, b) => (a.count || 1e9) - (b.count || 1e9) || a.at - b.at)[0]?.at;
    hidden = hidden.map((is, at) => is || at === next);
  }
  return counts.map((count, at) => (hidden[at] ? null : count));
}
