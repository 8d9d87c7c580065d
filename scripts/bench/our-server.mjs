// @ts-check
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import '../bootstrap/heap.mjs';
import { at, root } from '../bootstrap/place.mjs';

/*
 * The server as `npm start` runs it, from the same bundle and with nothing else in its memory, but for one thing: the rate
 * limits are so high that ten connections do not meet them. They are counted all the same.
 */

/** @type {typeof import('../../src/server/main.ts')} */
const main = await import(pathToFileURL(at('.build/server/main.mjs')).href);
/** @type {import('../../src/shared/documents/artifacts.ts').Artifacts} */
const artifacts = JSON.parse(readFileSync(at('.build/artifacts.json'), 'utf8'));
const rates = artifacts.options['shell/limits.rates'];
if (rates && 'values' in rates) for (const rate of rates.values) Object.assign(rate, { max: 1e9, networkMax: 1e9 });

const config = main.configure(root);
const store = await main.openDatabase(config, root);
const app = await main.makeApp({ config, store, root, artifacts });
// Most of what is measured asks for no job.
if (process.argv.includes('jobs')) await app.engineServices.start();
await app.listen({ host: config.host, port: config.port });
