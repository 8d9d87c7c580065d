import { StoreError } from '../../src/server/db/store-error.ts';
import type { OperatorCommand } from '../../src/server/operator/command.ts';
import { argumentsOf } from '../operator/arguments.ts';
import { companyOf } from './data/companies.ts';
import { demoPassword, type Seeded, seedCompany, seedDemo } from './seed.ts';

/** Fills the demo companies, or the one that is named. */
export const seedCommand: OperatorCommand = async ({ store, artifacts }, args, tell) => {
  // Its accounts have a password that everyone knows.
  if (process.env.NODE_ENV === 'production')
    throw new StoreError('Nothing is seeded in production; make a company with npm run company.');
  const { employees, chats, slug } = asked(args);
  const progress = (company: string, done: number, total: number) => {
    if (total > 20_000 && done % 20_000 < 2000) tell(`${company}: ${done} of ${total} people`);
  };
  const begun = Date.now();
  const how = {
    entities: artifacts.entities,
    options: artifacts.options,
    employees,
    chats,
    progress,
    surveys: true,
    activity: true,
  };
  const seeded =
    slug && slug !== 'acme' && slug !== 'globex'
      ? [await seedCompany(store, companyOf(slug), how)]
      : await seedDemo(store, how);
  return [...seeded.map(sentence), `${Math.round((Date.now() - begun) / 100) / 10} s`].join('\n');
};

function asked(args: readonly string[]): { employees: number; chats?: number; slug?: string } {
  const { values } = argumentsOf({
    args: [...args],
    options: { employees: { type: 'string', default: '600' }, chats: { type: 'string' }, company: { type: 'string' } },
  });
  const employees = Number(values.employees);
  const chats = values.chats === undefined ? undefined : Number(values.chats);
  const slug = values.company;
  if (!Number.isInteger(employees) || employees < 10)
    throw new StoreError('--employees must be a whole number from 10 on.');
  if (chats !== undefined && !(Number.isInteger(chats) && chats >= 0))
    throw new StoreError('--chats must be a whole number, of chats a person.');
  if (slug && !/^[a-z][a-z0-9-]{1,40}$/.test(slug))
    throw new StoreError('--company must be a short name of small letters, such as umbrella.');
  return { employees, chats, slug };
}

function sentence({ name, accounts, made }: Seeded): string {
  if (!made) return `${name} is there already and has been left alone.`;
  return `${name}: sign in as ${accounts.join(', ')} with the password ${demoPassword}`;
}
