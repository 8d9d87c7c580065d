import { useEffect, useRef } from 'react';
import { matchPath } from 'react-router';
import type { RoutesScreen } from '../../shared/documents/screen.ts';
import { subjectOf } from '../artifacts/artifact-store.ts';
import { useEnvironment } from '../environment.ts';
import { preloadScreen } from '../screens/screen-kinds.ts';
import { findTab } from '../screens/tabs/find-tab.ts';

/** Fetches the first screen's documents and code while the session is still being asked for. */
export function usePreload(routes: RoutesScreen | undefined, pathname: string, search: string): void {
  const { store } = useEnvironment();
  const done = useRef(false);
  useEffect(() => {
    if (done.current || !routes) return;
    done.current = true;
    const route = routes.routes.find(({ path }) => matchPath(path, pathname));
    void load(route?.screen, true);

    async function load(id: string | undefined, deep: boolean): Promise<void> {
      if (!id) return;
      if (!store.get().screens[id]) await store.load(subjectOf(id)).catch(() => undefined);
      const screen = store.get().screens[id];
      if (!screen) return;
      preloadScreen(screen.kind);
      if (screen.kind !== 'tabs' || !deep) return;
      const asked = new URLSearchParams(search).get(screen.query);
      await load(findTab(screen, asked)?.screen, false);
    }
  }, [routes, pathname, search, store]);
}
