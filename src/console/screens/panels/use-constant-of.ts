import type { Constant } from '../../../shared/documents/words.ts';
import { subjectOf } from '../../artifacts/artifact-store.ts';
import { useArtifacts } from '../../artifacts/use-artifacts.ts';
import { useEnvironment } from '../../environment.ts';

/** A constant by its id, for as many as a document names. While its subject is on the way the component suspends. */
export function useConstantOf(): (id: string) => Constant | undefined {
  const { options } = useArtifacts();
  const { store } = useEnvironment();
  return (id) => {
    const found = options[id];
    if (!found && !store.has(subjectOf(id))) store.wait(subjectOf(id));
    return found && 'constant' in found ? found.constant : undefined;
  };
}
