import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ScreenView } from '../../src/console/screens/ScreenView.tsx';
import { show } from './forms/harness.tsx';

/** jsdom measures nothing: that the rows become cards by the width of the dialog is read in the styles. */
it('a list in a dialog has its rows on cards where the dialog leaves little room', async () => {
  const container = document.createElement('div');
  const cache = createCache({ key: 'own', container });
  const held = { id: 'r', user: 'u', user__name: 'Ann Lee', dueOn: '2026-11-02', reason: 'Paused' };
  const server = () => ({ body: { data: [held], total_count: 1 } });
  await show(
    <CacheProvider value={cache}>
      <ScreenView id="touchpoints/held-list" params={{ stageId: 's' }} close={() => undefined} />
    </CacheProvider>,
    { server },
  );
  await screen.findByText('Ann Lee');
  const table = screen.getByRole('table');
  const rules = [...container.querySelectorAll('style')].map(({ textContent }) => textContent);
  const around = [...document.querySelectorAll('.MuiDialogContent-root')].flatMap((one) => [...one.classList]);
  const contained = rules.find((rule) => rule.includes('container-name:dialog'));
  expect(around.some((name) => contained?.includes(`.${name}{`))).toBe(true);
  const cards = rules.filter((rule) =>
    rule.startsWith('@media (max-width: 1100px){@container dialog (max-width: 720px){'),
  );
  const styled = cards.filter((rule) => [...table.classList].some((name) => rule.includes(`.${name} .actions{`)));
  expect(styled.join()).toMatch(/ \.actions\{[^}]*position:static/);
});
