import { describe, expect, it } from 'vitest';
import { buildArtifacts } from '../../scripts/codegen/api.ts';
import type { Artifacts } from '../../src/shared/documents/artifacts.ts';
import { planted, shelfWith } from './shelf.ts';

const built = (changes: Parameters<typeof shelfWith>[0] = {}): Artifacts =>
  buildArtifacts(shelfWith(changes)).artifacts;
const book = built().entities['books/book']?.schema.properties ?? {};

describe('references', () => {
  it('inlines a shared definition and tightens it', () => {
    expect(book.title).toMatchObject({ type: 'string', title: 'Title', minLength: 1, maxLength: 30 });
    expect(JSON.stringify(built())).not.toContain('$ref');
  });

  it('takes the tighter of two limits, whichever side it stands on', () => {
    const loose = built(planted('books/book.entity.json', '"maxLength": 30', '"maxLength": 300'));
    expect(loose.entities['books/book']?.schema.properties.title?.maxLength).toBe(40);
  });

  it('follows a reference to the field of another document', () => {
    const call = planted(
      'books/book.create.call.json',
      '"rate"',
      '"body": { "type": "object", "properties": { "name": { "$ref": "book.entity.json#/schema/properties/title" } } }, "rate"',
    );
    expect(built(call).calls['books/book.create']?.body?.properties.name).toMatchObject({
      maxLength: 30,
      title: 'Title',
    });
  });

  it('complains about a circle instead of running round in it', () => {
    const circle = shelfWith({
      'common/circle.json': { a: { $ref: '#/b' }, b: { $ref: '#/a' } },
      ...planted('books/book.entity.json', '../common/paging.json#/name', '../common/circle.json#/a'),
    });
    expect(buildArtifacts(circle).complaints.map((one) => one.sentence)).toEqual(['$ref "#/a" leads back to itself']);
  });
});

describe('types that follow from elsewhere', () => {
  it('makes the values of an option list an enum and keeps its name', () => {
    expect(book.kind).toEqual({ type: 'string', enum: ['novel', 'atlas'], 'x-options': 'books/book.kinds' });
  });

  it('makes a relation a uuid', () => {
    expect(book.sequelOf).toMatchObject({ type: 'string', format: 'uuid' });
  });

  it('allows null where the type does', () => {
    const schema = built(
      planted(
        'books/book.entity.json',
        '"x-options": "books/book.kinds"',
        '"type": ["string", "null"], "x-options": "books/book.kinds"',
      ),
    );
    expect(schema.entities['books/book']?.schema.properties.kind?.enum).toEqual(['novel', 'atlas', null]);
  });
});

describe('ids', () => {
  it('says the file name, unless it is the folder name', () => {
    expect(Object.keys(built().gates)).toEqual(['books/book.keep', 'shell/signed-in']);
    expect(built().messages['shell/none']).toEqual({ id: 'shell/none', text: 'Nothing here.', severity: 'info' });
  });
});

describe('forms', () => {
  const form = built().forms['books/book']?.schema;

  it('has the body of its call, cut down to its fields', () => {
    expect(Object.keys(form?.properties ?? {})).toEqual(['title', 'kind', 'scale']);
    expect(form?.required).toEqual(['title', 'kind']);
    expect(form?.additionalProperties).toBeUndefined();
  });

  it('requires a conditional field only under its condition', () => {
    expect(form?.allOf).toEqual([
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      { if: { properties: { kind: { const: 'atlas' } }, required: ['kind'] }, then: { required: ['scale'] } },
    ]);
  });

  it('takes null for a value that is missing, since a form holds no null', () => {
    const rules = [
      { fields: ['scale'], field: 'note', is: null, required: true },
      { fields: ['scale'], field: 'note', is: ['short', null], required: true },
    ];
    const layout = { groups: [{ fields: ['title', 'kind', 'scale', 'note'] }], when: rules };
    const ruled = built({ 'books/book.form.json': { call: 'books/book.create', layout } });
    expect(ruled.forms['books/book']?.schema?.allOf).toEqual([
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      { if: { properties: { note: { const: null } } }, then: { required: ['scale'] } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      { if: { properties: { note: { enum: ['short', null] } } }, then: { required: ['scale'] } },
    ]);
  });

  it('takes a list of values for any of them, and looks into the items of a list', () => {
    const chapters = {
      type: 'array',
      items: {
        type: 'object',
        required: ['text', 'kind'],
        properties: { text: { type: 'string' }, kind: { type: 'string' } },
      },
    };
    const nested = built({
      'books/book.form.json': {
        schema: { type: 'object', properties: { chapters } },
        layout: {
          groups: [{ fields: ['chapters'] }],
          when: [{ fields: ['chapters.text'], field: 'chapters.kind', is: ['a', 'b'] }],
        },
      },
    });
    expect(nested.forms['books/book']?.schema?.properties.chapters?.items).toEqual({
      ...chapters.items,
      required: ['kind'],
      allOf: [
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        { if: { properties: { kind: { enum: ['a', 'b'] } }, required: ['kind'] }, then: { required: ['text'] } },
      ],
    });
  });
});

describe('who may write an entity', () => {
  const write = planted('books/book.entity.json', '"schema": {', '"write": "books/book.keep", "schema": {');

  it('is who may write each of its fields, but for those that are read only', () => {
    const fields = Object.entries(built(write).entities['books/book']?.schema.properties ?? {});
    const written = fields.filter(([, field]) => field['x-write'] === 'books/book.keep').map(([name]) => name);
    expect(written).toEqual(['title', 'kind', 'scale', 'sequelOf', 'note']);
  });

  it('gives way to what a field says itself', () => {
    const entity = write['books/book.entity.json'] as string;
    const own = { 'books/book.entity.json': entity.replace('"title": {', '"title": { "x-write": "books/book.list",') };
    const title = built(own).entities['books/book']?.schema.properties.title;
    expect(title?.['x-write']).toBe('books/book.list');
  });
});
