import { useSyncExternalStore } from 'react';
import type { Artifacts } from '../../shared/documents/artifacts.ts';
import type { Entity } from '../../shared/documents/entity.ts';
import type { Screen } from '../../shared/documents/screen.ts';
import type { Constant, Option } from '../../shared/documents/words.ts';
import type { Resource } from '../../shared/screens/resources.ts';
import { useEnvironment } from '../environment.ts';
import { subjectOf } from './artifact-store.ts';

/** Everything loaded so far; draws again when a part arrives or a document changes. */
export function useArtifacts(): Artifacts {
  const { store } = useEnvironment();
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

/**
 * One document by id. While its subject is on the way the component suspends; a subject that cannot be loaded
 * throws to the error boundary. Undefined only when the loaded subject has no such document.
 */
export function useDocument<K extends keyof Artifacts>(kind: K, id: string): Artifacts[K][string] | undefined {
  const { store } = useEnvironment();
  const found = useArtifacts()[kind][id] as Artifacts[K][string] | undefined;
  const subject = subjectOf(id);
  if (!found && subject && !store.has(subject)) store.wait(subject);
  return found;
}

export const useScreen = (id: string): Screen | undefined => useDocument('screens', id);
/** What react-admin knows of an entity. */
export const useResource = (id: string): Resource | undefined => useEnvironment().store.source.resources[id];

export const useEntity = (id: string): Entity | undefined => useDocument('entities', id);

/** The values of an option list; of a constant list of values, each value is its own label. */
export function useOptions(id: string): readonly Option[] {
  const options = useDocument('options', id);
  if (!options) return [];
  if ('values' in options) return options.values;
  const constants = Array.isArray(options.constant) ? options.constant : [options.constant];
  return constants.flatMap((value) => (typeof value === 'object' ? [] : [{ value, label: String(value) }]));
}

/** The values from which someone may choose: retired ones only where they are held already. */
export function useOffered(id: string, isHeld: (value: Option['value']) => boolean = () => false): readonly Option[] {
  return useOptions(id).filter(({ value, retired }) => !retired || isHeld(value));
}

export function useConstant<T extends Constant>(id: string | undefined, fallback: T): T {
  const options = useDocument('options', id ?? '');
  return options && 'constant' in options ? (options.constant as T) : fallback;
}
