import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { generateSecret, generateURI, verifySync } from 'otplib';
import { renderSVG } from 'uqr';
import { secondFactor } from '../../../../../generated/tables.ts';
import type { CallContext } from '../../../../../server/context.ts';
import type { Person } from '../../person.ts';
import type { Factor } from './methods.ts';

const stepSeconds = 30;

/** A seed, and its picture for the app's camera, drawn here: nobody else sees it. */
export function newSeed(product: string, companyName: string, email: string) {
  const secret = generateSecret();
  const issuer = `${product.charAt(0).toUpperCase()}${product.slice(1)} (${companyName})`.replaceAll(':', ' ');
  const svg = renderSVG(generateURI({ issuer, label: email.replaceAll(':', ' '), secret }), { border: 2 });
  return { secret, picture: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` };
}

/** What a seed is sealed about: it opens for this person only. */
export const aboutSeed = ({ company, userId }: Person): string => `${company}|${userId}|totp`;

/** The time step of a right code: the present one, or one before or after it. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  if (!/^[0-9]{6}$/.test(code)) return null;
  const epoch = Math.floor(now.getTime() / 1000);
  const found = verifySync({ secret, token: code, epoch, epochTolerance: stepSeconds });
  return found.valid && 'timeStep' in found ? found.timeStep : null;
}

type Context = Pick<CallContext, 'db' | 'vault' | 'now'>;

/** Takes a code of the app. Its time step is kept in the same statement, so that of many at once one is right. */
export async function takeAppCode(context: Context, person: Person, factor: Factor, code: string): Promise<boolean> {
  const seed = context.vault.open(factor.secret ?? '', aboutSeed(person));
  const step = stepOf(seed, code, context.now);
  if (step === null) return false;
  const [taken] = await context.db
    .update(secondFactor)
    .set({ last_step: step, last_used: context.now })
    .where(
      and(
        eq(secondFactor.companyId, person.company),
        eq(secondFactor.id, factor.id),
        or(isNull(secondFactor.last_step), lt(secondFactor.last_step, step)),
      ),
    )
    .returning({ id: secondFactor.id });
  return taken !== undefined;
}
