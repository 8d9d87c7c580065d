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
