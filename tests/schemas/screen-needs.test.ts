import { describe, expect, it } from 'vitest';
import { checkDocuments, complaintLine } from '../../scripts/codegen/api.ts';
import { noParts } from '../../scripts/codegen/code-parts.ts';
import type { CodeUse } from '../../scripts/codegen/source-use.ts';
import { planted, shelf, shelfWith } from './shelf.ts';

/** What the console would draw and the server would refuse is told before anything starts. */

const entity = 'books/book.entity.json';
const list = 'books/book.list.call.json';
const screen = 'books/list.screen.json';
const dialog = (more: object) => ({ 'books/edit.screen.json': { kind: 'dialog', title: 'Book', ...more } });
const row = '"row": [';
const opensEdit = '{ "label": "Change", "opens": "books/edit" }';

const json = (path: string) => JSON.parse(shelf[path] ?? '');
const ownForm = (more: object = {}) => ({
  'books/own.form.json': {
    schema: { $ref: 'book.entity.json#/schema' },
    layout: { groups: [{ fields: ['title'] }] },
    ...more,
  },
});

const faults: [name: string, changes: Record<string, string | object>, line: string][] = [
  [
    'a form in a dialog that goes nowhere',
    { ...ownForm(), ...dialog({ form: 'books/own' }) },
    'schemas/books/edit.screen.json:4:3 #/form: Nothing says where the values of the form books/own go, name the "call" in the form, or here "calls" or a "resource" with simple REST',
  ],
  [
    'a dialog over simple REST that the entity does not serve',
    {
      ...ownForm(),
      ...dialog({ form: 'books/own', resource: 'books/book' }),
      [entity]: { ...json(entity), api: { update: 'books/book.keep' } },
    },
    'schemas/books/edit.screen.json:5:3 #/resource: The screen names no call for "create", and the entity books/book has no simple REST for it, name a call in "calls", or in the entity a gate: "api": { "create": … }',
  ],
  [
    'a list of a call that does not say how many there are',
    {
      'books/book.some.call.json': {
        title: 'List some books',
        method: 'GET',
        path: '/books/some',
        gate: 'shell/signed-in',
        answer: {
          data: {
            type: 'array',
            title: 'Books',
            maxItems: 10,
            items: {
              type: 'object',
              title: 'Book',
              additionalProperties: false,
              properties: { title: { type: 'string', title: 'Title' } },
            },
          },
        },
        sort: ['title'],
        rate: 'read',
        audit: 'none',
      },
      [screen]: { ...json(screen), calls: { list: 'books/book.some' }, filters: undefined, search: undefined },
    },
    'schemas/books/list.screen.json:5:5 #/calls/list: The call books/book.some does not say where the number of its rows is, give it "list": { "items": "data", "total": "total_count" }, else nobody comes to the second page',
  ],
  [
    'a copy of a record that no call reads',
    {
      [entity]: { ...json(entity), api: { create: 'books/book.keep' } },
      'books/add.screen.json': {
        kind: 'form',
        title: 'Book',
        resource: 'books/book',
        form: 'books/book',
        calls: { create: 'books/book.create' },
        copy: { parameter: 'like' },
        back: '/',
      },
    },
    'schemas/books/add.screen.json:4:3 #/resource: The screen names no call for "read", and the entity books/book has no simple REST for it, name a call in "calls", or in the entity a gate: "api": { "read": … }',
  ],
  [
    'a dialog that changes a record, opened from above a list',
    {
      ...dialog({ form: 'books/book', calls: { update: 'books/book.update' } }),
      ...planted(screen, row, `"actions": [${opensEdit}], ${row}`),
    },
    'schemas/books/list.screen.json:29:36 #/actions/0/opens: The dialog books/edit changes a record, and here is none, open it from a row or a record, or give the dialog a "create" call',
  ],
  [
    'a value sent by a dialog that its call does not take',
    dialog({ form: 'books/book', calls: { create: 'books/book.create' }, send: { titel: 'x' } }),
    'schemas/books/edit.screen.json:9:5 #/send/titel: The call books/book.create takes no "titel", did you mean "title"?',
  ],
  [
    'a list over simple REST that the entity does not serve',
    { [screen]: { ...json(screen), calls: undefined, filters: undefined } },
    'schemas/books/list.screen.json:3:3 #/resource: The screen names no call for "list", and the entity books/book has no simple REST for it, name a call in "calls", or in the entity a gate: "api": { "list": … }',
  ],
  [
    'a value sent to a list over simple REST that it does not know',
    {
      [entity]: { ...json(entity), api: { list: 'books/book.keep' } },
      [screen]: { ...json(screen), calls: undefined, filters: undefined, send: { kin: 'novel' } },
    },
    'schemas/books/list.screen.json:25:5 #/send/kin: The simple REST of books/book has no filter "kin", did you mean "kind"?',
  ],
  [
    'a filter that a handler does not take',
    {
      [list]: {
        ...json(list),
        does: undefined,
        body: { type: 'object', properties: { genre: { type: 'array', items: { type: 'string' } } } },
        answers: { 200: { type: 'object' } },
        filters: undefined,
      },
      [screen]: { ...json(screen), search: undefined, filters: { fields: [{ name: 'gender', label: 'Gender' }] } },
    },
    'schemas/books/list.screen.json:20:9 #/filters/fields/0/name: The call books/book.list has no filter "gender", did you mean "genre"?',
  ],
  [
    'a relation with nothing to choose from',
    planted('books/book.form.json', '"scale"\n        ]', '"scale",\n          "sequelOf"\n        ]'),
    'schemas/books/book.form.json:10:11 #/layout/groups/0/fields/3: Nothing offers the records of books/book to choose from, give it the widget "relation" with a "call" that lists them, or the entity simple REST: "api": { "list": … }',
  ],
  [
    'a picture for a call that takes no files',
    {
      [entity]: {
        ...json(entity),
        schema: {
          ...json(entity).schema,
          properties: {
            ...json(entity).schema.properties,
            cover: {
              type: 'string',
              'x-image': {
                shape: 'fit',
                size: 100,
                type: 'png',
                maxBytes: 1000,
                wrongType: 'shell/needed',
                tooLarge: 'shell/needed',
              },
            },
          },
        },
      },
      ...planted('books/book.form.json', '"scale"\n        ]', '"scale",\n          "cover"\n        ]'),
    },
    'schemas/books/book.form.json:10:11 #/layout/groups/0/fields/3: The call books/book.create takes no files, so no picture, say "multipart": true there',
  ],
  [
    'a page of one record whose address names none',
    {
      [entity]: { ...json(entity), api: { read: 'books/book.keep' } },
      ...planted('shell/navigation.screen.json', '"path": "/shelf/:id"', '"path": "/shelf/one"'),
      ...planted(screen, '"goes": "/shelf/{id}"', '"goes": "/shelf/one"'),
    },
    'schemas/shell/navigation.screen.json:11:7 #/routes/1/path: The screen books/one shows one record, and the address names none, write a parameter into it, such as /shelf/one/:id',
  ],
  [
    'a parameter of its path that a list does not look at',
    planted(list, '"path": "/books/list"', '"path": "/shelves/{shelf}/list"'),
    'schemas/books/book.list.call.json:4:3 #/path: The list does not look at {shelf}, name it in "filters": "shelf": { "property": …, "is": "equal" }',
  ],
  [
    'a column of a relation without a name',
    planted(screen, '"columns": [', '"columns": [{ "field": "sequelOf" }, '),
    'schemas/books/list.screen.json:7:17 #/columns/0/field: What "sequelOf" shows is the id of a record, name the field "sequelOf__name"',
  ],
  [
    'a text search over a relation',
    planted(entity, '"search": [\n      "title"', '"search": [\n      "sequelOf"'),
    'schemas/books/book.entity.json:60:7 #/storage/search/0: Text search cannot look into "sequelOf", it looks into texts and numbers',
  ],
  [
    'a part of what is no text',
    planted(list, '"property": "kind",\n      "is": "in"', '"property": "sequelOf",\n      "is": "search"'),
    'schemas/books/book.list.call.json:25:7 #/filters/kind__in/is: Nothing can be searched for in "sequelOf", compare it by "in" or "equal"',
  ],
];

