import { describe, expect, it } from 'vitest';
import { buildArtifacts, checkDocuments } from '../../scripts/codegen/api.ts';
import { isObject, type Path, pointerOf } from '../../scripts/codegen/document.ts';
import { shelf, shelfWith } from './shelf.ts';

/** Every place of a document. */
function* placesOf(value: unknown, path: Path = []): Generator<Path> {
  if (path.length > 0) yield path;
  const entries = Array.isArray(value) ? value.entries() : isObject(value) ? Object.entries(value) : [];
  for (const [key, inner] of entries) yield* placesOf(inner, [...path, key]);
}

/** A copy in which the value at a place is another, or (undefined) missing. */
function withValue(value: unknown, path: Path, is: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return is;
  if (Array.isArray(value)) {
    const items = value.map((item, index) => (index === key ? withValue(item, rest, is) : item));
    return items.filter((item) => item !== undefined);
  }
  const holder = value as Record<string, unknown>;
  return { ...holder, [key]: withValue(holder[key as string], rest, is) };
}

const wrongs: unknown[] = [undefined, null, 7, 'wrong', [], {}, [null], { a: null }];
const step = process.env.FULL ? 1 : 17;

const plants = Object.entries(shelf)
  .flatMap(([file, text]) => [...placesOf(JSON.parse(text))].map((path) => ({ file, text, path })))
  .flatMap((place) => wrongs.map((wrong) => ({ ...place, wrong })));

describe('documents with any fault', () => {
  it(`are complained about and built as far as they go, never thrown at (every ${step}. of ${plants.length})`, () => {
    const thrown: string[] = [];
    for (const { file, text, path, wrong } of plants.filter((_, index) => index % step === 0)) {
      const documents = shelfWith({ [file]: JSON.stringify(withValue(JSON.parse(text), path, wrong)) });
      try {
        checkDocuments(documents);
        buildArtifacts(documents);
      } catch (error) {
        thrown.push(`${file}#${pointerOf(path)} = ${JSON.stringify(wrong)}: ${(error as Error).message}`);
      }
    }
    expect(thrown).toEqual([]);
  });
});
