// @ts-check
// node scripts/run.mjs scripts/<name>.ts [arguments]: installs what is missing, then runs the TypeScript script.
import './bootstrap/node-version.mjs';

const [script, ...args] = process.argv.slice(2);
const { ensureInstalled } = await import('./bootstrap/install.mjs');
const { become, giveUp } = await import('./bootstrap/process.mjs');
await ensureInstalled();
become(script ?? giveUp('Say which script: node scripts/run.mjs scripts/check.ts'), args);
