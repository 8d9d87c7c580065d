import { subjectOf } from '../../artifacts/artifact-store.ts';
import { useArtifacts } from '../../artifacts/use-artifacts.ts';
import { useEnvironment } from '../../environment.ts';

/** What an option list calls a value, for as many lists as a document names. While its subject is on the way the component suspends. */
export function useWordOf(): (id: string, value: unknown) => string | undefined {
  const { options } = useArtifacts();
  const { store } = useEnvironment();
  return (id, value) => {
    const found = options[id];
    if (!found && !store.has(subjectOf(id))) store.wait(subjectOf(id));
    return found && 'values' in found ? found.values.find((one) => one.value === value)?.label : undefined;
  };
}
