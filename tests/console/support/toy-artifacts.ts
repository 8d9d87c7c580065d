import type { Artifacts } from '../../../src/shared/documents/artifacts.ts';
import type { Call } from '../../../src/shared/documents/call.ts';
import type { Screen } from '../../../src/shared/documents/screen.ts';
import { byId, toyGates, toyMessages } from './toy-words.ts';

/** A library that lends books: enough documents to show every part of the console, none of them the product's. */

const list = { items: 'data', total: 'total_count', row: 'book', pastEnd: 'empty' as const, maxLimit: 50 };
const wire = { rate: 'read', audit: 'none' as const };

const calls: Call[] = [
  {
    id: 'lending/book.list',
    title: 'List books',
    method: 'POST',
    path: '/lib/books/list',
    gate: 'lending/book.list',
    does: 'list',
    entity: 'lending/book',
    body: { type: 'object', properties: {} },
    list,
    sort: ['title', '-copies'],
    ...wire,
    messages: { '403': 'lending/refused', default: 'lending/unable' },
  },
  {
    id: 'lending/book.update',
    title: 'Change a book',
    method: 'PATCH',
    path: '/lib/books/{id}',
    gate: 'lending/book.edit',
    does: 'update',
    entity: 'lending/book',
    body: { type: 'object', properties: {} },
    ...wire,
    messages: { default: 'lending/not-removed' },
  },
  {
    id: 'lending/book.reorder',
    title: 'Reorder books',
    method: 'PATCH',
    path: '/lib/books/order',
    gate: 'lending/book.edit',
    does: 'reorder',
    entity: 'lending/book',
    body: { type: 'object', properties: { order: { type: 'array' } } },
    ...wire,
    messages: { default: 'lending/unable' },
  },
  {
    id: 'lending/book.filters',
    title: 'Filters',
    method: 'GET',
    path: '/lib/books/filters',
    gate: 'lending/book.list',
    does: 'filters',
    ...wire,
  },
  {
    id: 'lending/book.lend',
    title: 'Lend',
    method: 'POST',
    path: '/lib/lend',
    gate: 'lending/book.edit',
    body: { type: 'object', properties: { ids: { type: 'array' } } },
    ...wire,
    messages: { '409': 'server', default: 'lending/unable' },
  },
  {
    id: 'account/session/login',
    title: 'Sign in',
    method: 'POST',
    path: '/auth/login',
    gate: 'shell/public',
    body: {
      type: 'object',
      required: ['username', 'password'],
      properties: { username: {}, password: {}, time_zone: {} },
    },
    ...wire,
  },
];

