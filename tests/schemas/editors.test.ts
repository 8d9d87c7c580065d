import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findNodeAtLocation } from 'jsonc-parser';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildArtifacts, loadDocuments } from '../../scripts/codegen/api.ts';
import { walkDocument } from '../../scripts/codegen/check/meta-walk.ts';
import type { DocumentFile } from '../../scripts/codegen/document.ts';
import { cellNames, componentNames, standaloneNames, widgetNames } from '../../scripts/codegen/emit/names.ts';
import { entriesOf } from '../../scripts/codegen/entries.ts';
import { builtinCells, builtinWidgets, iconNames } from '../../src/shared/builtins.ts';
import { type Kind, kinds } from '../../src/shared/documents/id.ts';
import { Editor, labels, wordsOf } from '../support/editor.ts';

/** What an analyst is offered, told and shown in VS Code, by the language service that it has, in the product's documents. */

const documents = loadDocuments(['schemas']);
const { artifacts } = buildArtifacts(documents);
const entries = entriesOf(documents);
let editor: Editor;
beforeAll(() => {
  editor = new Editor();
});

const idsOf = (kind: Kind) => entries.filter((entry) => entry.kind === kind).map(({ id }) => id);
const valuesOf = (id: string) => {
  const list = artifacts.options[id];
  return list && 'values' in list ? list.values.map(({ value }) => String(value)) : [];
};

/** What may stand where a meta-schema says `x-id`. */
const names: Record<string, readonly string[]> = {
  message: idsOf('messages'),
  gate: idsOf('gate'),
  call: idsOf('call'),
  form: idsOf('form'),
  screen: idsOf('screen'),
  entity: idsOf('entity'),
  icon: iconNames,
  widget: [...builtinWidgets, ...widgetNames(artifacts)],
  cell: [...builtinCells, ...cellNames(artifacts)],
  component: [...componentNames(artifacts), ...standaloneNames(artifacts)],
  permission: valuesOf('access/permissions.codes'),
  flag: valuesOf('access/why.flags'),
  type: valuesOf('people/user/types'),
  rate: valuesOf('shell/limits.rates'),
};

type Path = (string | number)[];
const isThere = (document: DocumentFile, path: Path) => document.tree && findNodeAtLocation(document.tree, path);

/** Places in real documents where a name of this sort stands: the first of three documents. */
function placesOf(sort: string, holds?: string): [DocumentFile, Path, besides: string[]][] {
  const found = documents.files.flatMap((document): [DocumentFile, Path, string[]][] => {
    const fitting = walkDocument(document).references.filter((one) => one.kind === sort && one.holds === holds);
    const first = fitting.find(({ path }) => isThere(document, [...path]));
    return first ? [[document, [...first.path], [first.besides ?? []].flat()]] : [];
  });
  return found.slice(0, 3);
}

describe('names', () => {
  it.each(Object.keys(names))('of the sort %s are offered, all of them and no other', async (sort) => {
    const places = placesOf(sort);
    expect(places.length).toBeGreaterThan(0);
    for (const [{ file }, path, besides] of places)
      expect(labels(await editor.offers(file, path)).sort(), `${file} ${path.join('/')}`).toEqual(
        [...(names[sort] ?? []), ...besides].sort(),
      );
  });

  it('of options are those of lists where a list belongs, and of constants where one belongs', async () => {
    const lists = idsOf('options').filter((id) => 'values' in (artifacts.options[id] ?? {}));
    for (const [{ file }, path] of placesOf('options', 'list'))
      expect(labels(await editor.offers(file, path)).sort()).toEqual(lists.sort());
    const sizes = labels(await editor.offers('schemas/company/tickets.screen.json', ['pageSizes']));
    expect(sizes).toContain('shell/limits.pageSizes');
    expect(sizes.filter((id) => lists.includes(id))).toEqual([]);
  });

  it('are explained by what they say', async () => {
    const offered = await editor.offers('schemas/people/employees.screen.json', ['empty']);
    const [none] = offered.filter(({ label }) => label === '"people/user/none"');
    expect(wordsOf(none)).toBe('No employees present.');
  });
});

