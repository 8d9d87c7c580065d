import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { open, type Planted, press, sees, stubBrowser } from './audit/planted.tsx';

/** A report that takes long comes to whoever asked for it, whether or not they may see the download logs. */

stubBrowser();

const download = 'a3bb189e-8bf9-4ace-8a1f-0f2d5c7e6f09';
const begun = { status: 202, body: { status: 202, state: 'queued', done: 0, total: 1, download } };
const look = (states: { status: string; report_url?: string }[]) => {
  const planted: Planted = [
    [/survey\/plan\/download/, begun],
    [/survey\/plan/, { body: { total_count: 0, data: [] } }],
    [new RegExp(`${download}/state`), () => ({ body: states.shift() })],
  ];
  return open('wellbeing/plan', planted, '/', {});
};
const saved = () => vi.mocked(HTMLAnchorElement.prototype.click).mock.contexts.map((link) => String(link));

it('is waited for, and saved once it is there', async () => {
  const { user } = await look([{ status: 'running' }, { status: 'ready', report_url: '/files/made' }]);
  await press(user, 'Download');
  await sees(/takes a little longer/);
  await waitFor(() => expect(saved()).toEqual([expect.stringContaining('/files/made')]), { timeout: 10_000 });
  await sees('Your file is ready.');
});

it('that was called off, or has failed, is told as such', async () => {
  const { user } = await look([{ status: 'failed' }]);
  await press(user, 'Download');
  await sees(/^Unable to/);
  expect(saved()).toEqual([]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Download' })).toHaveProperty('disabled', false));
});
