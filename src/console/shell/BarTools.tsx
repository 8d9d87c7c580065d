import { Component, type ReactNode, Suspense } from 'react';
import { useEnvironment } from '../environment.ts';
import { lazyComponent } from '../screens/lazy-component.ts';

/** What the routes name for the bar. */
export default function BarTools({ names }: { names: readonly string[] }) {
  const { registry } = useEnvironment();
  return names.map((name) => {
    const load = registry.components[name];
    const Tool = load && lazyComponent(load);
    return (
      <Quiet key={name}>
        <Suspense fallback={null}>{Tool && <Tool params={{}} />}</Suspense>
      </Quiet>
    );
  });
}

/** A tool that fails is not drawn: the page does not stand on it. */
class Quiet extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
