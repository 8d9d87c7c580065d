import { randomBytes, timingSafeEqual } from 'node:crypto';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { constants } from '../../../../../generated/options.ts';
import { recoveryCode } from '../../../../../generated/tables.ts';
import type { CallContext } from '../../../../../server/context.ts';
import type { Person } from '../../person.ts';

type Context = Pick<CallContext, 'db' | 'vault' | 'now' | 'newId'>;

/** Five bits a sign; none that is taken for another. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const half = 5;
const length = 2 * half;

const own = ({ company, userId }: Person) => and(eq(recoveryCode.companyId, company), eq(recoveryCode.user, userId));
const about = ({ company, userId }: Person): string => `${company}|${userId}|recovery code`;

function newCode(): string {
  const text = [...randomBytes(length)].map((byte) => signs[byte & 31]).join('');
  return `${text.slice(0, half)}-${text.slice(half)}`;
}

/** Ten new ones; the former ones are worth nothing. */
export async function makeRecoveryCodes(context: Context, person: Person): Promise<void> {
  await dropRecoveryCodes(context, person);
  const codes = Array.from({ length: constants['account/mfa/recoveryCodes'] }, (_, at) => ({
    companyId: person.company,
    id: context.newId(),
    user: person.userId,
    position: at + 1,
    code: context.vault.seal(newCode(), about(person)),
  }));
  await context.db.insert(recoveryCode).values(codes);
}

/** As the wire has them: all, and which of them were used. */
export async function readRecoveryCodes(
  context: Context,
  person: Person,
): Promise<{ codes: string[]; used: string[] }> {
  const rows = await context.db.select().from(recoveryCode).where(own(person)).orderBy(asc(recoveryCode.position));
  const codes = rows.map((row) => ({ text: context.vault.open(row.code, about(person)), used: row.used_at !== null }));
  return { codes: codes.map(({ text }) => text), used: codes.filter(({ used }) => used).map(({ text }) => text) };
}

/** Answers how many are left, or null when it is none of them. The row is struck once, no matter who asks at the same time. */
export async function strikeRecoveryCode(context: Context, person: Person, given: string): Promise<number | null> {
  const asked = plain(given);
  const rows = await context.db
    .select()
    .from(recoveryCode)
    .where(and(own(person), isNull(recoveryCode.used_at)));
  const [found] = rows.filter((row) => isSame(plain(context.vault.open(row.code, about(person))), asked));
  if (!found) return null;
  const [struck] = await context.db
    .update(recoveryCode)
    .set({ used_at: context.now })
    .where(and(own(person), eq(recoveryCode.id, found.id), isNull(recoveryCode.used_at)))
    .returning({ id: recoveryCode.id });
  return struck ? rows.length - 1 : null;
}

export async function dropRecoveryCodes(context: Pick<Context, 'db'>, person: Person): Promise<void> {
  await context.db.delete(recoveryCode).where(own(person));
}

const plain = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, '');

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
