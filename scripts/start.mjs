// @ts-check
import './bootstrap/node-version.mjs';

const { ensureInstalled } = await import('./bootstrap/install.mjs');
await ensureInstalled();
const { build } = await import('./bootstrap/prepare.mjs');
await build();
const { at } = await import('./bootstrap/place.mjs');
const { pathToFileURL } = await import('node:url');
await import(pathToFileURL(at('.build/server/main.mjs')).href);
