import { parseArgs } from 'node:util';
import { changeCompany } from './company/change.ts';
import { forgetSealedOf } from './company/forget-sealed.ts';
import { listCompanies } from './company/list.ts';
import { newCompany } from './company/make.ts';
import { rotateKeyOf } from './company/rotate-key.ts';
import { verifyAudit } from './company/verify-audit.ts';
import { command, withDatabase } from './seed/database.ts';

const usage = `npm run company -- list
npm run company -- new "Acme Industries" --admin anita.rao@acme.example [--admin-name "Anita Rao"]
npm run company -- set acme milestone_active=true milestone_limit=5000
npm run company -- verify-audit acme [SEAL]
npm run company -- rotate-key
npm run company -- forget-sealed`;

// The operator's command: makes companies, and sets what their own admins may not.
await command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { admin: { type: 'string' }, 'admin-name': { type: 'string' } },
  });
  const [verb, which, ...rest] = positionals;
  if (verb === 'rotate-key') return console.log(await rotateKeyOf());
  if (verb === 'forget-sealed') return console.log(await forgetSealedOf(which));
  if (verb === 'list') return withDatabase((store) => listCompanies(store));
  if (verb === 'verify-audit' && which) return withDatabase((store) => verifyAudit(store, which, rest[0]));
  if (verb === 'new' && which) return make(which, values.admin, values['admin-name']);
  if (verb === 'set' && which && rest.length > 0) return set(which, rest);
  throw new Error(usage);
});

async function make(name: string, admin: string | undefined, adminName: string | undefined): Promise<void> {
  if (!admin || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(admin))
    throw new Error('--admin must be the e-mail address of the first SuperAdmin.');
  const link = await withDatabase((store, _artifacts, origin) => newCompany(store, { name, admin, adminName }, origin));
  console.log(`${name} is there. Its first SuperAdmin chooses a password here (once, within 7 days):\n${link}`);
}

async function set(which: string, settings: readonly string[]): Promise<void> {
  const changed = await withDatabase((store, artifacts) => changeCompany(store, artifacts, which, settings));
  for (const [name, value] of Object.entries(changed)) console.log(`${name} = ${value ?? 'none'}`);
}
