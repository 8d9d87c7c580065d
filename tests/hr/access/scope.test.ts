import { describe, expect, it } from 'vitest';
import { scopeOf } from '../../../src/hr/server/access/scope.ts';

const me = { property: 'id', in: ['me'] };
const nobody = { any: [] };
const group = (segments: Record<string, string[]>, all_employees = false) => ({ all_employees, segments });

describe('whom someone sees', () => {
  it.each([
    ['SuperAdmin', null, null],
    ['SuperAdmin', group({ department__in: ['Sales'] }), null],
    ['Employee', null, me],
    ['Employee', group({}, true), me],
    ['Admin', null, me],
    ['Admin', group({}, true), null],
    ['Admin', group({ department__in: ['Sales'] }, true), null],
    ['Admin', group({}), nobody],
    [
      'Admin',
      group({ department__in: ['Sales', 'Legal'] }),
      { all: [{ property: 'department', in: ['Sales', 'Legal'] }] },
    ],
    [
      'Admin',
      group({ region__in: ['APAC'], tags: ['Core Team'] }),
      {
        all: [
          { property: 'region', in: ['APAC'] },
          { property: 'tags', holds: ['Core Team'] },
        ],
      },
    ],
    ['Admin', group({ department__in: [] }), { all: [nobody] }],
    ['Admin', group({ password__in: ['x'] }), { all: [nobody] }],
  ])('%s in %j', (type, of, expected) => {
    expect(scopeOf({ id: 'me', type }, of)).toEqual(expected);
  });
});
