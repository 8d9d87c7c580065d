import type { Schema } from '../../../src/shared/documents/schema.ts';
import { listAnswer } from '../shapes/list-shapes.ts';
import { at, type Checking, entriesOfKind } from './checking.ts';

/** A list that says itself what it answers must name all that the engine puts there, or each answer would be a failure. */
export function checkListAnswers(checking: Checking): void {
  for (const entry of entriesOfKind(checking, 'call')) {
    const call = checking.artifacts.calls[entry.id];
    if (call?.does !== 'list') continue;
    const made = listAnswer(call, { type: 'object', properties: {} });
    for (const answer of Object.values(call.answers ?? {}))
      for (const path of lacking(made, answer))
        at(checking, entry, ['list'], `The answer has no ${JSON.stringify(path)}, where "list" puts something`);
  }
}

/** Dotted paths of what is made and not named; `status` is in every answer. */
const lacking = (made: Schema, named: Schema | undefined): string[] =>
  named?.additionalProperties === true
    ? []
    : Object.entries(made.properties ?? {}).flatMap(([name, inside]) => {
        const there = named?.properties?.[name];
        if (name === 'status') return [];
        return there ? lacking(inside, there).map((path) => `${name}.${path}`) : [name];
      });
