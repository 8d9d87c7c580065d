import type { Artifacts } from '../../../src/shared/documents/artifacts.ts';
import type { Kind } from '../../../src/shared/documents/id.ts';
import type { DocumentFile, Documents, Path } from '../document.ts';
import type { Entry } from '../entries.ts';
import type { Resolver } from '../resolve.ts';
import type { CodeUse } from '../source-use.ts';
import type { Reference } from './meta-walk.ts';

/** What every check looks at, and how it says what is wrong. */
export interface Checking {
  documents: Documents;
  /** Named things whose document agrees with its meta-schema, so that checks need not look at types again. */
  entries: readonly Entry[];
  /** All named things, those of faulty documents included. */
  declared: readonly Entry[];
  /** Sound files of shared definitions, which a `$ref` points into. */
  definitions: readonly DocumentFile[];
  /** Files that are no JSON: what they declare is not known. */
  broken: readonly DocumentFile[];
  /** Some document is at fault: what others do not use may be used there. */
  hasFaults: boolean;
  references: readonly Reference[];
  /** Built from all documents but the faulty ones. */
  artifacts: Artifacts;
  resolver: Resolver;
  usedInCode: CodeUse | undefined;
  say(document: DocumentFile, path: Path, sentence: string, suggestion?: string): void;
}

export const entriesOfKind = (checking: Checking, kind: Kind): Entry[] =>
  checking.entries.filter((entry) => entry.kind === kind);

/** Says it at a place below a named thing. */
export function at(checking: Checking, entry: Entry, path: Path, sentence: string, suggestion?: string): void {
  checking.say(entry.document, [...entry.path, ...path], sentence, suggestion);
}

/** Each item with its place. */
export const placed = <T>(path: Path, items: readonly T[] | undefined): [Path, T][] =>
  (items ?? []).map((item, index) => [[...path, index], item]);
