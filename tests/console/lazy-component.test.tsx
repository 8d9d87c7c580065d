import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { expect, it } from 'vitest';
import { lazyComponent, useLoaded } from '../../src/console/screens/lazy-component.ts';

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`pressed ${count}`}
    </button>
  );
}

const loader = () => async () => ({ default: Counter });

function Drawn({ load, waits }: { load: ReturnType<typeof loader>; waits?: boolean }) {
  const isThere = useLoaded(waits ? [load] : []);
  const Lazy = lazyComponent(load);
  return isThere ? <Lazy /> : <p>not yet</p>;
}

it('what was loaded before is drawn without a moment in between', async () => {
  const load = loader();
  const fallbacks: string[] = [];
  const Fallback = () => {
    fallbacks.push('shown');
    return null;
  };
  await act(async () => {
    render(
      <Suspense fallback={<Fallback />}>
        <Drawn load={load} waits />
      </Suspense>,
    );
  });
  expect(await screen.findByText('pressed 0')).toBeTruthy();
  expect(fallbacks).toEqual([]);
});

it('what stands there keeps its state when another place loads the same', async () => {
  const load = loader();
  const page = (both: boolean) => (
    <Suspense fallback="waiting">
      <Drawn load={load} />
      {both && <Drawn load={load} waits />}
    </Suspense>
  );
  const { rerender } = await act(async () => render(page(false)));
  await act(async () => userEvent.click(await screen.findByText('pressed 0')));
  await act(async () => rerender(page(true)));
  // Drawn again, once the other has loaded it.
  await act(async () => rerender(page(true)));
  expect((await screen.findAllByRole('button')).map(({ textContent }) => textContent)).toEqual([
    'pressed 1',
    'pressed 0',
  ]);
});
