import type { Vault } from '../context.ts';
import type { Store } from '../services.ts';
import { queueSchema } from './queue.ts';

const batch = 200;

interface Waiting {
  id: string;
  name: string;
  data: Record<string, unknown>;
}

/**
 * What jobs that are not done yet hold sealed is sealed under the present key. Their payload says under `about` what it is
 * sealed about. What neither key opens stays as it is: such a job fails, as it would have before.
 */
export async function sealJobsAnew(store: Store, vault: Vault, presentId: string): Promise<number> {
  let done = 0;
  for (let after = ''; ; ) {
    const { rows } = await store.exec(
      `SELECT id, name, data FROM ${queueSchema}.job
       WHERE state IN ('created', 'retry', 'active') AND jsonb_typeof(data -> 'about') = 'string' AND id::text > $1
       ORDER BY id::text LIMIT ${batch}`,
      [after],
    );
    for (const { id, name, data } of rows as unknown as Waiting[]) {
      const anew = sealedAnew(vault, presentId, data);
      if (!anew) continue;
      await store.exec(`UPDATE ${queueSchema}.job SET data = data || $3::jsonb WHERE name = $1 AND id = $2`, [
        name,
        id,
        JSON.stringify(anew),
      ]);
      done += 1;
    }
    if (rows.length < batch) return done;
    after = String(rows.at(-1)?.id);
  }
}

/** Properties that another key sealed, under the present one; null for none. */
function sealedAnew(vault: Vault, presentId: string, data: Waiting['data']): Record<string, string> | null {
  const found = Object.entries(data).flatMap(([name, value]) => {
    const isSealed = typeof value === 'string' && /^[\w-]+(\.[\w-]+){3}$/.test(value);
    if (!isSealed || value.startsWith(`${presentId}.`)) return [];
    try {
      return [[name, vault.seal(vault.open(value, String(data.about)), String(data.about))]];
    } catch {
      return [];
    }
  });
  return found.length > 0 ? Object.fromEntries(found) : null;
}
