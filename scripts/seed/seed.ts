import { sql } from 'drizzle-orm';
import type { Database } from '../../src/server/context.ts';
import { credential } from '../../src/server/db/system-tables.ts';
import type { Store } from '../../src/server/services.ts';
import { hashPassword } from '../../src/server/session/password.ts';
import type { Entity } from '../../src/shared/documents/entity.ts';
import type { Options } from '../../src/shared/documents/words.ts';
import { activityRows } from './activity.ts';
import { apiTokenRows } from './api-tokens.ts';
import { bounceRows } from './bounces.ts';
import { insertRows, type Row, rowsOf } from './bulk.ts';
import { chatsOf, noChats, type Stage, stagesOf } from './chats.ts';
import { acme, globex, type SeedCompany } from './data/companies.ts';
import { invitation, plainInvitation } from './data/touchpoints.ts';
import { genaiRows } from './genai.ts';
import { keepLogo } from './logo.ts';
import { notesOf } from './notes.ts';
import { type Person, peopleOf } from './people.ts';
import { idOf } from './random.ts';
import { heldRuns, orphaned, startedRuns } from './runs.ts';
import { settingsRow } from './settings.ts';
import { surveyRows } from './survey.ts';
import { templateRows } from './templates.ts';
import { uploadRows } from './uploads.ts';

export const demoPassword = 'Welcome-2026!';

export interface SeedOptions {
  /** What the documents say: `artifacts.entities` and `artifacts.options`. */
  entities: Readonly<Record<string, Entity>>;
  options: Readonly<Record<string, Options>>;
  /** People of the (first) company. */
  employees: number;
  /** Everything in it is dated from this day (YYYY-MM-DD) backwards; default the present one. */
  today?: string;
  /** Admins of groups that the plan includes; default 5. */
  adminLimit?: number;
  /** The log of the audit tells what was done in the past months. */
  activity?: boolean;
  /** Told after every few thousand people. */
  progress?(company: string, done: number, total: number): void;
}

export interface Seeded {
  company: string;
  name: string;
  accounts: readonly string[];
  /** False: the company was there already and has been left alone. */
  made: boolean;
}

/** The companies of the demo: Acme with as many people as asked for, and Globex with 50. */
export async function seedDemo(store: Store, options: SeedOptions, first: SeedCompany = acme): Promise<Seeded[]> {
  return [await seedCompany(store, first, options), await seedCompany(store, globex, { ...options, employees: 50 })];
}

/** People a transaction. */
const batch = 2000;
/** Chats are seeded for this many people; a transcript each for everyone would only take time. */
const talkative = 5000;

/**
 * Makes one company, the same every time. Its own row is written last: an interrupted run leaves none, and the next
 * one clears what it left and begins anew.
 */
