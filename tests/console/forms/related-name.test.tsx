import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ScreenView } from '../../../src/console/screens/ScreenView.tsx';
import type { Artifacts } from '../../../src/shared/documents/artifacts.ts';
import { artifacts } from './documents.mjs';
import { type Server, show } from './harness.tsx';

// Dialogs are loaded with the first of their kind.
configure({ asyncUtilTimeout: 20_000 });

const id = 'a3bb189e-8bf9-4ace-8a1f-0f2d5c7e6f01';
const sender = 'b3bb189e-8bf9-4ace-8a1f-0f2d5c7e6f02';
const record = { id, version: 1, title: 'First month', status: 'live', chatFromUser: sender, questions: [] };
const registry = {
  cells: {},
  widgets: {},
  components: { 'touchpoints/touchpoint-runs': async () => ({ default: () => null }) },
};

/** The sender is a sample here, and no property of it is served along. */
function documents(): Artifacts {
  const copy = structuredClone(artifacts) as Artifacts;
  const { 'touchpoints/stage': stage, 'lab/sample': sample } = copy.entities;
  if (!stage || !sample) throw new Error('no such entities');
  const { 'x-label': _, ...relation } = stage.schema.properties.chatFromUser ?? {};
  stage.schema.properties.chatFromUser = { ...relation, 'x-relation': sample.id };
  sample.api = { list: 'touchpoints/stage.list', read: 'touchpoints/stage.list' };
  return copy;
}

it('a form that is read calls a related record as that calls itself', async () => {
  const server: Server = ({ path }) => {
    if (path === `/feedback_bot/stage/${id}`) return { body: record };
    return path === `/api/lab/sample/${sender}` ? { body: { id: sender, name: 'The sample' } } : undefined;
  };
  const { container } = await show(<ScreenView id="touchpoints/lifecycle" mode="view" params={{ id, page: '1' }} />, {
    server,
    registry,
    documents: documents(),
    at: '/lifecycle/view',
  });
  await screen.findByText('Chat from user: The sample');
  expect(container.textContent).not.toContain(sender);
});

/** The sender is found by a call, and can be read by no other; its property is called in one word or in several. */
describe.each(['chatFromUser', 'chat_from_user'])('a related record that was picked as %s', (sent) => {
  const documents = JSON.parse(JSON.stringify(artifacts).replaceAll('chatFromUser', sent)) as Artifacts;
  const before = { ...record, version: 3, [sent]: sender, [`${sent}__name`]: 'Grace Hopper', triggerTimeDuration: 1 };
  const whole = { ...before, triggerTimeUnit: 'days', questions: [{ id, type: 'text', text: 'How are you?' }] };
  const ada = { user_id: 'c3bb189e-8bf9-4ace-8a1f-0f2d5c7e6f03', display_name: 'Ada King', email: 'ada@b.example' };
  const theirs = { ...whole, version: 4, [sent]: id, [`${sent}__name`]: 'Mary Jackson' };
  const server: Server = ({ method, path }) => {
    if (path.includes('/users/admins')) return { body: { data: [ada] } };
    return method === 'GET' ? { body: whole, etag: '"3"' } : { status: 412, body: { code: 'Stale', current: theirs } };
  };
  const field = () => screen.findByRole('combobox', { name: /Chat from user/ });
  const open = async () => {
    await show(<ScreenView id="touchpoints/lifecycle" mode="edit" params={{ id, page: '1' }} />, {
      server,
      registry,
      documents,
      at: '/lifecycle/edit',
    });
    expect(await field()).toHaveProperty('value', 'Grace Hopper');
  };
  /** What the dialog about a save that came too late says of the sender. */
  const saidOf = async () => {
    await act(async () => userEvent.click(screen.getByRole('button', { name: 'Update' })));
    const dialog = await screen.findByRole('alertdialog');
    const row = await within(dialog).findByRole('row', { name: /Chat from user/ });
    return [...row.children].map((cell) => cell.textContent).slice(1);
  };

  it('is called by its name where someone else has picked another', async () => {
    await open();
    await userEvent.type(await field(), '{Control>}a{/Control}Ada');
    await userEvent.click(await screen.findByRole('option', { name: /Ada King/ }));
    await waitFor(async () => expect(await field()).toHaveProperty('value', 'Ada King'));
    expect(await saidOf()).toEqual(['Ada King', 'Mary Jackson']);
  });

  it('is not there any more once it was taken out, also beside what someone else has picked', async () => {
    await open();
    await userEvent.hover(await field());
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(async () => expect(await field()).toHaveProperty('value', ''));
    expect(await saidOf()).toEqual(['–', 'Mary Jackson']);
  });
});
