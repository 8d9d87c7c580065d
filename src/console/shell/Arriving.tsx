import { Component, type ReactNode, Suspense, useCallback } from 'react';
import { useNotice } from '../messages/use-notice.ts';

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

class Arrival extends Component<Props, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch() {
    if (this.isMissing) this.props.lost();
  }

  /** A browser says by a TypeError that a module could not be fetched. */
  private get isMissing() {
    return this.state.error instanceof TypeError;
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    if (!this.isMissing) throw this.state.error;
    return null;
  }
}
