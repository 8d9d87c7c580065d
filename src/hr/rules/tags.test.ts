import { describe, expect, it } from 'vitest';
import { changedTags, isTag } from './tags.ts';

const offered = ['Performers', 'Core Team'];

describe('tags of a person', () => {
  it.each([
    ['another spelling is the company’s tag', ['Mentor'], ['  core   team '], [], ['Mentor', 'Core Team']],
    ['a free one is kept as it is written', [], ['Night shift'], [], ['Night shift']],
    ['what is there is not there twice', ['Performers'], ['PERFORMERS'], [], ['Performers']],
    ['what goes is found in any spelling', ['Performers', 'Mentor'], [], ['performers'], ['Mentor']],
    ['what comes and goes at once stays', ['Mentor'], ['Mentor'], ['Mentor'], ['Mentor']],
    ['nothing changes nothing', ['Mentor'], [], ['Other'], ['Mentor']],
  ])('%s', (_, present, add, remove, expected) => {
    expect(changedTags(present, { add, remove }, offered)).toEqual(expected);
  });

  it.each([
    ['Mentor', true],
    ['x'.repeat(60), true],
    ['x'.repeat(61), false],
    ['   ', false],
    ['a, b', false],
  ])('%j may be one: %s', (tag, may) => {
    expect(isTag(tag)).toBe(may);
  });
});
