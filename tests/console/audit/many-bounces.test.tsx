import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  begun,
  details,
  ended,
  failed,
  job,
  open,
  press,
  pressEscape,
  readings,
  running,
  sees,
  stay,
  stubBrowser,
  write,
} from './planted.tsx';

/** What is read as many bounced mails are done with. No socket comes about here: how far it is, is asked for. */

stubBrowser();

type User = Parameters<typeof press>[0];

const toPreview = /^POST .*\/preview$/;
const toExit = /^PATCH .*update-bulk/;
const toResolve = /^PATCH .*blacklist_log/;
const ofJob = /^GET .*\/jobs\//;
const shown = (more: object = {}) => ({
  body: { status: 200, preview: job, count: 3, without_employee: 1, exit_date: '2026-02-01', today: false, ...more },
});
const today = [toPreview, shown({ today: true })] as const;
const some = [toPreview, shown()] as const;

const choose = async (user: User) => {
  await press(user, 'Select 0 of 1', 'checkbox');
  await press(user, 'Bulk action');
};
const leaving = async (user: User) => {
  await choose(user);
  await press(user, /^Mark All as Exited/);
};
const leave = async (user: User) => {
  await leaving(user);
  await press(user, 'Mark bulk exit date');
  await press(user, 'Update');
};
const resolving = async (user: User) => {
  await choose(user);
  await press(user, /^Resolve with Specific Reason/);
};
const resolve = async (user: User, why = 'Was down') => {
  await resolving(user);
  await press(user, 'Continue');
  await write(user, /Remarks/, why);
  await press(user, 'Update');
};
/** Asked whether they are sure, they are. */
const sure = (does: (user: User) => Promise<void>, sentence: string) => async (user: User) => {
  await does(user);
  const asked = await screen.findByRole('alertdialog', { name: 'Are you sure!' }, { timeout: 15_000 });
  expect(asked.textContent).toContain(sentence);
  expect(within(asked).getByRole('button', { name: 'No' })).toBeTruthy();
  await user.click(within(asked).getByRole('button', { name: 'Yes' }));
};
const leaveToday = sure(
  leave,
  'You are about to resolve all the selected employees by adding same exit date as of today, and this process is irreversible.',
);
const resolveAll = sure(resolve, 'You are about to resolve all the selected employees with single reason.');

it('one box stands for all of them, and one for each', async () => {
  await open('audit/bounces');
  await screen.findByRole('checkbox', { name: 'Select 0 of 1' }, { timeout: 15_000 });
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
});

readings('audit/bounces', [
  { how: 'many are chosen', does: choose, reads: ['What is to be done with 1 bounced mail?', 'Cancel'] },
  {
    how: 'all are to leave',
    does: leaving,
    reads: [
      '1 bounced mail is chosen. Its employee can get an exit date.',
      'Mark individual exit date',
      "Go to employee's tab",
      'Go back',
    ],
  },
  { how: 'all are to be resolved', does: resolving, reads: [/^Mails to these addresses have come back once already/] },
  {
    how: 'no reason is given',
    does: (user) => resolve(user, ' '),
    reads: ['Please add a valid reason for email bounced first!'],
  },
  { how: 'how many it is cannot be told', planted: [[toPreview, failed]], does: leave, reads: [details] },
  {
    how: 'they leave on another day',
    planted: [some],
    does: leave,
    reads: [
      'You are about to resolve all the selected employees by adding the exit date 01-02-2026, and this process is irreversible.',
      'It is of 2 employees.',
      '1 more belongs to no employee: it stays open.',
    ],
  },
  { how: 'they are resolved', planted: [some], does: resolve, reads: ['It is of 3 bounced mails.'] },
  {
    how: 'exits fail',
    planted: [today, [toExit, failed]],
    does: leaveToday,
    reads: ['Unable to update, Please try again later!'],
  },
  { how: 'resolving fails', planted: [some, [toResolve, failed]], does: resolveAll, reads: [details] },
  {
    how: 'exits have begun',
    planted: [today, [toExit, begun], [ofJob, running('bulk_exit')]],
    does: leaveToday,
    reads: ['Updation in progress....', 'Exit dates are set', 'Close'],
  },
  {
    how: 'exits have ended',
    planted: [today, [toExit, begun], [ofJob, ended('bulk_exit')]],
    does: leaveToday,
    reads: ['Exit date successfully updated, success: 2, failure: 1'],
  },
  {
    how: 'resolving has begun',
    planted: [some, [toResolve, begun], [ofJob, running('bulk_resolve')]],
    does: resolveAll,
    reads: ['Bounced mails are resolved'],
  },
  {
    how: 'resolving has ended',
    planted: [some, [toResolve, begun], [ofJob, ended('bulk_resolve')]],
    does: resolveAll,
    reads: ['2 Blacklisted email resolved successfully!'],
  },
]);

readings('audit/bulk-failures', [
  {
    how: 'nothing was refused',
    planted: [[/failures/, { body: { data: [], total_count: 0 } }]],
    reads: ['Nothing was refused.'],
  },
  {
    how: 'it is not there',
    planted: [[/failures/, { status: 404, body: { status: 404, code: 'NotFound', message: 'No.' } }]],
    reads: ['There is no such change of many bounced mails.'],
  },
]);

it('what was not done is looked at', async () => {
  const rows = [{ id: job, email_id: 'x@acme.example', reason: 'You cannot mark yourself as exited.' }];
  const { user } = await open('audit/bounces', [
    today,
    [toExit, begun],
    [/\/failures/, { body: { data: rows, total_count: 1 } }],
    [ofJob, ended('bulk_exit')],
  ]);
  await leaveToday(user);
  await press(user, 'See what was not done');
  expect(await sees('You cannot mark yourself as exited.')).toHaveLength(1);
});

it('all that is found is sent with the period that finds it', async () => {
  const { user, requests } = await open('audit/bounces', [some], '/?f.created=7d&search=ann');
  await leave(user);
  await sees('It is of 2 employees.');
  const asked = requests.find(({ path }) => path.endsWith('/preview'));
  expect(asked?.body).toEqual({ kind: 'exit', all: true, created: '7d', status: 'open', raw_search_string: 'ann' });
});

describe('what was typed for many', () => {
  const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Remarks/ }, { timeout: 15_000 });
  const typed = async () => {
    const shown = await open('audit/bounces', [some, [toResolve, begun], [ofJob, running('bulk_resolve')]]);
    await resolving(shown.user);
    await press(shown.user, 'Continue');
    await write(shown.user, /Remarks/, 'Was down');
    return shown;
  };
  it('is asked about before it is lost, at each step, and is there again', async () => {
    const { user } = await typed();
    await pressEscape();
    await stay(user);
    await press(user, 'Go back');
    await pressEscape();
    await stay(user);
    await press(user, 'Continue');
    expect((await field()).value).toBe('Was down');
  });

  it.each(['Escape', 'Close'])('is under way: %s takes the rows out of the choice', async (how) => {
    const { user } = await typed();
    await sure(async () => press(user, 'Update'), 'single reason')(user);
    await sees('Bounced mails are resolved');
    if (how === 'Close') await press(user, 'Close');
    else await pressEscape();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('toolbar', { name: 'Selected rows' })).toBeNull();
  });
});
