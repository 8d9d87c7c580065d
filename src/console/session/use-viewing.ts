import { useCallback, useSyncExternalStore } from 'react';
import { matchPath } from 'react-router';
import { onlyReads } from '../../shared/documents/only-reads.ts';
import type { Action, RoutesScreen, Screen } from '../../shared/documents/screen.ts';
import { isFile } from '../../shared/screens/list-file.ts';
import { useArtifacts } from '../artifacts/use-artifacts.ts';
import { useEnvironment } from '../environment.ts';
import { useMessages } from '../messages/use-messages.ts';
import { routesOf } from '../shell/routes-of.ts';
import type { Viewing } from './session-store.ts';

/** Set while the console is seen as someone else: nothing can be changed. */
export function useViewing(): Viewing | null {
  const { session } = useEnvironment();
  return useSyncExternalStore(session.subscribe, session.getViewing, session.getViewing);
}

/** Why a control that changes something is off while viewing as someone else; empty for all others. */
export function useViewingRefusal(): (action?: Partial<Action>) => string {
  const viewing = useViewing();
  const { calls, screens } = useArtifacts();
  const routes = routesOf(useArtifacts());
  const { text } = useMessages();
  return useCallback(
    (action) => {
      if (!viewing) return '';
      const writes = (id: string) => !calls[id] || !onlyReads(calls[id]);
      const made = action?.opens ? callsOf(screens[action.opens]) : action?.calls ? [action.calls] : undefined;
      const changes = made ? made.length === 0 || made.some(writes) : !isHarmless(routes, action);
      return changes ? text('shell/viewing.refused', { name: viewing.name }) : '';
    },
    [viewing, calls, screens, routes, text],
  );
}

/** What neither calls nor opens: a file of a list, a way to a screen that is read. */
function isHarmless(routes: RoutesScreen | undefined, action: Partial<Action> = {}): boolean {
  if (action.does) return isFile(action);
  if (!action.goes) return false;
  const path = action.goes.split('?')[0]?.replace(/\{\w+\}/g, 'x') ?? '';
  const route = routes?.routes.find((one) => matchPath(one.path, path));
  return route !== undefined && route.mode !== 'new' && route.mode !== 'edit';
}

const callsOf = (screen: Screen | undefined): string[] =>
  screen && 'calls' in screen ? Object.values(screen.calls ?? {}) : [];
