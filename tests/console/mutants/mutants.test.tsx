import { act, cleanup } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CallError } from '../../../src/console/data/call-error.ts';
import { ScreenView } from '../../../src/console/screens/ScreenView.tsx';
import { registry } from '../../../src/generated/components.ts';
import type { Artifacts } from '../../../src/shared/documents/artifacts.ts';
import type { Screen } from '../../../src/shared/documents/screen.ts';
import { show } from '../forms/harness.tsx';
import { answering } from './answers.ts';
import { changedSets } from './sets.mjs';
import { applied, drawn, touched } from './touched.ts';

/**
 * What `check` passes, is drawn: every screen of the product, from documents of which many were changed. The server
 * answers what the calls declare. A screen fails when an error is thrown while it is drawn, or its form is sent.
 */

const params = { id: '00000000-0000-4000-8000-000000000000', page: '1', token: 'token' };
const { own, sets } = changedSets();

/** What was thrown while the screen was drawn, and what had come of it a moment later. */
async function thrownBy(artifacts: Artifacts, { id, kind }: Screen): Promise<string[]> {
  const thrown: string[] = [];
  const heard = vi.spyOn(console, 'error').mockImplementation((first: unknown) => {
    if (first instanceof Error && !(first instanceof CallError)) thrown.push(`${first.name}: ${first.message}`);
  });
  const page = (
    <ScreenView id={id} params={params} mode="edit" {...(kind === 'dialog' && { close: () => undefined })} />
  );
  await show(page, { documents: artifacts, registry, server: answering(artifacts, own) }).catch((error) =>
    thrown.push(String(error)),
  );
  const moment = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  await moment();
  const send = document.querySelector<HTMLButtonElement>('button[type=submit]');
  if (send) act(() => send.click());
  if (send) await moment();
  cleanup();
  heard.mockRestore();
  return [...new Set(thrown)];
}

async function failures(artifacts: Artifacts, screens: readonly Screen[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const screen of screens) {
    const thrown = await thrownBy(artifacts, screen);
    if (thrown.length > 0) found[screen.id] = thrown;
  }
  return found;
}

describe('screens', () => {
  it.runIf(process.env.FULL)('are drawn as they are', async () => {
    expect(drawn(own).length).toBeGreaterThan(60);
    expect(await failures(own, drawn(own))).toEqual({});
  });

  it.each(sets.map((set, index) => ({ ...set, set: index + 1, many: set.changes.length })))(
    'are drawn from changed documents (set $set, $many changes)',
    async ({ changes, changed }) => {
      const artifacts = applied(own, changed);
      const screens = touched(own, artifacts, changed);
      expect([await failures(artifacts, screens), changes]).toEqual([{}, changes]);
    },
  );
});