const system = ['id', 'version', 'createdAt', 'updatedAt'];
const fieldsOf = (id: string) => Object.keys(artifacts.entities[id]?.schema.properties ?? {});
const ticket = ['id', 'type', 'subject', 'description', 'contact_phone', 'name', 'email', 'status'];
const token = artifacts.calls['company/api-token.list'];
/** Without the secret, which nobody is shown. */
const tokens = fieldsOf('company/api-token').filter((name) => name !== 'token_hash');
const makers = ['created_by__name', 'confirmed_by__name'];

const fieldPlaces: [string, string, Path, string[]][] = [
  ['in a column of simple REST', 'company/tickets.screen', ['columns', 1, 'field'], [...system, ...ticket]],
  [
    'in a column of a call that returns some',
    'company/api-tokens.screen',
    ['columns', 0, 'field'],
    ['id', 'version', ...(token?.returns ?? []), 'segments', 'held_at', 'held_because', ...makers],
  ],
  ['that the entity itself is called by', 'company/ticket.entity', ['display'], ticket],
  ['that the entity is searched by', 'company/ticket.entity', ['storage', 'search', 0], ticket],
  ['that a call returns', 'company/api-token.list.call', ['returns', 0], [...system, ...makers, ...tokens]],
  [
    'of a form',
    'company/api-token-new.form',
    ['layout', 'groups', 0, 'fields', 0],
    ['name', 'scopes', 'segments', 'days'],
  ],
  [
    'of another entity, in a label',
    'touchpoints/run.entity',
    ['schema', 'properties', 'user', 'x-label'],
    fieldsOf('people/user'),
  ],
];

describe('fields', () => {
  it.each(fieldPlaces)('%s', async (_, file, path, fields) => {
    const offered = labels(await editor.offers(`schemas/${file}.json`, path));
    expect(offered.sort()).toEqual([...new Set(fields)].sort());
  });

  it('are offered as keys', async () => {
    const file = 'schemas/company/api-token-new.form.json';
    const text = readFileSync(file, 'utf8');
    const inside = '"labels": {';
    expect(text).toContain(inside);
    const offered = labels(await editor.offersAt(file, text, text.indexOf(inside) + inside.length));
    expect(offered.sort()).toEqual(['days', 'name']);
  });

  it('are offered as filters by the names that the call has', async () => {
    const path = ['filters', 'fields', 0, 'name'];
    const offered = labels(await editor.offers('schemas/people/employees.screen.json', path));
    const screen = artifacts.screens['people/employees'];
    const list = screen?.kind === 'list' ? screen.calls?.list : undefined;
    expect(offered.filter((name) => !name.startsWith('<')).sort()).toEqual(
      Object.keys(artifacts.calls[list ?? '']?.filters ?? {}).sort(),
    );
  });

  it('of a group are offered by its name', async () => {
    const offered = labels(await editor.offers('schemas/people/employees.screen.json', ['columns', 0, 'field']));
    expect(offered).toContain('<people/user#audience>');
  });
});

describe('explanations', () => {
  it.each([
    ['a key', 'schemas/people/employees.screen.json', ['columns'], 'Columns, from left to right.'],
    ['a key of a part', 'schemas/company/ticket.entity.json', ['storage', 'table'], 'SQL table.'],
  ] as [string, string, Path, string][])(
    'of %s are Markdown, and lead to a sample and to the meta-schema',
    async (_, file, path, says) => {
      const hover = await editor.hover(file, path);
      expect(hover).toContain(says);
      const links = [...hover.matchAll(/\]\((file:[^)]*?)#L(\d+)\)/g)];
      expect(links).toHaveLength(2);
      for (const [, url = '', line] of links) {
        expect(existsSync(fileURLToPath(url))).toBe(true);
        const [text] = readFileSync(fileURLToPath(url), 'utf8')
          .split('\n')
          .slice(Number(line) - 1);
        expect(text).toContain(`"${path.at(-1)}"`);
      }
    },
  );

  it('of a value say what it names', async () => {
    expect(await editor.hover('schemas/people/employees.screen.json', ['empty'], 'value')).toContain(
      'No employees present.',
    );
  });
});

/** As if every place in it were left as it is offered. */
const taken = (snippet: string) =>
  snippet.replace(/\$\{\d+:((?:\\.|[^}\\])*)\}/g, '$1').replaceAll(/\\([$}\\])/g, '$1');

