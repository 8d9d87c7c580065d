import { expect, it } from 'vitest';
import { evaluate } from '../../../src/shared/gates/evaluate.ts';
import { artifacts } from '../forms/documents.mjs';

/** Who may do something with others and not with themselves is not told that a permission is missing. */

const permissions = ['manage_employee', 'schedule_invite', 'add_note', 'send_email', 'company_culture_dashboard'];
const jo = { id: 'jo', type: 'Admin', permissions, flags: {} };

it.each([
  ['people/meeting/with', 'Meetings are with someone else, and need the permission to schedule them.'],
  ['people/note/write-about', 'Notes are written on someone else, and need the permission to add them.'],
  ['people/email/to', 'Mails go to someone else, and need the permission to send them.'],
])('%s', (gate, said) => {
  expect(evaluate(artifacts.gates, gate, jo as never, { id: 'ann' }).allowed).toBe(true);
  const { allowed, because } = evaluate(artifacts.gates, gate, jo as never, { id: 'jo' });
  expect([allowed, artifacts.messages[because.reason]?.text]).toEqual([false, said]);
});
