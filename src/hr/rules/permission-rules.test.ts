import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { constants, optionDetails, optionValues } from '../../generated/options.ts';
import { click, lockOf, normalise, type PermissionRule, selectAll, turnOff } from './permission-rules.ts';

const rules: readonly PermissionRule[] = optionDetails['access/permission-rules.rules'];
const codes: readonly string[] = optionValues['access/permissions.codes'];
const except: readonly string[] = constants['access/permission-rules.selectAllExcept'];
const runs = { numRuns: 2_000 };

const anyState = fc.subarray([...codes]);
const anyCode = fc.constantFrom(...codes);
const sorted = (held: readonly string[]) => [...held].sort();
const message = ['view_message', 'anonymous_message', 'non_anonymous_message', 'all_employees_message'];

/** The rules told a second time, in code, as the specification writes them. */
function faults(held: readonly string[]): string[] {
  const has = (code: string) => held.includes(code);
  const some = (...all: string[]) => all.some(has);
  const actions = [
    'send_sms',
    'add_note',
    'add_tag',
    'schedule_invite',
    'send_email',
    'change_status',
    'acknowledge_chat',
  ];
  const others = [
    'reply_message',
    'anonymous_message',
    'non_anonymous_message',
    'all_employees_message',
    'filtered_employees_message',
  ];
  const told: [string, boolean][] = [
    ['another message permission without viewing', some(...others) && !has('view_message')],
    ['viewing neither kind', has('view_message') && !some('anonymous_message', 'non_anonymous_message')],
    ['all and filtered', has('all_employees_message') && has('filtered_employees_message')],
    ['neither all nor filtered', has('view_message') && !some('all_employees_message', 'filtered_employees_message')],
    [
      'no dashboard',
      some('manage_employee', ...actions, 'data_export', 'export_genai_report', 'view_message', 'reply_message') &&
        !has('company_culture_dashboard'),
    ],
    ['an action without managing', some(...actions) && !has('manage_employee')],
    ['sharing without managing', has('share_adhoc') && !has('manage_adhoc')],
    ['exit without viewing', some('manage_exit', 'download_exit_report') && !has('view_exit')],
    [
      'well-being without viewing',
      some('manage_employee_wellbeing', 'download_employee_wellbeing_report') && !has('view_employee_wellbeing'),
    ],
  ];
  return told.filter(([, wrong]) => wrong).map(([name]) => name);
}

describe('from any state', () => {
  it('normalising makes every rule hold, and is done when it is done', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const held = normalise(rules, state);
        expect(faults(held)).toEqual([]);
        expect(normalise(rules, held)).toEqual(held);
        expect(sorted(normalise(rules, [...state].reverse()))).toEqual(sorted(held));
      }),
      runs,
    );
  });

  it('any click ends where every rule holds, and does what it says or nothing at all', () => {
    fc.assert(
      fc.property(anyState, anyCode, (state, code) => {
        const before = normalise(rules, state);
        const after = click(rules, state, code);
        expect(faults(after)).toEqual([]);
        const lock = lockOf(rules, before, code);
        if (lock) expect(after).toEqual(before);
        else if (code === 'all_employees_message' || code === 'filtered_employees_message')
          expect(after).toContain(code);
        else expect(after.includes(code)).toBe(!before.includes(code));
      }),
      runs,
    );
  });

  it('a locked switch says why, and goes off with what depends on it', () => {
    fc.assert(
      fc.property(anyState, anyCode, (state, code) => {
        const before = normalise(rules, state);
        const lock = lockOf(rules, before, code);
        if (!lock) return;
        expect(lock.reason).not.toBe('');
        expect(lock.dependants.length + lock.needs.length).toBeGreaterThan(0);
        for (const other of lock.dependants) expect(before).toContain(other);
        const after = turnOff(rules, before, code);
        expect(faults(after)).toEqual([]);
        expect(after).not.toContain(code);
        for (const other of lock.dependants) expect(after).not.toContain(other);
        // Nothing comes on by it.
        for (const one of after) expect(before).toContain(one);
      }),
      runs,
    );
  });

  it('a walk of clicks never leaves the rules', () => {
    fc.assert(
      fc.property(anyState, fc.array(anyCode, { maxLength: 25 }), (state, clicks) => {
        let held = state;
        for (const code of clicks) {
          held = click(rules, held, code);
          expect(faults(held)).toEqual([]);
        }
      }),
      { numRuns: runs.numRuns / 4 },
    );
  });
});

