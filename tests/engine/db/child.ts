/**
 * A process of its own that the tests start and kill: `hold` opens the data directory and waits, `write` writes
 * until it is killed and says what was acknowledged.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync, writeSync } from 'node:fs';
import { openStore } from '../../../src/server/db/open.ts';
import { StoreError } from '../../../src/server/db/store-error.ts';
import { auditLine } from '../../../src/server/db/system-tables.ts';
import { tableOf } from '../../../src/server/db/tables.ts';
import { book, north } from './toy.ts';

const [what, dataDir, schema] = process.argv.slice(2) as [string, string, string?];
/** Past the buffers of the process: what is said was said, also when the next instruction is never reached. */
const say = (line: string) => writeSync(1, `${line}\n`);

try {
  const store = await openStore({ dataDir, log: { info() {}, warn() {} } });
  if (schema) await store.exec(readFileSync(schema, 'utf8'));
  say('ready');
  if (what === 'hold') setInterval(() => {}, 1000);
  for (let n = 0; what === 'write'; n += 1) {
    const id = randomUUID();
    await store.inCompany(north, async (db) => {
      await db.insert(tableOf(book)).values({ companyId: north, id, title: id });
      await db.insert(auditLine).values({ companyId: north, type: 'book', activity: 'bought', recordId: id });
    });
    say(id);
    if (n % 50 === 49) await store.exec('CHECKPOINT');
  }
} catch (error) {
  if (!(error instanceof StoreError)) throw error;
  say(error.sentence);
  process.exit(1);
}
