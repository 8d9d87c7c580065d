import { describe, expect, it } from 'vitest';
import { buildArtifacts } from '../../scripts/codegen/api.ts';
import type { Call } from '../../src/shared/documents/call.ts';
import type { Schema } from '../../src/shared/documents/schema.ts';
import { planted, shelfWith } from './shelf.ts';

function call(id: string, changes: Parameters<typeof shelfWith>[0] = {}): Call {
  const found = buildArtifacts(shelfWith(changes)).artifacts.calls[id];
  if (!found) throw new Error(`no call ${id}`);
  return found;
}

const answer = (of: Call, status: number): Schema => of.answers?.[status] ?? {};
const list = 'books/book.list.call.json';

describe('list', () => {
  it('takes paging, search, filters, order and what it declares itself, and nothing else', () => {
    const { body, query } = call('books/book.list');
    expect(query).toBeUndefined();
    expect(body?.additionalProperties).toBe(false);
    expect(body?.properties).toEqual({
      page_limit: { type: 'integer', minimum: 1, maximum: 50 },
      page_offset: { type: 'integer', minimum: 0, maximum: 1_000_000 },
      raw_search_string: { type: 'string', maxLength: 100 },
      ordering: { type: 'string', enum: ['title', '-title'] },
      kind__in: {
        type: 'array',
        maxItems: 1000,
        items: { type: 'string', enum: ['novel', 'atlas'], 'x-options': 'books/book.kinds' },
      },
      count: {},
    });
  });

  it('takes them in the query of a GET, under the names that the document gives', () => {
    const { body, query } = call('books/book.list', {
      ...planted(list, '"method": "POST"', '"method": "GET"'),
      ...{
        [list]:
          planted(list, '"POST"', '"GET"')
            [list]?.replace('"body"', '"query"')
            .replace('"pastEnd"', '"limit": "size", "page": "number", "pastEnd"') ?? '',
      },
    });
    expect(body).toBeUndefined();
    expect(Object.keys(query?.properties ?? {})).toEqual([
      'size',
      'number',
      'raw_search_string',
      'ordering',
      'kind__in',
      'page_limit',
      'count',
    ]);
  });

  it('answers rows in their envelope, with names of related records and without secrets', () => {
    const schema = answer(call('books/book.list'), 200);
    expect(schema.required).toEqual(['status', 'data', 'total_count']);
    const record = schema.properties?.data?.items?.properties?.book;
    expect(schema.properties?.data?.items?.required).toEqual(['book']);
    expect(Object.keys(record?.properties ?? {})).toEqual([
      'id',
      'version',
      'createdAt',
      'updatedAt',
      'title',
      'kind',
      'scale',
      'sequelOf',
      'place',
      'note',
      'sequelOf__name',
    ]);
    expect(record?.required).toEqual(['id', 'version', 'createdAt', 'updatedAt', 'title', 'kind']);
  });

  it('puts rows and total where the document wants them, and repeats them', () => {
    const shape = planted(
      list,
      '"items": "data",\n    "total": "total_count",\n    "row": "book",',
      '"items": "data.books", "total": "data.count", "repeat": { "books": "data.books", "count": "data.count" },',
    );
    const schema = answer(call('books/book.list', shape), 200);
    expect(schema.required).toEqual(['status', 'data', 'books', 'count']);
    expect(schema.properties?.data?.required).toEqual(['books', 'count']);
    expect(schema.properties?.books?.type).toBe('array');
    expect(schema.properties?.count?.type).toBe('integer');
  });

  it('answers only what it returns, and is sure of the id alone where fields can be chosen', () => {
    const some = planted(list, '"sort"', '"returns": ["title", "sequelOf"], "sort"');
    const chosen = {
      [list]: some[list]?.replace('"page_limit"', '"fields": { "type": "string" }, "page_limit"') ?? '',
    };
    const row = (of: Call) => answer(of, 200).properties?.data?.items?.properties?.book;
    expect(Object.keys(row(call('books/book.list', some))?.properties ?? {})).toEqual([
      'id',
      'version',
      'title',
      'sequelOf',
      'sequelOf__name',
    ]);
    expect(row(call('books/book.list', some))?.required).toEqual(['id', 'version', 'title']);
    expect(row(call('books/book.list', chosen))?.required).toEqual(['id']);
  });
});

