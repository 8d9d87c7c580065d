import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import GroupMembers from '../../../src/hr/console/access/GroupMembers.tsx';
import { show } from '../forms/harness.tsx';

const some = { department__in: 'Care' };
const everyone = { all_employees: true, segments: {} };
const filtered = { all_employees: false, segments: some };
const nobody = { all_employees: false, segments: {} };

it.each([
  ['a new group', undefined, {}, 'Filtered'],
  ['a draft of a new group of everyone', undefined, { segments: {} }, 'All'],
  ['a draft of a new group with a filter', undefined, { segments: some }, 'Filtered'],
  ['a group of everyone', everyone, { segments: {} }, 'All'],
  ['a group with a filter', filtered, { segments: some }, 'Filtered'],
  ['a group of nobody', nobody, { segments: {} }, 'Filtered'],
  ['a draft that gives everyone to a group with a filter', filtered, { segments: {} }, 'All'],
  ['a draft that filters a group of everyone', everyone, { segments: some }, 'Filtered'],
])('shows whom the step holds: %s', async (_, record, values, chosen) => {
  const step = { values, change: () => undefined, editing: record !== undefined };
  await show(<GroupMembers params={{}} record={record} step={step} />);
  const radios = await screen.findAllByRole('radio', { checked: true });
  expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual([expect.stringMatching(`^${chosen}`)]);
});
