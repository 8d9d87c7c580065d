import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** What we build on: pinned, whole, licensed for use, above the versions with known holes, and installed without scripts. */

const root = join(import.meta.dirname, '../..');
const read = (name: string) => JSON.parse(readFileSync(join(root, name), 'utf8'));

interface Locked {
  version: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
  dev?: boolean;
  optional?: boolean;
  engines?: { node?: string };
}

const lock = Object.entries(read('package-lock.json').packages as Record<string, Locked>).filter(
  ([path]) => path !== '',
);
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

const licences = new Set(
  'MIT,ISC,Apache-2.0,MPL-2.0,BSD,BSD-2-Clause,BSD-3-Clause,0BSD,MIT-0,BlueOak-1.0.0,CC0-1.0,OFL-1.1,PSF-2.0,Python-2.0,Zlib,Unlicense'.split(
    ',',
  ),
);
/** `(A OR B)` needs one that we accept, `A AND B` needs both. */
const accepted = (expression: string): boolean =>
  expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => licences.has(one.trim())));

/** Below these a published advisory applies, or a fault that we have met. */
const floors: Record<string, string> = {
  fastify: '5.7.3',
  nodemailer: '7.0.7',
  ws: '8.18.3',
  'fast-uri': '3.1.0',
  undici: '6.21.2',
  vite: '7.1.11',
  esbuild: '0.25.0',
  cookie: '0.7.0',
  'path-to-regexp': '8.2.0',
  'react-router': '7.12.0',
  'light-my-request': '6.0.0',
  quill: '2.0.3',
};

/** How soon, by severity; and holes that wait for their update. */
const updates = readFileSync(join(import.meta.dirname, 'updates.md'), 'utf8');
const daysFor = new Map(
  [...updates.matchAll(/^\| (critical|high|medium|low|no hole)\b[^|]*\| (\d+) \|$/gm)].map(([, severity, days]) => [
    severity as string,
    Number(days),
  ]),
);

/** Rows of holes that wait, and are wrong or have waited too long. */
const overdueIn = (text: string, today: Date): string[] =>
  text
    .split(/^\| package \|.*$/m)
    .slice(1)
    .flatMap((table) => [...table.matchAll(/^\| ([^-|][^|]*) \| (\w+) \| ([\d-]+) \|(.*)\|$/gm)])
    .filter(([, , severity = '', published = '', by = '']) => {
      const until = Date.parse(published) + (daysFor.get(severity) ?? Number.NaN) * 86_400_000;
      return !(until > today.getTime()) || by.trim() === '';
    })
    .map(([row]) => row);

/** Packages that no server or console loads; their old esbuild builds drizzle-kit's own configuration, which we have none of. */
const toolsOnly = /node_modules\/(@esbuild-kit\/core-utils|drizzle-kit)\/node_modules\/esbuild$/;

/** LGPL: a library of its own beside ours, unchanged, that anyone may put another build in place of. */
const ownLibrary = /node_modules\/@img\/sharp-/;

/** MIT, as their own files say in an older way than the lock file reads; only tests load them. */
const saidElsewhere = new Set(['busboy', 'streamsearch', 'humanize-number', 'only']);

/** An older line of a package, in which the holes were mended too; only tests load it. */
const mended: Record<string, string> = { 'path-to-regexp': '6.3.0' };

function atLeast(version: string, floor: string): boolean {
  const [is, least] = [version, floor].map((one) => one.split(/[.-]/).map(Number)) as [number[], number[]];
  for (let i = 0; i < 3; i++) if ((is[i] ?? 0) !== (least[i] ?? 0)) return (is[i] ?? 0) > (least[i] ?? 0);
  return true;
}

describe('the packages', () => {
  it('are pinned to the digit', () => {
    const { dependencies, devDependencies } = read('package.json');
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, v]) => !/^(npm:[\w-]+@)?\d+\.\d+\.\d+/.test(String(v)),
    );
    expect(loose).toEqual([]);
  });

  it('are checked by their digest and tied to no registry', () => {
    expect(lock.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
    expect(lock.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
  });

  it('may be used', () => {
    expect(
      lock
        .filter(([path, { license }]) => !accepted(license ?? 'none') && !ownLibrary.test(path))
        .filter(([path, { dev }]) => !(dev && saidElsewhere.has(nameOf(path))))
        .map(([path, { license }]) => `${path}: ${license}`),
    ).toEqual([]);
  });

  it('are above the versions with known holes', () => {
    const old = lock.filter(([path, { version, dev }]) => {
      const floor = floors[nameOf(path)];
      if (dev && version === mended[nameOf(path)]) return false;
      return floor && !toolsOnly.test(path) && !atLeast(version, floor);
    });
    expect(old.map(([path, { version }]) => `${path} ${version}`)).toEqual([]);
    expect(Object.keys(floors).filter((name) => lock.some(([path]) => nameOf(path) === name)).length).toBeGreaterThan(
      6,
    );
  });

  it('are updated within times that are written down: the worse, the sooner', () => {
    expect([...daysFor.keys()]).toEqual(['critical', 'high', 'medium', 'low', 'no hole']);
    const days = [...daysFor.values()];
    expect(days).toEqual([...days].sort((a, b) => a - b));
    expect(overdueIn(updates, new Date())).toEqual([]);
    const waiting = `${updates}| left-pad | high | 2026-11-01 | not reached |\n`;
    expect(overdueIn(waiting, new Date('2026-11-05'))).toEqual([]);
    expect(overdueIn(waiting, new Date('2026-11-09'))).toHaveLength(1);
    expect(overdueIn(waiting.replace('not reached', ''), new Date('2026-11-05'))).toHaveLength(1);
  });

  it('need no script at their installation, except those of tools', () => {
    const scripted = lock.filter(([, one]) => one.hasInstallScript && !one.dev).map(([path]) => path);
    expect(scripted.filter((path) => nameOf(path) !== 'esbuild')).toEqual([]);
  });

  it('run on Node 20', () => {
    const newer = lock.filter(([, { engines, optional }]) => !optional && /^\s*>=?\s*2[1-9]/.test(engines?.node ?? ''));
    expect(newer.map(([path, { engines }]) => `${path} ${engines?.node}`)).toEqual([]);
  });

  it('can be told as a bill of materials', () => {
    const told = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
      cwd: root,
      maxBuffer: 1e8,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const { components } = JSON.parse(told.toString());
    console.log(`G25 supply chain: ${lock.length} packages locked, ${components.length} in the bill of materials`);
    expect(components.length).toBeGreaterThan(300);
  });

  it('are refused when one is loose, old, or under a licence of its own', () => {
    expect(atLeast('7.0.6', '7.0.7')).toBe(false);
    expect(atLeast('8.0.0', '7.0.7')).toBe(true);
    expect(accepted('GPL-3.0')).toBe(false);
    expect(accepted('(MPL-2.0 OR GPL-3.0)')).toBe(true);
  });
});
