import { useCallback } from 'react';
import type { Action } from '../../shared/documents/screen.ts';
import { isWanted } from '../../shared/gates/evaluate.ts';
import { subjectOf } from '../artifacts/artifact-store.ts';
import { useArtifacts } from '../artifacts/use-artifacts.ts';
import { useEnvironment } from '../environment.ts';
import { useActor } from '../session/use-actor.ts';

type Values = Readonly<Record<string, unknown>>;

/** Whether an action is drawn at all: its dialog is built, what it says under `when` holds, and under `unless` does not. */
export function useDrawn(): (action: Action, values?: Values) => boolean {
  const { screens } = useArtifacts();
  const { store } = useEnvironment();
  const flags = useActor()?.flags;
  return useCallback(
    (action, values = {}) => {
      const target = action.opens ? screens[action.opens] : undefined;
      if (target?.planned) return false;
      if (action.opens && !target && store.has(subjectOf(action.opens))) return false;
      const known: Values = { ...flags, ...values };
      const allHold = (conditions: NonNullable<Action['when']>, otherwise: boolean) =>
        Object.entries(conditions).every(([name, wanted]) =>
          name in known ? isWanted(known[name], wanted) : otherwise,
        );
      // A condition on a row says nothing yet while there is no row.
      const isNoRow = Object.keys(values).length === 0;
      return allHold(action.when ?? {}, isNoRow) && !(action.unless && allHold(action.unless, false));
    },
    [screens, store, flags],
  );
}