describe('every single rule', () => {
  const view = ['company_culture_dashboard', ...message];
  it.each<[string, string[], string, string[]]>([
    ['viewing brings both kinds, all employees and the dashboard', [], 'view_message', view],
    ['replying alone brings all of it', [], 'reply_message', [...view, 'reply_message']],
    [
      'filtered brings both kinds',
      [],
      'filtered_employees_message',
      [
        'company_culture_dashboard',
        'view_message',
        'anonymous_message',
        'non_anonymous_message',
        'filtered_employees_message',
      ],
    ],
    [
      'one kind alone stays alone',
      [],
      'anonymous_message',
      ['company_culture_dashboard', 'view_message', 'anonymous_message', 'all_employees_message'],
    ],
    [
      'filtered takes the place of all',
      view,
      'filtered_employees_message',
      [...view.filter((code) => code !== 'all_employees_message'), 'filtered_employees_message'],
    ],
    ['what is chosen stays chosen', view, 'all_employees_message', view],
    ['one kind may go', view, 'anonymous_message', view.filter((code) => code !== 'anonymous_message')],
    [
      'with the last kind everything goes',
      [...view.filter((code) => code !== 'anonymous_message'), 'reply_message'],
      'non_anonymous_message',
      ['company_culture_dashboard'],
    ],
    ['viewing is locked while another is on', view, 'view_message', view],
    [
      'a note brings managing and the dashboard',
      [],
      'add_note',
      ['add_note', 'manage_employee', 'company_culture_dashboard'],
    ],
    [
      'managing is locked while an action is on',
      ['add_note', 'manage_employee', 'company_culture_dashboard'],
      'manage_employee',
      ['add_note', 'manage_employee', 'company_culture_dashboard'],
    ],
    [
      'the dashboard is locked while exporting is on',
      ['data_export', 'company_culture_dashboard'],
      'company_culture_dashboard',
      ['data_export', 'company_culture_dashboard'],
    ],
    ['exporting brings the dashboard', [], 'export_genai_report', ['export_genai_report', 'company_culture_dashboard']],
    ['adding employees is independent', [], 'add_employees', ['add_employees']],
    ['sharing cannot be switched on alone', [], 'share_adhoc', []],
    ['sharing goes with managing', ['manage_adhoc', 'share_adhoc'], 'manage_adhoc', []],
    ['the exit three go on together', [], 'download_exit_report', ['manage_exit', 'view_exit', 'download_exit_report']],
    ['and off together', ['manage_exit', 'view_exit', 'download_exit_report'], 'manage_exit', []],
    ['viewing the exit survey alone may be switched off', ['view_exit'], 'view_exit', []],
    [
      'downloading well-being brings viewing',
      [],
      'download_employee_wellbeing_report',
      ['download_employee_wellbeing_report', 'view_employee_wellbeing'],
    ],
    [
      'viewing well-being takes downloading along',
      ['download_employee_wellbeing_report', 'view_employee_wellbeing'],
      'view_employee_wellbeing',
      [],
    ],
    [
      'viewing well-being is locked while it is managed',
      ['manage_employee_wellbeing', 'view_employee_wellbeing'],
      'view_employee_wellbeing',
      ['manage_employee_wellbeing', 'view_employee_wellbeing'],
    ],
  ])('%s', (_what, state, code, expected) => {
    expect(sorted(click(rules, state, code))).toEqual(sorted(expected));
  });

  it.each<[string[], string[]]>([
    [['view_exit'], ['view_exit']],
    [['download_exit_report'], ['download_exit_report', 'view_exit']],
    [['manage_exit'], ['manage_exit', 'view_exit']],
    [['share_adhoc'], []],
    [
      ['all_employees_message', 'filtered_employees_message', 'anonymous_message'],
      ['anonymous_message', 'company_culture_dashboard', 'filtered_employees_message', 'view_message'],
    ],
    [['create_group', 'create_group'], ['create_group']],
  ])('the server makes of %j: %j', (given, expected) => {
    expect(sorted(normalise(rules, given))).toEqual(sorted(expected));
  });

  it('Select all leaves out the filtered employees, and what is not there to be given', () => {
    expect(sorted(selectAll(rules, codes, except))).toEqual(
      sorted(codes.filter((code) => code !== 'filtered_employees_message')),
    );
    expect(selectAll(rules, ['share_adhoc', 'manage_adhoc', 'create_group'], except)).toEqual([
      'share_adhoc',
      'manage_adhoc',
      'create_group',
    ]);
  });

  it('names every code that it speaks of, and no other', () => {
    for (const rule of rules)
      for (const list of [
        ('when' in rule && rule.when) || [],
        ('then' in rule && rule.then) || [],
        ('of' in rule && rule.of) || [],
      ])
        for (const code of list) expect(codes).toContain(code);
  });
});
