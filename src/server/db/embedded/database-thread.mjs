// @ts-check
import { constants, cpSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { answerOf, startPglite } from './start-pglite.mjs';

/**
 * A thread of its own for the database: a long statement keeps nobody from being answered but those who ask the
 * database. Plain JavaScript, since a thread is started without what reads TypeScript.
 * @typedef {{ open: string } | { copy: string, to: string } | { close: true }} Order
 */

const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort);

/** @type {import('@electric-sql/pglite').PGlite | undefined} */
let pglite;

port.on('message', (/** @type {Uint8Array | Order} */ message) => {
  if (message instanceof Uint8Array) return answer(message);
  obey(message).then(
    () => port.postMessage({ done: true }),
    (error) => port.postMessage({ failed: String(error) }),
  );
});

/** @param {Uint8Array} asked messages of PostgreSQL's protocol */
function answer(asked) {
  if (!pglite) throw new Error('no database is open');
  const answered = answerOf(pglite, asked);
  port.postMessage(answered, [answered.buffer]);
}

/** @param {Order} order */
async function obey(order) {
  if ('open' in order) {
    pglite = await startPglite({ dataDir: order.open });
  } else if ('copy' in order) {
    // In one go: no statement is between two files.
    cpSync(order.copy, order.to, { recursive: true, mode: constants.COPYFILE_FICLONE });
  } else {
    await pglite?.close();
    pglite = undefined;
  }
}
