// @ts-check
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';

/**
 * Every write is on the operating system's side before it is acknowledged: it survives a kill of the process.
 * @param {import('@electric-sql/pglite').PGliteOptions} options
 */
export function startPglite(options) {
  return PGlite.create({ relaxedDurability: false, extensions: { pg_trgm, unaccent }, ...options });
}
