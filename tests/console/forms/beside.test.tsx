import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import '../../../src/console/screens/form/FormScreen.tsx';
import { ScreenView } from '../../../src/console/screens/ScreenView.tsx';
import type { ComponentProps } from '../../../src/console/slots.ts';
import { expectAccessible, type Server, show } from './harness.tsx';

/** What a form's document draws beside it follows what is typed, and what is read. */

const id = 'a3bb189e-8bf9-4ace-8a1f-0f2d5c7e6f01';
const record = { id, version: 7, name: 'Bottle', state: 'fresh', fragile: true, tags: [], sender__name: 'Ada' };
const server: Server = () => ({ body: record, etag: '"7"' });
const Label = ({ record: shown, params }: ComponentProps) => (
  <p>{`${params.size}: ${shown?.name}, from ${shown?.sender__name}${shown?.fragile ? ', fragile' : ''}`}</p>
);
const registry = { cells: {}, widgets: {}, components: { 'lab/label': async () => ({ default: Label }) } };
const open = (mode: 'edit' | 'view') =>
  show(<ScreenView id="lab/beside" params={{ id }} mode={mode} />, { server, registry });
const preview = () => screen.findByRole('complementary', { name: 'Preview' });

it('is given the values as they are typed, the words of the record and what the document says beside it', async () => {
  const { container } = await open('edit');
  expect(await within(await preview()).findByText('small: Bottle, from Ada, fragile')).toBeTruthy();
  const user = userEvent.setup();
  await act(async () => user.type(screen.getByRole('textbox', { name: 'Name' }), ' and jar'));
  await act(async () => user.click(screen.getByLabelText('Fragile')));
  expect(await within(await preview()).findByText('small: Bottle and jar, from Ada')).toBeTruthy();
  await expectAccessible(container);
});

it('stands beside a record that is read, too', async () => {
  await open('view');
  expect(await within(await preview()).findByText('small: Bottle, from Ada, fragile')).toBeTruthy();
});
