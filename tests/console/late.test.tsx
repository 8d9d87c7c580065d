import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { OfflineError } from '../../src/console/data/call-error.ts';
import { forgetFailed, late } from '../../src/console/late.ts';

class Boundary extends Component<{ children: ReactNode; failed(error: unknown): void }, { isOver: boolean }> {
  override state = { isOver: false };
  static getDerivedStateFromError() {
    return { isOver: true };
  }
  override componentDidCatch(error: unknown) {
    this.props.failed(error);
  }
  override render() {
    return this.state.isOver ? <p>Failed</p> : this.props.children;
  }
}

it('code that did not arrive is asked for again once that is wanted, and not before', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network')));
  let asked = 0;
  const Part = late<{ name: string }>(async () => {
    asked += 1;
    if (asked === 1) throw new TypeError('Failed to fetch');
    return { default: ({ name }) => <p>{name} is here</p> };
  });
  const failed = vi.fn();
  const drawn = (key: number) => (
    <Boundary key={key} failed={failed}>
      <Suspense>
        <Part name="It" />
      </Suspense>
    </Boundary>
  );
  const { rerender } = await act(async () => render(drawn(1)));
  await screen.findByText('Failed');
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.any(OfflineError));
  await act(async () => rerender(drawn(2)));
  await screen.findByText('Failed');
  expect(asked).toBe(1);
  forgetFailed();
  await act(async () => rerender(drawn(3)));
  await screen.findByText('It is here');
  expect(asked).toBe(2);
});
