import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The README tells the truth about what can be read off the tree; tests/e2e/recipes.e2e.ts tries its recipes. */

const readme = readFileSync('README.md', 'utf8');
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const listed = [...readme.matchAll(/`([^`\n]+)`/g)].map((match) => match[1] as string);

describe('README', () => {
  it('says why each package is there, and names none that is gone', () => {
    const packages = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
    const rows = readme.slice(readme.indexOf('## Why each package'));
    const named = [...rows.matchAll(/`([^`\n]+)`/g)].map((match) => match[1] as string);
    const covers = (name: string, pattern: string) =>
      pattern.endsWith('/*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
    // Types belong to the package that they describe.
    const wanted = packages.filter((name) => !name.startsWith('@types/'));
    expect(wanted.filter((name) => !named.some((pattern) => covers(name, pattern)))).toEqual([]);
    expect(named.filter((pattern) => !packages.some((name) => covers(name, pattern)))).toEqual([]);
  });

  it('names every command', () => {
    const commands = Object.keys(manifest.scripts).map((name) =>
      ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`,
    );
    expect(commands.filter((command) => !readme.includes(command))).toEqual([]);
  });

  it('lists every setting', () => {
    const settings = [...readFileSync('src/server/config.ts', 'utf8').matchAll(/(?:env\.|\(env, ')([A-Z_]+)/g)].map(
      (match) => match[1] as string,
    );
    expect([...new Set(settings)].filter((name) => !listed.includes(name))).toEqual([]);
  });

  it('points at files that are there', () => {
    const files = listed.filter(
      (text) => /^(schemas|src|tests|scripts)\/[\w./-]+\.\w+$/.test(text) && !text.startsWith('schemas/rooms/'),
    );
    expect(files.filter((file) => !existsSync(file) && !file.startsWith('schemas/migrations/0002_'))).toEqual([]);
  });
});
