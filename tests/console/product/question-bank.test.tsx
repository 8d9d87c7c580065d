import { act, configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import BankSwitches from '../../../src/hr/console/wellbeing/BankSwitches.tsx';
import QuestionBank from '../../../src/hr/console/wellbeing/QuestionBank.tsx';
import { drivers } from '../../../src/hr/rules/survey.ts';
import { show } from '../forms/harness.tsx';

// The first form waits for its modules.
configure({ asyncUtilTimeout: 20_000 });

const registry = {
  cells: {},
  widgets: { 'wellbeing/bank-switches': async () => ({ default: BankSwitches }) },
  components: {},
};

function Opener() {
  const [open, setOpen] = useState(true);
  return (
    <>
      {open && <QuestionBank params={{}} close={() => setOpen(false)} />}
      <button type="button" onClick={() => setOpen(true)}>
        Open again
      </button>
    </>
  );
}

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => userEvent.click(button));
};

it('begins with what the survey asks now, and not when it was opened before', async () => {
  const of = { id: 'q1', enabled: true, type: 'scale', sub_driver: 'Sleep', questions: [{ text: 'Did you sleep?' }] };
  let used = true;
  const server = () => {
    const first = [{ ...of, used }];
    return { body: { version: 1, results: Object.fromEntries(drivers.map((name, at) => [name, at ? [] : first])) } };
  };
  await show(<Opener />, { server, registry });
  expect(await screen.findByRole('switch', { checked: true })).toBeTruthy();
  await press('Close');
  // It is deleted in the survey's editor.
  used = false;
  await press('Open again');
  expect(await screen.findByRole('switch', { checked: false })).toBeTruthy();
});
