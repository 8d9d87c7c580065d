import { act, screen } from '@testing-library/react';
import { lazy } from 'react';
import { expect, it } from 'vitest';
import { Cell } from '../../src/console/cells/Cell.tsx';
import type { CellProps } from '../../src/console/slots.ts';
import { show } from './forms/harness.tsx';

/** What stands in a cell's place until its code has come. */

function lateCell() {
  let resolve: (cell: { default: (props: CellProps) => string }) => void = () => undefined;
  const promise = new Promise<{ default: (props: CellProps) => string }>((done) => {
    resolve = done;
  });
  const registry = { cells: { late: lazy(() => promise) }, widgets: {}, components: {} };
  const draw = (value: unknown) =>
    show(<Cell name="late" record={{}} values={[value]} schema={undefined} />, { registry });
  return { draw, come: () => act(async () => resolve({ default: () => 'drawn' })) };
}

it('is its text', async () => {
  const { draw, come } = lateCell();
  await draw('Ann Lee');
  expect(screen.getByText('Ann Lee')).toBeTruthy();
  await come();
  expect(screen.getByText('drawn')).toBeTruthy();
});

it('is nothing where it is no text', async () => {
  const { draw, come } = lateCell();
  await draw([{ kind: 'Reminder' }]);
  expect(screen.getByRole('main').textContent).toBe('');
  await come();
  expect(screen.getByText('drawn')).toBeTruthy();
});
