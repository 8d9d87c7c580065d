import type { Complaint } from '../document.ts';
import type { CodeUse } from '../source-use.ts';
import { didYouMean } from '../suggest.ts';
import type { Checking } from './checking.ts';

/** Ids of a known subject that code names and no document declares: types see those of `hr`, not those of the engine. */
export function unknownInCode(checking: Checking, use: CodeUse): Complaint[] {
  const known = new Set(Object.values(checking.artifacts).flatMap((named) => Object.keys(named)));
  const subjects = new Set([...known].map(subjectOf));
  const isPrefix = (id: string) => [...known].some((other) => other.startsWith(`${id}.`));
  const unknown = [...use.ids].filter(([id]) => subjects.has(subjectOf(id)) && !known.has(id) && !isPrefix(id));
  return unknown
    .filter(([id]) => !id.endsWith('.json'))
    .map(([id, place]) => {
      const suggestion = didYouMean(id, known) ?? 'it may have been renamed';
      return { ...place, pointer: '', sentence: `No document declares ${JSON.stringify(id)}`, suggestion };
    });
}

const subjectOf = (id: string): string => id.split('/')[0] ?? '';
