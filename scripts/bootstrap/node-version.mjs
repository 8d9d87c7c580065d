// @ts-check
// Imported first, and alone, so that an old Node ends with a sentence instead of a syntax error.

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Rapport needs Node 20.19 or later; this is ${process.versions.node}.`);
  process.exit(1);
}
