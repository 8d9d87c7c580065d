import { describe, expect, it } from 'vitest';
import { buildArtifacts, loadDocuments } from '../../scripts/codegen/api.ts';
import { isObject } from '../../scripts/codegen/document.ts';
import { openApi } from '../../scripts/codegen/emit/openapi.ts';
import { planted, shelfWith } from './shelf.ts';

interface Operation {
  operationId: string;
  description: string;
  parameters: { name: string }[];
  responses: Record<string, { content: Record<string, { schema: { oneOf?: unknown[] } }> }>;
}

interface Document {
  openapi: string;
  components: { schemas: Record<string, unknown> };
  paths: Record<string, Record<string, Operation>>;
}

describe('openapi.json', () => {
  const everyKey = (value: unknown): string[] => {
    if (Array.isArray(value)) return value.flatMap(everyKey);
    return isObject(value) ? Object.entries(value).flatMap(([key, inner]) => [key, ...everyKey(inner)]) : [];
  };

  it('tells every call, without keywords of our own', () => {
    const served = planted(
      'books/book.entity.json',
      '"storage": {',
      '"api": { "list": "shell/signed-in", "update": "books/book.keep" },\n  "storage": {',
    );
    const document = openApi(buildArtifacts(shelfWith(served)).artifacts) as unknown as Document;
    expect(document.openapi).toBe('3.1.0');
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => `${method} ${path} ${operationId}`),
    );
    expect(operations).toEqual([
      'get /api/books/book books/book#list',
      'put /api/books/book/{id} books/book#update',
      'post /books books/book.create',
      'post /books/list books/book.list',
      'get /books/read/{id} books/book.read',
      'patch /books/{id} books/book.update',
    ]);
    expect(everyKey(document).filter((key) => key === 'errorMessage' || key.startsWith('x-'))).toEqual([]);
  });

  it('tells two calls of one path as one, without a query in the path', () => {
    const { artifacts } = buildArtifacts(loadDocuments(['schemas']));
    const { paths } = openApi(artifacts) as unknown as Document;
    expect(Object.keys(paths).filter((path) => path.includes('?'))).toEqual([]);
    const { get } = paths['/feedback_bot/company/audit'] as Record<string, Operation>;
    const list = artifacts.calls['audit/line.list'];
    const uploads = Object.values(artifacts.calls).find(({ chosenBy }) => chosenBy?.parameter === 'fields');
    expect(get?.operationId).toBe('audit/line.list');
    expect(get?.description).toContain('With `fields=user_sync`');
    const names = [list, uploads].flatMap((call) => Object.keys(call?.query?.properties ?? {}));
    expect(get?.parameters.map(({ name }) => name).sort()).toEqual([...new Set(names)].sort());
    expect(get?.responses['200']?.content['application/json']?.schema.oneOf).toHaveLength(2);
    expect(Object.keys(get?.responses ?? {})).toContain('default');
  });

  it('names what calls take and answer, and refers to nothing that is not there', () => {
    const served = planted(
      'books/book.entity.json',
      '"storage": {',
      '"api": { "list": "shell/signed-in", "update": "books/book.keep" },\n  "storage": {',
    );
    const document = openApi(buildArtifacts(shelfWith(served)).artifacts) as unknown as Document;
    const names = Object.keys(document.components.schemas);
    expect(names).toEqual(expect.arrayContaining(['BooksBook', 'BooksBookCreateBody', 'BooksBookListAnswerDataItem']));
    const text = JSON.stringify(document);
    const referred = new Set([...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name));
    expect([...referred].sort()).toEqual(names);
    const contents = [...text.matchAll(/"application\/json":\{"schema":(\{"(\w+|\$ref)":"(\w*))/g)];
    expect(contents.filter(([, , key, type]) => key !== '$ref' && type !== 'array').map(([whole]) => whole)).toEqual(
      [],
    );
  });
});
