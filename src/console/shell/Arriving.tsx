import { Component, type ReactNode, Suspense, useCallback } from 'react';
import { useNotice } from '../messages/use-notice.ts';
import { NotArrived } from './late.ts';

interface Props {
  children: ReactNode;
  /** Closes what was to be opened: its button is there for another try. */
  lost(): void;
}

/**
 * What is opened over a page and has code of its own: a menu, a drawer, a dialog. Where the code does not arrive (offline,
 * or the server is of another version by now), the page below stays as it is, and it is said.
 */
export function Arriving({ children, lost }: Props) {
  const notice = useNotice();
  const tell = useCallback(() => {
    lost();
    notice('shell/not-loaded');
  }, [lost, notice]);
  return (
    <Arrival lost={tell}>
      <Suspense fallback={null}>{children}</Suspense>
    </Arrival>
  );
}

/** A mistake in the code that has arrived goes on to the boundary around. */
class Arrival extends Component<Props, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof NotArrived) this.props.lost();
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!(error instanceof NotArrived)) throw error;
    return null;
  }
}
