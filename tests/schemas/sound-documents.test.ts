import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { noParts } from '../../scripts/codegen/code-parts.ts';
import { soundDocuments } from '../../scripts/migrate/sound-documents.ts';
import { shelf } from './shelf.ts';

/** What migrations are made from: documents without faults, or nothing. */

const folder = mkdtempSync(join(tmpdir(), 'rapport-sound-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const entity = 'books/book.entity.json';
const everything = { ids: new Map(), beginnings: ['books/', 'shell/'], words: new Set<string>(), parts: noParts };

function made(changes: Record<string, string> = {}) {
  const root = mkdtempSync(join(folder, 'documents-'));
  for (const [path, text] of Object.entries({ ...shelf, ...changes })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return soundDocuments([root], everything);
}

const text = shelf[entity] as string;

describe('documents that migrations are made from', () => {
  it('are all there', () => {
    expect(Object.keys(made().entities)).toEqual(['books/book']);
  });

  it.each([
    ['a mistyped key', text.replace('"plural"', '"plurals"')],
    ['a comma too few', text.replace(',', '')],
    ['half a file', text.slice(0, -20)],
  ])('are none with %s, since a document that counts as gone would drop its table', (_, broken) => {
    expect(() => made({ [entity]: broken })).toThrow(/books\/book\.entity\.json:\d+:\d+ [\s\S]*Nothing was done/);
  });

  it('name what may be dropped', () => {
    const removed = text.replace('"storage": {', '"storage": { "removed": ["coverColour"],');
    const { removable } = made({ [entity]: removed, 'books/removed.json': '{ "tables": ["shelf_mark"] }' });
    expect([...removable].sort()).toEqual(['book.coverColour', 'book.cover_colour', 'shelf_mark']);
  });

  it('complain about something removed that is there', () => {
    const removed = text.replace('"storage": {', '"storage": { "removed": ["title"],');
    expect(() => made({ [entity]: removed, 'books/removed.json': '{ "tables": ["book"] }' })).toThrow(
      /The field title is there, so that it cannot be removed[\s\S]*The table book belongs to books\/book/,
    );
  });
});
