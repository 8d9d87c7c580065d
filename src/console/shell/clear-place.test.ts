import { describe, expect, it } from 'vitest';
import { type Box, clearPlace } from './clear-place.ts';

const size = { width: 100, height: 20 };
const over = { left: 10, top: 10 };
const edge = { left: 40, top: 25 };
const free = { left: 50, top: 0 };
const coverage = ({ left }: Box) => 50 - left;

describe('a place for what lies over the page', () => {
  it('is the first that covers nothing', () => {
    expect(clearPlace(size, [over, edge, free, { left: 50, top: 90 }], coverage)).toEqual({ place: free, covers: 0 });
    expect(clearPlace(size, [over, free], () => 0)?.place).toBe(over);
  });

  it('is the one that covers least where each covers something', () => {
    expect(clearPlace(size, [over, edge], coverage)).toEqual({ place: edge, covers: 10 });
  });

  it('is none where there is none', () => {
    expect(clearPlace(size, [], coverage)).toBeUndefined();
  });
});
