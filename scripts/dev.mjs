// @ts-check
import './bootstrap/node-version.mjs';

const { ensureInstalled } = await import('./bootstrap/install.mjs');
await ensureInstalled();
const { assertMigrations, buildDev, generate } = await import('./bootstrap/prepare.mjs');
const { giveUp } = await import('./bootstrap/process.mjs');
await generate()
  .then(assertMigrations)
  .then(buildDev)
  .catch((error) => giveUp(error.message));
const { become } = await import('./bootstrap/process.mjs');

/*
 * Vite's and Node's native parts give back to the system what they do not use: read by glibc and by mimalloc, which
 * Rolldown is built with; others pass them over. Fewer threads leave fewer of their heaps behind.
 */
const thrifty = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
  MIMALLOC_PURGE_DELAY: '0',
  MIMALLOC_ABANDONED_PAGE_PURGE: '1',
  UV_THREADPOOL_SIZE: '2',
};
become('.build/dev/server.mjs', process.argv.slice(2), thrifty);