const linesOf = (changes: Record<string, string | object>, usedInCode?: CodeUse) =>
  checkDocuments(shelfWith(changes), { usedInCode }).map(complaintLine);

const controls: typeof faults = [
  [
    'a file of a list in its rows',
    { [screen]: { ...json(screen), row: [{ label: 'Table', does: 'csv' }] } },
    '"csv" cannot stand here, it stands in the "actions" of a list',
  ],
  [
    'a deletion that nobody is asked about',
    { [screen]: { ...json(screen), row: [{ label: 'Delete', does: 'delete' }] } },
    'Nobody is asked before it is deleted, name a message: "confirm": …',
  ],
  [
    'a deletion over simple REST that the entity does not serve',
    { [screen]: { ...json(screen), row: [{ label: 'Delete', does: 'delete', confirm: 'shell/retry' }] } },
    'The screen names no call for "delete", and the entity books/book has no simple REST for it, name a call in "calls", or in the entity a gate: "api": { "delete": … }',
  ],
];

describe('what a screen needs', () => {
  it.each(controls)('%s', (_name, changes, sentence) => {
    expect(linesOf(changes).map((line) => line.replace(/^\S+ \S+: /, ''))).toContain(sentence);
  });

  it.each(faults)('%s', (_name, changes, line) => {
    expect(linesOf(changes)).toEqual([line]);
  });

  it('takes a dialog that makes something new from anywhere, and one that changes a row from the row', () => {
    const made = dialog({ form: 'books/book' });
    expect(linesOf({ ...made, ...planted(screen, row, `"actions": [${opensEdit}], ${row}`) })).toEqual([]);
    const changing = dialog({ form: 'books/book', calls: { update: 'books/book.update' } });
    expect(linesOf({ ...changing, ...planted(screen, row, `${row}${opensEdit},`) })).toEqual([]);
  });
});

