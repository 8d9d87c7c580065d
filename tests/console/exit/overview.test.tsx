import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { failed, open, type Planted, stubBrowser } from '../audit/planted.tsx';

/** The post-exit survey at work, over answers that are planted. */

stubBrowser();

const survey = {
  id: 'a3bb189e-8bf9-4ace-8a1f-0f2d5c7e6f01',
  version: 1,
  title: 'Post exit',
  status: 'draft',
  questions_count: 4,
  reminder_count: 0,
  triggerTimeDuration: 0,
  triggerTimeUnit: 'days',
  triggerTimeIn: '09:00',
  triggerTimeReference: 'after',
  chatFromUser: null,
};
const listed = { body: { status: 200, data: [{ stageType: 'postExit', stage_details: survey }], total_count: 1 } };
const toList = /stage\/list/;
const look = (answer: Planted[number][1]) => open('exit/overview', [[toList, answer]], '/', { exit_active: true });
const toReport = /download_details/;

it('a report is asked for once while it is on its way', async () => {
  const { requests } = await look(listed);
  const button = await screen.findByRole('button', { name: /^Download: / }, { timeout: 15_000 });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  expect(requests.filter(({ path }) => toReport.test(path))).toHaveLength(1);
});

it('what is ticked stays when the survey cannot be asked for anew', async () => {
  let answer: typeof listed | typeof failed = listed;
  const { user, requests } = await look(() => answer);
  const [box] = await screen.findAllByRole('checkbox', {}, { timeout: 15_000 });
  await user.click(box as HTMLElement);
  answer = failed;
  const before = requests.length;
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(requests.length).toBeGreaterThan(before));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect((screen.getAllByRole('checkbox')[0] as HTMLInputElement).checked).toBe(true);
});
