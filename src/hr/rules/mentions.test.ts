import { describe, expect, it } from 'vitest';
import { mentionAt, mentionedIn, withMention } from './mentions.ts';

const a = 'a@x.example';
const longer = 'a@x.example.com';
const dotted = 'arjun.kapoor@acme.example';

describe('the addresses that follow an @', () => {
  it.each<[string, string[], string[]]>([
    ['nobody here', [a], []],
    ['@a@x.example', [a], [a]],
    ['Please look, @a@x.example.', [a], [a]],
    ['(@a@x.example)', [a], [a]],
    ['line\n@a@x.example\nline', [a], [a]],
    ['@A@X.Example', [a], [a]],
    // The longest that is known.
    ['@a@x.example.com', [a, longer], [longer]],
    ['@a@x.example, @a@x.example.com', [a, longer], [a, longer]],
    // It only begins another word.
    ['@a@x.example.com', [a], []],
    ['@a@x.examples', [a], []],
    ['@a@x.example-mail', [a], []],
    // The @ belongs to another address, or none follows it.
    ['mail a@x.example', [a], []],
    ['bb@a@x.example', [a], []],
    ['@@a@x.example', [a], []],
    ['a@x.example', [a], []],
    ['@arjun.kapoor@acme.example and @arjun.kapoor@acme.example', [dotted], [dotted]],
    ['@arjun.kapoor@acme.example@a@x.example', [dotted, a], []],
    ['@ a@x.example', [a], []],
    ['@', [a], []],
    ['', [a], []],
    ['@a@x.example', [], []],
    ['👍🏽@a@x.example', [a], [a]],
    ['İ @a@x.example', [a], [a]],
  ])('%j with %j: %j', (text, known, found) => expect(mentionedIn(text, known)).toEqual(found));

  it('of a text of 5,000 @ are looked for quickly', () => {
    const known = Array.from({ length: 500 }, (_, at) => `person${at}@acme.example`);
    const began = performance.now();
    expect(mentionedIn('@'.repeat(5000), known)).toEqual([]);
    expect(mentionedIn(' @p'.repeat(1666), known)).toEqual([]);
    expect(performance.now() - began).toBeLessThan(500);
  });
});

describe('what is typed behind an @', () => {
  it.each<[string, { start: number; query: string } | null]>([
    ['@', { start: 0, query: '' }],
    ['Ask @me', { start: 4, query: 'me' }],
    ['Ask (@me', { start: 5, query: 'me' }],
    ['Ask @arjun.kapoor@ac', { start: 4, query: 'arjun.kapoor@ac' }],
    ['Ask\n@me', { start: 4, query: 'me' }],
    ['Ask @me and', null],
    ['Ask me@x', null],
    ['Ask', null],
    ['', null],
  ])('%j|: %j', (text, typing) => expect(mentionAt(text, text.length)).toEqual(typing));

  it('is looked for before the caret only', () => {
    expect(mentionAt('@me and more', 3)).toEqual({ start: 0, query: 'me' });
  });

  it('gives way to the address, with a space behind it', () => {
    expect(withMention('Ask @me', { start: 4, query: 'me' }, a)).toEqual({ text: `Ask @${a} `, caret: 17 });
    expect(withMention('Ask @me today', { start: 4, query: 'me' }, a)).toEqual({ text: `Ask @${a} today`, caret: 17 });
  });
});
