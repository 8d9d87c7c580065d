import { parseArgs } from 'node:util';
import { companyOf } from './seed/data/companies.ts';
import { command, withDatabase } from './seed/database.ts';
import { demoPassword, type Seeded, seedCompany, seedDemo } from './seed/seed.ts';

// npm run seed -- --employees N [--company slug]: the demo companies, or one of that short name.
await command(async () => {
  // Its accounts have a password that everyone knows.
  if (process.env.NODE_ENV === 'production')
    throw new Error('Nothing is seeded in production; make a company with npm run company.');
  const { values } = parseArgs({
    options: { employees: { type: 'string', default: '600' }, company: { type: 'string' } },
  });
  const employees = Number(values.employees);
  const slug = values.company;
  if (!Number.isInteger(employees) || employees < 10) throw new Error('--employees must be a whole number from 10 on.');
  if (slug && !/^[a-z][a-z0-9-]{1,40}$/.test(slug))
    throw new Error('--company must be a short name of small letters, such as umbrella.');
  const begun = Date.now();
  const seeded = await withDatabase((store, { entities, options }) => {
    const how = { entities, options, employees, progress, activity: true };
    return slug && slug !== 'acme' && slug !== 'globex'
      ? seedCompany(store, companyOf(slug), how).then((one) => [one])
      : seedDemo(store, how);
  });
  for (const one of seeded) console.log(sentence(one));
  console.log(`${Math.round((Date.now() - begun) / 100) / 10} s`);
});

function progress(company: string, done: number, total: number): void {
  if (total > 20_000 && done % 20_000 < 2000) console.log(`${company}: ${done} of ${total} people`);
}

function sentence({ name, accounts, made }: Seeded): string {
  if (!made) return `${name} is there already and has been left alone.`;
  return `${name}: sign in as ${accounts.join(', ')} with the password ${demoPassword}`;
}
