import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { assign, unlessTelling } from './assignment.ts';

describe('what a form stores of an HR partner who is picked', () => {
  const forms = ['new', 'profile'].map((name) => `schemas/people/user/${name}.form.json`);

  it.each(forms)('%s: by which they are found', (path) => {
    const { widgets } = JSON.parse(readFileSync(path, 'utf8')).layout;
    const candidates = [{ id: 'one', email: 'ana@acme.example', employee_id: 'E-7', status: 'active' as const }];
    for (const target of ['hr_manager', 'hrbp'] as const) {
      const picked = { email: 'ana@acme.example', display_name: 'Ana' }[widgets[target].value as 'email'];
      const profile = { hr_manager: null, hrbp: null, [target]: picked };
      expect(assign(target, profile, candidates)).toEqual({ kind: 'assigned', to: 'one' });
    }
  });
});

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
