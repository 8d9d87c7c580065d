import { describe, expect, it } from 'vitest';
import { assign, type Candidate, targetFor } from './assignment.ts';
import { offerFor } from './brand-promotion.ts';

const thresholds = { disengagedUpTo: 2, passiveUpTo: 3 };

describe('whom a case goes to at the end of a chat', () => {
  const both = { disengaged: 'hrbp', fenceSitters: 'hr_manager' } as const;
  it.each([
    [1, 'hrbp'],
    [2, 'hrbp'],
    [3, 'hr_manager'],
    [4, null],
    [5, null],
    [null, null],
  ])('mood %s: %s', (mood, target) => expect(targetFor(both, mood, thresholds)).toBe(target));

  it('nobody where it is switched off', () => {
    expect(targetFor({ disengaged: null, fenceSitters: 'hrbp' }, 1, thresholds)).toBeNull();
    expect(targetFor({ disengaged: 'hrbp', fenceSitters: null }, 3, thresholds)).toBeNull();
  });

  const ana: Candidate = { id: 'ana', email: 'ana@acme.example', employee_id: 'ACM-1', status: 'active' };
  const ben: Candidate = { id: 'ben', email: 'ben@acme.example', employee_id: 'ACM-2', status: 'exited' };
  const odd: Candidate = { id: 'odd', email: 'odd@acme.example', employee_id: 'ana@acme.example', status: 'active' };
  const people = [odd, ana, ben];
  const none = { hr_manager: null, hrbp: null };
  it.each([
    [null, none, { kind: 'nobody' }],
    ['hr_manager', { ...none, hr_manager: 'Ana@ACME.example ' }, { kind: 'assigned', to: 'ana' }],
    ['hrbp', { ...none, hrbp: 'ana@acme.example' }, { kind: 'assigned', to: 'ana' }],
    ['hrbp', { ...none, hrbp: 'acm-1' }, { kind: 'assigned', to: 'ana' }],
    ['hr_manager', { ...none, hr_manager: 'ACM-1' }, { kind: 'warning', why: 'not-found', target: 'hr_manager' }],
    ['hrbp', { ...none, hrbp: 'ACM-2' }, { kind: 'warning', why: 'not-active', target: 'hrbp' }],
    ['hrbp', { ...none, hrbp: 'Ana' }, { kind: 'warning', why: 'not-found', target: 'hrbp' }],
    ['hrbp', { ...none, hrbp: '  ' }, { kind: 'warning', why: 'not-named', target: 'hrbp' }],
    ['hr_manager', { hr_manager: null, hrbp: 'ACM-1' }, { kind: 'warning', why: 'not-named', target: 'hr_manager' }],
  ] as const)('%s of %j: %j', (target, person, answer) => expect(assign(target, person, people)).toEqual(answer));
});

describe('the page that content people are offered', () => {
  const promotion = {
    enabled: true,
    field: 'glassdoor_link',
    links: { glassdoor_link: 'https://glassdoor.com/acme', linkedin_link: 'https://linkedin.com/acme' },
  } as const;
  const offer = { field: 'glassdoor_link', address: 'https://glassdoor.com/acme' };
  it.each([
    [promotion, 5, offer],
    [promotion, 4, offer],
    [promotion, 3, null],
    [promotion, 1, null],
    [promotion, null, null],
    [{ ...promotion, enabled: false }, 5, null],
    [{ ...promotion, field: null }, 5, null],
    [{ ...promotion, field: 'facebook_link' }, 5, null],
    [{ ...promotion, links: { glassdoor_link: '' } }, 5, null],
  ] as const)('%j at mood %s', (given, mood, said) => expect(offerFor(given, mood, { passiveUpTo: 3 })).toEqual(said));
});