const screens: Screen[] = [
  {
    id: 'shell/navigation',
    kind: 'routes',
    title: 'Lending desk',
    routes: [
      { path: '/', redirect: '/desk' },
      { path: '/desk', screen: 'shell/desk', gate: 'shell/signed-in', nav: { label: 'Desk', icon: 'settings' } },
      { path: '/books/:id', screen: 'lending/book-page', gate: 'lending/book.edit' },
      { path: '/login', screen: 'account/session/login', gate: 'shell/public', bare: true },
      { path: '/404', screen: 'shell/not-found', gate: 'shell/public' },
    ],
  },
  {
    id: 'shell/desk',
    kind: 'tabs',
    title: 'Desk',
    query: 'tab',
    default: 'Members',
    tabs: [
      { value: 'Members', label: 'Members', screen: 'lending/members' },
      { value: 'bookList', label: 'Books', screen: 'lending/books', gate: 'desk/tab-books', keys: ['page'] },
      { value: 'fines', label: 'Fines', screen: 'lending/members', flag: 'fines_active', fallback: 'bookList' },
      { value: 'staff', label: 'Staff', gate: 'desk/tab-books' },
    ],
  },
  {
    id: 'lending/books',
    kind: 'list',
    title: 'Books',
    resource: 'lending/book',
    calls: { list: 'lending/book.list', update: 'lending/book.update' },
    columns: [
      { rowNumber: true, label: 'No.' },
      { field: 'title', sortable: true },
      { field: 'status', cell: 'chip' },
      { field: 'author', cut: 'lending/cut' },
      { field: 'due' },
      { field: 'copies', sortable: true, optional: true },
      { label: 'Shelf', cell: 'shelf', reads: ['room', 'shelf'] },
    ],
    search: { placeholder: 'Search books', debounce: 'lending/debounce' },
    pageSizes: 'lending/sizes',
    filters: {
      call: 'lending/book.filters',
      fields: [
        { name: 'status__in', label: 'Status', options: 'lending/statuses' },
        { name: 'author__in', label: 'Author' },
      ],
    },
    empty: 'lending/none',
    noHits: 'lending/no-hits',
    open: '/books/{id}?page={page}',
    reorder: 'lending/book.reorder',
    actions: [
      { label: 'Add book', gate: 'lending/book.edit', goes: '/books/new?page={page}', variant: 'contained' },
      { label: 'Audit', gate: 'desk/secret', goes: '/audit' },
      { label: 'Later', opens: 'lending/planned' },
      { label: 'Download CSV', does: 'csv' },
    ],
    row: [
      { label: 'Edit', gate: 'lending/book.edit', goes: '/books/{id}?page={page}' },
      { label: 'Move up', gate: 'lending/book.edit', does: 'move-up' },
      { label: 'Move down', gate: 'lending/book.edit', does: 'move-down' },
      {
        label: 'Remove',
        gate: 'lending/book.edit',
        danger: true,
        calls: 'lending/book.update',
        send: { status: 'gone' },
        confirm: 'lending/ask',
        success: 'lending/removed',
        messages: { default: 'lending/not-removed' },
        undo: { calls: 'lending/book.update', send: { status: '{status}' }, label: 'Undo' },
      },
      { label: 'Call back', calls: 'lending/book.lend', when: { status: 'lent' } },
    ],
    bulk: [
      { label: 'Lend all', calls: 'lending/book.lend', gate: 'lending/book.edit', success: 'lending/removed' },
      {
        label: 'Remove all',
        gate: 'lending/book.edit',
        calls: 'lending/book.update',
        send: { status: 'gone' },
        confirm: 'lending/ask-all',
        success: 'lending/all-removed',
        messages: { 400: 'server', default: 'lending/not-removed' },
        undo: { calls: 'lending/book.update', send: { status: '{status}' }, label: 'Undo' },
      },
    ],
  },
  {
    id: 'lending/members',
    kind: 'list',
    resource: 'lending/member',
    columns: [{ field: 'name' }],
    pageSizes: 'lending/sizes',
    empty: 'lending/none',
  },
  { id: 'lending/planned', kind: 'dialog', title: 'Later', planned: true },
  { id: 'lending/book-page', kind: 'page', title: 'Book', component: 'book-page' },
  {
    id: 'shell/not-found',
    kind: 'page',
    title: 'This page does not exist',
    panels: [{ notice: 'shell/page-missing', link: { label: 'Go to the start page', goes: '/' } }],
  },
  {
    id: 'account/session/login',
    kind: 'form',
    title: 'Sign in',
    resource: 'lending/member',
    form: 'account/session/login',
    calls: { create: 'account/session/login' },
    back: '/',
    actions: [{ label: 'Forgotten?', goes: '/forgot' }],
  },
];

const storage = { table: 'book' };

export const toyArtifacts: Artifacts = {
  gates: toyGates,
  messages: toyMessages,
  options: {
    'lending/sizes': { id: 'lending/sizes', title: 'Rows', constant: [5, 10] },
    'lending/debounce': { id: 'lending/debounce', title: 'Quiet', constant: 30 },
    'lending/cut': { id: 'lending/cut', title: 'Cut', constant: { at: 12, to: 9 } },
    'lending/statuses': {
      id: 'lending/statuses',
      title: 'Status',
      values: [
        { value: 'in', label: 'On the shelf', color: 'success' },
        { value: 'lent', label: 'Lent' },
      ],
    },
  },
  entities: {
    'lending/book': {
      id: 'lending/book',
      title: 'Book',
      plural: 'Books',
      display: 'title',
      storage,
      schema: {
        type: 'object',
        properties: {
          id: { type: 'string' },
          title: { type: 'string', title: 'Title' },
          author: { type: 'string', title: 'Author' },
          status: { type: 'string', title: 'Status', 'x-options': 'lending/statuses' },
          due: { type: 'string', format: 'date', title: 'Due' },
          copies: { type: 'integer', title: 'Copies' },
        },
      },
    },
    'lending/member': {
      id: 'lending/member',
      title: 'Member',
      plural: 'Members',
      display: 'name',
      storage,
      api: { list: 'shell/signed-in' },
      schema: { type: 'object', properties: { id: { type: 'string' }, name: { type: 'string', title: 'Name' } } },
    },
  },
  forms: {
    'account/session/login': {
      id: 'account/session/login',
      call: 'account/session/login',
      layout: {
        groups: [{ fields: ['username', 'password'] }],
        labels: { username: 'Email', password: 'Password' },
        widgets: { username: 'email', password: 'password' },
        buttons: { submit: 'Sign in' },
      },
    },
  },
  calls: byId(calls),
  screens: byId(screens),
  jobs: {},
  mails: {},
};
