import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  bounce,
  done,
  failed,
  job,
  limited,
  listing,
  open,
  press,
  readings,
  refused,
  rights,
  sees,
  stubBrowser,
  unableToDownload,
  write,
} from './planted.tsx';

/** What is read of one bounced mail as it is worked on, and of all of them as a file. */

stubBrowser();

type User = Parameters<typeof press>[0];

const toResolve = /^PATCH .*blacklist_log/;
const toExit = /^POST .*\/exit$/;
const toCorrect = /\/correct$/;
const asFile = /download_blacklist_logs/;
const resolve = async (user: User) => {
  await press(user, /^Mark as resolved/);
  await write(user, /Remarks/, 'Was full');
  await press(user, 'Update');
};
const openExit = async (user: User) => {
  await press(user, /^More actions/);
  await press(user, 'Mark exit', 'menuitem');
};
const exit = async (user: User) => {
  await openExit(user);
  await write(user, /Mark exit date/, '01-03-2026');
  await press(user, 'OK');
};
const openCorrect = async (user: User) => {
  await press(user, /^More actions/);
  await press(user, 'Correct address', 'menuitem');
};
const correct = async (user: User) => {
  await openCorrect(user);
  await write(user, /Corrected/, 'new@acme.example');
  await press(user, 'Correct address');
};
const unable = 'Unable to resolve blacklisted email, Please try again later!';
const isResolved = 'Blacklisted email resolved successfully!';

readings('audit/bounces', [
  { how: 'they are looked at', reads: [/a second bounce permanently deactivates e-mail delivery to that address/i] },
  {
    how: 'nothing is said of why',
    does: async (user) => {
      await press(user, /^Mark as resolved/);
      await write(user, /Remarks/, ' ');
      await press(user, 'Update');
    },
    reads: ['Please add a valid reason for email bounced first!'],
  },
  { how: 'resolving fails', planted: [[toResolve, failed]], does: resolve, reads: [unable] },
  { how: 'resolving is refused', planted: [[toResolve, refused]], does: resolve, reads: [rights] },
  { how: 'resolving is too often', planted: [[toResolve, limited]], does: resolve, reads: ['Ten an hour.'] },
  { how: 'resolving is done', planted: [[toResolve, done]], does: resolve, reads: [isResolved] },
  { how: 'an exit fails', planted: [[toExit, failed]], does: exit, reads: ['Unable to update exit date!'] },
  { how: 'an exit is done', planted: [[toExit, done]], does: exit, reads: [isResolved] },
  {
    how: 'an address is to be corrected',
    does: openCorrect,
    reads: [
      'What did not arrive goes to the corrected address. Where someone signs in with it, they are asked to confirm it first, and the mails follow then.',
    ],
  },
  {
    how: 'an address is corrected',
    planted: [[toCorrect, done]],
    does: correct,
    reads: ['The address is corrected. What did not arrive follows, once it is confirmed where that is needed.'],
  },
  {
    how: 'correcting fails',
    planted: [[toCorrect, failed]],
    does: correct,
    reads: ['Unable to correct the address!'],
  },
  {
    how: 'a file takes its time',
    planted: [
      [asFile, { status: 202, body: { status: 202, state: 'queued', done: 0, total: 1, download: job } }],
      [/\/state$/, { body: { status: 'running' } }],
    ],
    does: (user) => press(user, 'Export data'),
    reads: ['Generating report, Please wait!'],
  },
  {
    how: 'a file is there',
    planted: [[asFile, { body: { status: 200, report_url: '/files/x' } }]],
    does: (user) => press(user, 'Export data'),
    reads: ['Report downloaded successfully'],
  },
  ...([['fails', failed, unableToDownload] as const, ['is refused', refused, rights] as const] as const).map(
    ([how, answer, said]) => ({
      how: `a file ${how}`,
      planted: [[asFile, answer]] as const,
      does: (user: User) => press(user, 'Export data'),
      reads: [said],
    }),
  ),
]);

it('offers the numbers of rows in their order, and begins with the usual one', async () => {
  await open('audit/bounces', [[/blacklist_log/, { body: { data: [bounce], total_count: 31 } }]]);
  const sizes = await screen.findByRole('combobox', { name: 'Rows per page' }, { timeout: 15_000 });
  expect([...(sizes as HTMLSelectElement).options].map(({ value }) => value)).toEqual(['10', '20', '30']);
  expect(sizes).toHaveProperty('value', '20');
});

it('OK of an exit waits for its date, also for another after it was taken away', async () => {
  const { user } = await open('audit/bounces');
  await openExit(user);
  const ok = await screen.findByRole('button', { name: 'OK' }, { timeout: 15_000 });
  const day = await screen.findByRole('textbox', { name: /Mark exit date/ }, { timeout: 15_000 });
  expect(ok).toHaveProperty('disabled', true);
  await user.type(day, '01-03-2026');
  await waitFor(() => expect(ok).toHaveProperty('disabled', false));
  await user.clear(day);
  await waitFor(() => expect(ok).toHaveProperty('disabled', true));
});

it.each([
  ['resolved', { status: 'resolved' }, 'button', /^Mark as resolved/, 'This bounced mail is resolved already.'],
  ['of nobody', { user: null, nobody: true }, 'menuitem', 'Mark exit', 'This address belongs to no employee.'],
  ['of nobody', { user: null, nobody: true }, 'menuitem', 'Correct address', 'This address belongs to no employee.'],
] as const)('why one %s cannot be worked on', async (_what, values, role, control, why) => {
  const { user } = await open('audit/bounces', listing('audit/bounces', { ...bounce, ...values }));
  if (role === 'menuitem') await press(user, /^More actions/);
  const drawn = await screen.findByRole(role, { name: control }, { timeout: 15_000 });
  expect(drawn.getAttribute('aria-disabled')).toBe('true');
  drawn.focus();
  expect(await sees(why)).not.toHaveLength(0);
});
