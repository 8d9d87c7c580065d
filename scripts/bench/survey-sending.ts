import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { sql } from 'drizzle-orm';
import type * as Main from '../../src/server/main.ts';
import type { Artifacts } from '../../src/shared/documents/artifacts.ts';
import { at, root } from '../bootstrap/place.mjs';
import { rowsOf } from '../seed/bulk.ts';

/**
 * The server on the first working day of the survey's next cycle: it opens the cycle for everyone and writes to them.
 * Prints as JSON how long the cycle took to open, and each of the first reachouts, in milliseconds.
 */

const mails = Number(process.argv[2]);
const day = 86_400_000;
const main = (await import(pathToFileURL(at('.build/server/main.mjs')).href)) as typeof Main;
const artifacts = JSON.parse(readFileSync(at('.build/artifacts.json'), 'utf8')) as Artifacts;
const store = await main.openDatabase(main.configure(root), root);

const asked = (query: ReturnType<typeof sql>) => store.inSystem((db) => rowsOf(db, query));
const cycles = async () => Number((await asked(sql`select count(*)::int as n from survey_cycle`))[0]?.n);
const sent = async () =>
  Number((await asked(sql`select count(*)::int as n from outbox where mail = 'wellbeing/survey'`))[0]?.n);

const [running] = await asked(sql`select max("end")::text as end from survey_cycle`);
const first = workingDay(new Date(Date.parse(`${running?.end}T06:00:00Z`) + day));
let today = first.getTime() - performance.now();
const clock = () => new Date(today + performance.now());
const app = await main.makeApp({ config: main.configure(root), store, root, artifacts, clock });
await app.engineServices.start();
const run = () => store.exec(`insert into pgboss.job (name, data) values ('wellbeing/run', '{}')`);

const [before, there] = [await cycles(), await sent()];
const began = performance.now();
await run();
while ((await cycles()) === before) await pause(50);
const opened = performance.now() - began;

// Nine o'clock has passed everywhere: it is time to write to all of them.
today += workingDay(new Date(first.getTime() + day)).getTime() - first.getTime();
await run();
while ((await sent()) === there) await pause(50);
const [sending, already] = [performance.now(), await sent()];
while ((await sent()) < there + mails) await pause(100);
const each = (performance.now() - sending) / ((await sent()) - already);
console.log(JSON.stringify({ opened, each }));
process.exit();

/** This day, or the Monday after it. */
function workingDay(date: Date): Date {
  const weekday = date.getUTCDay();
  const later = weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
  return new Date(date.getTime() + later * day);
}
