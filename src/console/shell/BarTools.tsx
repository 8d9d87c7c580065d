import { Component, type ReactNode, Suspense } from 'react';
import type { Banner } from '../../shared/documents/screen.ts';
import { useEnvironment } from '../environment.ts';
import { lazyComponent } from '../screens/lazy-component.ts';
import { BannerLine } from './BannerLine.tsx';

interface Props {
  /** Named components for the bar. */
  names?: readonly string[];
  /** Below the bar: a component, or a sentence. */
  banner?: Banner;
}

/** What the routes name for the bar, and below it. */
export default function BarTools({ banner, names = [banner?.component ?? []].flat() }: Props) {
  const { registry } = useEnvironment();
  if (banner?.text) return <BannerLine banner={banner} text={banner.text} />;
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
