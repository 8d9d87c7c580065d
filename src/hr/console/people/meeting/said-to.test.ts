import { expect, it } from 'vitest';
import { saidTo } from './said-to.ts';

const person = {
  id: '1',
  first_name: 'Jo',
  last_name: '<b>O’Neill</b>',
  display_name: 'Jo O’Neill',
  email: 'jo@acme.example',
};
const template = (templateSubject: string, templateBody: string) => ({
  id: 't',
  templateName: 'T',
  templateSubject,
  templateBody,
});

it('puts the employee into a template, as text and not as tags', () => {
  const said = saidTo(
    person as never,
    template('A word, {{recipient.first_name}}?', '<p>Dear {{ recipient.last_name }} ({{recipient.email}})</p>'),
  );
  expect(said).toEqual({
    summary: 'A word, Jo?',
    description: '<p>Dear &#60;b&#62;O’Neill&#60;/b&#62; (jo@acme.example)</p>',
  });
});

it('cuts a summary that the name makes too long', () => {
  expect(saidTo(person as never, template(`${'x'.repeat(98)}{{recipient.first_name}}!`, '')).summary).toBe(
    `${'x'.repeat(98)}Jo`,
  );
});
