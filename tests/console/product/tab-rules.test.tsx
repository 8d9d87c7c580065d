import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Snackbars } from '../../../src/console/shell/Snackbars.tsx';
import { useTabRules } from '../../../src/hr/console/wellbeing/use-tab-rules.ts';
import { type Server, show } from '../forms/harness.tsx';

const counts = { mental: 0, social: 0, physical: 0, purposefulness: 0 };
const chosen = { mental: [], social: [], physical: [], purposefulness: [] };
const questions = '/employee_wellbeing_bot/interactions/';

function Next() {
  const mayGo = useTabRules({ driverwise_questions_config: counts } as never);
  const [went, setWent] = useState<boolean>();
  return (
    <button type="button" onClick={() => void mayGo('tab-5').then(setWent)}>
      {went === undefined ? 'Next' : String(went)}
    </button>
  );
}

it.each([
  ['the questions', 503, questions, 'Unable to fetch questions, Please try again later!'],
  ['whom it asks', 429, '/employee_wellbeing_bot/survey/readiness', 'Slower, please.'],
])('stays and says so when it cannot be read: %s', async (_, status, failing, sentence) => {
  const server: Server = ({ path }) =>
    path === failing
      ? { status, body: { status, code: 'TooMany', message: 'Slower, please.' } }
      : { body: path === questions ? { interaction_list: chosen } : { employees: 1 } };
  const next = (
    <Snackbars>
      <Next />
    </Snackbars>
  );
  await show(next, { server });
  await act(async () => userEvent.click(await screen.findByRole('button', { name: 'Next' })));
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'false' })).toBeTruthy();
});
