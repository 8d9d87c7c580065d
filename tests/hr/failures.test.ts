import { describe, expect, it } from 'vitest';
import { CallError } from '../../src/console/data/call-error.ts';
import { explain } from '../../src/console/messages/explain.ts';
import { artifacts } from './support/documents.ts';

/**
 * What people read when a call fails, and when it does not: each sentence that was specified, shown by an answer that
 * brings it about. Those of integrations are tried with their providers, those of signing in with theirs.
 */

const { calls, forms, messages, screens } = artifacts;
const server = 'The server says why.';

function shown(call: string, status: number, code = '', own?: Record<string, string | undefined>): string {
  expect(calls[call], `there is a call ${call}`).toBeDefined();
  const { title, text } = explain(
    messages,
    new CallError(status, { message: server, code } as never),
    calls[call]?.messages,
    own,
  );
  return title ? `${title}: ${text}` : text;
}

const insufficient = 'Insufficient Permissions: You may not have the appropriate permissions to access this tab.';
const details = 'Unable to fetch details, Please try again later!';
const oops = 'Oops, Some error occured, Please try again later!';
const template = 'Unable to fetch template, Please try again later!';
const survey = 'Unable to update Survey, Please try again later!';
const got = 'Unable to get details, Please try again later!';

/** Every status that none of the other rows is about. */
const otherwise: [call: string, sentence: string][] = [
  ['touchpoints/stage.list', details],
  ['touchpoints/stage.export', 'Unable to download touchpoint, Please try again later!'],
  ['touchpoints/stage.reorder', 'Unable to create stage, Please try again later!'],
  ['people/meeting/add', 'Unable to schedule meeting, Please try again later!'],
  ['people/meeting/update', 'Unable to schedule meeting, Please try again later!'],
  ['people/meeting/remove', 'Unable to schedule meeting, Please try again later!'],
  ['people/meeting/restore', 'Unable to update employee, Please try again later!'],
  ['people/timeline', got],
  ['people/note/add', 'Unable to add comment, Please try again later!'],
  ['people/note/remove', 'Unable to delete comment, Please try again later!'],
  ['people/note/list', 'Unable to fetch comment, Please try again later!'],
  ['people/user/update', 'Unable to update details, Please try again later!'],
  ['account/password/change', 'Some error occurred.'],
  ['account/provider/sign-in', 'Oops! There was an error processing your request.'],
  ['company/ticket.add', 'Unable to create ticket, Please try again later!'],
  ['company/profile.update', 'Unable to update company details, Please try again later!'],
  ['company/profile.read', details],
  ['company/settings.read', 'Unable to get company settings, Please try again later!'],
  ['company/tag.count', 'Unable to get tags, Please try again later!'],
  ['integrations/mail-client.connect', oops],
  ['access/admin.list', 'Unable to fetch employee, Please try again later!'],
  ['access/group.add-user', 'Unable to add user, Please try again later!'],
  ['access/group.remove-user', 'Unable to remove user, Please try again later!'],
  ['access/group.list', 'Unable to fetch group list, Please try again later!'],
  ['access/group.detail', 'Unable to fetch group details, Please try again later!'],
  ['access/group.segment-filters', 'Unable to fetch segment filters, Please try again later!'],
  ['access/group.create', 'Unable to create group, Please try again later!'],
  ['access/group.update', 'Unable to edit group, Please try again later!'],
  ['segments/saved-filter.create', 'Unable to save filter, Please try again later!'],
  ['segments/categories', 'Unable to get filter, Please try again later!'],
  ['segments/saved-filter.list', 'Unable to fetch custom filter segment, Please try again later!'],
  ['segments/values', details],
  ['account/mfa/verify', oops],
  ['account/mfa/enable', oops],
  ['audit/bounce.resolve', 'Unable to resolve blacklisted email, Please try again later!'],
  ['audit/bounce.list', oops],
  ['audit/line.list', oops],
  ['audit/upload.list', oops],
  ['audit/download.list', oops],
  ['audit/bulk.preview', details],
  ['audit/bulk.failures', details],
  ['genai/log.list', details],
  ['audit/bulk.exit', 'Unable to update, Please try again later!'],
  ['audit/bounce.exit', 'Unable to update exit date!'],
  ['audit/bounce.export', 'Unable to download report, Please try again later!'],
  ['audit/line.export', 'Unable to download report, Please try again later!'],
  ['audit/download.file', 'Unable to download report, Please try again later!'],
  ['people/session/update', 'Unable to update status, Please try again later!'],
  ['people/session/list', details],
  ['templates/template.list', 'Unable to fetch templates, Please try again later!'],
  ['templates/template.read', template],
  ['templates/template.update', 'Unable to update template, Please try again later!'],
  ['templates/template.create', 'Unable to save template, Please try again later!'],
  ['templates/template.remove', 'Unable to delete, Please try again later!'],
  ['templates/template.send-test', 'Unable to send email, Please try again later!'],
  ['templates/campaign.list', 'Unable to fetch campaigns, Please try again later!'],
  ['wellbeing/interaction.remove', 'Unable to delete, Please try again later!'],
  ['wellbeing/interaction.change', 'Unable to add question, Please try again later!'],
  ['wellbeing/interaction.list', 'Unable to fetch questions, Please try again later!'],
  ['wellbeing/question.list', 'Unable to fetch questions, Please try again later!'],
  ['wellbeing/email.create', 'Unable to add email, Please try again later!'],
  ['wellbeing/email.send-test', 'Unable to send email, Please try again later!'],
  ['wellbeing/email.remove', 'Unable to delete, Please try again later!'],
  ['wellbeing/survey.update', survey],
  ['wellbeing/survey.audience', survey],
  ['wellbeing/survey.read', got],
  ['wellbeing/survey.list', got],
  ['exit/stage.update', 'Unable to update stage, Please try again later!'],
  ['exit/stage.read', 'Unable to fetch stage, Please try again later!'],
  ['exit/report.download', 'Unable to generate report, Please try again later!'],
];

