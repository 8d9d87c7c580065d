import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEditContext, useRecordContext, useResourceContext, useSaveContext } from 'react-admin';
import { expect, it } from 'vitest';
import { Editor } from '../../../src/console/screens/form/Editor.tsx';
import type { FormScreen } from '../../../src/shared/documents/screen.ts';
import { artifacts } from './documents.mjs';
import { show } from './harness.tsx';

/** What stands around an input: react-admin's edit context, which saves by the call of the screen. */

const record = { id: 'a3bb189e-8bf9-4ace-8a1f-0f2d5c7e6f01', version: 3, title: 'First month' };
const lifecycle = artifacts.screens['touchpoints/lifecycle'] as FormScreen;
const form = artifacts.forms[lifecycle.form];

function Probe() {
  const resource = useResourceContext();
  const title = useRecordContext()?.title;
  const { mutationMode } = useEditContext();
  const { save, saving } = useSaveContext();
  const meta = { calls: { update: lifecycle.calls.update }, version: record.version };
  return (
    <>
      <p>{[resource, title, mutationMode, saving ? 'saving' : 'idle'].join(' ')}</p>
      <button type="button" onClick={() => void save?.({ title: 'Second' }, { meta })}>
        Save
      </button>
    </>
  );
}

it('gives the record, its resource and a save to what is drawn within it', async () => {
  const editor = (
    <Editor screen={lifecycle} form={form} record={record} done="/">
      {() => <Probe />}
    </Editor>
  );
  const { requests } = await show(editor, { server: () => ({ body: { status: 200 } }) });
  expect(await screen.findByText('touchpoints/stage First month pessimistic idle')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const sent = () => requests.filter(({ method }) => method === 'PATCH');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ path: `/feedback_bot/stage/update/${record.id}`, body: { title: 'Second' } });
  expect(sent()[0]?.headers['if-match']).toBe('"3"');
});
