import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type * as Main from '../../src/server/main.ts';
import type { Artifacts } from '../../src/shared/documents/artifacts.ts';
import '../bootstrap/heap.mjs';
import { at, root } from '../bootstrap/place.mjs';

/**
 * The server as `npm start` runs it, from the same bundle, but for one thing: the rate limits are so high that ten
 * connections do not meet them. They are counted all the same.
 */

const main = (await import(pathToFileURL(at('.build/server/main.mjs')).href)) as typeof Main;
const artifacts = JSON.parse(readFileSync(at('.build/artifacts.json'), 'utf8')) as Artifacts;
const rates = artifacts.options['shell/limits.rates'];
if (rates && 'values' in rates) for (const rate of rates.values) Object.assign(rate, { max: 1e9, networkMax: 1e9 });

const config = main.configure(root);
const store = await main.openDatabase(config, root);
const app = await main.makeApp({ config, store, root, artifacts });
// Most of what is measured asks for no job.
if (process.argv.includes('jobs')) await app.engineServices.start();
await app.listen({ host: config.host, port: config.port });
