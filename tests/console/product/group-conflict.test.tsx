import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ScreenView } from '../../../src/console/screens/ScreenView.tsx';
import { registry } from '../../../src/generated/components.ts';
import { type Server, show } from '../forms/harness.tsx';

configure({ asyncUtilTimeout: 20_000 });

/** Two admins change one group: what a step's component holds is compared like the fields of a form. */

const id = 'a3bb189e-8bf9-4ace-8a1f-0f2d5c7e6f01';
const group = {
  id,
  version: 7,
  group_name: 'Plant partners',
  all_employees: false,
  permissions: [{ codename: 'add_note' }],
  segments: { department__in: 'Care' },
};

async function open(current: Record<string, unknown>) {
  const server: Server = ({ method, path }) => {
    if (path.includes('/group/changes'))
      return { body: { status: 200, admins: 1, gains: [], loses: [], more: 0, fewer: 0 } };
    if (path.includes('/group/detail')) return { body: { status: 200, data: group }, etag: '"7"' };
    if (method === 'PATCH')
      return { status: 412, body: { code: 'Stale', message: 'Late.', current: { ...group, version: 8, ...current } } };
    return undefined;
  };
  return show(<ScreenView id="access/group-edit" record={{ id }} params={{}} close={() => undefined} />, {
    server,
    registry,
  });
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** What fills its cells is loaded when it is first drawn. */
const compared = (expected: unknown) =>
  waitFor(() => {
    const [, ...lines] = within(screen.getByRole('alertdialog')).getAllByRole('row');
    expect(lines.map((line) => [...line.children].map(({ textContent }) => textContent))).toEqual(expected);
  });
const untouched = 'Not changed by you, stays as saved';

it('both changed what its admins may do, and the other one whom they see as well', async () => {
  await open({
    permissions: [{ codename: 'add_note' }, { codename: 'data_export' }],
    segments: { department__in: 'Care,Sales', location__in: 'Pune' },
  });
  await press('Next');
  await userEvent.click(await screen.findByRole('switch', { name: /^Manage alert words/ }));
  await press('Save');
  await compared([
    [
      'Permissions',
      expect.stringMatching(/^(?!.*Data export).*[Aa]lert words/),
      expect.stringMatching(/^(?!.*[Aa]lert words).*Data export/),
    ],
    ['Filter', untouched, 'Department: Care, SalesLocation: Pune'],
  ]);
});

it('who chose everyone is told so', async () => {
  await open({ segments: { location__in: 'Pune' } });
  await press('Next');
  await press('Next');
  await userEvent.click(await screen.findByRole('radio', { name: /^All Employee/ }));
  await press('Save');
  await compared([['Filter', 'All Employee', 'Location: Pune']]);
});
