import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Frame } from '../../src/console/shell/Frame.tsx';
import type { RoutesScreen } from '../../src/shared/documents/screen.ts';
import { show } from './forms/harness.tsx';

afterEach(() => vi.restoreAllMocks());

it('shows a banner once the page is drawn, however much else is still fetched', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(
    () => [{ responseEnd: performance.now() }] as unknown as PerformanceEntryList,
  );
  const banners = [{ text: 'Paused until Monday.', when: {} }];
  const routes = { title: 'Library', routes: [], banners } as unknown as RoutesScreen;
  await show(
    <Frame routes={routes}>
      <h1>Shelves</h1>
    </Frame>,
  );
  expect(await screen.findByText('Paused until Monday.')).toBeTruthy();
});
