import type { Row } from './bulk.ts';
import type { Person } from './people.ts';
import type { Stage } from './stages.ts';

const day = 86_400_000;

interface Done {
  type: string;
  activity: string;
  entity?: string;
  old?: Row;
  new?: Row;
  recordId?: string;
  subject?: string;
}

/** What admins did in the past months, so that the log of a demo has something to tell. */
export function activityRows(
  company: string,
  people: readonly Person[],
  stages: readonly Stage[],
  today: string,
): Row[] {
  const admins = people.filter(({ type, status }) => type !== 'Employee' && status === 'active');
  const others = people.filter(({ type }) => type === 'Employee');
  const done = [...Array(4).keys()].flatMap((round) => deeds(company, pick(others, round), pick(stages, round), round));
  return done.map((one, at) => ({
    at: new Date(
      Date.parse(`${today}T04:20:00Z`) - ((at * at) / 6 + at / 3) * day - ((at * 37) % 240) * 60_000,
    ).toISOString(),
    type: one.type,
    activity: one.activity,
    entity: one.entity ?? null,
    recordId: one.recordId ?? null,
    old: one.old ?? null,
    new: one.new ?? null,
    actor: pick(admins, at % 3 === 0 ? 0 : at)?.id ?? null,
    subject: one.subject ?? null,
    ip: `203.0.113.${10 + (at % 3) * 7}`,
  }));
}

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)];

function deeds(company: string, person: Person | undefined, stage: Stage | undefined, round: number): Done[] {
  const about = person && { entity: 'people/user', recordId: person.id, subject: person.id };
  const settings = { entity: 'company/settings', recordId: company };
  return [
    {
      type: 'company_settings',
      activity: 'update',
      ...settings,
      old: { auto_acknowledge: round % 2 === 0, detractor_below: 7 },
      new: { auto_acknowledge: round % 2 === 1, detractor_below: 6 },
    },
    ...(stage
      ? [
          {
            type: 'touchpoint',
            activity: 'update',
            entity: 'touchpoints/stage',
            recordId: stage.id,
            old: { triggerTimeDuration: 30 + round, triggerTimeUnit: 'days', status: 'draft' },
            new: { triggerTimeDuration: 3, triggerTimeUnit: 'months', status: 'live' },
          },
        ]
      : []),
    { type: 'auth', activity: 'Sign in' },
    ...(about
      ? [
          {
            type: 'user',
            activity: 'update',
            ...about,
            old: { designation: 'Analyst', joining_date: '2026-01-05' },
            new: { designation: 'Senior Analyst', joining_date: '2026-01-12' },
          },
        ]
      : []),
    {
      type: 'group_logs',
      activity: 'update',
      entity: 'access/group',
      old: { permissions: ['add_note'] },
      new: { permissions: ['add_note', 'manage_employee', 'schedule_invite'] },
    },
    { type: 'export', activity: 'Employees taken along', entity: 'people/user' },
  ];
}