describe('what nobody could use', () => {
  const use: CodeUse = { ids: new Map(), words: new Set(), beginnings: [], parts: noParts };

  it('is a call that neither code nor engine answers', () => {
    const call = { ...json(list), title: 'Count', path: '/books/count', answers: { 200: { type: 'object' } } };
    for (const member of ['does', 'entity', 'list', 'filters', 'sort']) delete call[member];
    const place = { file: 'src/x.ts', line: 1, column: 1 };
    const lines = linesOf({ 'books/book.count.call.json': call }, use);
    expect(lines).toEqual([
      'schemas/books/book.count.call.json:1:1 #: Nobody answers the call books/book.count, say what it "does", or export `handler` from src/hr/server/books/book.count.ts',
    ]);
    const answered = { ...use, parts: { ...noParts, handlers: new Map([['books/book.count', place]]) } };
    expect(linesOf({ 'books/book.count.call.json': call }, answered)).toEqual([]);
    expect(linesOf({}, answered)).toEqual([
      'src/x.ts:1:1 #: No call asks for `handler` of books/book.count, remove it, or move it to the place of its id',
    ]);
  });

  it('is a component that is not at its place, and one that no document shows', () => {
    const page = { 'books/about.screen.json': { kind: 'page', component: 'books/about-us' } };
    const said = 'schemas/books/about.screen.json:3:3 #/component: Nothing draws the component books/about-us';
    expect(linesOf(page, use)).toContain(`${said}, export it by default from src/hr/console/books/AboutUs.tsx`);
    const place = { file: 'src/x.tsx', line: 1, column: 1, imported: false };
    const drawn = { ...use, parts: { ...noParts, drawn: new Map([['books/about-us', place]]) } };
    expect(linesOf(page, drawn).filter((line) => line.includes('about-us'))).toEqual([]);
    expect(linesOf({}, drawn)).toEqual([
      'src/x.tsx:1:1 #: No document shows books/about-us, remove it, or move it to the place of its id',
    ]);
  });

  it('is a permission under no heading', () => {
    const permissions = (group?: string) => ({
      'access/permissions.options.json': {
        codes: { title: 'Permissions', values: [{ value: 'keep_books', label: 'Keep books', group }] },
        groups: { title: 'Headings', values: [{ value: 'Books', label: 'Books' }], reserved: 'For a test.' },
      },
    });
    const path = 'schemas/access/permissions.options.json';
    const sentence = 'Nobody can be given the permission keep_books:';
    expect(linesOf(permissions('Books'), use)).toEqual([]);
    expect(linesOf(permissions(), use)).toEqual([
      `${path}:5:7 #/codes/values/0: ${sentence} it stands under no heading, "group" is one of Books`,
    ]);
    expect(linesOf(permissions('Book'), use)).toEqual([
      `${path}:8:9 #/codes/values/0/group: ${sentence} there is no heading "Book", did you mean "Books"?`,
    ]);
  });
});
