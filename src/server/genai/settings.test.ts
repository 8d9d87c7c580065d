import { describe, expect, it } from 'vitest';
import { readGenai } from './settings.ts';

const set = { GENAI_URL: 'https://api.example.com/v1', GENAI_KEY: 'key', GENAI_MODEL: 'small' };

describe('readGenai', () => {
  it('asks nobody unless it is set', () => {
    expect(readGenai({}, true)).toBeUndefined();
    expect(readGenai({ GENAI_URL: ' ', GENAI_PRIVATE: 'yes' }, true)).toBeUndefined();
  });

  it('takes what is set', () => {
    const usual = { url: 'https://api.example.com/v1', key: 'key', model: 'small', seconds: 60, isPrivate: false };
    expect(readGenai(set, true)).toEqual(usual);
    expect(readGenai({ ...set, GENAI_PRICES: ' 0.15 / 0.6', GENAI_SECONDS: '5' }, true)).toEqual({
      ...usual,
      prices: { sent: 0.15, answered: 0.6 },
      seconds: 5,
    });
    expect(readGenai({ ...set, GENAI_URL: 'http://10.0.0.7:8000/v1', GENAI_PRIVATE: 'yes' }, true)).toEqual({
      ...usual,
      url: 'http://10.0.0.7:8000/v1',
      isPrivate: true,
    });
  });

  it.each([
    ['a part of it', { GENAI_KEY: '' }, 'GENAI_URL, GENAI_KEY and GENAI_MODEL must be set together.'],
    ['http', { GENAI_URL: 'http://api.example.com/v1' }, 'GENAI_URL must be an address such as'],
    ['no address', { GENAI_URL: 'api' }, 'GENAI_URL must be an address such as'],
    ['a password in it', { GENAI_URL: 'https://a:b@api.example.com' }, 'GENAI_URL must be an address such as'],
    [
      'a query',
      { GENAI_URL: 'http://10.0.0.7/v1?key=1', GENAI_PRIVATE: 'yes' },
      'GENAI_URL must be an address such as',
    ],
    ['half a price', { GENAI_PRICES: '0.15' }, 'GENAI_PRICES must be dollars'],
    ['three prices', { GENAI_PRICES: '1/2/3' }, 'GENAI_PRICES must be dollars'],
    ['a price below nothing', { GENAI_PRICES: '-1/2' }, 'GENAI_PRICES must be dollars'],
    ['no patience', { GENAI_SECONDS: '0' }, 'GENAI_SECONDS must be a whole number'],
    ['neither yes nor no', { GENAI_PRIVATE: 'true' }, 'GENAI_PRIVATE must be yes or no'],
    ['a long name', { GENAI_MODEL: 'm'.repeat(101) }, 'GENAI_MODEL must have at most 100 characters.'],
  ])('refuses %s with one sentence', (_, env, sentence) => {
    expect(() => readGenai({ ...set, ...env }, true)).toThrow(sentence);
  });
});
