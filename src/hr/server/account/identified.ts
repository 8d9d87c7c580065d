import { and, eq, isNull, sql } from 'drizzle-orm';
import { identity, userProfile } from '../../../generated/tables.ts';
import type { CallContext, IdentityProof } from '../../../server/context.ts';
import { loadActor } from '../access/actor.ts';
import { distrustMail } from './mfa/factors/methods.ts';
import { notifyOfWay } from './mfa/factors/notify.ts';
import type { Person } from './person.ts';

type Proven = Exclude<IdentityProof, { refused: unknown }>;

/**
 * Whose identity it is, by issuer and subject, never by an address: those change hands. Only the first time a verified
 * address finds someone who has an account or an invitation here, and nobody else at this provider yet. What someone
 * has disconnected stays so until they connect it again themselves.
 */
export async function identified(context: CallContext, proof: Proven): Promise<Person | null> {
  const [known, another] = await context.db
    .update(identity)
    .set({ last_used: context.now })
    .where(
      and(eq(identity.issuer, proof.issuer), eq(identity.subject, proof.subject), isNull(identity.disconnected_at)),
    )
    .returning({ company: identity.companyId, userId: identity.user });
  if (known) return another ? null : known;
  return proof.email === null ? null : connect(context, proof, proof.email);
}

async function connect(context: CallContext, proof: Proven, email: string): Promise<Person | null> {
  const person = (await context.sessions.personOf(email)) ?? (await invited(context, email));
  // An account whose person may not sign in is left as it is.
  if (!person || !(await loadActor(context.db, person.company, person.userId, context.now))) return null;
  const { db, now } = context;
  const { provider, issuer, subject } = proof;
  const added = await db
    .insert(identity)
    .values({
      companyId: person.company,
      id: context.newId(),
      user: person.userId,
      provider,
      issuer,
      subject,
      email,
      last_used: now,
    })
    .onConflictDoNothing()
    .returning({ id: identity.id });
  if (added.length === 0) return null;
  if (!(await context.sessions.admit({ ...person, login: email }))) return null;
  // Anyone who reads the mailbox has proved no more than a mail with a code would.
  await distrustMail(db, person);
  context.audit({
    type: 'auth',
    activity: 'Sign-in elsewhere connected',
    entity: 'people/user',
    recordId: person.userId,
    company: person.company,
    actor: person.userId,
    new: { provider },
  });
  const { label } = context.identity.providers.find(({ name }) => name === provider) ?? { label: provider };
  await notifyOfWay(context, person, context.text('account/notice.provider-connected', { provider: label }));
  return person;
}

/** Someone to whom an invitation is on its way: the one person of this address in all companies, or nobody. */
async function invited(context: CallContext, email: string): Promise<Person | null> {
  const rows = await context.db
    .select({ company: userProfile.companyId, userId: userProfile.id })
    .from(userProfile)
    .where(eq(sql`lower(${userProfile.email})`, email))
    .limit(10);
  const awaited: Person[] = [];
  for (const person of rows) if (await context.sessions.awaits('invite', person)) awaited.push(person);
  return awaited.length === 1 ? (awaited[0] ?? null) : null;
}
