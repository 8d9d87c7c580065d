import type { ComponentType } from 'react';
import type { Screen } from '../../shared/documents/screen.ts';
import { late } from '../late.ts';
import type { ScreenProps } from './screen-props.ts';

type Drawn = Exclude<Screen['kind'], 'routes'>;

const components = {
  list: late(() => import('./list/ListScreen.tsx')),
  tabs: late(() => import('./tabs/TabsScreen.tsx')),
  page: late(() => import('./page/PageScreen.tsx')),
  form: late(() => import('./form/FormScreen.tsx')),
  cards: late(() => import('./cards/CardsScreen.tsx')),
  dialog: late(() => import('./dialog/DialogScreen.tsx')),
  steps: late(() => import('./steps/StepsScreen.tsx')),
} satisfies Record<Drawn, unknown>;

const AccountForm = late(() => import('../account/AccountForm.tsx'));

const isDrawn = (kind: Screen['kind']): kind is Drawn => kind in components;

/** The component of a screen; its code comes with the first of its kind. Outside the shell forms are drawn plainly. */
export function componentOf({ kind }: Screen, bare = false): ComponentType<ScreenProps> | undefined {
  if (bare && kind === 'form') return AccountForm as unknown as ComponentType<ScreenProps>;
  // Each takes the screen of its own kind.
  return isDrawn(kind) ? (components[kind] as unknown as ComponentType<ScreenProps>) : undefined;
}

export const preloadScreen = (kind: Screen['kind']): void => (isDrawn(kind) ? components[kind].preload() : undefined);
