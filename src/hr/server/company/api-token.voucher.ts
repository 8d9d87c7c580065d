import { optionDetails } from '../../../generated/options.ts';
import type { Database } from '../../../server/context.ts';
import { beyond } from '../../rules/group-rights.ts';
import { isWithin } from '../../rules/segments.ts';
import { grantedTo } from '../access/actor.ts';
import { reachOf, type TokenRow } from './api-tokens.ts';

type Reason = NonNullable<TokenRow['held_because']>;
type Vouched = Pick<TokenRow, 'companyId' | 'confirmed_by' | 'scopes' | 'segments' | 'all_employees'>;

/** The permissions of those who may give a token these scopes. */
export const permissionsFor = (scopes: readonly string[]): string[] => [
  ...new Set(
    optionDetails['company/api-token.scopes']
      .filter(({ value }) => scopes.includes(value))
      .flatMap(({ permissions }) => permissions),
  ),
];

/** A token is never more than the person who confirmed it: null while that person has all that it has. */
export async function whyHeld(db: Database, token: Vouched, now: Date): Promise<Reason | null> {
  const granted = await grantedTo(db, token.companyId, token.confirmed_by, now);
  if (!granted) return 'left';
  if (beyond(permissionsFor(token.scopes), granted.permissions).length > 0) return 'rights';
  return isWithin(reachOf(token), granted.segments) ? null : 'audience';
}
