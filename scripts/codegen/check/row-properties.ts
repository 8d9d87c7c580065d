import type { Call } from '../../../src/shared/documents/call.ts';
import type { Schema } from '../../../src/shared/documents/schema.ts';
import type { Screen } from '../../../src/shared/documents/screen.ts';
import { recordProperties } from '../shapes/record-shapes.ts';
import type { Checking } from './checking.ts';

/** What a row (or the record) of a screen may hold, with its schemas; undefined where only the running product knows. */
export function rowSchemas(
  checking: Pick<Checking, 'artifacts'>,
  screen: Screen,
): Readonly<Record<string, Schema>> | undefined {
  if (!('resource' in screen) || !screen.resource) return undefined;
  const entity = checking.artifacts.entities[screen.resource];
  if (!entity) return undefined;
  const own = recordProperties(entity, checking.artifacts.entities);
  const name = screen.kind === 'list' ? screen.calls?.list : screen.calls?.read;
  if (name === undefined) return own;
  const call = checking.artifacts.calls[name];
  const answered = call && (screen.kind === 'list' ? rowsOf(call) : Object.values(call.answers ?? {})[0]);
  const properties = call?.does && !call.columns && !call.allowed ? own : answered?.properties;
  return properties && answered?.additionalProperties !== true ? { ...own, ...properties } : undefined;
}

export function rowProperties(checking: Checking, screen: Screen): readonly string[] | undefined {
  const schemas = rowSchemas(checking, screen);
  return schemas && Object.keys(schemas);
}

/** The schema of one row, inside of its wrapper. */
function rowsOf(call: Call): Schema | undefined {
  const { list } = call;
  const [answer] = Object.values(call.answers ?? {});
  if (!list || !answer) return undefined;
  const rows = list.items
    .split('.')
    .filter(Boolean)
    .reduce<Schema | undefined>((holder, step) => holder?.properties?.[step], answer);
  return list.row ? rows?.items?.properties?.[list.row] : rows?.items;
}
