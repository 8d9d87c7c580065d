// @ts-check
import './bootstrap/node-version.mjs';
import './bootstrap/heap.mjs';

const { pathToFileURL } = await import('node:url');
const { ensureInstalled } = await import('./bootstrap/install.mjs');
const { at, root } = await import('./bootstrap/place.mjs');
const { build } = await import('./bootstrap/prepare.mjs');
const { giveUp } = await import('./bootstrap/process.mjs');
await ensureInstalled();
await build().catch((error) => giveUp(error.message));
const { start } = await import(pathToFileURL(at('.build/server/main.mjs')).href);
await start(root);
