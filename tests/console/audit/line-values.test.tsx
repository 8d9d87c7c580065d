import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { id, line, listing, open, press, readings, stubBrowser } from './planted.tsx';

/** Values of a line of the log, in the words of its readers. */

stubBrowser();

const look = (user: Parameters<typeof press>[0]) => press(user, /^View details/);
const lineOf = (more: object) => listing('audit/lines', { ...line, ...more });

readings('audit/lines', [
  { how: 'it is looked at', does: look, reads: [/^01-March-2026 \d\d:\d\d$/] },
  {
    how: 'it changed by which fields a group filters',
    planted: lineOf({
      old_data: { segments: { department__in: ['Sales'] } },
      new_data: { segments: { user__profile__sub_department__in: ['Inside sales'] } },
    }),
    does: look,
    reads: ['Department', 'Sub department', 'Inside sales'],
  },
  {
    how: 'a filter has values that are codes',
    planted: lineOf({
      old_data: { segments: { gender__in: ['female'] } },
      new_data: { segments: { user__profile__gender__in: ['male'] } },
    }),
    does: look,
    reads: ['Female', 'Male'],
  },
  {
    how: 'it changed the periods of a segment',
    planted: lineOf({
      entity: 'segments/saved-filter',
      old_data: { filters: { joinDate: ['last_3_months'], user__profile__high_potential_emp: ['True'] } },
      new_data: {
        filters: { chatInitDate: ['custom'], initiated_date_start: ['2026-10-01'], initiated_date_end: ['2026-10-31'] },
      },
    }),
    does: look,
    reads: ['Joining Date', 'Last 3 months', 'Hipos', 'Yes', 'Chat Initiation Date', 'Custom range', '01-10-2026'],
  },
  {
    how: 'it took a touchpoint out of use',
    planted: lineOf({ entity: 'touchpoints/stage', old_data: { status: 'live' }, new_data: { status: 'draft' } }),
    does: look,
    reads: ['Activated', 'Deactivated'],
  },
]);

it('a person whom the line is about is named among its values as well', async () => {
  const bela = id(11);
  const { user } = await open(
    'audit/lines',
    lineOf({
      entity: 'segments/saved-filter',
      subject: bela,
      subject__name: 'Bela Bartok',
      old_data: null,
      new_data: { user: bela },
    }),
  );
  await look(user);
  expect(await screen.findByRole('cell', { name: 'Bela Bartok' }, { timeout: 15_000 })).toBeTruthy();
});

it('people in what was changed are named as the server names them with the line', async () => {
  const [bela, clara] = [id(12), id(13)];
  const { user } = await open(
    'audit/lines',
    lineOf({
      entity: 'segments/saved-filter',
      old_data: { user: bela },
      new_data: { user: clara },
      people: { [bela]: 'Bela Bartok' },
    }),
  );
  await look(user);
  expect(await screen.findByRole('cell', { name: 'Bela Bartok' }, { timeout: 15_000 })).toBeTruthy();
  expect(screen.getByRole('cell', { name: clara })).toBeTruthy();
});
