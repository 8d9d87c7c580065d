import { and, eq, gt, isNotNull, notLike, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Entity } from '../../shared/documents/entity.ts';
import type { Vault } from '../context.ts';
import { columnsOf, tableOf } from '../db/tables.ts';
import { handshake } from '../db/tables-before-company.ts';
import type { Store } from '../services.ts';
import { aboutHandshake } from './handshakes.ts';

/** A column whose values are sealed, and what each is sealed about. */
interface Sealed {
  table: PgTable;
  id: PgColumn;
  value: PgColumn;
  about: Record<string, PgColumn>;
  tell(about: Record<string, unknown>): string;
}

function sealedOf(entities: Readonly<Record<string, Entity>>): Sealed[] {
  const ofEntities = Object.values(entities).flatMap((entity) =>
    Object.entries(entity.schema.properties).flatMap(([name, schema]) => {
      const { 'x-sealed': sealed } = schema;
      return sealed ? [sealedProperty(entity, name, sealed)] : [];
    }),
  );
  const { tokenHash: id, purpose, memo: value } = handshake;
  const asked: Sealed = {
    table: handshake,
    id,
    value,
    about: { purpose, id },
    tell: ({ purpose, id }) => aboutHandshake(String(purpose), String(id)),
  };
  return [...ofEntities, asked];
}

function sealedProperty(entity: Entity, name: string, sealed: { for: string; as: string }): Sealed {
  const columns = columnsOf(entity);
  const table = tableOf(entity);
  const column = (property: string) => columns[property]?.column as PgColumn;
  return {
    table,
    id: column('id'),
    value: column(name),
    about: { company: (table as unknown as { companyId: PgColumn }).companyId, whose: column(sealed.for) },
    tell: ({ company, whose }) => `${company}|${whose}|${sealed.as}`,
  };
}

const batch = 200;

interface Resealed {
  done: number;
  /** Sealed under a key that is neither of the two. */
  lost: number;
}

/** Everything that is not sealed under the present key is, a few rows a transaction; calls go on meanwhile. */
export async function sealAnew(
  store: Store,
  entities: Readonly<Record<string, Entity>>,
  vault: Vault,
  presentId: string,
): Promise<Resealed> {
  const total = { done: 0, lost: 0 };
  for (const sealed of sealedOf(entities)) {
    for (let after: unknown; ; ) {
      const { done, lost, last } = await sealSome(store, sealed, vault, presentId, after);
      total.done += done;
      total.lost += lost;
      if (last === undefined) break;
      after = last;
    }
  }
  return total;
}

async function sealSome(store: Store, sealed: Sealed, vault: Vault, presentId: string, after: unknown) {
  const { table, id, value, about } = sealed;
  const older: SQL | undefined = and(
    isNotNull(value),
    notLike(value, `${presentId}.%`),
    after === undefined ? undefined : gt(id, after),
  );
  return store.inSystem(async (db) => {
    const rows = await db
      .select({ id, value, ...about })
      .from(table)
      .where(older)
      .orderBy(id)
      .limit(batch);
    let done = 0;
    for (const row of rows as Record<string, unknown>[]) {
      const text = opened(vault, String(row.value), sealed.tell(row));
      if (text === undefined) continue;
      // Where it is still what was read: someone may have sealed another one meanwhile.
      const same = and(eq(id, row.id), eq(value, row.value));
      const set = { [propertyOf(table, value)]: sql`${vault.seal(text, sealed.tell(row))}` };
      await db.update(table).set(set).where(same);
      done += 1;
    }
    return { done, lost: rows.length - done, last: rows.length === batch ? rows.at(-1)?.id : undefined };
  });
}

function opened(vault: Vault, value: string, about: string): string | undefined {
  try {
    return vault.open(value, about);
  } catch {
    return undefined;
  }
}

const propertyOf = (table: PgTable, column: PgColumn): string =>
  Object.entries(table).find(([, one]) => one === column)?.[0] ?? column.name;
