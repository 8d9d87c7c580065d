import { and, count, eq, isNull } from 'drizzle-orm';
import { company, recoveryCode, secondFactor, userProfile } from '../../../../../generated/tables.ts';
import type { CallContext, Database } from '../../../../../server/context.ts';
import { passkeysOf } from '../../passkey/user-passkeys.ts';
import type { Person } from '../../person.ts';

export type Method = 'passkey' | 'app' | 'email' | 'phone' | 'recovery';
type Proof = 'password' | 'app' | 'passkey';
export type Factor = typeof secondFactor.$inferSelect;

export interface Factors {
  app: Factor | null;
  codes: Factor | null;
  recoveryCodesLeft: number;
  /** They sign in by themselves; where a second factor is asked for they are one. */
  hasPasskey: boolean;
}

export const ofPerson = ({ company: companyId, userId }: Person) =>
  and(eq(secondFactor.companyId, companyId), eq(secondFactor.user, userId));

/** What someone has enabled; a method is there once its first code was right, and never before. */
export async function factorsOf(db: Database, person: Person): Promise<Factors> {
  const rows = await db.select().from(secondFactor).where(ofPerson(person));
  const [left] =
    rows.length === 0
      ? []
      : await db
          .select({ count: count() })
          .from(recoveryCode)
          .where(
            and(
              eq(recoveryCode.companyId, person.company),
              eq(recoveryCode.user, person.userId),
              isNull(recoveryCode.used_at),
            ),
          );
  return {
    app: rows.find((row) => row.otp_type === 'TOTP') ?? null,
    codes: rows.find((row) => row.otp_type === 'HOTP') ?? null,
    recoveryCodesLeft: left?.count ?? 0,
    hasPasskey: (await passkeysOf(db, person)).length > 0,
  };
}

export const isEnabled = ({ app, codes }: Factors): boolean =>
  app !== null || codes?.email_verified === true || codes?.phone_verified === true;

/** Ways in which this person may prove the second factor at sign-in, the strongest first. */
export async function methodsOf(
  { mail, textMessages }: Pick<CallContext, 'mail' | 'textMessages'>,
  { company }: Person,
  { app, codes, recoveryCodesLeft, hasPasskey }: Factors,
): Promise<Method[]> {
  const methods: Method[] = [];
  if (hasPasskey) methods.push('passkey');
  if (app) methods.push('app');
  // A code that never arrives would keep them waiting.
  const byMail = codes?.email_verified === true && !codes.mail_is_not_enough;
  if (byMail && (await mail.reaches(codes.email ?? '', { company }))) methods.push('email');
  if (codes?.phone_verified && textMessages) methods.push('phone');
  if (recoveryCodesLeft > 0) methods.push('recovery');
  return methods;
}

/** Ways in which this person may prove again who they are; a code by mail is too weak for that. */
export const proofsOf = ({ app, hasPasskey }: Factors, hasPassword: boolean): Proof[] => [
  ...(hasPassword ? (['password'] as const) : []),
  ...(app ? (['app'] as const) : []),
  ...(hasPasskey ? (['passkey'] as const) : []),
];

/** What others may read of it without asking for a code: kept beside the person, because rights may hang on it. */
export async function noteEnabled(
  db: Database,
  { company: companyId, userId }: Person,
  enabled: boolean,
): Promise<void> {
  await db
    .update(userProfile)
    .set({ two_factor: enabled })
    .where(and(eq(userProfile.companyId, companyId), eq(userProfile.id, userId)));
}

/** A link in the mailbox has set the password: a code in the same mailbox is no second factor until another was used. */
export async function distrustMail(db: Database, person: Person): Promise<void> {
  await db
    .update(secondFactor)
    .set({ mail_is_not_enough: true })
    .where(and(ofPerson(person), eq(secondFactor.otp_type, 'HOTP')));
}

/** Proved by something else than the mailbox: mail is a second factor again. */
export async function trustMail(db: Database, person: Person): Promise<void> {
  await db
    .update(secondFactor)
    .set({ mail_is_not_enough: false })
    .where(and(ofPerson(person), eq(secondFactor.mail_is_not_enough, true)));
}

/** Codes by mail go to the registered address, so they move along with it. */
export async function moveMail(db: Database, person: Person, email: string): Promise<void> {
  await db
    .update(secondFactor)
    .set({ email })
    .where(and(ofPerson(person), eq(secondFactor.email_verified, true)));
}

export async function isRequired(db: Database, companyId: string): Promise<boolean> {
  const [row] = await db
    .select({ required: company.second_factor_required })
    .from(company)
    .where(and(eq(company.companyId, companyId), eq(company.id, companyId)));
  return row?.required === true;
}
