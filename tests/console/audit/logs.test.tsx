import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  done,
  download,
  failed,
  job,
  line,
  listing,
  open,
  press,
  pressEscape,
  readings,
  refused,
  report,
  rights,
  running,
  sees,
  stay,
  stubBrowser,
  unableToDownload,
  write,
} from './planted.tsx';

/** What is read of lines of the log and of its check, of downloads, and of reports. */

stubBrowser();

type User = Parameters<typeof press>[0];

const look = (user: User) => press(user, /^View details/i);
const check = (user: User) => press(user, 'Check the log');
const ofCheck = /^GET .*audit\/verify/;
const state = { lines: 9, sealed: 8, cut: 0, broken_at: null, seal: 'a', job_id: null };
const found = (more: object = {}) =>
  [ofCheck, { body: { ...state, checked_at: '2026-03-01T10:30:00+05:30', ...more } }] as const;
const lineOf = (more: object) => listing('audit/lines', { ...line, ...more });

readings('audit/lines', [
  {
    how: 'a line is looked at',
    does: look,
    reads: [
      ...[
        'Update in groups',
        'User',
        'Date',
        'IP address',
        'Activity in',
        'Activity',
        'Record',
        'Group',
        'ID',
        'What was changed',
      ],
      ...['Field', 'Old data', 'New data', 'Engineering one', 'Engineering two'],
    ],
  },
  {
    how: 'it is about a person',
    planted: lineOf({ subject: 'x', subject__name: 'Ann Lee' }),
    does: look,
    reads: ['About', 'Ann Lee'],
  },
  {
    how: 'it changed nothing',
    planted: lineOf({ old_data: null, new_data: null }),
    does: look,
    reads: ['Nothing was changed by this.'],
  },
  {
    how: 'what it changed may not be read',
    planted: lineOf({ old_data: {}, new_data: {} }),
    does: look,
    reads: ['Something was changed by this that you may not read.'],
  },
  {
    how: 'nobody did it',
    planted: lineOf({ actor: null, actor__name: null, created_by: null }),
    reads: ['The product itself'],
  },
  { how: 'as someone else', planted: lineOf({ onBehalf: 'x', onBehalf__name: 'Ann Lee' }), reads: ['as Ann Lee'] },
  {
    how: 'its file fails',
    planted: [[/user_activity\/export/, failed]],
    does: (user) => press(user, 'Download CSV'),
    reads: [unableToDownload],
  },
  {
    how: 'it was never checked',
    planted: [found({ checked_at: null })],
    does: check,
    reads: [
      'The log was not checked yet.',
      /^Every line is sealed together with the one before it/,
      ...['Check now', 'Close'],
    ],
  },
  {
    how: 'it holds',
    planted: [found()],
    does: check,
    reads: [
      'Every sealed line is as it was written, and none is missing.',
      /^Checked on .*: 8 sealed lines\.$/,
      'A check seals what was written until then. What was written since is sealed within a minute.',
    ],
  },
  {
    how: 'it does not hold, and was cut',
    planted: [found({ broken_at: 7, cut: 5 })],
    does: check,
    reads: [
      'Line 7 is not as it was sealed, or a line before it is missing. Ask who runs the server.',
      'Lines up to place 5 are no longer kept; a sealed line of the log says so.',
    ],
  },
  {
    how: 'it is being checked',
    planted: [found({ job_id: job }), [/\/jobs\//, running('audit_check')]],
    does: check,
    reads: ['Checking the log'],
  },
  {
    how: 'a check fails',
    planted: [[/^POST .*audit\/verify/, failed], found()],
    does: async (user) => {
      await check(user);
      await press(user, 'Check now');
    },
    reads: ['Unable to check the log, Please try again later!'],
  },
]);

const denied = 'Download file access denied!';
const ofFile = /^GET .*user_download_audit\/[^?]/;
readings('audit/downloads', [
  {
    how: 'a file of several reports is kept no longer',
    planted: listing('audit/downloads', { ...download, file_state: 'gone' }),
    reads: ['Reasons +2 More', 'No longer kept'],
  },
  {
    how: 'a file has gone meanwhile',
    planted: [[ofFile, { status: 404, body: { status: 404, code: 'Denied', message: denied } }]],
    does: (user) => press(user, /^Download/),
    reads: [denied],
  },
  {
    how: 'the right has gone',
    planted: [[ofFile, refused]],
    does: (user) => press(user, /^Download/),
    reads: [rights],
  },
  {
    how: 'a file that is being made is called off',
    planted: [
      [/^PATCH .*user_download_audit/, done],
      ...listing('audit/downloads', { ...download, status: 'running', file_state: 'none' }),
    ],
    does: (user) => press(user, /^Cancel/),
    reads: ['The file is not made any more.'],
  },
]);

const create = async (user: User) => {
  await press(user, 'Create report');
  await write(user, /Report Name/, 'Everyone');
};
const send = (user: User) => user.click(screen.getAllByRole('button', { name: 'Create report' }).at(-1) as HTMLElement);
const show = async (user: User) => {
  await create(user);
  await press(user, 'See what would be sent');
};
const toService = /service$/;
const nobody = [toService, { body: { host: null } }] as const;
const service = [toService, { body: { host: 'llm.example' } }] as const;
const toPreview = /^POST .*\/preview$/;
const why = 'Too few people.';
const usage = { openai_model: 'gpt', total_cost: 1.5, prompt_token: 1, completion_token: 2, total_token: 3 };
const states = { queued: usage, running: usage, success: usage, failed: { error_message: why, openai_model: null } };

readings('genai/logs', [
  {
    how: 'a report is about everyone',
    planted: listing('genai/logs', { ...report, meta_data: {} }),
    reads: ['Everyone and everything'],
  },
  { how: 'a report is about some', reads: ['Location: Pune', 'Department: A department with a name of fo…'] },
  ...Object.entries(states).map(([status, more]) => ({
    how: `one that is ${status} is looked at`,
    planted: listing('genai/logs', { ...report, status, ...more }),
    does: async (user: User) => {
      await look(user);
      const Status = `${status[0]?.toUpperCase()}${status.slice(1)}`;
      const known = { 'Report Name': 'Everyone', 'Created By': 'Ada Admin', 'Created At': /^\d/, Status };
      const facts = status === 'failed' ? known : { ...known, Model: 'gpt' };
      const dialog = await screen.findByRole('dialog');
      await waitFor(() => {
        const told = Object.fromEntries(
          [...dialog.querySelectorAll('dt')].map((label) => [label.textContent, label.nextElementSibling?.textContent]),
        );
        for (const [label, value] of Object.entries(facts)) expect(told[label]).toMatch(value);
        expect('Model' in told).toBe(status !== 'failed');
      });
    },
    reads: status === 'failed' ? [why] : ['Cost in dollars', '1.50'],
  })),
  {
    how: 'its file has gone',
    planted: [
      [/\/file$/, { status: 404, body: { status: 404, code: 'NoFile', message: 'No file available to download.' } }],
    ],
    does: async (user) => {
      await press(user, /^More actions/);
      await press(user, 'Download Report', 'menuitem');
    },
    reads: ['No file available to download.'],
  },
  {
    how: 'one is asked for',
    planted: [nobody, [/^POST .*reports$/, { body: { status: 200, id: job } }]],
    does: async (user) => {
      await create(user);
      await send(user);
    },
    reads: ['The report is being written. You find it in this list.'],
  },
  {
    how: 'its name cannot be one of a file',
    planted: [nobody],
    does: async (user) => {
      await create(user);
      await write(user, /Report Name/, '/2');
      await send(user);
    },
    reads: ['A name holds none of \\ / : * ? " < > |'],
  },
  {
    how: 'a service may be asked',
    planted: [service],
    does: create,
    reads: ['llm.example can group the words into themes. Before anything is sent you see it.'],
  },
  {
    how: 'what it is sent is looked at',
    planted: [
      service,
      [toPreview, { body: { status: 200, host: 'llm.example', text: 'All of it', confirmed: 'a'.repeat(64) } }],
    ],
    does: show,
    reads: [/^This, and nothing else, is sent to llm\.example/, 'All of it', 'Go back', 'Send it and create report'],
  },
  {
    how: 'what it is sent cannot be told',
    planted: [service, [toPreview, failed]],
    does: show,
    reads: ['Unable to write the report, Please try again later!'],
  },
]);

it('what a service is sent is a part of the page by itself, and what was typed before is not lost', async () => {
  const shown = { status: 200, host: 'llm.example', text: 'All of it', confirmed: 'a'.repeat(64) };
  const { user } = await open('genai/logs', [service, [toPreview, { body: shown }]]);
  await show(user);
  expect((await screen.findByRole('region', { name: 'What is sent' })).textContent).toBe('All of it');
  await pressEscape();
  await stay(user);
  await press(user, 'Go back');
  expect(((await screen.findByRole('textbox', { name: /Report Name/ })) as HTMLInputElement).value).toBe('Everyone');
});

it.each([
  ['audit/bounces', 'Email bounced', '550 5.1.1 No such user', []],
  ['audit/uploads', 'Ada Admin', 'ada@acme.example', []],
  ['audit/lines', 'Ada Admin', 'ada@acme.example', []],
  ['genai/logs', 'Failed', why, listing('genai/logs', { ...report, status: 'failed', error_message: why })],
  ['genai/logs', 'Location: Pune', /Department: A department with a name of forty letters; Designation: Lead/, []],
] as const)('%s: to %s belongs, for who comes there, %s', async (name, shown, more, planted) => {
  const { user } = await open(name, planted);
  await sees(shown);
  const told = () => {
    const cell = screen.getAllByText(shown)[0]?.closest('[tabindex="0"]');
    return document.getElementById(cell?.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
  };
  await waitFor(() => expect(told()).toMatch(more));
  expect(screen.getAllByText(more)).toHaveLength(1);
  await user.hover((await sees(shown))[0] as HTMLElement);
  await waitFor(() => expect(screen.getAllByText(more)).toHaveLength(2));
});
