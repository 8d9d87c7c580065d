import { relative } from 'node:path';
import type { Entity } from '../../../src/shared/documents/entity.ts';
import type { Schema } from '../../../src/shared/documents/schema.ts';
import type { Path } from '../document.ts';
import { at, type Checking, entriesOfKind } from './checking.ts';

/**
 * Texts that people write and that then stand for something: a name, a tag, a column, a line of a chart. One that
 * turns the line around, or differs from another by what nobody sees, passes for what it is not.
 */
export function checkLabelTexts(checking: Checking): void {
  const shown = shownElsewhere(checking);
  for (const entry of entriesOfKind(checking, 'entity')) {
    const entity = checking.artifacts.entities[entry.id];
    if (!entity) continue;
    const isMany = (place: string) => hasManyLines(checking, entity, place);
    for (const [name, schema] of Object.entries(entity.schema.properties)) {
      const isLabel = entity.display === name || shown.has(`${entity.id}.${name}`);
      for (const [path, text] of textsIn(schema)) {
        const place = [name, ...path.filter((step) => step !== 'properties' && step !== 'items')].join('.');
        if (!takesHidden(text) || (text.maxLength ?? endless) > longest || (!isLabel && isMany(place))) continue;
        at(
          checking,
          entry,
          ['schema', 'properties', name, ...path],
          `${sentence}: ${place}`,
          hintFor(checking, entry.document.path),
        );
      }
    }
  }
}

/** What a call takes under the name of such a text, said anew and without the rule: a form would let it pass. */
export function checkLabelInputs(checking: Checking): void {
  for (const entry of entriesOfKind(checking, 'call')) {
    const { entity = '', body, does = '' } = checking.artifacts.calls[entry.id] ?? {};
    const stored = checking.artifacts.entities[entity]?.schema.properties ?? {};
    if (asking.includes(does)) continue;
    for (const [name, schema] of Object.entries(body?.properties ?? {})) {
      const ruled = textsIn(stored[name] ?? {}).filter(([, text]) => !takesHidden(text));
      for (const [path, text] of textsIn(schema)) {
        if (!takesHidden(text) || !ruled.some(([of]) => of.join() === path.join())) continue;
        const place = ['body', 'properties', name, ...path];
        at(checking, entry, place, `${sentence}: ${name}`, hintFor(checking, entry.document.path));
      }
    }
  }
}

/** Their inputs are compared with what is stored. */
const asking = ['list', 'count', 'export'];

const sentence = 'What people write here stands for something, and may hold line breaks and signs that nobody sees';

/** What is longer is prose. */
const longest = 300;
const endless = Number.POSITIVE_INFINITY;

/** One of each kind: a line break, a bell, what turns the line around, what has no width, what joins or varies letters, what looks like a space. */
const hidden = [
  '\n',
  '\u0007',
  '\u202e',
  '\u2066',
  '\u200b',
  '\u200d',
  '\ufeff',
  '\u2028',
  '\u034f',
  '\ufe0e',
  '\u3164',
];

const takesHidden = (schema: Schema): boolean =>
  hidden.some((sign) => samples.some((sample) => allows(schema, sample(sign))));

/** A pattern may want letters, digits or a path. */
const samples = [(sign: string) => `a${sign}b`, (sign: string) => `1${sign}`, (sign: string) => `/a${sign}`];

function allows({ pattern, not, allOf = [] }: Schema, text: string): boolean {
  const isRefused = not?.pattern !== undefined && matches(not.pattern, text);
  return !isRefused && (pattern === undefined || matches(pattern, text)) && allOf.every((part) => allows(part, text));
}

function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    // Said by the check of patterns.
    return false;
  }
}

/** Texts of a property that people write, those within lists and objects too. What has a format or a list of values holds nothing else. */
function textsIn(schema: Schema, path: Path = []): [Path, Schema][] {
  if (schema.readOnly || schema['x-virtual'] || schema['x-sensitive'] === 'secret') return [];
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, one]) =>
    textsIn(one, [...path, 'properties', name]),
  );
  if (schema.items) inner.push(...textsIn(schema.items, [...path, 'items']));
  const isFree = !(
    schema.format ||
    schema.enum ||
    schema.const !== undefined ||
    schema['x-rich-text'] ||
    schema['x-image']
  );
  return [schema.type].flat().includes('string') && isFree ? [[path, schema], ...inner] : inner;
}

/** Some form has a field of many lines for it: it is prose, however short. */
function hasManyLines({ artifacts }: Checking, { id }: Entity, place: string): boolean {
  return Object.values(artifacts.forms).some(({ call, layout }) => {
    const said = layout.widgets?.[place];
    return (
      artifacts.calls[call ?? '']?.entity === id && (typeof said === 'string' ? said : said?.widget) === 'textarea'
    );
  });
}

/** What other entities show in place of a record's id. */
function shownElsewhere({ artifacts }: Checking): Set<string> {
  const labels = Object.values(artifacts.entities).flatMap(({ schema }) =>
    Object.values(schema.properties).map((one) => `${one['x-relation']}.${one['x-label']}`),
  );
  return new Set(labels);
}

function hintFor({ documents }: Checking, path: string): string {
  const rule = documents.files.find(({ kind, stem }) => kind === 'definitions' && stem === 'label');
  const file = rule ? relative(path.split('/').slice(0, -1).join('/'), rule.path) : 'common/label.json';
  return `write "allOf": [{ "$ref": "${file}#/text" }] in place of its type, a "format" where it is no text, or "readOnly" where code alone writes it`;
}
