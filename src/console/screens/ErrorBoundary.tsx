import { Component, type ReactNode } from 'react';
import { useEnvironment } from '../environment.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Failure } from './Failure.tsx';

interface Props {
  children: ReactNode;
  /** Another value here means another screen: the failure of the last one is forgotten. */
  resetOn: string;
  close?(): void;
}

/** A screen that fails (documents or code that did not arrive, a mistake in ours) fails alone and offers Retry. */
export function ErrorBoundary({ children, resetOn, close }: Props) {
  const { store } = useEnvironment();
  return (
    <Boundary key={resetOn} onRetry={() => store.retry()} close={close}>
      {children}
    </Boundary>
  );
}

class Boundary extends Component<{ children: ReactNode; onRetry(): void; close?(): void }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  retry = () => {
    // Code that did not arrive is not asked for again by the browser within one page.
    if (this.state.error instanceof TypeError) return location.reload();
    this.props.onRetry();
    this.setState({ error: undefined });
  };

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return <Failed error={this.state.error} retry={this.retry} />;
  }
}

function Failed({ error, retry }: { error: unknown; retry(): void }) {
  const { explain } = useMessages();
  return <Failure sentence={explain(error)} retry={retry} />;
}
