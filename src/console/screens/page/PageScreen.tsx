import { type ComponentType, lazy } from 'react';
import type { PageScreen as Document } from '../../../shared/documents/screen.ts';
import { useEnvironment } from '../../environment.ts';
import type { ComponentProps, ConsoleRegistry, Lazy } from '../../slots.ts';
import type { ScreenProps } from '../screen-kinds.ts';
import { ScreenTitleContext } from '../screen-title-context.ts';
import { pages } from './pages.ts';

const made = new WeakMap<Lazy<ComponentProps>, ComponentType<ComponentProps>>();

/** A page that a component draws: the product's, or one of the console's own. */
export default function PageScreen({ screen, params, record, close }: ScreenProps<Document>) {
  const { registry } = useEnvironment();
  const Component = componentOf(registry, screen.component);
  return (
    <ScreenTitleContext value={screen.title}>
      <Component params={params} record={record} close={close} />
    </ScreenTitleContext>
  );
}

/** Made lazy once per name, or every drawing would load and mount it anew. */
function componentOf(registry: ConsoleRegistry, name: string): ComponentType<ComponentProps> {
  const load = registry.components[name] ?? pages[name];
  if (!load) throw new Error(`No component "${name}".`);
  const component = made.get(load) ?? lazy(load);
  made.set(load, component);
  return component;
}
