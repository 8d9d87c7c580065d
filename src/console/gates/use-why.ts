import { useMemo } from 'react';
import { useOverlays } from '../actions/action-context.ts';
import { useArtifacts } from '../artifacts/use-artifacts.ts';
import { useActor } from '../session/use-actor.ts';
import { routesOf } from '../shell/routes-of.ts';

type Values = Readonly<Record<string, unknown>>;

/** Opens the dialog that explains a refusal, or (null) which people one sees; undefined where the documents name none, or nobody is signed in. */
export function useWhy(): ((gate: string | null, record?: Values) => void) | undefined {
  const screen = routesOf(useArtifacts())?.why;
  const actor = useActor();
  const overlays = useOverlays();
  return useMemo(
    () =>
      screen && actor
        ? (gate, record) => void overlays.open(screen, gate === null ? { scope: true } : { gate }, record)
        : undefined,
    [screen, actor, overlays],
  );
}
