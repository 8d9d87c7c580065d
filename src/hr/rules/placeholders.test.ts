import { describe, expect, it } from 'vitest';
import { fillPlaceholders, placeholderFault, placeholdersOf } from './placeholders.ts';

describe('placeholders', () => {
  it.each([
    ['Hello {{recipient.first_name}}', null],
    ['Hello {{ recipient.first_name }}', null],
    ['<p>{{recipient.email}}</p> { } {{', null],
    ['{{recipient.firstname}}', { token: '{{recipient.firstname}}', is: 'unknown' }],
    ['{{}}', { token: '{{}}', is: 'unknown' }],
    ['{{ first name }}', { token: '{{ first name }}', is: 'unknown' }],
    ['{{company.name}}', { token: '{{company.name}}', is: 'unknown' }],
    ['{{<b>recipient</b>.email}}', { token: '{{recipient.email}}', is: 'broken' }],
    ['{{<b>nobody</b>.email}}', { token: '{{nobody.email}}', is: 'unknown' }],
  ])('%s in an email: %o', (text, fault) => {
    expect(placeholderFault(text, 'email')).toEqual(fault);
  });

  it('are all known where they are offered', () => {
    for (const context of ['email', 'calendar', 'survey', 'touchpoint'] as const)
      for (const { token } of placeholdersOf(context)) expect(placeholderFault(token, context)).toBeNull();
  });

  it.each([
    ['blanks that nothing ends', `{{${' '.repeat(50_000)}`],
    ['blanks around what is no name', `{{${' '.repeat(25_000)}!${' '.repeat(24_990)}}}`],
    ['tags that nothing ends', `{{${'<'.repeat(49_990)}}}`],
  ])('are looked for in no time among %s', (_, text) => {
    const before = performance.now();
    placeholderFault(text, 'email');
    expect(fillPlaceholders(text, {})).toBe(text);
    expect(performance.now() - before).toBeLessThan(1000);
  });

  it('are filled once, and made safe for where they stand', () => {
    const values = { 'recipient.first_name': '{{recipient.email}}<b>', 'recipient.email': 'a@b.example' };
    const filled = fillPlaceholders(
      '{{ recipient.first_name }} {{recipient.email}} {{recipient.last_name}}.',
      values,
      (value) => value.replace('<', '&lt;'),
    );
    expect(filled).toBe('{{recipient.email}}&lt;b> a@b.example .');
  });
});
