import { sql } from 'drizzle-orm';
import { verifyChain } from '../../src/server/audit/chain.ts';
import { StoreError } from '../../src/server/db/store-error.ts';
import type { Store } from '../../src/server/services.ts';
import { rowsOf } from '../seed/bulk.ts';

/** Says whether the audit log of a company is whole; a seal that was kept elsewhere must still be in it. */
export async function verifyAudit(store: Store, which: string, kept?: string): Promise<string> {
  const said = await verdict(store, which, kept);
  if (said.whole) return said.text;
  throw new StoreError(said.text);
}

export async function verdict(store: Store, which: string, kept?: string): Promise<{ whole: boolean; text: string }> {
  const [found] = await store.inSystem((db) =>
    rowsOf(
      db,
      sql`select id from company where id::text = ${which} or slug = ${which} or lower(company_name) = lower(${which})`,
    ),
  );
  if (!found) throw new StoreError(`There is no company ${which}; npm run company -- list shows all.`);
  const { lines, sealed, cut, brokenAt, seal, holds } = await verifyChain(
    (work) => store.inSystem(work),
    String(found.id),
    { kept },
  );
  if (brokenAt !== null)
    return {
      whole: false,
      text: `Line ${brokenAt} is not as it was sealed, or a line before it is missing. The last seal that holds is ${seal ?? 'none'}.`,
    };
  if (!holds)
    return {
      whole: false,
      text: `The seal ${kept} is not in the log: lines at its end were removed${cut > 0 ? `, or it is of before the cut at place ${cut}` : ''}.`,
    };
  return {
    whole: true,
    text: `${lines} lines, ${sealed} of them sealed: whole. The last seal is ${seal ?? 'none'}; keep it elsewhere.`,
  };
}
