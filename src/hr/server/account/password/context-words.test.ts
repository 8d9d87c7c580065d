import { describe, expect, it } from 'vitest';
import { contextWords, isMadeOf } from './context-words.ts';

const words = contextWords(['rapport'], {
  names: ['Acme Industries', 'Zoë O’Brien', 'Li', null, undefined],
  addresses: ['zoe.brown@acme-labs.example', 'https://www.acme.com/about'],
});

describe('words that are known', () => {
  it('are names whole and in parts, and what addresses are made of; none is too short', () => {
    expect(words).toEqual(
      expect.arrayContaining(['rapport', 'acmeindustries', 'acme', 'industries', 'zoeobrien', 'zoe', 'brien', 'brown']),
    );
    expect(words).toEqual(expect.arrayContaining(['labs', 'about']));
    expect(words.filter((word) => ['li', 'o', 'com', 'www', 'https', 'example', ''].includes(word))).toEqual([]);
  });
});

describe('a password', () => {
  it.each([
    'Acme@2026!!',
    'acme',
    'ACME-Industries-1',
    '!!2026Rapport',
    'R@pp0rt2026!!!',
    'Zo3Br0wn#1990',
    'Zoë-O’Brien-1!',
    'A.c.m.e.2026',
    'AcmeRapport99!',
    'Acme-xyz-2026!',
    'AcmeAcmeAcme1!',
    '1ndustr!es-2026',
    '1ABS-labs-20!',
  ])('%s is one of them with little else', (password) => {
    expect(isMadeOf(password, words)).toBe(true);
  });

  it.each([
    'Turnip-Violet-77!',
    'Acme-harbour-26!',
    'My rapport with 3 kestrels!',
    '8Kq!zR2$wn',
    'Welcome-2026!',
    '12345678!!',
    '',
  ])('%s is another', (password) => {
    expect(isMadeOf(password, words)).toBe(false);
  });

  it('is held against nothing where nothing is known', () => {
    expect(isMadeOf('Acme@2026!!', contextWords([], { names: [], addresses: [] }))).toBe(false);
  });
});