describe('snippets', () => {
  const others = ['definitions', 'removed'];
  const fileOf = (kind: string) =>
    `schemas/common/${kind === 'definitions' ? 'new' : kind === 'removed' ? 'removed' : `new.${kind}`}.json`;

  it.each([...kinds, ...others])('make a whole %s document that fits its meta-schema', async (kind) => {
    const offered = await editor.offersAt(fileOf(kind), '', 0);
    expect(offered.length).toBeGreaterThan(0);
    const plain = new Editor(({ url }) => url.includes('schemas/meta'));
    for (const { label, textEdit } of offered)
      expect(await plain.complaints(fileOf(kind), taken(textEdit?.newText ?? '')), label).toEqual([]);
  });

  const parts: [string, string, string][] = [
    ['property', 'new.entity', '{ "schema": { "properties": { "x": | } } }'],
    ['column', 'new.screen', '{ "kind": "list", "columns": [|] }'],
    ['filter', 'new.screen', '{ "kind": "list", "filters": { "fields": [|] } }'],
    ['action', 'new.screen', '{ "kind": "list", "row": [|] }'],
    ['panel', 'new.screen', '{ "kind": "page", "panels": [|] }'],
    ['error', 'new.call', '{ "errors": { "Taken": | } }'],
    ['gate', 'new.gate', '{ "edit": | }'],
    ['message', 'new.messages', '{ "none": | }'],
    ['option', 'new.options', '{ "kinds": { "title": "Kinds", "values": [|] } }'],
    ['route', 'new.screen', '{ "kind": "routes", "routes": [|] }'],
    ['tab', 'new.screen', '{ "kind": "tabs", "tabs": [|] }'],
    ['step', 'new.screen', '{ "kind": "steps", "steps": [|] }'],
    ['card', 'new.screen', '{ "kind": "cards", "cards": [|] }'],
    ['group of fields', 'new.form', '{ "layout": { "groups": [|] } }'],
  ];

  it.each(parts)('of a %s are offered at its place', async (part, file, marked) => {
    const offered = await editor.offersAt(`schemas/common/${file}.json`, marked.replace('|', ''), marked.indexOf('|'));
    const fitting = offered.filter(({ label }) => label.includes(part));
    expect(fitting).not.toEqual([]);
    const plain = new Editor(({ url }) => url.includes('schemas/meta'));
    for (const { label, textEdit } of fitting) {
      const said = await plain.complaints(
        `schemas/common/${file}.json`,
        marked.replace('|', taken(textEdit?.newText ?? '')),
      );
      expect(
        said.filter((line) => !line.includes('Missing property')),
        label,
      ).toEqual([]);
    }
  });
});

describe('documents', () => {
  it('are not complained about where check does not', async () => {
    const said = [];
    for (const { file } of documents.files) said.push(...(await editor.complaints(file)));
    expect(said).toEqual([]);
  });

  it('with a name that there is not are', async () => {
    const file = 'schemas/people/employees.screen.json';
    const text = readFileSync(file, 'utf8').replace('"people/user/none"', '"people/user/noone"');
    expect(await editor.complaints(file, text)).toEqual([
      expect.stringMatching(/^schemas\/people\/employees\.screen\.json:\d+: There is no message of this name here/),
    ]);
  });

  it('are completed before codegen has run, but for names', async () => {
    const file = 'schemas/people/employees.screen.json';
    const fresh = new Editor(undefined, { isBuilt: false });
    expect((await fresh.offersAt('schemas/people/new.screen.json', '', 0)).length).toBe(8);
    expect(labels(await fresh.offersAt(file, '{ "kind": "list",  }', 18))).toContain('columns');
    expect(await fresh.complaints(file)).toEqual([expect.stringMatching(/Unable to load schema .*\.build\/editors/)]);
  });
});
