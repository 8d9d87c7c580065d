import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ScreenView } from '../../../src/console/screens/ScreenView.tsx';
import type { Artifacts } from '../../../src/shared/documents/artifacts.ts';
import { artifacts } from './documents.mjs';
import { type Server, show } from './harness.tsx';

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
