import { useCallback } from 'react';
import { useArtifacts } from '../artifacts/use-artifacts.ts';
import { usePerformCall } from '../data/use-call.ts';
import { useEnvironment } from '../environment.ts';
import { routesOf } from '../shell/routes-of.ts';
import type { Owner } from './draft.ts';

/** Who keeps drafts here, and their key. Nobody while the console is seen as someone else. */
export function useDraftOwner(): () => Promise<Owner | null> {
  const { session, draftKeys } = useEnvironment();
  const call = routesOf(useArtifacts())?.draftKey;
  const perform = usePerformCall();
  return useCallback(async () => {
    const person = session.getUser()?.id;
    if (!person || !call || session.getViewing()) return null;
    return draftKeys.of(person, async () => (await perform<{ key: string }>(call)).body.key);
  }, [session, draftKeys, call, perform]);
}
