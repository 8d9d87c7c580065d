import { Component, type ReactNode, Suspense, useCallback } from 'react';
import { useFailure } from '../actions/use-failure.ts';
import { useEnvironment } from '../environment.ts';
import { forgetFailed } from '../late.ts';

interface Props {
  /** A menu, a drawer or a dialog. */
  children: ReactNode;
  /** It is as if it had not been opened: what opens it is pressed again. */
  close(): void;
}

/**
 * Around what is opened over a page and comes with code of its own. Where that does not arrive nothing is opened, why is
 * said where it was to be opened, and all else stays as it was.
 */
export function Arriving({ children, close }: Props) {
  const failure = useFailure();
  const { store } = useEnvironment();
  const failed = useCallback(
    (error: unknown) => {
      forgetFailed();
      store.retry();
      close();
      void failure(error);
    },
    [failure, store, close],
  );
  return (
    <Catching failed={failed}>
      <Suspense fallback={null}>{children}</Suspense>
    </Catching>
  );
}

class Catching extends Component<{ children: ReactNode; failed(error: unknown): void }, { isOver: boolean }> {
  override state = { isOver: false };

  static getDerivedStateFromError() {
    return { isOver: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.failed(error);
  }

  override render() {
    return this.state.isOver ? null : this.props.children;
  }
}