export async function seedCompany(store: Store, company: SeedCompany, options: SeedOptions): Promise<Seeded> {
  const id = idOf(company.slug, 'company');
  const seeded = { company: id, name: company.name, accounts: company.accounts };
  const there = await store.inSystem((db) => rowsOf(db, sql`select 1 from company where slug = ${company.slug}`));
  if (there.length > 0) return { ...seeded, made: false };

  const today = options.today ?? new Date().toISOString().slice(0, 10);
  const write = writer(id, options);
  const person = peopleOf({ slug: company.slug, today, known: company.known });
  const known = company.known.map((_known, index) => person(index));
  const stages = stagesOf(company.slug);
  const waiting = company.slug === 'acme' ? orphaned(stages) : undefined;
  const passwordHash = await hashPassword(demoPassword);

  await store.inSystem(async (db) => {
    await clear(db, id, options.entities);
    await writePeople(write, db, known, stages, company.slug, today, 0);
    await write(db, 'touchpoints/stage', stageRows(stages, known, waiting));
    await writeChats(write, db, known, stages, company.slug, today);
    if (waiting) await write(db, 'touchpoints/run', heldRuns(waiting, known, today));
    await writeGroups(write, db, company, known, options.options);
    const { notes, alerts } = notesOf(company.slug, today, known);
    await write(db, 'people/note', notes);
    await write(db, 'people/alert', alerts);
  });
  for (let from = known.length; from < options.employees; from += batch) {
    const size = Math.min(batch, options.employees - from);
    const people = Array.from({ length: size }, (_none, index) => person(from + index));
    await store.inSystem(async (db) => {
      await writePeople(write, db, people, stages, company.slug, today, from);
      if (from < talkative) await writeChats(write, db, people, stages, company.slug, today);
    });
    options.progress?.(company.name, from + size, options.employees);
  }
  await store.inSystem(async (db) => {
    const accounts = known.filter(({ email }) => company.accounts.includes(email));
    await db
      .insert(credential)
      .values(accounts.map((one) => ({ companyId: id, userId: one.id, login: one.email, passwordHash })));
    const logo = await keepLogo(db, id, company.slug);
    const people = Math.max(options.employees, known.length);
    const owner = known.find(({ type }) => type === 'SuperAdmin');
    if (owner && company.slug === 'acme')
      await write(db, 'company/api-token', apiTokenRows(company.slug, owner.id, today));
    if (owner) {
      await write(db, 'audit/upload', uploadRows(company.slug, owner.id, today));
      if (options.activity) await write(db, 'audit/line', activityRows(id, known, stages, today));
      await write(db, 'genai/log', genaiRows(company.slug, owner.id, today));
      const written = Array.from({ length: Math.min(20, people - known.length) }, (_none, at) =>
        person(known.length + at),
      ).filter(({ status }) => status === 'active');
      await write(db, 'audit/bounce', bounceRows(company.slug, written.slice(0, 7), today));
      const { templates, versions } = templateRows(company.slug, owner.id, known, today);
      await write(db, 'templates/template', templates);
      await write(db, 'templates/version', versions);
    }
    const { surveys, questions } = surveyRows(company.slug, id);
    await write(db, 'wellbeing/survey', surveys);
    await write(db, 'wellbeing/question', questions);
    await write(db, 'company/settings', [settingsRow(id)]);
    await write(db, 'company/company', [
      { ...companyRow(id, company, people), company_logo: logo, admin_limit: options.adminLimit ?? 5 },
    ]);
  });
  await store.exec('analyze');
  return { ...seeded, made: true };
}

type Write = (db: Database, entity: string, rows: readonly Row[]) => Promise<void>;

function writer(company: string, { entities }: SeedOptions): Write {
  return (db, name, rows) => {
    const entity = entities[name];
    if (!entity) throw new Error(`there is no entity ${name}`);
    return insertRows(db, entity, company, rows);
  };
}

/** Leftovers of a run that was cut off. Those that refer to others go first. */
async function clear(db: Database, company: string, entities: SeedOptions['entities']): Promise<void> {
  for (const name of [
    'people/note',
    'people/alert',
    'templates/version',
    'templates/template',
    'wellbeing/email',
    'wellbeing/question',
    'wellbeing/survey',
    'touchpoints/run',
    'people/session/message',
    'people/session',
    'access/membership',
    'access/group',
    'touchpoints/stage',
    'company/settings',
    'company/api-token',
    'audit/upload',
    'genai/log',
    'audit/bounce',
    'people/user',
  ]) {
    const table = entities[name]?.storage.table;
    if (table) await db.execute(sql`delete from ${sql.identifier(table)} where company_id = ${company}`);
  }
}

async function writePeople(
  write: Write,
  db: Database,
  people: readonly Person[],
  stages: readonly Stage[],
  slug: string,
  today: string,
  from: number,
): Promise<void> {
  const rows = people.map((person) => ({
    ...person,
    ...(from < talkative ? chatsOf(person, stages, { slug, today, atMost: 3 }).last : noChats),
  }));
  await write(db, 'people/user', rows);
}

