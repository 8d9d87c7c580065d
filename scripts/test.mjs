// @ts-check
// npm test                          everything, the generated suites at a seeded small size
// npm test -- --full                the generated suites at their whole size
// npm test -- --every-journey       also the journeys marked extended, and every screen at each width in each theme
// npm test -- --only lint,unit      some sections
// npm test -- --postgres            also the server suites on PostgreSQL
// npm test -- --only several        who may call what and the races, each request asked of another of three servers
import './bootstrap/node-version.mjs';

const { parseArgs } = await import('node:util');
const { ensureInstalled } = await import('./bootstrap/install.mjs');
const { giveUp } = await import('./bootstrap/process.mjs');
await ensureInstalled();
const { sections } = await import('./bootstrap/sections.mjs');
const { one, sum } = await import('./bootstrap/counting.mjs');

const names = Object.keys(sections);
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    full: { type: 'boolean' },
    postgres: { type: 'boolean' },
    'every-journey': { type: 'boolean' },
  },
});
const asked = values.only?.split(',').map((name) => name.trim());
const unknown = asked?.find((name) => !names.includes(name));
if (unknown) giveUp(`There is no section "${unknown}"; there are ${names.join(', ')}.`);
if (values.full) process.env.FULL = '1';
if (values['every-journey']) process.env.EVERY_JOURNEY = '1';

const lines = [];
let total = sum();
const wanted = names.filter((name) =>
  asked ? asked.includes(name) : !sections[name]?.asked || (name === 'postgres' && values.postgres),
);
for (const [name, section] of Object.entries(sections)) {
  if (!wanted.includes(name)) continue;
  console.log(`\n── ${name}: ${section.says}`);
  const began = Date.now();
  const count = await section.count(wanted).catch((/** @type {Error} */ error) => {
    console.error(error.message);
    return one(false, error.message);
  });
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  const isFirst = wanted.find((one) => sections[one]?.together) === name;
  const time = section.together && !isFirst ? 'in the same run' : `${seconds} s`;
  lines.push(`${name.padEnd(9)} ${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped (${time})`);
  console.log(lines.at(-1));
  total = sum(total, count);
}
console.log(`\n${lines.join('\n')}\n`);
for (const fault of total.faults) console.log(`failed: ${fault}`);
// Runners look for this line alone; what was skipped stands in the lines above it.
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
