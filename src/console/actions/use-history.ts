import { useMemo } from 'react';
import type { Action } from '../../shared/documents/screen.ts';
import { useArtifacts } from '../artifacts/use-artifacts.ts';
import { useGates } from '../gates/use-gate.ts';
import { routesOf } from '../shell/routes-of.ts';

/** An action that the console has put there stands behind the button of a row's menu, also where it is the only one. */
export type RowAction = Action & { inMenu?: true };

/** What leads from a record to what was done to it: nothing for kinds of which it is not told, or for who may not know. */
export function useHistory(resource: string | undefined): RowAction | undefined {
  const history = routesOf(useArtifacts())?.history;
  const ask = useGates();
  return useMemo(() => {
    if (!history || resource === undefined || !history.of.includes(resource) || !ask(history.gate).allowed)
      return undefined;
    const { of: _of, ...action } = history;
    return { ...action, inMenu: true, goes: action.goes.replace('{entity}', encodeURIComponent(resource)) };
  }, [history, resource, ask]);
}
