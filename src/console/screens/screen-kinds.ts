import { type ComponentType, lazy } from 'react';
import type { Screen } from '../../shared/documents/screen.ts';
import type { ScreenProps } from './screen-props.ts';

// biome-ignore lint/suspicious/noExplicitAny: each component takes the props of its own kind
type Load = () => Promise<{ default: ComponentType<any> }>;

type Drawn = Exclude<Screen['kind'], 'routes'>;

const loads: Record<Drawn, Load> = {
  list: () => import('./list/ListScreen.tsx'),
  tabs: () => import('./tabs/TabsScreen.tsx'),
  page: () => import('./page/PageScreen.tsx'),
  form: () => import('./form/FormScreen.tsx'),
  cards: () => import('./cards/CardsScreen.tsx'),
  dialog: () => import('./dialog/DialogScreen.tsx'),
  steps: () => import('./steps/StepsScreen.tsx'),
};

const AccountForm = lazy(() => import('../account/AccountForm.tsx'));

const components: Partial<Record<string, ComponentType<ScreenProps>>> = Object.fromEntries(
  Object.entries(loads).map(([kind, load]) => [kind, lazy(load)]),
);

/** The component of a screen; its code comes with the first of its kind. Outside the shell forms are drawn plainly. */
export const componentOf = ({ kind }: Screen, bare = false): ComponentType<ScreenProps> | undefined =>
  bare && kind === 'form' ? (AccountForm as unknown as ComponentType<ScreenProps>) : components[kind];

export function preloadScreen(kind: Screen['kind']): void {
  if (kind in loads) void loads[kind as Drawn]().catch(() => undefined);
}
