import { parseDocuments } from '../../scripts/codegen/api.ts';
import type { Documents } from '../../scripts/codegen/document.ts';

/** Nearly as `schemas/common/label.json` has them. */
const hiddenSigns = '[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}]';

/** A faultless little set of documents: books on a shelf. Texts by path, so that a test can plant a fault in one. */
export const shelf: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    'access/permissions.options.json': {
      codes: { title: 'Permissions', values: [{ value: 'keep_books', label: 'Keep books' }] },
    },
    'common/paging.json': {
      limit: { type: 'integer', minimum: 1, maximum: 50 },
      name: { type: 'string', not: { pattern: hiddenSigns }, title: 'Name', minLength: 1, maxLength: 40 },
    },
    'shell/limits.options.json': {
      rates: {
        title: 'Rates',
        values: ['read', 'public', 'console', 'file', 'unknown'].map((value) => ({
          value,
          label: value,
          max: 10,
          seconds: 60,
          per: value === 'read' ? 'session' : 'network',
        })),
      },
      pageSizes: { title: 'Sizes', constant: [10, 20] },
      debounce: { title: 'Quiet time', constant: 300, unit: 'ms' },
    },
    'shell/shell.gate.json': {
      'signed-in': { title: 'Everyone', needs: { signedIn: true }, refused: 'hide', reason: 'shell/sign-in' },
    },
    'shell/shell.messages.json': {
      'sign-in': { text: 'Sign in first.', severity: 'info' },
      needed: { text: 'This is needed.', severity: 'error' },
      'too-long': { text: 'At most {maxLength} characters.', severity: 'error' },
      none: { text: 'Nothing here.', severity: 'info' },
    },
    'shell/navigation.screen.json': {
      kind: 'routes',
      title: 'Shelf',
      routes: [
        { path: '/', screen: 'books/list', gate: 'shell/signed-in' },
        { path: '/shelf/:id', screen: 'books/one', mode: 'edit' },
      ],
    },
    'books/book.gate.json': {
      keep: { title: 'Keep books', needs: { permission: 'keep_books' }, refused: 'disable', reason: 'shell/sign-in' },
    },
    'books/book.options.json': {
      kinds: {
        title: 'Kinds',
        values: [
          { value: 'novel', label: 'Novel' },
          { value: 'atlas', label: 'Atlas' },
        ],
      },
    },
    'books/book.entity.json': {
      title: 'Book',
      plural: 'Books',
      display: 'title',
      schema: {
        type: 'object',
        required: ['title', 'kind'],
        properties: {
          title: {
            allOf: [{ $ref: '../common/paging.json#/name' }],
            title: 'Title',
            maxLength: 30,
            errorMessage: { required: 'shell/needed', minLength: 'shell/needed', maxLength: 'shell/too-long' },
          },
          kind: { 'x-options': 'books/book.kinds' },
          scale: { type: 'integer', minimum: 1, maximum: 1000 },
          sequelOf: { 'x-relation': 'books/book', 'x-label': 'title' },
          place: { type: 'integer', readOnly: true },
          note: { type: 'string', maxLength: 100, 'x-read': 'books/book.keep', not: { pattern: hiddenSigns } },
          code: { type: 'string', 'x-sensitive': 'secret', readOnly: true },
        },
      },
      storage: { table: 'book', search: ['title'], order: 'place' },
    },
    'books/book.list.call.json': {
      title: 'List books',
      method: 'POST',
      path: '/books/list',
      gate: 'shell/signed-in',
      does: 'list',
      entity: 'books/book',
      body: { description: 'What is asked for.', properties: { page_limit: { $ref: '../common/paging.json#/limit' } } },
      list: { items: 'data', total: 'total_count', row: 'book', pastEnd: 'empty' },
      filters: { kind__in: { property: 'kind', is: 'in' } },
      sort: ['title'],
      ignored: ['count'],
      rate: 'read',
      audit: 'none',
    },
    'books/book.create.call.json': {
      title: 'Add a book',
      method: 'POST',
      path: '/books',
      gate: 'books/book.keep',
      does: 'create',
      entity: 'books/book',
      rate: 'read',
      audit: 'none',
    },
    'books/book.update.call.json': {
      title: 'Change a book',
      method: 'PATCH',
      path: '/books/{id}',
      gate: 'books/book.keep',
      does: 'update',
      entity: 'books/book',
      rate: 'read',
      audit: 'none',
    },
    'books/book.read.call.json': {
      title: 'Read a book',
      method: 'GET',
      path: '/books/read/{id}',
      gate: 'shell/signed-in',
      does: 'read',
      entity: 'books/book',
      rate: 'read',
      audit: 'none',
    },
    'books/book.form.json': {
      call: 'books/book.create',
      layout: {
        groups: [{ fields: ['title', 'kind', 'scale'] }],
        when: [{ fields: ['scale'], field: 'kind', is: 'atlas', required: true }],
      },
    },
    'books/list.screen.json': {
      kind: 'list',
      resource: 'books/book',
      calls: { list: 'books/book.list' },
      columns: [{ field: 'title', sortable: true }, { field: 'sequelOf__name' }],
      search: { debounce: 'shell/limits.debounce' },
      pageSizes: 'shell/limits.pageSizes',
      filters: { fields: [{ name: 'kind__in', label: 'Kind' }] },
      empty: 'shell/none',
      row: [{ label: 'Open', goes: '/shelf/{id}' }],
    },
    'books/one.screen.json': {
      kind: 'form',
      resource: 'books/book',
      form: 'books/book',
      calls: { create: 'books/book.create', update: 'books/book.update', read: 'books/book.read' },
      back: '/',
    },
  }).map(([path, document]) => [path, `${JSON.stringify(document, null, 2)}\n`]),
);

/** The shelf with some texts replaced (or, with `null`, left out). */
export function shelfWith(changes: Readonly<Record<string, string | object | null>> = {}): Documents {
  const texts: Record<string, string> = { ...shelf };
  for (const [path, change] of Object.entries(changes)) {
    if (change === null) delete texts[path];
    else texts[path] = typeof change === 'string' ? change : `${JSON.stringify(change, null, 2)}\n`;
  }
  return parseDocuments('schemas', texts);
}

/** One replacement inside a document of the shelf; what is replaced must be there. */
export function planted(path: string, was: string, is: string): Record<string, string> {
  const text = shelf[path] ?? '';
  if (!text.includes(was)) throw new Error(`${path} has no ${was}`);
  return { [path]: text.replace(was, () => is) };
}
