import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { upToDate } from './install.mjs';

const wanted = {
  '': { version: '1.0.0' },
  'node_modules/fastify': { version: '5.0.0', integrity: 'sha512-a' },
  'node_modules/@esbuild/aix-ppc64': { version: '1.0.0', integrity: 'sha512-b', optional: true },
};

describe('upToDate', () => {
  it('is content without the packages of other systems', () => {
    expect(upToDate(wanted, { 'node_modules/fastify': { version: '5.0.0', integrity: 'sha512-a' } })).toBe(true);
  });
  it.each([
    ['nothing is installed', null],
    ['a package is missing', {}],
    ['a version is another', { 'node_modules/fastify': { version: '5.0.1', integrity: 'sha512-a' } }],
    ['contents are others', { 'node_modules/fastify': { version: '5.0.0', integrity: 'sha512-x' } }],
  ])('wants an installation when %s', (_, present) => {
    expect(upToDate(wanted, present)).toBe(false);
  });
});

describe('an older Node', () => {
  it('is told which one is needed, and nothing else happens', () => {
    const pretend = `Object.defineProperty(process.versions, 'node', { value: '18.19.0' }); await import(${JSON.stringify(new URL('../start.mjs', import.meta.url).href)})`;
    const { status, stderr, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', pretend], {
      encoding: 'utf8',
    });
    expect(stderr).toBe('Rapport needs Node 20.19 or later; this is 18.19.0.\n');
    expect([status, stdout]).toEqual([1, '']);
  });
});
