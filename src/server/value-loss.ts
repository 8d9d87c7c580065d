import type { Artifacts } from '../shared/documents/artifacts.ts';
import { StoreError } from './db/store-error.ts';
import { type LostValue, lostValues } from './db/value-lists.ts';
import type { Store } from './services.ts';

/** Fails when a list has lost a value that rows still hold: a form would show them as something else. */
export async function assertValues(store: Store, artifacts: Artifacts): Promise<void> {
  const lost = await lostValues(store, artifacts.entities);
  if (lost.length === 0) return;
  const lines = lost.map((one) => `  ${sentenceOf(one, artifacts)}`);
  throw new StoreError(
    `Values are gone from the documents that are in use:\n${lines.join('\n')}\nPut them back with "retired": true, so that they are shown and not offered, or change the rows first.`,
  );
}

function sentenceOf({ entity, property, table, column, value, rows }: LostValue, artifacts: Artifacts): string {
  const screens = screensOf(entity.id, artifacts);
  const where = screens.length > 0 ? `, shown by ${screens.join(', ')}` : '';
  const many = rows === 1 ? '1 row says' : `${rows} rows say`;
  return `${entity.id}.${property}: ${many} ${JSON.stringify(value)} (${table}.${column})${where}`;
}

/** Screens that name the entity, or a call or form about it. */
function screensOf(entity: string, { screens, calls, forms }: Artifacts): string[] {
  const about = new Set([entity]);
  for (const call of Object.values(calls)) if (call.entity === entity) about.add(call.id);
  for (const form of Object.values(forms)) if (form.call && about.has(form.call)) about.add(form.id);
  return Object.values(screens)
    .filter((screen) => names(screen, about))
    .map(({ id }) => id);
}

function names(value: unknown, ids: ReadonlySet<string>): boolean {
  if (typeof value === 'string') return ids.has(value);
  return typeof value === 'object' && value !== null && Object.values(value).some((inner) => names(inner, ids));
}
