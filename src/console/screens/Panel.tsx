import { type ReactNode, Suspense } from 'react';
import { useEnvironment } from '../environment.ts';
import { lazyComponent } from './lazy-component.ts';

interface Props {
  name: string;
  params: Record<string, unknown>;
  /** The record that the screen shows. */
  record?: Record<string, unknown>;
  /** Closes the dialog around it. */
  close?(result?: unknown): void;
  /** Drawn while its code is on the way. */
  waiting?: ReactNode;
}

/** A component of the product within a screen of the engine. */
export function Panel({ name, waiting = null, ...props }: Props) {
  const load = useEnvironment().registry.components[name];
  if (!load) throw new Error(`No component "${name}".`);
  const Component = lazyComponent(load);
  return (
    <Suspense fallback={waiting}>
      <Component {...props} />
    </Suspense>
  );
}
