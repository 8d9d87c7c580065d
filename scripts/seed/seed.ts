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
import { companyRow, groupRows } from './company.ts';
import { acme, globex, type SeedCompany } from './data/companies.ts';
import { exitStageRow, exitSurveyOf, hasLeft, leaverOf } from './exit.ts';
import { genaiRows } from './genai.ts';
import { keepLogo } from './logo.ts';
import { notesOf } from './notes.ts';
import { type Person, peopleOf } from './people.ts';
import { idOf } from './random.ts';
import { heldRuns, orphaned, whoWait } from './runs.ts';
import { settingsRow } from './settings.ts';
import { stageRows, stagesOf } from './stages.ts';
import { surveyRows } from './survey.ts';
import { templateRows } from './templates.ts';
import { type Asking, type Told, toldBy } from './told.ts';
import { uploadRows } from './uploads.ts';
import { cycleRows, runningSurvey } from './wellbeing.ts';

export const demoPassword = 'Welcome-2026!';

/** What the sign-in page of a demo offers. */
export const demoAccounts = [acme, globex].flatMap(({ accounts }) =>
  accounts.map((account) => ({ ...account, password: demoPassword })),
);

export interface SeedOptions {
  /** What the documents say: `artifacts.entities` and `artifacts.options`. */
  entities: Readonly<Record<string, Entity>>;
  options: Readonly<Record<string, Options>>;
  /** People of the (first) company. */
  employees: number;
  /** Chats of a person, where that many touchpoints were due; default 5 in a large company, else 3. */
  chats?: number;
  /** Everything in it is dated from this day (YYYY-MM-DD) backwards; default the present one. */
  today?: string;
  /** Admins of groups that the plan includes; default 5. */
  adminLimit?: number;
  /** Where a company has surveys, they have been running for a while. */
  surveys?: boolean;
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
/** In the first transaction, so that the tables of the next are not empty. */
const few = 100;
/** So many people answer surveys and leave; to have everyone do it would only take time. */
const surveyed = 5000;

/**
 * Makes one company, the same every time. Its own row is written last: an interrupted run leaves none, and the next
 * one clears what it left and begins anew.
 */
export async function seedCompany(store: Store, company: SeedCompany, options: SeedOptions): Promise<Seeded> {
  const id = idOf(company.slug, 'company');
  const seeded = { company: id, name: company.name, accounts: company.accounts.map(({ email }) => email) };
  const there = await store.inSystem((db) => rowsOf(db, sql`select 1 from company where slug = ${company.slug}`));
  if (there.length > 0) return { ...seeded, made: false };

  const today = options.today ?? new Date().toISOString().slice(0, 10);
  const write = writer(id, options);
  const person = peopleOf({ slug: company.slug, today, known: company.known });
  const known = company.known.map((_known, index) => person(index));
  const stages = stagesOf(company.slug);
  const owner = known.find(({ type }) => type === 'SuperAdmin');
  const waiting = company.slug === 'acme' ? orphaned(stages) : undefined;
  const surveys =
    options.surveys && company.surveys && owner
      ? { wellbeing: runningSurvey(company.slug, id, today, owner.id), exit: exitSurveyOf(company.slug, today) }
      : undefined;
  const partners = known.filter(({ type }) => type !== 'Employee');
  const chats = options.chats ?? (options.employees > surveyed ? 5 : 3);
  const asking = { slug: company.slug, today, stages, chats, surveys, partners };
  const asked = Math.min(options.employees, surveyed);
  const someone = (index: number) =>
    surveys && index < asked && hasLeft(index, asked) ? leaverOf(person(index), today) : person(index);
  const passwordHash = await hashPassword(demoPassword);

  await store.inSystem(async (db) => {
    await clear(db, id, options.entities);
    const told = toldBy(known, asking);
    await write(db, 'people/user', told.people);
    await write(db, 'touchpoints/stage', stageRows(stages, known, waiting));
    await writeSurveys(write, db, id, asking, owner);
    await writeTold(write, db, told);
    const { groups, memberships } = groupRows(company, known, options.options);
    await write(db, 'access/group', groups);
    await write(db, 'access/membership', memberships);
    const { notes, alerts } = notesOf(company.slug, today, known);
    await write(db, 'people/note', notes);
    await write(db, 'people/alert', alerts);
  });
  for (let from = known.length, size = few; from < options.employees; from += size) {
    size = Math.min(from < few ? few : batch, options.employees - from);
    const people = Array.from({ length: size }, (_none, index) => someone(from + index));
    const held = waiting && from === known.length ? whoWait(waiting, people, today) : [];
    const all = people.map((one) => held.find(({ id: other }) => other === one.id) ?? one);
    const waits = { stage: waiting, people: held };
    const told = toldBy(all, { ...asking, waits, ...(from >= surveyed && { surveys: undefined }) });
    await store.inSystem(async (db) => {
      await write(db, 'people/user', told.people);
      await writeTold(write, db, told);
      if (waiting) await write(db, 'touchpoints/run', heldRuns(waiting, held));
    });
    // Foreign keys are looked up by plans made for empty tables, until these are measured.
    if (from < few) await store.exec('analyze');
    options.progress?.(company.name, from + size, options.employees);
  }
  await store.inSystem(async (db) => {
    const accounts = known.filter(({ email }) => company.accounts.some((account) => account.email === email));
    await db
      .insert(credential)
      .values(accounts.map((one) => ({ companyId: id, userId: one.id, login: one.email, passwordHash })));
    const logo = await keepLogo(db, id, company.slug);
    const people = Math.max(options.employees, known.length);
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
    'wellbeing/response',
    'wellbeing/cycle',
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

async function writeSurveys(
  write: Write,
  db: Database,
  company: string,
  { slug, surveys, stages }: Asking,
  owner: Person | undefined,
): Promise<void> {
  const { wellbeing, exit } = surveys ?? {};
  const first = wellbeing ?? surveyRows(slug, company);
  await write(db, 'wellbeing/survey', first.surveys);
  await write(db, 'wellbeing/question', first.questions);
  if (!wellbeing || !exit || !owner) return;
  await write(db, 'wellbeing/email', wellbeing.emails);
  await write(db, 'wellbeing/cycle', cycleRows(wellbeing));
  await write(db, 'touchpoints/stage', [exitStageRow(exit, owner.id, stages.length + 1)]);
}

async function writeTold(write: Write, db: Database, told: Told): Promise<void> {
  await write(db, 'people/session', told.sessions);
  await write(db, 'touchpoints/run', told.runs);
  await write(db, 'touchpoints/run', told.exitRuns);
  await write(db, 'wellbeing/response', told.responses);
  await write(db, 'people/session/message', told.messages);
}
