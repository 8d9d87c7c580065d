// @ts-check
import './bootstrap/node-version.mjs';

const { ensureInstalled } = await import('./bootstrap/install.mjs');
await ensureInstalled();
const { generate } = await import('./bootstrap/prepare.mjs');
const { giveUp } = await import('./bootstrap/process.mjs');
await generate().catch((error) => giveUp(error.message));
const { become } = await import('./bootstrap/process.mjs');
become('scripts/bootstrap/dev-server.ts', process.argv.slice(2));
