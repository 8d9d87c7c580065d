import { describe, expect, it } from 'vitest';
import { unlessTelling } from './assignment.ts';

describe('who is named', () => {
  const found = { kind: 'assigned', to: 'one' } as const;
  const few = { kind: 'warning', why: 'too-few', target: 'hrbp' } as const;

  it.each([
    [true, 0, found],
    [false, 4, few],
    [false, 5, found],
  ])('and may know whose chat it is (%s), by %i people', (knows, namedBy, what) => {
    expect(unlessTelling(found, 'hrbp', { knows, namedBy }, 5)).toEqual(what);
  });

  it('stays nobody where nobody was found', () => {
    const none = { kind: 'warning', why: 'not-found', target: 'hrbp' } as const;
    for (const namedBy of [0, 5]) expect(unlessTelling(none, 'hrbp', { knows: false, namedBy }, 5)).toEqual(none);
  });
});