describe('create and update', () => {
  it('creates with what is required, without what the server knows', () => {
    const { body } = call('books/book.create');
    expect(Object.keys(body?.properties ?? {})).toEqual(['title', 'kind', 'scale', 'sequelOf', 'note']);
    expect(body?.required).toEqual(['title', 'kind']);
    expect(Object.keys(call('books/book.create').answers ?? {})).toEqual(['201']);
  });

  it('updates any of it, and lets an optional one be cleared', () => {
    const { body, params } = call('books/book.update');
    expect(body?.required).toBeUndefined();
    expect(body?.properties.scale?.type).toEqual(['integer', 'null']);
    expect(body?.properties.title?.type).toBe('string');
    expect(params).toEqual({
      type: 'object',
      additionalProperties: false,
      required: ['id'],
      properties: { id: { type: 'string', format: 'uuid', maxLength: 36 } },
    });
  });

  it('asks for the id in the body where the path does not hold it', () => {
    const path = planted('books/book.update.call.json', '/books/{id}', '/books/change');
    expect(call('books/book.update', path).body?.required).toEqual(['id']);
  });

  it('takes a declared body as it stands', () => {
    const own = planted(
      'books/book.create.call.json',
      '"rate"',
      '"body": { "type": "object", "properties": { "title": { "type": "string" } } }, "rate"',
    );
    expect(call('books/book.create', own).body).toEqual({
      type: 'object',
      additionalProperties: false,
      properties: { title: { type: 'string' } },
    });
  });
});

describe('the rest', () => {
  const served = (does: string, more: object = {}): Record<string, object> => ({
    'books/book.other.call.json': {
      title: 'Other',
      method: 'POST',
      path: '/books/other',
      gate: 'shell/signed-in',
      does,
      entity: 'books/book',
      rate: 'read',
      audit: 'none',
      ...more,
    },
  });

  it('reorders by ids', () => {
    const { body, answers } = call('books/book.other', served('reorder'));
    expect(body?.required).toEqual(['ids']);
    expect(answers?.[200]?.properties).toEqual({ status: { type: 'integer', title: 'Status', const: 200 } });
  });

  it('answers the options of the filters that the lists of the entity have, in both spellings', () => {
    const { answers } = call('books/book.other', served('filters'));
    expect(answers?.[200]?.required).toEqual(['queryset_filters_options', 'queryset_filter_options']);
    expect(Object.keys(answers?.[200]?.properties?.queryset_filters_options?.properties ?? {})).toEqual(['kind__in']);
  });

  it('answers them where the call says', () => {
    const { answers } = call(
      'books/book.other',
      served('filters', { list: { items: 'data.options', pastEnd: 'empty' } }),
    );
    expect(answers?.[200]?.required).toEqual(['data']);
    expect(Object.keys(answers?.[200]?.properties?.data?.properties?.options?.properties ?? {})).toEqual(['kind__in']);
  });

  it('closes objects at any depth, but not the halves of a composition', () => {
    const body = {
      type: 'object',
      properties: {
        a: { type: 'array', items: { type: 'object', properties: { b: {} } } },
        c: { type: 'object', properties: { d: {} }, anyOf: [{ properties: { e: {} } }] },
      },
    };
    const own = planted('books/book.create.call.json', '"rate"', `"body": ${JSON.stringify(body)}, "rate"`);
    const shape = call('books/book.create', own).body;
    expect(shape?.properties.a?.items?.additionalProperties).toBe(false);
    expect(shape?.properties.c?.additionalProperties).toBeUndefined();
    expect(shape?.properties.c?.anyOf?.[0]?.additionalProperties).toBeUndefined();
  });
});
