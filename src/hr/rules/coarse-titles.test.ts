import { describe, expect, it } from 'vitest';
import { coarseTitles } from './coarse-titles.ts';

const cell = (title: string, people: number, kind: 'last' | 'before' | 'open' = 'last') => ({ title, people, kind });

describe('titles that are not told', () => {
  it.each([
    ['all are large', [cell('a', 5), cell('b', 9)], []],
    ['a small one takes the next larger with it', [cell('a', 2), cell('b', 6), cell('c', 9)], ['a', 'b']],
    ['as a last one only', [cell('a', 2), cell('a', 40, 'before'), cell('b', 6), cell('c', 9)], ['a', 'b']],
    ['those with another since only', [cell('a', 40), cell('a', 2, 'before'), cell('b', 7, 'before')], ['a', 'b']],
    ['many small ones stay small', [cell('a', 2), cell('b', 3), cell('c', 4), cell('d', 8)], ['a', 'b', 'c', 'd']],
    ['those without an answer say nothing of where they stand', [cell('a', 9), cell('a', 1, 'open')], []],
    ['without any answer', [cell('a', 1, 'open'), cell('b', 7)], ['a', 'b']],
    ['nobody else is there', [cell('a', 2)], ['a']],
    ['no chats', [], []],
  ])('%s', (_what, cells, expected) => {
    expect([...coarseTitles(cells, 5)].sort()).toEqual(expected);
  });
});
