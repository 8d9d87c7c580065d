import type { Artifacts } from '../../shared/documents/artifacts.ts';
import type { RoutesScreen } from '../../shared/documents/screen.ts';

/** The one screen that says which path shows what. */
export const routesOf = ({ screens }: Artifacts): RoutesScreen | undefined =>
  Object.values(screens).find((screen): screen is RoutesScreen => screen.kind === 'routes');
