import { StoreError } from '../../src/server/db/store-error.ts';
import type { OperatorCommand, OperatorPlace } from '../../src/server/operator/command.ts';
import { argumentsOf } from '../operator/arguments.ts';
import { changeCompany } from './change.ts';
import { forgetSealed } from './forget-sealed.ts';
import { listCompanies } from './list.ts';
import { newCompany } from './make.ts';
import { verifyAudit } from './verify-audit.ts';

const usage = `npm run company -- list
npm run company -- new "Acme Industries" --admin anita.rao@acme.example [--admin-name "Anita Rao"]
npm run company -- set acme milestone_active=true milestone_limit=5000
npm run company -- verify-audit acme [SEAL]
npm run company -- rotate-key
npm run company -- forget-sealed`;

/** Makes companies, and sets what their own admins may not. */
export const companyCommand: OperatorCommand = async (place, args) => {
  const { values, positionals } = argumentsOf({
    args: [...args],
    allowPositionals: true,
    options: { admin: { type: 'string' }, 'admin-name': { type: 'string' } },
  });
  const { store, artifacts } = place;
  const [verb, which, ...rest] = positionals;
  if (verb === 'forget-sealed') return forgetSealed(store, artifacts, place.keys(), which);
  if (verb === 'list') return listCompanies(store);
  if (verb === 'verify-audit' && which) return verifyAudit(store, which, rest[0]);
  if (verb === 'new' && which) return make(place, which, values.admin, values['admin-name']);
  if (verb === 'set' && which && rest.length > 0) return set(place, which, rest);
  throw new StoreError(usage);
};

async function make(place: OperatorPlace, name: string, admin?: string, adminName?: string): Promise<string> {
  if (!admin || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(admin))
    throw new StoreError('--admin must be the e-mail address of the first SuperAdmin.');
  const link = await newCompany(place.store, { name, admin, adminName }, place.origin);
  return `${name} is there. Its first SuperAdmin chooses a password here (once, within 7 days):\n${link}`;
}

async function set(place: OperatorPlace, which: string, settings: readonly string[]): Promise<string> {
  const changed = await changeCompany(place, which, settings);
  return Object.entries(changed)
    .map(([name, value]) => `${name} = ${value ?? 'none'}`)
    .join('\n');
}
