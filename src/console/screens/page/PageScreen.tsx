import type { PageScreen as Document } from '../../../shared/documents/screen.ts';
import { useEnvironment } from '../../environment.ts';
import { lazyComponent } from '../lazy-component.ts';
import type { ScreenProps } from '../screen-kinds.ts';
import { ScreenTitleContext } from '../screen-title-context.ts';
import { pages } from './pages.ts';

/** A page that a component draws: the product's, or one of the console's own. */
export default function PageScreen({ screen, params, record, close }: ScreenProps<Document>) {
  const { registry } = useEnvironment();
  const load = registry.components[screen.component] ?? pages[screen.component];
  if (!load) throw new Error(`No component "${screen.component}".`);
  const Component = lazyComponent(load);
  return (
    <ScreenTitleContext value={screen.title}>
      <Component params={params} record={record} close={close} />
    </ScreenTitleContext>
  );
}
