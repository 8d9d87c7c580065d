// @ts-check
// Imported first, and alone, so that an old Node ends with a sentence instead of a syntax error.

const needed = [20, 19];
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < needed[0] || (major === needed[0] && minor < needed[1])) {
  console.error(`Rapport needs Node ${needed.join('.')} or later; this is ${process.versions.node}.`);
  process.exit(1);
}
