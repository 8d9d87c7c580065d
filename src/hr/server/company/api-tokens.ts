import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { optionLabels } from '../../../generated/options.ts';
import { apiToken } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';
import { isWithin } from '../../rules/segments.ts';
import { authorityOf } from '../access/authority.ts';

export type TokenRow = typeof apiToken.$inferSelect;

/** Neither revoked nor expired. */
export const inForce = (company: string, now: Date) =>
  and(
    eq(apiToken.companyId, company),
    isNull(apiToken.revoked_at),
    or(isNull(apiToken.expires_at), gt(apiToken.expires_at, now)),
  );

type Lasting = Pick<TokenRow, 'expires_at' | 'revoked_at' | 'held_at'>;

export function stateOf({ expires_at, revoked_at, held_at }: Lasting, now: Date) {
  if (revoked_at) return 'revoked';
  if (expires_at && new Date(expires_at) <= now) return 'expired';
  return held_at ? 'held' : 'active';
}

type Audience = Pick<TokenRow, 'all_employees' | 'segments'>;

/** Null: all employees. */
export const reachOf = ({ all_employees, segments }: Audience) => (all_employees ? null : segments);

/** The tokens that the caller may know of and change: those that reach nobody whom they do not see. */
export async function visibleTokens(context: CallContext): Promise<TokenRow[]> {
  const { segments } = await authorityOf(context);
  const rows = await context.db.select().from(apiToken).where(eq(apiToken.companyId, context.company));
  return rows.filter((token) => isWithin(reachOf(token), segments));
}

const labels: Readonly<Record<string, string>> = optionLabels['people/user/audience'];

/** As long as it is told. */
const longest = 2000;

/** "All employees", or "Department: Sales, Support; City: Pune". */
export function audienceText(context: CallContext, token: Audience): string {
  const segments = reachOf(token);
  if (segments === null) return context.text('company/api-token.all-employees');
  const parts = Object.entries(segments).map(([field, values]) => {
    const name = field.replace(/__in$/, '');
    return `${labels[name] ?? name}: ${values.join(', ')}`;
  });
  const text = parts.join('; ');
  return (text.length > longest ? `${text.slice(0, longest)}…` : text) || context.text('company/api-token.nobody');
}
