// @ts-check
import './bootstrap/node-version.mjs';

const { ensureInstalled } = await import('./bootstrap/install.mjs');
await ensureInstalled();
const { assertMigrations, generate } = await import('./bootstrap/prepare.mjs');
const { giveUp } = await import('./bootstrap/process.mjs');
await generate()
  .then(assertMigrations)
  .catch((error) => giveUp(error.message));
const { become } = await import('./bootstrap/process.mjs');

/*
 * Vite's and Node's native parts give back to the system what they do not use: read by glibc and by mimalloc, which
 * Rolldown is built with; others pass them over. With the smaller buffers of the embedded database the server takes
 * 700 MB after six pages were opened where it took 1,000, and 800 after 100 edits.
 */
const thrifty = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
  MIMALLOC_PURGE_DELAY: '0',
};
become('scripts/bootstrap/dev-server.ts', process.argv.slice(2), thrifty);
