import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ScreenView } from '../../../src/console/screens/ScreenView.tsx';
import { admin, show } from '../forms/harness.tsx';

/** Accounts that one links are one's own: on no page of somebody else, where they would seem to be theirs. */

const facts = { display_name: 'Meera Iyer', email: 'meera@acme.example', date_format: 'DD-MM-YYYY', version: 1 };

it.each([
  ['one’s own', admin.id, 1],
  ['someone else’s', '22222222-2222-4222-8222-222222222222', 0],
])('of a profile, %s', async (_, id, count) => {
  const server = ({ path }: { path: string }) =>
    path.includes('integration') ? { body: { data: [] } } : { body: { ...facts, id } };
  await show(<ScreenView id="people/user/profile" params={{ id }} />, { server });
  await screen.findByRole('heading', { level: 2, name: 'Personal details' });
  expect(screen.queryAllByRole('heading', { name: 'Link accounts' })).toHaveLength(count);
});
