// @ts-check
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';

/**
 * Its files are in the operating system's memory already. Of the usual 128 MB, some 100 MB more of the process are taken
 * sooner or later; measured on a table of 100 MB, a scan with these takes 11 % longer.
 */
const buffers = ['-c', 'shared_buffers=32MB'];

/**
 * Every write is on the operating system's side before it is acknowledged: it survives a kill of the process.
 * @param {import('@electric-sql/pglite').PGliteOptions} options
 */
export function startPglite(options) {
  const startParams = [...PGlite.defaultStartParams, ...buffers];
  return PGlite.create({ relaxedDurability: false, extensions: { pg_trgm, unaccent }, startParams, ...options });
}

/**
 * Sends messages of PostgreSQL's protocol and returns what is answered. Not by `execProtocolRawSync`: that reads each
 * answer besides, and keeps every row for as long as the database is open. Without `syncToFs` nothing is waited for.
 * @param {PGlite} pglite
 * @param {Uint8Array} asked
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function answerOf(pglite, asked) {
  /** @type {Uint8Array[]} */
  const pieces = [];
  // A piece lies in the database's memory, which is written to again.
  void pglite.execProtocolRawStream(asked, { syncToFs: false, onRawData: (piece) => pieces.push(piece.slice()) });
  const answer = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    answer.set(piece, at);
    at += piece.length;
  }
  return answer;
}
