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
