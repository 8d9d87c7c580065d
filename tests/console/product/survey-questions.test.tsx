import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EditingContext } from '../../../src/hr/console/wellbeing/editing.ts';
import Questions from '../../../src/hr/console/wellbeing/Questions.tsx';
import { show } from '../forms/harness.tsx';

const question = (id: string) => ({
  ...{ id, question_id: id, interaction_id: id, driver: 'mental', sub_driver: 'Stress', type: 'text' },
  ...{ enabled: true, used: true, response_required: false, createdBy: null, questions: [{ text: id }] },
});

it.each([
  ['a draft may go', 'inactive', 2, false],
  ['an active survey may go, while more are chosen than asked', 'active', 1, false],
  ['an active survey stay, while all of them are asked', 'active', 2, true],
])('questions of %s', async (_what, status, mental, stays) => {
  const counts = { mental, social: 0, physical: 0, purposefulness: 0 };
  const survey = { status, driverwise_questions_config: counts } as never;
  const interaction_list = { mental: [question('a'), question('b')], social: [], physical: [], purposefulness: [] };
  await show(
    <EditingContext value={{ survey, save: { current: undefined } }}>
      <Questions />
    </EditingContext>,
    { server: () => ({ body: { interaction_list } }) },
  );
  const button = await screen.findByRole('button', { name: 'Delete the question: a' });
  expect(button.getAttribute('aria-disabled')).toBe(stays ? 'true' : null);
  const why = document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(why?.includes('asks this many questions') ?? false).toBe(stays);
});
