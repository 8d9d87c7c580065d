import { describe, expect, it } from 'vitest';
import { Places } from './places.ts';

const offsets = (...kept: number[]): Places => {
  const places = new Places();
  for (const offset of kept) places.keep('list', 'now', { offset, values: [offset] });
  return places;
};
const nearest = (places: Places, offset: number, state = 'now') => places.before('list', state, offset)?.offset;

describe('Places', () => {
  it('know the last one at or before an offset', () => {
    const places = offsets(900_000, 100, 500_000);
    expect([99, 100, 499_999, 500_000, 2_000_000].map((offset) => nearest(places, offset))).toEqual([
      undefined,
      100,
      100,
      500_000,
      900_000,
    ]);
  });

  it('are good for one state', () => {
    const places = offsets(500);
    expect(nearest(places, 500, 'later')).toBeUndefined();
    places.keep('list', 'later', { offset: 900, values: [] });
    expect([nearest(places, 500, 'later'), nearest(places, 900, 'later')]).toEqual([undefined, 900]);
  });

  it('keep no two where one is found from the other', () => {
    const places = offsets(500, 520, 599, 600);
    expect([nearest(places, 599), nearest(places, 600)]).toEqual([500, 600]);
  });

  it('keep a page that lies shortly before another, which is found from it', () => {
    const places = offsets(50, 900_020, 900_000);
    expect([nearest(places, 900_010), nearest(places, 900_020)]).toEqual([900_000, 900_000]);
  });

  it('keep the first ones where there are too many', () => {
    const places = offsets(...Array.from({ length: 300 }, (_, at) => 100 * at));
    expect(nearest(places, 1_000_000)).toBe(19_900);
  });
});
