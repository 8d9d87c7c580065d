import type { Scene } from './oauth-attacks.ts';
import { people } from './social.ts';

/** Whom a provider may know, and who may not sign in here all the same. */
interface PersonCase {
  name: string;
  login: string;
  claims: Record<string, unknown>;
  /** Answers how to put it right again. */
  arrange?(at: Scene): Promise<() => Promise<unknown>>;
}

const set =
  (change: string, back: string): NonNullable<PersonCase['arrange']> =>
  async ({ on }) => {
    await on.server.store.exec(change);
    return () => on.server.store.exec(back);
  };
const profile = (change: string, back: string) =>
  set(
    `update user_profile set ${change} where email = '${people.group}'`,
    `update user_profile set ${back} where email = '${people.group}'`,
  );
const group = { email: people.group, email_verified: true };

export const personCases: readonly PersonCase[] = [
  { name: 'a stranger', login: 'a', claims: { email: 'nobody@elsewhere.example', email_verified: true } },
  { name: 'no address', login: 'b', claims: {} },
  { name: 'an address that nobody verified', login: 'c', claims: { email: people.group } },
  { name: 'an address that is not verified', login: 'd', claims: { email: people.group, email_verified: false } },
  { name: 'verified, as a word', login: 'e', claims: { email: people.group, email_verified: 'yes' } },
  { name: 'several addresses', login: 'f', claims: { email: [people.group], email_verified: true } },
  { name: 'an address with a name', login: 'g', claims: { ...group, email: `G <${people.group}>` } },
  { name: 'an address with a wildcard', login: 'h', claims: { ...group, email: '%@acme.example' } },
  { name: 'an address that looks alike', login: 'i', claims: { ...group, email: people.group.replace('a', '\u0430') } },
  {
    name: 'someone who has left',
    login: 'j',
    claims: group,
    arrange: profile(`exit_date = '2020-01-01'`, 'exit_date = null'),
  },
  {
    name: 'someone suspended',
    login: 'k',
    claims: group,
    arrange: profile(`status = 'inactive'`, `status = 'active'`),
  },
  {
    name: 'someone whose account is disabled',
    login: 'l',
    claims: group,
    arrange: set(
      `update credential set status = 'disabled' where login = '${people.group}'`,
      `update credential set status = 'active' where login = '${people.group}'`,
    ),
  },
  {
    name: 'someone of a company that is closed',
    login: 'm',
    claims: { email: people.globex, email_verified: true },
    arrange: set(
      `update company set is_active = false where slug = 'globex' or company_name ilike '%globex%'`,
      'update company set is_active = true',
    ),
  },
  {
    name: 'an employee without account and invitation',
    login: 'n',
    claims: { email: 'meera.iyer@acme.example', email_verified: true },
  },
  {
    name: 'someone who has another account at this provider',
    login: 'o',
    claims: group,
    arrange: async ({ on, name, provider }) => {
      await on.server.store.exec(
        `insert into identity (company_id, id, user_id, provider, issuer, subject, created_at, updated_at)
         select company_id, gen_random_uuid(), id, $1, $2, 'the true one', now(), now() from user_profile where email = $3`,
        [name, provider.issuer, people.group],
      );
      return () => on.server.store.exec('delete from identity');
    },
  },
];