async function writeChats(
  write: Write,
  db: Database,
  people: readonly Person[],
  stages: readonly Stage[],
  slug: string,
  today: string,
): Promise<void> {
  const chats = people.map((person) => chatsOf(person, stages, { slug, today, atMost: 3 }));
  const sessions = chats.flatMap((one) => one.sessions);
  await write(db, 'people/session', sessions);
  await write(db, 'touchpoints/run', startedRuns(sessions));
  await write(
    db,
    'people/session/message',
    chats.flatMap(({ messages }) => messages),
  );
}

/** The chat user of `waiting` was an admin once. */
function stageRows(stages: readonly Stage[], known: readonly Person[], waiting: Stage | undefined): Row[] {
  const admins = known.filter(({ type }) => type !== 'Employee');
  const former = known.find(({ type }) => type === 'Employee');
  const senderOf = (stage: Stage, at: number) => (stage === waiting ? former : admins[at % admins.length])?.id ?? null;
  const first = stages.find(({ live }) => live);
  return stages.map((stage, at) => ({
    ...(stage === first ? invitation : plainInvitation),
    id: stage.id,
    title: stage.title,
    stageType: 'lifecycle',
    triggerTimeDuration: stage.after,
    triggerTimeUnit: stage.unit,
    status: stage.live ? 'live' : 'draft',
    chatFromUser: stage.live ? senderOf(stage, at) : null,
    position: at + 1,
    questions: stage.questions.map((question, place) => ({
      id: stage.questionIds[place],
      responseRequired: true,
      ...question,
    })),
  }));
}

async function writeGroups(
  write: Write,
  db: Database,
  company: SeedCompany,
  known: readonly Person[],
  options: SeedOptions['options'],
): Promise<void> {
  const codes = options['access/permissions.codes'];
  const all = codes && 'values' in codes ? codes.values.map(({ value }) => value) : [];
  const groups = company.groups.map((group, at) => ({ group, id: idOf(company.slug, 'group', at) }));
  const rows = groups.map(({ group, id }) => ({
    id,
    group_name: group.name,
    permissions:
      group.permissions === 'all' ? all.filter((code) => code !== 'filtered_employees_message') : group.permissions,
    segments: group.segments ?? {},
    all_employees: group.segments === undefined,
    master: group.master ?? false,
  }));
  const memberships = groups.flatMap(({ group, id }) =>
    group.admins.map((email) => ({
      id: idOf(id, email),
      user: known.find((person) => person.email === email)?.id,
      group: id,
    })),
  );
  await write(db, 'access/group', rows);
  await write(db, 'access/membership', memberships);
}

function companyRow(id: string, company: SeedCompany, people: number): Row {
  return {
    id,
    slug: company.slug,
    company_name: company.name,
    company_address: company.address,
    country: company.country,
    company_type: 'Private limited',
    employee_strength: people,
    brand_name: company.name.split(' ')[0],
    companyProfile: `<p>${company.name} brings ${people} people together in five countries.</p>`,
    company_website: `https://www.${company.slug}.example`,
    company_avatar_id: 'violet',
    spoc_name: `${company.known[0]?.first} ${company.known[0]?.last}`,
    spoc_phone: '919845012345',
    spoc_email: company.known[0]?.email,
    linkedin_link: `https://www.linkedin.com/company/${company.slug}-example`,
    milestone_active: true,
    milestone_limit: 3202,
    milestone_limit_remaining: 1202,
    adhoc_active: true,
    whatsapp_active: true,
    adhoc_limit: 29,
    adhoc_limit_remaining: 9,
    recipient_limit: 1958,
    recipient_limit_remaining: 458,
    exit_active: true,
    users_status: 'active',
    active_plan: 'Growth',
    time_zone: company.country === 'Singapore' ? 'Asia/Singapore' : 'Asia/Kolkata',
  };
}
