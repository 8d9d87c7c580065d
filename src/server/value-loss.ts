import type { Artifacts } from '../shared/documents/artifacts.ts';
import { StoreError } from './db/store-error.ts';
import { type LostValue, lostValues } from './db/value-lists.ts';
import type { Store } from './services.ts';

/** What was a free text has many values, and long ones. */
const mostSaid = 20;
const mostLetters = 40;

/** Fails when rows hold a value that their list does not know, or no longer: a form would show them as something else. */
export async function assertValues(store: Store, artifacts: Artifacts): Promise<void> {
  const lost = await lostValues(store, artifacts.entities);
  if (lost.length === 0) return;
  const lines = lost.slice(0, mostSaid).map((one) => `  ${sentenceOf(one, artifacts)}`);
  if (lost.length > mostSaid) lines.push(`  and ${lost.length - mostSaid} more`);
  throw new StoreError(
    `Values are in use that the documents do not know:\n${lines.join('\n')}\nAdd them with "retired": true, so that they are shown and not offered, or change the rows first.`,
  );
}

function sentenceOf({ entity, property, table, column, value, rows }: LostValue, artifacts: Artifacts): string {
  const screens = screensOf(entity.id, artifacts);
  const where = screens.length > 0 ? `, shown by ${screens.join(', ')}` : '';
  const many = rows === 1 ? '1 row says' : `${rows} rows say`;
  return `${entity.id}.${property}: ${many} ${JSON.stringify(value.slice(0, mostLetters))} (${table}.${column})${where}`;
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
