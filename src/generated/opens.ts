// Written by `npm run codegen` from schemas/. Do not edit.

interface Behind {
  kind: 'call' | 'screen' | 'tab' | 'page' | 'control' | 'column' | 'card' | 'field' | 'move';
  title: string;
  where?: string;
}

/** Calls, screens, controls and fields behind each gate that asks for a permission. */
export const opens: Readonly<Record<string, readonly Behind[]>> = {
  'access/groups': [
    {
      kind: 'call',
      title: 'List the admins with their groups',
      where: 'GET /feedback_bot/users/group-users/list',
    },
    {
      kind: 'call',
      title: 'List the access groups',
      where: 'GET /feedback_bot/group/list',
    },
    {
      kind: 'screen',
      title: 'Users',
    },
    {
      kind: 'screen',
      title: 'Groups',
    },
    {
      kind: 'screen',
      title: 'Users and groups',
    },
    {
      kind: 'tab',
      title: 'Groups',
      where: 'Users and groups',
    },
    {
      kind: 'tab',
      title: 'Users',
      where: 'Users and groups',
    },
  ],
  'access/group.add-user': [
    {
      kind: 'call',
      title: 'Add an admin to a group, and tell them by mail',
      where: 'POST /feedback_bot/group/add-user',
    },
    {
      kind: 'call',
      title: 'Send the invitation to an admin who has never signed in once more',
      where: 'POST /feedback_bot/group/invite-again',
    },
    {
      kind: 'call',
      title: 'Make a person an admin of a group, and tell them by mail',
      where: 'POST /feedback_bot/users/invite/{id}',
    },
    {
      kind: 'screen',
      title: 'Add Admin',
    },
    {
      kind: 'screen',
      title: 'Invite as admin',
    },
    {
      kind: 'control',
      title: 'Invite as admin',
      where: 'Employee',
    },
  ],
  'access/group.update': [
    {
      kind: 'call',
      title: 'Tell what a change of a group will do, without making it',
      where: 'POST /feedback_bot/group/changes',
    },
    {
      kind: 'call',
      title: 'Change an access group',
      where: 'PATCH /feedback_bot/group/update',
    },
    {
      kind: 'control',
      title: 'Permissions',
      where: 'Group',
    },
    {
      kind: 'card',
      title: 'Permissions',
      where: 'Group',
    },
  ],
  'access/group.create': [
    {
      kind: 'call',
      title: 'Copy an access group: its permissions and its filter, without its admins',
      where: 'POST /feedback_bot/group/copy',
    },
    {
      kind: 'call',
      title: 'Create an access group',
      where: 'POST /feedback_bot/group/create',
    },
    {
      kind: 'control',
      title: 'Copy group',
      where: 'Group',
    },
    {
      kind: 'screen',
      title: 'Add Group',
    },
    {
      kind: 'control',
      title: 'Add Group',
      where: 'Groups',
    },
    {
      kind: 'control',
      title: 'Copy group',
      where: 'Groups',
    },
  ],
  'access/group.filters': [
    {
      kind: 'call',
      title: "Count the employees that a group's filter keeps",
      where: 'POST /feedback_bot/group/count',
    },
    {
      kind: 'call',
      title: 'Read the values that groups can be filtered by',
      where: 'GET /feedback_bot/group/segment-filters',
    },
  ],
  'access/group.open': [
    {
      kind: 'call',
      title: 'Read an access group',
      where: 'GET /feedback_bot/group/detail',
    },
    {
      kind: 'screen',
      title: 'Group',
    },
    {
      kind: 'screen',
      title: 'Filters',
    },
    {
      kind: 'screen',
      title: 'Permissions',
    },
  ],
  'access/group.remove': [
    {
      kind: 'call',
      title: 'Delete an access group',
      where: 'DELETE /feedback_bot/group/{id}',
    },
    {
      kind: 'control',
      title: 'Delete',
      where: 'Groups',
    },
  ],
  'access/group.remove-user': [
    {
      kind: 'call',
      title: 'Remove an admin from a group',
      where: 'DELETE /feedback_bot/group/remove-user/{groupId}/{userId}',
    },
  ],
  'access/why.matrix': [
    {
      kind: 'call',
      title: 'Take the permissions of everyone along as a file',
      where: 'POST /feedback_bot/access/matrix/export',
    },
    {
      kind: 'call',
      title: 'List groups and admins with their permissions',
      where: 'GET /feedback_bot/access/matrix',
    },
    {
      kind: 'screen',
      title: 'Permissions',
    },
    {
      kind: 'tab',
      title: 'Permissions',
      where: 'Users and groups',
    },
  ],
  'account/invite': [
    {
      kind: 'call',
      title: 'Invite a person by mail to set a password',
      where: 'POST /auth/invite',
    },
  ],
  'account/mfa/member': [
    {
      kind: 'call',
      title: 'Read whether a member has a second factor',
      where: 'GET /feedback_bot/mfa/settings/{memberId}',
    },
  ],
  'audit/bounce.correct': [
    {
      kind: 'call',
      title: 'Correct the address of a bounced mail',
      where: 'POST /feedback_bot/company/blacklist_log/{company}/correct',
    },
    {
      kind: 'screen',
      title: 'Correct address',
    },
  ],
  'audit/bounce.exit': [
    {
      kind: 'call',
      title: 'Mark the employee of a bounced mail as exited, and resolve it',
      where: 'POST /feedback_bot/company/blacklist_log/{company}/exit',
    },
    {
      kind: 'call',
      title: 'Set the exit dates of many employees, and resolve their bounced mails',
      where: 'PATCH /feedback_bot/users/update-bulk',
    },
    {
      kind: 'screen',
      title: 'Mark as exit',
    },
  ],
  'audit/bounce.export': [
    {
      kind: 'call',
      title: 'Take the bounced mails along as a file',
      where: 'GET /feedback_bot/company/blacklist_log/{company}',
    },
    {
      kind: 'call',
      title: 'Take the bounced mails along as a file, asked for like the other exports',
      where: 'POST /feedback_bot/blacklist_log/export',
    },
    {
      kind: 'call',
      title: 'Take along as a file what a change of many bounced mails did not do',
      where: 'POST /feedback_bot/jobs/{id}/failures/export',
    },
    {
      kind: 'control',
      title: 'Export data',
    },
    {
      kind: 'control',
      title: 'Export data',
      where: 'Not done',
    },
  ],
  'audit/bounce.list': [
    {
      kind: 'call',
      title: 'List bounced mails',
      where: 'GET /feedback_bot/company/blacklist_log/{company}',
    },
    {
      kind: 'call',
      title: 'List what a change of many bounced mails did not do',
      where: 'GET /feedback_bot/jobs/{id}/failures',
    },
    {
      kind: 'screen',
      title: 'audit/bounces',
    },
    {
      kind: 'screen',
      title: 'Not done',
    },
    {
      kind: 'screen',
      title: 'Not done',
    },
    {
      kind: 'tab',
      title: 'Blacklist email logs',
      where: 'Audit log',
    },
  ],
  'audit/bounce.resolve': [
    {
      kind: 'call',
      title: 'Resolve bounced mails',
      where: 'PATCH /feedback_bot/company/blacklist_log/{company}',
    },
    {
      kind: 'call',
      title: 'See how many bounced mails a change would be of',
      where: 'POST /feedback_bot/company/blacklist_log/{company}/preview',
    },
    {
      kind: 'screen',
      title: 'Mark as resolved',
    },
    {
      kind: 'control',
      title: 'Bulk action',
    },
    {
      kind: 'screen',
      title: 'Bulk action',
    },
    {
      kind: 'move',
      title: 'open → resolved',
      where: 'Bounced mail',
    },
  ],
  'audit/line.list': [
    {
      kind: 'call',
      title: 'Check that nothing in the audit log was changed or removed',
      where: 'POST /feedback_bot/company/audit/verify',
    },
    {
      kind: 'call',
      title: 'Read who stands in the audit log',
      where: 'GET /feedback_bot/company/audit/filters',
    },
    {
      kind: 'call',
      title: 'List what was done by whom',
      where: 'GET /feedback_bot/company/audit',
    },
    {
      kind: 'call',
      title: 'See what the last check of the audit log has found',
      where: 'GET /feedback_bot/company/audit/verify',
    },
    {
      kind: 'screen',
      title: 'Activity',
    },
    {
      kind: 'screen',
      title: 'audit/lines',
    },
    {
      kind: 'tab',
      title: 'User activity logs',
      where: 'Audit log',
    },
    {
      kind: 'screen',
      title: 'Check the log',
    },
  ],
  'audit/download.list': [
    {
      kind: 'call',
      title: 'Call off a file that is being made',
      where: 'PATCH /feedback_bot/company/user_download_audit/{id}',
    },
    {
      kind: 'call',
      title: 'Download a file once more',
      where: 'GET /feedback_bot/company/user_download_audit/{id}',
    },
    {
      kind: 'call',
      title: "List one's downloads",
      where: 'GET /feedback_bot/company/user_download_audit',
    },
    {
      kind: 'screen',
      title: 'Download logs',
    },
  ],
  'audit/line.export': [
    {
      kind: 'call',
      title: 'Take the audit log along as a file',
      where: 'POST /feedback_bot/user_activity/export',
    },
    {
      kind: 'control',
      title: 'Download CSV',
    },
  ],
  'audit/upload.list': [
    {
      kind: 'call',
      title: 'List what was uploaded',
      where: 'GET /feedback_bot/company/audit',
    },
    {
      kind: 'tab',
      title: 'Employee upload',
      where: 'Audit log',
    },
    {
      kind: 'screen',
      title: 'audit/uploads',
    },
  ],
  'company/api-token.give': [
    {
      kind: 'call',
      title: 'Confirm an API token that is held',
      where: 'POST /feedback_bot/api-tokens/{id}/confirm',
    },
    {
      kind: 'call',
      title: 'Make an API token',
      where: 'POST /feedback_bot/api-tokens',
    },
    {
      kind: 'screen',
      title: 'Make an API token',
    },
    {
      kind: 'control',
      title: 'Make a token',
      where: 'API tokens',
    },
    {
      kind: 'control',
      title: 'Confirm',
      where: 'API tokens',
    },
  ],
  'company/api-token.manage': [
    {
      kind: 'call',
      title: 'List API tokens',
      where: 'GET /feedback_bot/api-tokens',
    },
    {
      kind: 'call',
      title: 'Revoke an API token',
      where: 'POST /feedback_bot/api-tokens/{id}/revoke',
    },
    {
      kind: 'screen',
      title: 'API tokens',
    },
    {
      kind: 'page',
      title: 'API tokens',
      where: '/api-tokens',
    },
  ],
  'company/update': [
    {
      kind: 'call',
      title: 'Change the profile of the own company',
      where: 'PATCH /feedback_bot/company/update/{companyId}',
    },
  ],
  'company/settings.change': [
    {
      kind: 'call',
      title: 'Change the settings of the own company',
      where: 'PATCH /feedback_bot/company/settings/{companyId}/',
    },
  ],
  'company/settings.update': [
    {
      kind: 'call',
      title: 'Count the people who carry a tag',
      where: 'GET /feedback_bot/company/tags/people',
    },
    {
      kind: 'field',
      title: 'Help contacts',
      where: 'Company settings',
    },
    {
      kind: 'field',
      title: 'Tags',
      where: 'Company settings',
    },
    {
      kind: 'field',
      title: 'Resolution Summary',
      where: 'Company settings',
    },
    {
      kind: 'field',
      title: 'Employer branding',
      where: 'Company settings',
    },
    {
      kind: 'field',
      title: 'Social link',
      where: 'Company settings',
    },
    {
      kind: 'field',
      title: 'Auto-assign disengaged',
      where: 'Company settings',
    },
    {
      kind: 'field',
      title: 'Assign disengaged to',
      where: 'Company settings',
    },
    {
      kind: 'field',
      title: 'Auto-assign Fence-sitters',
      where: 'Company settings',
    },
    {
      kind: 'field',
      title: 'Assign fence-sitters to',
      where: 'Company settings',
    },
    {
      kind: 'field',
      title: 'Invitations to the channel first',
      where: 'Company settings',
    },
    {
      kind: 'field',
      title: 'Auto acknowledge',
      where: 'Company settings',
    },
    {
      kind: 'field',
      title: 'Post-Resolution feedback for HR partner interventions',
      where: 'Company settings',
    },
    {
      kind: 'field',
      title: 'eNPS detractor notification',
      where: 'Company settings',
    },
    {
      kind: 'field',
      title: 'Mail to',
      where: 'Company settings',
    },
    {
      kind: 'field',
      title: 'Who counts as a detractor',
      where: 'Company settings',
    },
    {
      kind: 'field',
      title: 'Company holidays',
      where: 'Company settings',
    },
  ],
  'exit/view': [
    {
      kind: 'call',
      title: 'Read what people who have left answered',
      where: 'GET /exit_bot/dashboard',
    },
    {
      kind: 'call',
      title: 'List post-exit surveys',
      where: 'GET /exit_bot/stage/list',
    },
    {
      kind: 'call',
      title: 'Read a post-exit survey',
      where: 'GET /exit_bot/stage/{id}',
    },
    {
      kind: 'screen',
      title: 'Exit dashboard',
    },
    {
      kind: 'screen',
      title: 'Post exit survey',
    },
    {
      kind: 'page',
      title: 'Exit dashboard',
      where: '/exit-dashboard',
    },
  ],
  'exit/download': [
    {
      kind: 'call',
      title: 'Have a file made of what people who have left answered',
      where: 'POST /exit_bot/dashboard/download',
    },
    {
      kind: 'call',
      title: 'Download a report of the post-exit survey',
      where: 'POST /exit_bot/reports/{id}/download_details',
    },
    {
      kind: 'control',
      title: 'Download',
      where: 'Exit dashboard',
    },
  ],
  'exit/manage': [
    {
      kind: 'call',
      title: 'Add a post-exit survey',
      where: 'POST /exit_bot/stage/create',
    },
    {
      kind: 'call',
      title: 'Change, activate or deactivate the post-exit survey',
      where: 'PATCH /exit_bot/stage/update/{id}',
    },
    {
      kind: 'screen',
      title: 'Update Chat on behalf of',
    },
    {
      kind: 'screen',
      title: 'Post exit survey',
    },
    {
      kind: 'page',
      title: 'Add post exit survey',
      where: '/exit/new',
    },
    {
      kind: 'page',
      title: 'Edit post exit survey',
      where: '/exit/edit/:id',
    },
  ],
  'exit/unreachable.download': [
    {
      kind: 'call',
      title: 'Take the list of people who have left and cannot be written to along as a file',
      where: 'POST /exit_bot/unreachable/download',
    },
    {
      kind: 'control',
      title: 'Download',
      where: 'Who cannot be reached',
    },
  ],
  'exit/unreachable.list': [
    {
      kind: 'call',
      title: 'List people who have left and cannot be written to',
      where: 'GET /exit_bot/unreachable',
    },
    {
      kind: 'screen',
      title: 'Who cannot be reached',
    },
  ],
  'genai/log.download': [
    {
      kind: 'call',
      title: 'Download a GenAI report',
      where: 'GET /genai_bot/audit-logs/{id}/file',
    },
    {
      kind: 'control',
      title: 'Download Report',
      where: 'GenAI logs',
    },
  ],
  'genai/report.create': [
    {
      kind: 'call',
      title: 'Have a GenAI report written',
      where: 'POST /genai_bot/reports',
    },
    {
      kind: 'call',
      title: 'See what a service outside would be sent for a GenAI report',
      where: 'POST /genai_bot/reports/preview',
    },
    {
      kind: 'call',
      title: 'See which service outside may group the words of GenAI reports',
      where: 'GET /genai_bot/service',
    },
    {
      kind: 'control',
      title: 'Create report',
      where: 'GenAI logs',
    },
    {
      kind: 'screen',
      title: 'Create report',
    },
  ],
  'integrations/connection.manage': [
    {
      kind: 'call',
      title: 'Begin to connect Microsoft Teams',
      where: 'GET /integrations/microsoft/begin',
    },
    {
      kind: 'call',
      title: 'Connect Microsoft Teams with what came back',
      where: 'POST /integrations/microsoft/oauth/callback',
    },
    {
      kind: 'call',
      title: 'Disconnect Microsoft Teams',
      where: 'POST /integrations/microsoft/disconnect',
    },
    {
      kind: 'call',
      title: 'Begin to connect Slack',
      where: 'GET /integrations/slack/begin',
    },
    {
      kind: 'call',
      title: 'Connect Slack with what came back',
      where: 'POST /integrations/slack/oauth/callback',
    },
    {
      kind: 'call',
      title: 'Disconnect Slack',
      where: 'DELETE /integrations/slack/disconnect',
    },
    {
      kind: 'screen',
      title: 'Integrations',
    },
    {
      kind: 'card',
      title: 'Integrations',
      where: 'Profile',
    },
  ],
  'people/user/admins': [
    {
      kind: 'call',
      title: 'List the admins of the company who have no exit date',
      where: 'GET /feedback_bot/users/admins',
    },
  ],
  'people/email/send': [
    {
      kind: 'call',
      title: 'Send an employee a mail that one has written',
      where: 'POST /feedback_bot/users/{id}/email',
    },
    {
      kind: 'screen',
      title: 'Send email to {display_name}',
    },
  ],
  'people/import/run': [
    {
      kind: 'call',
      title: 'Cancel an import',
      where: 'POST /feedback_bot/users/import/{id}/cancel',
    },
    {
      kind: 'call',
      title: 'Check what an import would do',
      where: 'POST /feedback_bot/users/import/{id}/check',
    },
    {
      kind: 'call',
      title: 'Download the file of an import',
      where: 'GET /feedback_bot/users/import/{id}/file',
    },
    {
      kind: 'call',
      title: 'Read how far an import is',
      where: 'GET /feedback_bot/users/import/{id}',
    },
    {
      kind: 'call',
      title: 'List the rows of an import that are refused, that name someone unknown, or that change someone',
      where: 'GET /feedback_bot/users/import/{id}/rows',
    },
    {
      kind: 'call',
      title: 'Import what was checked',
      where: 'POST /feedback_bot/users/import/{id}/run',
    },
    {
      kind: 'call',
      title: 'Undo an import',
      where: 'POST /feedback_bot/users/import/{id}/undo',
    },
    {
      kind: 'call',
      title: 'Upload a file of employees',
      where: 'POST /feedback_bot/users/import',
    },
    {
      kind: 'control',
      title: 'Import employees',
      where: 'Employees',
    },
    {
      kind: 'screen',
      title: 'Import employees',
    },
    {
      kind: 'page',
      title: 'Import employees',
      where: '/employees/import',
    },
  ],
  'people/meeting/schedule': [
    {
      kind: 'call',
      title: 'Schedule a meeting with an employee',
      where: 'POST /integrations/{provider}/calendar/add',
    },
    {
      kind: 'call',
      title: 'When oneself and an employee are busy on a day, as far as the calendar tells',
      where: 'GET /integrations/{provider}/calendar/busy',
    },
    {
      kind: 'call',
      title: 'List the meetings with an employee, the newest first',
      where: 'GET /feedback_bot/meetings/{userId}',
    },
    {
      kind: 'call',
      title: 'Cancel a meeting that one has scheduled',
      where: 'POST /integrations/{provider}/calendar/delete',
    },
    {
      kind: 'call',
      title: 'Put the case back to where it stood before a meeting that was cancelled',
      where: 'POST /feedback_bot/meetings/{id}/restore',
    },
    {
      kind: 'call',
      title: 'Move or change a meeting that one has scheduled',
      where: 'POST /integrations/{provider}/calendar/update',
    },
    {
      kind: 'screen',
      title: 'Meetings',
    },
    {
      kind: 'screen',
      title: 'Schedule meeting',
    },
    {
      kind: 'tab',
      title: 'Meetings',
      where: 'Employee',
    },
  ],
  'people/note/write': [
    {
      kind: 'call',
      title: 'Write a note on an employee',
      where: 'POST /feedback_bot/session/comment/add',
    },
    {
      kind: 'call',
      title: 'List the admins who can be mentioned in a note on an employee',
      where: 'GET /feedback_bot/session/comment/mentions/{userId}',
    },
  ],
  'people/note/read': [
    {
      kind: 'call',
      title: 'List the notes on an employee, the newest first',
      where: 'GET /feedback_bot/session/comment/list/{userId}',
    },
    {
      kind: 'screen',
      title: 'Add a comment to {display_name}',
    },
    {
      kind: 'screen',
      title: 'Notes',
    },
    {
      kind: 'field',
      title: 'Note',
      where: 'Note',
    },
  ],
  'people/note/remove': [
    {
      kind: 'call',
      title: 'Delete a note',
      where: 'DELETE /feedback_bot/session/comment/delete/{id}',
    },
  ],
  'people/note/edit': [
    {
      kind: 'call',
      title: "Change a note of one's own",
      where: 'PATCH /feedback_bot/session/comment/update/{id}',
    },
  ],
  'people/session/acknowledge': [
    {
      kind: 'call',
      title: 'Say that a chat was seen and is taken care of',
      where: 'POST /feedback_bot/session/acknowledge/{id}',
    },
  ],
  'people/session/list': [
    {
      kind: 'call',
      title: 'List chats',
      where: 'GET /feedback_bot/session/list',
    },
    {
      kind: 'screen',
      title: 'Employees',
    },
    {
      kind: 'screen',
      title: 'Chats',
    },
    {
      kind: 'screen',
      title: 'Ad hoc chat',
    },
    {
      kind: 'page',
      title: 'Chats',
      where: '/chats/:chat',
    },
    {
      kind: 'control',
      title: 'Who got this',
      where: 'Touchpoint',
    },
    {
      kind: 'control',
      title: 'Who got this',
      where: 'Touchpoints',
    },
    {
      kind: 'field',
      title: 'What stands for a person in place of the name',
      where: 'Chat session',
    },
    {
      kind: 'field',
      title: 'Case status',
      where: 'Chat session',
    },
    {
      kind: 'field',
      title: 'Current Mood',
      where: 'Chat session',
    },
    {
      kind: 'field',
      title: 'Rating by driver',
      where: 'Chat session',
    },
    {
      kind: 'field',
      title: 'Engagement Score',
      where: 'Chat session',
    },
    {
      kind: 'field',
      title: 'Did it help',
      where: 'Chat session',
    },
  ],
  'people/session/reply': [
    {
      kind: 'call',
      title: 'Reply to a person in their chat; they are told by mail, with the link to it',
      where: 'POST /feedback_bot/session/reply/{id}',
    },
    {
      kind: 'screen',
      title: 'Reply',
    },
  ],
  'people/session/resend': [
    {
      kind: 'call',
      title: 'Send someone a new personal link to their chat; those sent before end',
      where: 'POST /feedback_bot/session/resend/{id}',
    },
    {
      kind: 'control',
      title: 'Send the link again',
      where: 'Chats',
    },
  ],
  'people/session/transcript': [
    {
      kind: 'call',
      title: 'Read what was said in a chat',
      where: 'GET /feedback_bot/session/transcript/{id}',
    },
    {
      kind: 'field',
      title: 'What was said',
      where: 'Transcript entry',
    },
  ],
  'people/session/status': [
    {
      kind: 'call',
      title: 'Say where the case of a chat stands',
      where: 'PATCH /feedback_bot/session/update/{id}',
    },
    {
      kind: 'screen',
      title: 'Open again',
    },
    {
      kind: 'screen',
      title: 'Resolved',
    },
    {
      kind: 'control',
      title: 'Work In Progress',
      where: 'Chats',
    },
    {
      kind: 'control',
      title: 'Resolved',
      where: 'Chats',
    },
    {
      kind: 'control',
      title: 'Resolved',
      where: 'Chats',
    },
    {
      kind: 'control',
      title: 'Open again',
      where: 'Chats',
    },
    {
      kind: 'control',
      title: 'Work In Progress',
      where: 'Ad hoc chat',
    },
    {
      kind: 'control',
      title: 'Resolved',
      where: 'Ad hoc chat',
    },
    {
      kind: 'control',
      title: 'Resolved',
      where: 'Ad hoc chat',
    },
    {
      kind: 'control',
      title: 'Open again',
      where: 'Ad hoc chat',
    },
  ],
  'people/user/member': [
    {
      kind: 'call',
      title: 'Read how a person is doing, and what comes next',
      where: 'GET /feedback_bot/users/{memberId}/summary',
    },
    {
      kind: 'call',
      title: 'Read the values that employees can be filtered by',
      where: 'GET /feedback_bot/users/filters',
    },
    {
      kind: 'call',
      title: 'Read what stands in the way of someone leaving',
      where: 'GET /feedback_bot/users/{id}/leaving',
    },
    {
      kind: 'screen',
      title: 'Employees',
    },
    {
      kind: 'screen',
      title: 'Summary',
    },
    {
      kind: 'screen',
      title: 'Mark as exited',
    },
    {
      kind: 'screen',
      title: 'Employee',
    },
    {
      kind: 'page',
      title: 'Employees',
      where: '/employees',
    },
    {
      kind: 'page',
      title: 'Employee',
      where: '/employees/:memberId',
    },
  ],
  'people/user/tag': [
    {
      kind: 'call',
      title: 'Read the tags that the company offers for its people',
      where: 'GET /feedback_bot/users/tags',
    },
    {
      kind: 'call',
      title: 'Read which tags these people carry, and how many of them each',
      where: 'POST /feedback_bot/users/tags/carried',
    },
    {
      kind: 'call',
      title: 'Put tags on people, and take others off',
      where: 'POST /feedback_bot/users/tags',
    },
    {
      kind: 'control',
      title: 'Edit tags',
      where: 'Employees',
    },
    {
      kind: 'screen',
      title: 'Edit tags',
    },
    {
      kind: 'field',
      title: 'Tags',
      where: 'Employee',
    },
  ],
  'people/user/timeline': [
    {
      kind: 'call',
      title: 'Read which touchpoints have reached a person, and which are to come',
      where: 'GET /feedback_bot/users/{memberId}/timeline',
    },
    {
      kind: 'screen',
      title: 'Timeline',
    },
    {
      kind: 'tab',
      title: 'Timeline',
      where: 'Employee',
    },
  ],
  'people/user/add': [
    {
      kind: 'call',
      title: 'Add a person',
      where: 'POST /feedback_bot/users/create',
    },
    {
      kind: 'control',
      title: 'Add employee',
      where: 'Employees',
    },
    {
      kind: 'screen',
      title: 'Add employee',
    },
    {
      kind: 'page',
      title: 'Add employee',
      where: '/employees/new',
    },
  ],
  'people/user/read': [
    {
      kind: 'call',
      title: "Read a person's profile",
      where: 'GET /feedback_bot/users/details/{memberId}',
    },
    {
      kind: 'field',
      title: 'New email, not confirmed yet',
      where: 'Employee',
    },
  ],
  'people/user/export': [
    {
      kind: 'call',
      title: 'Take employees along as a file',
      where: 'POST /feedback_bot/users/export',
    },
    {
      kind: 'control',
      title: 'Download CSV',
      where: 'Employees',
    },
  ],
  'people/user/list': [
    {
      kind: 'call',
      title: 'List employees',
      where: 'GET /feedback_bot/users/list',
    },
    {
      kind: 'call',
      title: 'Search employees',
      where: 'POST /feedback_bot/users/list',
    },
    {
      kind: 'field',
      title: 'High potential',
      where: 'Employee',
    },
  ],
  'people/user/update': [
    {
      kind: 'call',
      title: "Change a person's profile",
      where: 'PATCH /feedback_bot/users/update/{id}',
    },
    {
      kind: 'control',
      title: 'Keep the present address',
      where: 'Profile',
    },
    {
      kind: 'field',
      title: 'First name',
      where: 'Employee',
    },
    {
      kind: 'field',
      title: 'Last name',
      where: 'Employee',
    },
    {
      kind: 'field',
      title: 'Name',
      where: 'Employee',
    },
    {
      kind: 'field',
      title: 'Email',
      where: 'Employee',
    },
    {
      kind: 'field',
      title: 'Alternate email',
      where: 'Employee',
    },
    {
      kind: 'field',
      title: 'Birth date',
      where: 'Employee',
    },
    {
      kind: 'field',
      title: 'Phone number',
      where: 'Employee',
    },
    {
      kind: 'field',
      title: 'Picture',
      where: 'Employee',
    },
    {
      kind: 'field',
      title: 'Skills',
      where: 'Employee',
    },
    {
      kind: 'field',
      title: 'Education',
      where: 'Employee',
    },
    {
      kind: 'field',
      title: 'Gender',
      where: 'Employee',
    },
    {
      kind: 'field',
      title: 'Date format',
      where: 'Employee',
    },
    {
      kind: 'field',
      title: 'Time zone',
      where: 'Employee',
    },
    {
      kind: 'field',
      title: 'Zone in use',
      where: 'Employee',
    },
    {
      kind: 'field',
      title: 'Language',
      where: 'Employee',
    },
  ],
  'people/user/suggest': [
    {
      kind: 'call',
      title: 'Find values that are in use in a field of the employees',
      where: 'GET /feedback_bot/users/values',
    },
  ],
  'segments/dashboard': [
    {
      kind: 'call',
      title: 'Read what can be filtered by',
      where: 'GET /feedback_bot/company/{companyId}/dashboard_filters_options',
    },
    {
      kind: 'call',
      title: 'Count the employees that filters select',
      where: 'POST /feedback_bot/reports/segment_count',
    },
    {
      kind: 'call',
      title: 'Read the figures of the employees that filters select',
      where: 'POST /feedback_bot/reports/overview',
    },
    {
      kind: 'call',
      title: 'Save a segment',
      where: 'POST /feedback_bot/company/custom_filters_segment',
    },
    {
      kind: 'call',
      title: "List one's segments, or the values that can be filtered by",
      where: 'GET /feedback_bot/reports/get_report_options',
    },
    {
      kind: 'call',
      title: 'Delete a segment',
      where: 'DELETE /feedback_bot/company/custom_filters_segment',
    },
    {
      kind: 'call',
      title: 'Change a segment, or make it the default',
      where: 'PATCH /feedback_bot/company/custom_filters_segment',
    },
    {
      kind: 'call',
      title: 'Read the values that can be filtered by',
      where: 'GET /feedback_bot/company/{companyId}/dashboard_filters',
    },
    {
      kind: 'screen',
      title: 'Filters',
    },
    {
      kind: 'screen',
      title: 'Overview',
    },
    {
      kind: 'control',
      title: 'Add segment',
      where: 'Filter segments',
    },
    {
      kind: 'page',
      title: 'Overview',
      where: '/',
    },
  ],
  'touchpoints/stage.export': [
    {
      kind: 'call',
      title: 'Ask whether a touchpoint report is ready',
      where: 'GET /feedback_bot/stage/questions_report/{download}',
    },
    {
      kind: 'call',
      title: 'Export touchpoints with their questions',
      where: 'POST /feedback_bot/stage/questions_report/download',
    },
    {
      kind: 'call',
      title: 'Take the list of touchpoints along as a file',
      where: 'POST /feedback_bot/stage/list/export',
    },
    {
      kind: 'screen',
      title: 'Export Touchpoint',
    },
    {
      kind: 'control',
      title: 'Download CSV',
      where: 'Touchpoints',
    },
    {
      kind: 'control',
      title: 'Export touchpoints',
      where: 'Touchpoints',
    },
  ],
  'touchpoints/run.held': [
    {
      kind: 'call',
      title: 'List whose chats of touchpoints are held',
      where: 'POST /feedback_bot/stage/held',
    },
    {
      kind: 'page',
      title: 'Held check-ins',
      where: '/lifecycle/held',
    },
    {
      kind: 'screen',
      title: 'Held check-ins',
    },
    {
      kind: 'screen',
      title: 'Held check-ins',
    },
    {
      kind: 'screen',
      title: 'Held check-ins',
    },
    {
      kind: 'control',
      title: 'Held check-ins',
      where: 'Touchpoints',
    },
  ],
  'touchpoints/stage.list': [
    {
      kind: 'call',
      title: "Read what became of a touchpoint's chats",
      where: 'GET /feedback_bot/stage/{id}/runs',
    },
    {
      kind: 'call',
      title: 'Count the employees whose day for a touchpoint comes soon',
      where: 'GET /feedback_bot/stage/due',
    },
    {
      kind: 'call',
      title: 'Read the values that touchpoints can be filtered by',
      where: 'GET /feedback_bot/stage/filters',
    },
    {
      kind: 'call',
      title: "Read a touchpoint's invitation mail",
      where: 'GET /feedback_bot/stage/{id}/invitation',
    },
    {
      kind: 'call',
      title: 'List touchpoints',
      where: 'POST /feedback_bot/stage/list',
    },
    {
      kind: 'call',
      title: 'Read a touchpoint',
      where: 'GET /feedback_bot/stage/{id}',
    },
    {
      kind: 'page',
      title: 'Touchpoint',
      where: '/lifecycle/view/:id',
    },
    {
      kind: 'screen',
      title: 'Touchpoint',
    },
    {
      kind: 'screen',
      title: 'Touchpoints',
    },
    {
      kind: 'control',
      title: 'View',
      where: 'Touchpoints',
    },
  ],
  'touchpoints/stage.edit': [
    {
      kind: 'call',
      title: 'List in whose names touchpoints are sent',
      where: 'GET /feedback_bot/stage/senders',
    },
    {
      kind: 'call',
      title: 'Replace the chat user of all touchpoints that someone is the chat user of',
      where: 'POST /feedback_bot/stage/replace-sender',
    },
    {
      kind: 'call',
      title: 'Add a touchpoint',
      where: 'POST /feedback_bot/stage/create',
    },
    {
      kind: 'call',
      title: "Change a touchpoint's invitation mail",
      where: 'PATCH /feedback_bot/stage/{id}/invitation',
    },
    {
      kind: 'call',
      title: 'Reorder touchpoints',
      where: 'PATCH /feedback_bot/stage/update_stage_timeline',
    },
    {
      kind: 'call',
      title: 'Change, delete or restore a touchpoint',
      where: 'PATCH /feedback_bot/stage/update/{id}',
    },
    {
      kind: 'page',
      title: 'Add touchpoint',
      where: '/lifecycle/new',
    },
    {
      kind: 'page',
      title: 'Edit touchpoint',
      where: '/lifecycle/edit/:id',
    },
    {
      kind: 'page',
      title: 'Invitation mail',
      where: '/lifecycle/invitation/:id',
    },
    {
      kind: 'screen',
      title: 'Invitation mail',
    },
    {
      kind: 'control',
      title: 'Edit',
      where: 'Touchpoint',
    },
    {
      kind: 'screen',
      title: 'Replace a chat user',
    },
    {
      kind: 'control',
      title: 'Replace a chat user',
      where: 'Touchpoints',
    },
    {
      kind: 'control',
      title: 'Add touchpoint',
      where: 'Touchpoints',
    },
    {
      kind: 'control',
      title: 'Edit',
      where: 'Touchpoints',
    },
    {
      kind: 'control',
      title: 'Duplicate',
      where: 'Touchpoints',
    },
    {
      kind: 'control',
      title: 'Invitation mail',
      where: 'Touchpoints',
    },
    {
      kind: 'control',
      title: 'Move up',
      where: 'Touchpoints',
    },
    {
      kind: 'control',
      title: 'Move down',
      where: 'Touchpoints',
    },
    {
      kind: 'control',
      title: 'Delete',
      where: 'Touchpoints',
    },
    {
      kind: 'control',
      title: 'Activate',
      where: 'Touchpoints',
    },
    {
      kind: 'control',
      title: 'Deactivate',
      where: 'Touchpoints',
    },
    {
      kind: 'control',
      title: 'Delete',
      where: 'Touchpoints',
    },
  ],
  'wellbeing/view': [
    {
      kind: 'call',
      title: 'List the cycles of the survey',
      where: 'GET /employee_wellbeing_bot/cycles',
    },
    {
      kind: 'call',
      title: 'List the mails of the survey',
      where: 'GET /employee_wellbeing_bot/email_config/',
    },
    {
      kind: 'call',
      title: 'List how often the survey can be sent',
      where: 'GET /employee_wellbeing_bot/frequency_options/',
    },
    {
      kind: 'call',
      title: 'Read the questions of the survey',
      where: 'GET /employee_wellbeing_bot/interactions/',
    },
    {
      kind: 'call',
      title: 'Read what each driver asks',
      where: 'GET /employee_wellbeing_bot/driver_framework',
    },
    {
      kind: 'call',
      title: 'Read the bank of questions',
      where: 'GET /employee_wellbeing_bot/question_bank/',
    },
    {
      kind: 'call',
      title: 'Read the results of a cycle of the survey that is over',
      where: 'GET /employee_wellbeing_bot/results',
    },
    {
      kind: 'call',
      title: 'Count the employees of an audience',
      where: 'GET /employee_wellbeing_bot/audience/count',
    },
    {
      kind: 'call',
      title: 'Read the values that the audience can be chosen by',
      where: 'GET /employee_wellbeing_bot/list/filters',
    },
    {
      kind: 'call',
      title: 'Read the survey of the own company, as a list of one',
      where: 'GET /employee_wellbeing_bot/survey/',
    },
    {
      kind: 'call',
      title: 'Read the survey of the own company',
      where: 'GET /employee_wellbeing_bot/survey/{companyId}',
    },
    {
      kind: 'call',
      title: 'Read what keeps the survey from being activated',
      where: 'GET /employee_wellbeing_bot/survey/readiness',
    },
    {
      kind: 'page',
      title: 'Results of the well-being survey',
      where: '/wellbeing/results',
    },
    {
      kind: 'screen',
      title: 'Employee well-being survey',
    },
    {
      kind: 'screen',
      title: 'Preview',
    },
    {
      kind: 'screen',
      title: 'Results of the well-being survey',
    },
    {
      kind: 'screen',
      title: 'Employee well-being survey',
    },
    {
      kind: 'screen',
      title: 'Employee well-being survey',
    },
  ],
  'wellbeing/manage': [
    {
      kind: 'call',
      title: 'Add a mail to the survey',
      where: 'POST /employee_wellbeing_bot/email_config/',
    },
    {
      kind: 'call',
      title: 'Delete a mail of the survey',
      where: 'DELETE /employee_wellbeing_bot/email_config/{id}',
    },
    {
      kind: 'call',
      title: 'Try a mail of the survey',
      where: 'POST /employee_wellbeing_bot/email_config/test/',
    },
    {
      kind: 'call',
      title: 'Change a mail of the survey',
      where: 'PATCH /employee_wellbeing_bot/email_config/{id}/',
    },
    {
      kind: 'call',
      title: 'Add questions to the survey, and take others out',
      where: 'POST /employee_wellbeing_bot/interactions/',
    },
    {
      kind: 'call',
      title: 'Take a question out of the survey',
      where: 'DELETE /employee_wellbeing_bot/interactions/',
    },
    {
      kind: 'call',
      title: 'Have a file made of who would get which mail when, in the next cycle',
      where: 'POST /employee_wellbeing_bot/survey/plan/download',
    },
    {
      kind: 'call',
      title: 'Choose whom the survey asks',
      where: 'PATCH /employee_wellbeing_bot/survey/{id}/audience/',
    },
    {
      kind: 'call',
      title: 'List the employees of an audience',
      where: 'GET /employee_wellbeing_bot/audience/list',
    },
    {
      kind: 'call',
      title: 'Read who would get which mail when, in the next cycle',
      where: 'POST /employee_wellbeing_bot/survey/plan',
    },
    {
      kind: 'call',
      title: 'Change, activate or deactivate the survey',
      where: 'PATCH /employee_wellbeing_bot/survey/',
    },
    {
      kind: 'screen',
      title: 'wellbeing/audience',
    },
    {
      kind: 'screen',
      title: 'Update audience filter',
    },
    {
      kind: 'screen',
      title: 'Audience',
    },
    {
      kind: 'screen',
      title: 'Configure the survey',
    },
    {
      kind: 'screen',
      title: 'Well-being survey',
    },
    {
      kind: 'tab',
      title: 'Frequency',
      where: 'Well-being survey',
    },
    {
      kind: 'tab',
      title: 'Questions',
      where: 'Well-being survey',
    },
    {
      kind: 'tab',
      title: 'Reachout email',
      where: 'Well-being survey',
    },
    {
      kind: 'tab',
      title: 'Reminder and thank-you emails',
      where: 'Well-being survey',
    },
    {
      kind: 'tab',
      title: 'Audience',
      where: 'Well-being survey',
    },
    {
      kind: 'tab',
      title: 'Schedule and sender',
      where: 'Well-being survey',
    },
    {
      kind: 'screen',
      title: 'Frequency and questions',
    },
    {
      kind: 'screen',
      title: 'Frequency and questions',
    },
    {
      kind: 'control',
      title: 'Back to the start',
      where: 'Frequency and questions',
    },
    {
      kind: 'control',
      title: 'Configure',
      where: 'Employee well-being survey',
    },
    {
      kind: 'screen',
      title: 'Kind of mail',
    },
    {
      kind: 'screen',
      title: 'wellbeing/plan',
    },
    {
      kind: 'screen',
      title: 'Question bank',
    },
    {
      kind: 'screen',
      title: 'Questions',
    },
    {
      kind: 'screen',
      title: 'Reachout email',
    },
    {
      kind: 'screen',
      title: 'Add reminder email',
    },
    {
      kind: 'screen',
      title: 'Edit reminder email',
    },
    {
      kind: 'screen',
      title: 'wellbeing/reminders',
    },
    {
      kind: 'control',
      title: 'Add reminder',
    },
    {
      kind: 'control',
      title: 'Edit',
    },
    {
      kind: 'control',
      title: 'Test',
    },
    {
      kind: 'control',
      title: 'Test',
    },
    {
      kind: 'control',
      title: 'Delete',
    },
    {
      kind: 'screen',
      title: 'Reminder emails',
    },
    {
      kind: 'screen',
      title: 'Schedule and sender',
    },
    {
      kind: 'control',
      title: 'Edit',
      where: 'Employee well-being survey',
    },
    {
      kind: 'control',
      title: 'Deactivate',
      where: 'Employee well-being survey',
    },
    {
      kind: 'screen',
      title: 'Test email',
    },
    {
      kind: 'screen',
      title: 'wellbeing/thanks',
    },
    {
      kind: 'control',
      title: 'Add thankyou email',
    },
    {
      kind: 'control',
      title: 'Edit',
    },
    {
      kind: 'control',
      title: 'Test',
    },
    {
      kind: 'control',
      title: 'Test',
    },
    {
      kind: 'control',
      title: 'Delete',
    },
    {
      kind: 'screen',
      title: 'Add thank-you email',
    },
    {
      kind: 'screen',
      title: 'Edit thank-you email',
    },
    {
      kind: 'screen',
      title: 'Thankyou emails',
    },
    {
      kind: 'move',
      title: 'active → inactive',
      where: 'Well-being survey',
    },
  ],
  'wellbeing/download': [
    {
      kind: 'call',
      title: 'Have a file made of the results',
      where: 'POST /employee_wellbeing_bot/results/download',
    },
    {
      kind: 'control',
      title: 'Download',
      where: 'Results of the well-being survey',
    },
  ],
  'access/why.others': [
    {
      kind: 'control',
      title: 'Why?',
      where: 'Users',
    },
    {
      kind: 'screen',
      title: 'Why, or why not?',
    },
  ],
  'access/group.edit': [
    {
      kind: 'control',
      title: 'Edit Group',
      where: 'Group',
    },
    {
      kind: 'screen',
      title: 'Edit Group',
    },
  ],
  'audit/bounce.resolve-open': [
    {
      kind: 'control',
      title: 'Mark as resolved',
    },
  ],
  'audit/bounce.correct-employee': [
    {
      kind: 'control',
      title: 'Correct address',
    },
  ],
  'audit/bounce.exit-employee': [
    {
      kind: 'control',
      title: 'Mark exit',
    },
  ],
  'company/spoc': [
    {
      kind: 'card',
      title: 'SPOC details',
      where: 'Company profile',
    },
    {
      kind: 'field',
      title: 'SPOC name',
      where: 'Company',
    },
    {
      kind: 'field',
      title: 'SPOC phone',
      where: 'Company',
    },
    {
      kind: 'field',
      title: 'SPOC email',
      where: 'Company',
    },
  ],
  'shell/tab-company-settings': [
    {
      kind: 'screen',
      title: 'Company settings',
    },
    {
      kind: 'tab',
      title: 'Company settings',
      where: 'Settings',
    },
  ],
  'company/connect-whatsapp': [
    {
      kind: 'screen',
      title: 'Connect WhatsApp',
    },
    {
      kind: 'field',
      title: 'WhatsApp is connected',
      where: 'Company',
    },
  ],
  'people/note/write-about': [
    {
      kind: 'control',
      title: 'Add a comment',
      where: 'Employees',
    },
  ],
  'people/meeting/with': [
    {
      kind: 'control',
      title: 'Schedule meeting',
      where: 'Employees',
    },
    {
      kind: 'control',
      title: 'Schedule meeting',
      where: 'Employee',
    },
  ],
  'people/email/to': [
    {
      kind: 'control',
      title: 'Send email',
      where: 'Employees',
    },
    {
      kind: 'control',
      title: 'Send email',
      where: 'Employee',
    },
  ],
  'people/session/named': [
    {
      kind: 'column',
      title: 'Last touchpoint sent',
      where: 'Employees',
    },
    {
      kind: 'column',
      title: 'Engagement score',
      where: 'Employees',
    },
    {
      kind: 'column',
      title: 'Current mood',
      where: 'Employees',
    },
    {
      kind: 'column',
      title: 'Last chat',
      where: 'Employees',
    },
    {
      kind: 'column',
      title: 'Status',
      where: 'Employees',
    },
    {
      kind: 'field',
      title: 'Chat that it is about',
      where: 'Meeting',
    },
    {
      kind: 'field',
      title: 'Chat that it was written about',
      where: 'Note',
    },
    {
      kind: 'field',
      title: 'Employee',
      where: 'Chat session',
    },
    {
      kind: 'field',
      title: 'eNPS answer',
      where: 'Chat session',
    },
    {
      kind: 'field',
      title: 'Acknowledged at',
      where: 'Chat session',
    },
    {
      kind: 'field',
      title: 'Place that was offered at the end',
      where: 'Chat session',
    },
    {
      kind: 'field',
      title: "Id at the chat's side",
      where: 'Chat session',
    },
    {
      kind: 'field',
      title: 'Started at',
      where: 'Chat session',
    },
    {
      kind: 'field',
      title: 'Completed at',
      where: 'Chat session',
    },
    {
      kind: 'field',
      title: 'Resolution summary',
      where: 'Chat session',
    },
    {
      kind: 'field',
      title: 'Asked whether it helped, at',
      where: 'Chat session',
    },
    {
      kind: 'field',
      title: 'Employee',
      where: 'Transcript entry',
    },
    {
      kind: 'field',
      title: 'Mood',
      where: 'Employee',
    },
    {
      kind: 'field',
      title: 'Engagement score',
      where: 'Employee',
    },
    {
      kind: 'field',
      title: 'Last touchpoint sent',
      where: 'Employee',
    },
    {
      kind: 'field',
      title: 'Id of the last touchpoint',
      where: 'Employee',
    },
    {
      kind: 'field',
      title: 'Last touchpoint sent at',
      where: 'Employee',
    },
    {
      kind: 'field',
      title: 'Case status',
      where: 'Employee',
    },
    {
      kind: 'field',
      title: 'Case assigned to',
      where: 'Employee',
    },
  ],
  'people/session/of-person': [
    {
      kind: 'screen',
      title: 'Chats',
    },
    {
      kind: 'tab',
      title: 'Chats',
      where: 'Employee',
    },
  ],
  'people/meeting/about-chat': [
    {
      kind: 'control',
      title: 'Schedule meeting',
      where: 'Chats',
    },
    {
      kind: 'control',
      title: 'Schedule meeting',
      where: 'Ad hoc chat',
    },
  ],
  'people/note/about': [
    {
      kind: 'tab',
      title: 'Notes',
      where: 'Employee',
    },
  ],
  'people/user/manage': [
    {
      kind: 'control',
      title: 'Mark as exited',
      where: 'Employee',
    },
    {
      kind: 'field',
      title: 'Status',
      where: 'Employee',
    },
    {
      kind: 'field',
      title: 'Employee ID',
      where: 'Employee',
    },
    {
      kind: 'field',
      title: 'Experience',
      where: 'Employee',
    },
    {
      kind: 'field',
      title: 'Location',
      where: 'Employee',
    },
    {
      kind: 'field',
      title: 'City',
      where: 'Employee',
    },
    {
      kind: 'field',
      title: 'Region',
      where: 'Employee',
    },
    {
      kind: 'field',
      title: 'Country',
      where: 'Employee',
    },
    {
      kind: 'field',
      title: 'Site',
      where: 'Employee',
    },
    {
      kind: 'field',
      title: 'Role category',
      where: 'Employee',
    },
    {
      kind: 'field',
      title: 'Business',
      where: 'Employee',
    },
    {
      kind: 'field',
      title: 'Business head',
      where: 'Employee',
    },
    {
      kind: 'field',
      title: 'Function',
      where: 'Employee',
    },
    {
      kind: 'field',
      title: 'Designation',
      where: 'Employee',
    },
    {
      kind: 'field',
      title: 'Department',
      where: 'Employee',
    },
    {
      kind: 'field',
      title: 'Sub department',
      where: 'Employee',
    },
    {
      kind: 'field',
      title: 'Grade',
      where: 'Employee',
    },
    {
      kind: 'field',
      title: 'Cluster',
      where: 'Employee',
    },
    {
      kind: 'field',
      title: 'Team',
      where: 'Employee',
    },
    {
      kind: 'field',
      title: 'Segment',
      where: 'Employee',
    },
    {
      kind: 'field',
      title: 'Sub segment',
      where: 'Employee',
    },
    {
      kind: 'field',
      title: 'Team head',
      where: 'Employee',
    },
    {
      kind: 'field',
      title: 'Cost centre',
      where: 'Employee',
    },
    {
      kind: 'field',
      title: 'Joining date',
      where: 'Employee',
    },
    {
      kind: 'field',
      title: 'Exit date',
      where: 'Employee',
    },
    {
      kind: 'field',
      title: 'Manager',
      where: 'Employee',
    },
    {
      kind: 'field',
      title: "Manager's email",
      where: 'Employee',
    },
    {
      kind: 'field',
      title: 'Manager 1',
      where: 'Employee',
    },
    {
      kind: 'field',
      title: 'Manager 2',
      where: 'Employee',
    },
    {
      kind: 'field',
      title: 'Manager 3',
      where: 'Employee',
    },
    {
      kind: 'field',
      title: "HR manager's email",
      where: 'Employee',
    },
    {
      kind: 'field',
      title: 'HR business partner',
      where: 'Employee',
    },
    {
      kind: 'field',
      title: 'HR business partner 1',
      where: 'Employee',
    },
    {
      kind: 'field',
      title: 'HR business partner 2',
      where: 'Employee',
    },
    {
      kind: 'field',
      title: 'HR business partner 3',
      where: 'Employee',
    },
    {
      kind: 'field',
      title: 'HR business partner 4',
      where: 'Employee',
    },
    {
      kind: 'field',
      title: 'Last rating',
      where: 'Employee',
    },
    {
      kind: 'field',
      title: 'High potential',
      where: 'Employee',
    },
  ],
  'segments/keep': [
    {
      kind: 'control',
      title: 'Edit',
      where: 'Filter segments',
    },
    {
      kind: 'control',
      title: 'Delete',
      where: 'Filter segments',
    },
  ],
  'shell/tab-milestones': [
    {
      kind: 'tab',
      title: 'Touchpoints',
      where: 'Settings',
    },
  ],
  'shell/tab-wellbeing': [
    {
      kind: 'tab',
      title: 'Employee well-being',
      where: 'Settings',
    },
  ],
  'shell/tab-exit': [
    {
      kind: 'tab',
      title: 'Exit survey',
      where: 'Settings',
    },
  ],
  'shell/tab-users': [
    {
      kind: 'tab',
      title: 'Users and groups',
      where: 'Settings',
    },
  ],
  'shell/tab-downloads': [
    {
      kind: 'tab',
      title: 'Download logs',
      where: 'Settings',
    },
  ],
  'wellbeing/survey.aim': [
    {
      kind: 'control',
      title: 'Update audience filter',
      where: 'Audience',
    },
  ],
  'wellbeing/survey.activate': [
    {
      kind: 'control',
      title: 'Activate',
      where: 'Employee well-being survey',
    },
    {
      kind: 'control',
      title: 'Activate',
      where: 'Employee well-being survey',
    },
    {
      kind: 'control',
      title: 'Activate',
      where: 'Employee well-being survey',
    },
    {
      kind: 'control',
      title: 'Activate',
      where: 'Employee well-being survey',
    },
    {
      kind: 'move',
      title: 'inactive → active',
      where: 'Well-being survey',
    },
  ],
  'company/update-profile': [
    {
      kind: 'field',
      title: 'Company name',
      where: 'Company',
    },
    {
      kind: 'field',
      title: 'Address',
      where: 'Company',
    },
    {
      kind: 'field',
      title: 'Country',
      where: 'Company',
    },
    {
      kind: 'field',
      title: 'Company type',
      where: 'Company',
    },
    {
      kind: 'field',
      title: 'Employee strength',
      where: 'Company',
    },
    {
      kind: 'field',
      title: 'Brand name',
      where: 'Company',
    },
    {
      kind: 'field',
      title: 'Brief description',
      where: 'Company',
    },
    {
      kind: 'field',
      title: 'Logo',
      where: 'Company',
    },
    {
      kind: 'field',
      title: 'Website',
      where: 'Company',
    },
    {
      kind: 'field',
      title: 'SPOC name',
      where: 'Company',
    },
    {
      kind: 'field',
      title: 'SPOC phone',
      where: 'Company',
    },
    {
      kind: 'field',
      title: 'SPOC email',
      where: 'Company',
    },
    {
      kind: 'field',
      title: 'LinkedIn',
      where: 'Company',
    },
    {
      kind: 'field',
      title: 'Facebook',
      where: 'Company',
    },
    {
      kind: 'field',
      title: 'Glassdoor',
      where: 'Company',
    },
    {
      kind: 'field',
      title: 'JobStreet',
      where: 'Company',
    },
    {
      kind: 'field',
      title: 'Avatar',
      where: 'Company',
    },
  ],
  'company/settings.alert-words': [
    {
      kind: 'field',
      title: 'Alert words',
      where: 'Company settings',
    },
    {
      kind: 'field',
      title: 'Words',
      where: 'Company settings',
    },
    {
      kind: 'field',
      title: 'Forms of a word',
      where: 'Company settings',
    },
  ],
  'company/settings.read': [
    {
      kind: 'field',
      title: 'Help contacts',
      where: 'Company settings',
    },
    {
      kind: 'field',
      title: 'Resolution Summary',
      where: 'Company settings',
    },
    {
      kind: 'field',
      title: 'Employer branding',
      where: 'Company settings',
    },
    {
      kind: 'field',
      title: 'Social link',
      where: 'Company settings',
    },
    {
      kind: 'field',
      title: 'Auto-assign disengaged',
      where: 'Company settings',
    },
    {
      kind: 'field',
      title: 'Assign disengaged to',
      where: 'Company settings',
    },
    {
      kind: 'field',
      title: 'Auto-assign Fence-sitters',
      where: 'Company settings',
    },
    {
      kind: 'field',
      title: 'Assign fence-sitters to',
      where: 'Company settings',
    },
    {
      kind: 'field',
      title: 'Invitations to the channel first',
      where: 'Company settings',
    },
    {
      kind: 'field',
      title: 'Auto acknowledge',
      where: 'Company settings',
    },
    {
      kind: 'field',
      title: 'Pause interaction',
      where: 'Company settings',
    },
    {
      kind: 'field',
      title: 'Paused from',
      where: 'Company settings',
    },
    {
      kind: 'field',
      title: 'Paused until',
      where: 'Company settings',
    },
    {
      kind: 'field',
      title: 'Held since',
      where: 'Company settings',
    },
    {
      kind: 'field',
      title: 'Held until',
      where: 'Company settings',
    },
    {
      kind: 'field',
      title: 'Post-Resolution feedback for HR partner interventions',
      where: 'Company settings',
    },
    {
      kind: 'field',
      title: 'eNPS detractor notification',
      where: 'Company settings',
    },
    {
      kind: 'field',
      title: 'Mail to',
      where: 'Company settings',
    },
    {
      kind: 'field',
      title: 'Who counts as a detractor',
      where: 'Company settings',
    },
    {
      kind: 'field',
      title: 'Company holidays',
      where: 'Company settings',
    },
    {
      kind: 'field',
      title: 'Audit log',
      where: 'Company settings',
    },
  ],
  'company/settings.pause': [
    {
      kind: 'field',
      title: 'Pause interaction',
      where: 'Company settings',
    },
    {
      kind: 'field',
      title: 'Paused from',
      where: 'Company settings',
    },
    {
      kind: 'field',
      title: 'Paused until',
      where: 'Company settings',
    },
  ],
  'people/meeting/own': [
    {
      kind: 'field',
      title: 'Description',
      where: 'Meeting',
    },
  ],
  'touchpoints/stage.move': [
    {
      kind: 'move',
      title: 'draft → live',
      where: 'Touchpoint',
    },
    {
      kind: 'move',
      title: 'live → draft',
      where: 'Touchpoint',
    },
    {
      kind: 'move',
      title: 'draft → deleted',
      where: 'Touchpoint',
    },
    {
      kind: 'move',
      title: 'live → deleted',
      where: 'Touchpoint',
    },
    {
      kind: 'move',
      title: 'deleted → draft',
      where: 'Touchpoint',
    },
    {
      kind: 'move',
      title: 'deleted → live',
      where: 'Touchpoint',
    },
  ],
};