/** Rows about one status, or one error of the call. */
const only: [call: string, status: number, code: string, sentence: string][] = [
  ['touchpoints/stage.list', 403, '', insufficient],
  ['people/meeting/add', 400, '', server],
  ['people/meeting/add', 401, '', server],
  ['people/note/add', 403, '', server],
  ['people/user/update', 403, '', insufficient],
  ['people/user/update', 400, 'EmailTaken', server],
  ['company/profile.update', 403, '', server],
  ['company/profile.read', 403, '', insufficient],
  ['company/settings.read', 403, '', insufficient],
  ['integrations/mail-client.connect', 403, '', server],
  ['access/group.add-user', 400, 'NotActive', server],
  ['access/group.add-user', 400, 'AlreadyMember', 'User is already an admin of requested group!'],
  ['segments/saved-filter.create', 400, '', server],
  ['segments/saved-filter.create', 403, '', insufficient],
  ['account/mfa/verify', 400, 'WrongCode', server],
  ['account/mfa/enable', 403, '', insufficient],
  ['audit/download.file', 404, '', 'Download file access denied!'],
  ['genai/log.file', 404, '', 'No file available to download.'],
  ['audit/line.list', 403, '', insufficient],
  ['audit/download.list', 403, '', insufficient],
  ['audit/bounce.resolve', 403, '', insufficient],
  ['wellbeing/email.create', 403, '', server],
  ['wellbeing/email.update', 403, '', server],
  ['wellbeing/survey.read', 403, '', insufficient],
  ['templates/template.list', 403, '', insufficient],
  ['exit/stage.list', 403, '', insufficient],
];

const successes: [call: string, sentence: string][] = [
  ['people/meeting/add', 'Meeting scheduled!'],
  ['people/meeting/update', 'Meeting Updated successfully'],
  ['people/meeting/remove', 'Invite cancelled successfully'],
  ['people/note/add', 'Comment added!'],
  ['people/note/update', 'Comment updated!'],
  ['people/note/remove', 'Comment deleted!'],
  ['people/user/update', 'Details updated successfully!'],
  ['account/password/change', 'Your password has been changed successfully.'],
  ['company/profile.update', 'Company details updated successfully!'],
  ['company/settings.update', 'Company settings saved successfully!'],
  ['integrations/google.connect', 'Connected with Google successfully!'],
  ['integrations/outlook.connect', 'Connected with Outlook successfully!'],
  ['access/group.create', 'Group successfully created!'],
  ['access/group.update', 'Group successfully edited!'],
  ['access/group.remove-user', 'User removed!'],
  ['segments/saved-filter.create', 'Filter saved successfully!'],
  ['audit/bounce.export', 'Report downloaded successfully'],
  ['audit/bounce.resolve', 'Blacklisted email resolved successfully!'],
  ['people/session/update', 'Employee status updated!'],
  ['templates/template.create', 'Email template created successfully!'],
  ['templates/template.update', 'Email template updated successfully!'],
  ['templates/template.remove', 'Email template deleted successfully!'],
  ['wellbeing/interaction.remove', 'Question deleted successfully!'],
  ['wellbeing/email.update', 'Reminder updated successfully!'],
  ['wellbeing/email.create', 'Reminder added successfully!'],
  ['wellbeing/survey.update', 'Survey updated successfully!'],
  ['wellbeing/email.send-test', 'Test email sent successfully!'],
];

/** Where a form has words of its own for the call that it sends. */
const ofForms: [form: string, outcome: string, sentence: string][] = [
  ['wellbeing/thanks-add', 'success', 'Thankyou email added successfully!'],
  ['wellbeing/thanks-edit', 'success', 'Thankyou email updated successfully!'],
  ['templates/calendar-add', 'success', 'Calendar template created successfully!'],
  ['templates/calendar-edit', 'success', 'Calendar template updated successfully!'],
  ['wellbeing/thanks-add', 'TooManyEmails', 'Cannot add more than five emails'],
  ['wellbeing/reminder-add', 'TooManyEmails', 'Cannot add more than five emails'],
];

describe('what people read', () => {
  it.each(otherwise)('%s fails: %s', (call, sentence) => {
    for (const status of [500, 504, 418]) expect(shown(call, status)).toBe(sentence);
  });

  it.each(only)('%s answers %i %s: %s', (call, status, code, sentence) => {
    expect(shown(call, status, code)).toBe(sentence);
  });

  it.each(Object.keys(calls))('%s answers 429: the words of the server', (call) => {
    expect(shown(call, 429)).toBe(server);
  });

  it.each(successes)('%s succeeds: %s', (call, sentence) => {
    expect(messages[calls[call]?.messages?.success ?? '']?.text).toBe(sentence);
  });

  it.each(ofForms)('%s, %s: %s', (form, outcome, sentence) => {
    const id = forms[form]?.layout.messages?.[outcome];
    expect(messages[id ?? '']?.text).toBe(sentence);
    if (outcome !== 'success') expect(shown(forms[form]?.call ?? '', 400, outcome, { [outcome]: id })).toBe(sentence);
  });

  it('alert words that cannot be read', () => {
    const own = (screens['company/alert-words'] as { messages?: Record<string, string> }).messages;
    expect(shown('company/settings.read', 500, '', own)).toBe('Unable to get alert words, Please try again later!');
  });

  it('a wait for a file', () => {
    expect(messages[calls['audit/bounce.export']?.messages?.['202'] ?? '']?.text).toBe(
      'Generating report, Please wait!',
    );
  });
});
