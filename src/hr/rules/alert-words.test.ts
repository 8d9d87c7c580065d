import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findAlertWords, wordKey } from './alert-words.ts';
import { distinct } from './distinct.ts';
import { stemOf } from './word-forms.ts';

const found = (text: string, ...words: string[]) => findAlertWords(text, words).map(({ word }) => word);

describe('an alert word', () => {
  it.each([
    // the word itself, whole and in any case
    ['kill', 'They kill me.', true],
    ['kill', 'KILL', true],
    ['Kill', 'kill!', true],
    ['kill', 'This is overkill', false],
    ['kill', 'What skill you have', false],
    ['kill', 'a killer feature', false],
    ['harm', 'the charm of it', false],
    ['harm', 'We sing in harmony', false],
    ['death', '"death"', true],
    ['death', 'death-bed', true],
    ['death', 'deathly', false],
    ['', 'anything', false],
    ['...', 'a ... b', false],
    // plurals
    ['threat', 'so many threats', true],
    ['attack', 'attacks', true],
    ['bully', 'bullies', true],
    ['harass', 'he harasses', true],
    ['bribe', 'bribes', true],
    ['day', 'days', true],
    ['boss', 'bosses', true],
    ['a', 'as', false],
    ['hr', 'hrs', false],
    // -ing
    ['kill', 'killing', true],
    ['abuse', 'abusing', true],
    ['rob', 'robbing', true],
    ['lie', 'lying', true],
    ['bully', 'bullying', true],
    ['stalk', 'stalking', true],
    ['threat', 'threatening', false],
    // -ed
    ['attack', 'I was attacked', true],
    ['abuse', 'abused', true],
    ['stab', 'stabbed', true],
    ['bully', 'bullied', true],
    ['scare', 'scared', true],
    ['scared', 'scare', false],
    // phrases
    ['unsafe at work', 'I feel unsafe at work.', true],
    ['unsafe at work', 'Unsafe  at\nWORK', true],
    ['unsafe at work', 'unsafe, at work', true],
    ['unsafe at work', 'unsafe at my work', false],
    ['unsafe at work', 'at work unsafe', false],
    ['sexual attack', 'sexual attacks happen', true],
    ['self-harm', 'self harm', true],
    ['self-harm', 'Self-Harming', true],
    ["can't cope", 'I can’t cope', true],
    // other scripts
    ['straße', 'STRASSE', true],
    ['Ärger', 'ärger', true],
    ['ärger', 'a\u0308rger', true],
    ['ärger', 'arger', false],
    ['смерть', 'СМЕРТЬ', true],
    ['смерть', 'бессмертье', false],
    ['οδος', 'ΟΔΟΣ', true],
    ['आत्महत्या', 'मैं आत्महत्या करूँ', true],
    ['bunuh', 'Bunuh diri', true],
    ['kill', 'ｋｉｌｌ', true],
  ])('%j in %j: %s', (word, text, is) => expect(found(text, word).length > 0).toBe(is));

  it('is told with the place where it stands first, in the order of the text', () => {
    expect(findAlertWords('He threatens, and threats come; bribes too.', ['bribe', 'threat', 'threaten'])).toEqual([
      { word: 'threaten', start: 3, end: 12 },
      { word: 'threat', start: 18, end: 25 },
      { word: 'bribe', start: 32, end: 38 },
    ]);
  });

  const plain = fc.stringMatching(/^[a-z]{3,12}$/);
  const filler = fc
    .array(fc.stringMatching(/^[A-Z0-9 .,!?'\n-]{0,6}$/), { maxLength: 6 })
    .map((parts) => parts.join(' '));

  it('is found wherever it stands as a word, in any case and form, and never inside another', () => {
    fc.assert(
      fc.property(plain, filler, filler, fc.constantFrom('', 's', 'ing', 'ed'), (word, before, after, end) => {
        const text = `${before} ${word}${end} ${after}`;
        expect(found(text, word)).toEqual([word]);
        expect(found(text.toUpperCase(), word)).toEqual([word]);
        expect(found(`${before} x${word} ${after}`.toLowerCase().replaceAll(` ${word}`, ''), word)).toEqual([]);
      }),
    );
  });

  it('says where: what stands there is a form of the word', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string(), { maxLength: 8 }), (text, words) => {
        for (const { word, start, end } of findAlertWords(text, words)) {
          expect(words).toContain(word);
          expect(start >= 0 && start < end && end <= text.length).toBe(true);
          expect(findAlertWords(text.slice(start, end), [word])).toHaveLength(1);
        }
      }),
    );
  });

  it('costs little also in a long text with many words', () => {
    const words = Array.from({ length: 200 }, (_, index) => `word${index} and more`);
    const began = performance.now();
    findAlertWords('word and more '.repeat(1000), words);
    expect(performance.now() - began).toBeLessThan(2000);
  });
});

