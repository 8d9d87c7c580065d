import { screen } from '@testing-library/react';
import { it } from 'vitest';
import { ScreenView } from '../../../src/console/screens/ScreenView.tsx';
import { registry } from '../../../src/generated/components.ts';
import GroupAdmins from '../../../src/hr/console/access/GroupAdmins.tsx';
import { show } from '../forms/harness.tsx';

/** An address of more than 27 characters is cut to 24 and an ellipsis wherever people are shown side by side. */

const address = (length: number) => `${'a'.repeat(length - '@acme.example'.length)}@acme.example`;
const whole = address(27);
const long = address(28);
const cut = `${long.slice(0, 24)}…`;

it('on the cards of a group', async () => {
  const users = [whole, long].map((email, at) => ({ id: String(at), display_name: `Jo ${at}`, email, type: 'Admin' }));
  await show(<GroupAdmins params={{}} record={{ users }} />, { registry });
  await screen.findByText(whole);
  await screen.findByText(cut);
});

it('in the table of an audience', async () => {
  const data = [whole, long].map((email, at) => ({
    id: `a3bb189e-8bf9-4ace-8a1f-0f2d5c7e6f0${at}`,
    display_name: `Jo ${at}`,
    email,
    gender: null,
    profilePicture: null,
  }));
  await show(<ScreenView id="wellbeing/audience" params={{ department__in: 'Care' }} />, {
    registry,
    server: () => ({ body: { data, total_count: 2 } }),
  });
  await screen.findByText(whole);
  await screen.findByText(cut);
});
