import { isObject } from '../../../scripts/codegen/document.ts';
import { shelf } from '../shelf.ts';

/** What an analyst's slip makes of the shelf: one thing wrong in one document (or in two that meet). */
export type Break = [name: string, changes: Changes];
type Changes = Readonly<Record<string, string | object | null>>;

export const entity = 'books/book.entity.json';
export const list = 'books/book.list.call.json';
export const create = 'books/book.create.call.json';
export const update = 'books/book.update.call.json';
export const screen = 'books/list.screen.json';
export const record = 'books/one.screen.json';
export const form = 'books/book.form.json';
export const gate = 'books/book.gate.json';
export const lists = 'books/book.options.json';
export const texts = 'shell/shell.messages.json';
export const limits = 'shell/limits.options.json';
export const routes = 'shell/navigation.screen.json';
export const signedIn = 'shell/shell.gate.json';

/** A document of the shelf with values put at JSON pointers: `-` adds to a list, `undefined` takes the value out. */
export function at(path: string, values: Readonly<Record<string, unknown>>): Changes {
  const document: unknown = JSON.parse(shelf[path] ?? '');
  for (const [pointer, value] of Object.entries(values)) put(document, pointer.split('/').slice(1), value);
  return { [path]: document as object };
}

function put(holder: unknown, [step = '', ...rest]: string[], value: unknown): void {
  if (Array.isArray(holder) && step === '-') holder.push(value);
  else if (rest.length > 0) put((holder as Record<string, unknown>)[step], rest, value);
  else if (value === undefined && isObject(holder)) delete holder[step];
  // As JSON.parse does: a key named __proto__ is a key like others.
  else Object.defineProperty(holder, step, { value, enumerable: true, configurable: true, writable: true });
}

/** The text of a document of the shelf, changed. */
export const text = (path: string, change: (whole: string) => string): Changes => ({
  [path]: change(shelf[path] ?? ''),
});
