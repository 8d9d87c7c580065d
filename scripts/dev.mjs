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
become('scripts/bootstrap/dev-server.ts', process.argv.slice(2));
