import { Suspense } from 'react';
import { useEnvironment } from '../environment.ts';
import { lazyComponent } from './lazy-component.ts';

/** A component of the product within a screen of the engine. */
export function Panel({ name, params }: { name: string; params: Record<string, unknown> }) {
  const load = useEnvironment().registry.components[name];
  if (!load) throw new Error(`No component "${name}".`);
  const Component = lazyComponent(load);
  return (
    <Suspense fallback={null}>
      <Component params={params} />
    </Suspense>
  );
}