describe('a list of words', () => {
  it.each([
    [[' Kill ', 'kill', 'KILL', '', '  ', 'harm'], [], ['Kill', 'harm']],
    [['kill', 'Kill'], ['Kill'], ['Kill']],
    [['KILL'], ['kill'], ['KILL']],
    [['un  safe', 'un safe'], [], ['un safe']],
    [[], ['kill'], []],
  ])('%j after %j is %j', (given, before, kept) => expect(distinct(given, before)).toEqual(kept));

  it('has every word once, none blank, and is the same when it is made again', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 6 })), fc.array(fc.string({ maxLength: 6 })), (given, before) => {
        const kept = distinct(given, before);
        expect(new Set(kept.map(wordKey)).size).toBe(kept.length);
        expect(kept.every((word) => word.trim() !== '')).toBe(true);
        expect(distinct(kept, before)).toEqual(kept);
        expect(new Set(kept.map(wordKey))).toEqual(new Set(given.map(wordKey).filter((key) => key !== '')));
      }),
    );
  });
});

describe('an alert word in all forms of a language', () => {
  it.each([
    ['english', 'harassment', 'I was harassed', 'harassed'],
    ['english', 'suicide', 'suicidal thoughts', 'suicidal'],
    ['english', 'discrimination', 'They discriminate.', 'discriminate'],
    ['english', 'unsafe at work', 'unsafe at working', 'unsafe at working'],
    ['english', 'kill', 'What skill you have', undefined],
    ['english', 'hr', 'hour', undefined],
    ['german', 'Belästigung', 'Ich wurde belästigt', undefined],
    ['german', 'kündigen', 'Die Kündigung kam', 'Kündigung'],
    ['french', 'harceler', 'il me harcèle', 'harcèle'],
    ['spanish', 'amenaza', 'me amenazan', 'amenazan'],
    ['simple', 'harassment', 'I was harassed', undefined],
  ])('%s: %s in “%s”', async (forms, word, text, as) => {
    const [first] = findAlertWords(text, [word], await stemOf(forms));
    expect(first && text.slice(first.start, first.end)).toBe(as);
  });

  it('is found wherever it is found in simple forms', async () => {
    const stem = await stemOf('english');
    fc.assert(
      fc.property(
        fc.constantFrom('kill', 'bully', 'abuse', 'rob'),
        fc.constantFrom('s', 'ing', 'ed', ''),
        (word, end) => {
          const text = `so ${word}${end} it`;
          const simple = findAlertWords(text, [word]);
          expect(findAlertWords(text, [word], stem).length).toBeGreaterThanOrEqual(simple.length);
        },
      ),
    );
  });
});

it('each word of a text is cut down once, however many there are in the list', () => {
  let cuts = 0;
  const stem = (word: string) => {
    cuts += 1;
    return word;
  };
  const text = Array.from({ length: 1000 }, (_, at) => `said${at}`).join(' ');
  const words = Array.from({ length: 200 }, (_, at) => `wanted${at}`);
  expect(findAlertWords(text, words, stem)).toEqual([]);
  expect(cuts).toBe(1200);
});
