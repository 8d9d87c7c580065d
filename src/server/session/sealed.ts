import { and, eq, gt, isNotNull, notLike, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Entity } from '../../shared/documents/entity.ts';
import type { SealedRule } from '../../shared/documents/schema.ts';
import type { Database, Vault } from '../context.ts';
import { auditLine } from '../db/system-tables.ts';
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
  /** Absent for what is no entity. */
  entity?: string;
  lost?: Readonly<Record<string, unknown>>;
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

function sealedProperty(entity: Entity, name: string, sealed: SealedRule): Sealed {
  const columns = columnsOf(entity);
  const table = tableOf(entity);
  const column = (property: string) => columns[property]?.column as PgColumn;
  return {
    table,
    id: column('id'),
    value: column(name),
    about: { company: (table as unknown as { companyId: PgColumn }).companyId, whose: column(sealed.for) },
    tell: ({ company, whose }) => `${company}|${whose}|${sealed.as}`,
    entity: entity.id,
    lost: sealed.lost,
  };
}

const batch = 200;

type Entities = Readonly<Record<string, Entity>>;
type Row = Record<string, unknown>;

/** Everything that is not sealed under the present key is, a few rows a transaction; calls go on meanwhile. */
export async function sealAnew(
  store: Store,
  entities: Entities,
  vault: Vault,
  presentId: string,
): Promise<{ done: number /** Sealed under a key that is neither of the two. */; lost: number }> {
  const total = { done: 0, lost: 0 };
  await eachOlder(store, entities, presentId, async (db, sealed, row) => {
    const { table, id, value } = sealed;
    const text = opened(vault, sealed, row);
    if (text === undefined) {
      total.lost += 1;
      return;
    }
    // Where it is still what was read: someone may have sealed another one meanwhile.
    const same = and(eq(id, row.id), eq(value, row.value));
    await db
      .update(table)
      .set({ [propertyOf(table, value)]: sql`${vault.seal(text, sealed.tell(row))}` })
      .where(same);
    total.done += 1;
  });
  return total;
}

/** What no key opens goes: the row, or its value alone where the entity says what it is then. Answers the numbers by entity. */
export async function forgetLost(
  store: Store,
  entities: Entities,
  vault: Vault,
  presentId: string,
): Promise<Map<string, number>> {
  const gone = new Map<string, number>();
  await eachOlder(store, entities, presentId, async (db, sealed, row) => {
    if (opened(vault, sealed, row) !== undefined) return;
    const { table, id, value, entity, lost } = sealed;
    const same = and(eq(id, row.id), eq(value, row.value));
    if (lost)
      await db
        .update(table)
        .set({ ...lost, [propertyOf(table, value)]: null })
        .where(same);
    else await db.delete(table).where(same);
    if (!entity) return;
    gone.set(entity, (gone.get(entity) ?? 0) + 1);
    await db.insert(auditLine).values({
      companyId: String(row.company),
      type: 'auth',
      activity: lost ? 'update' : 'delete',
      call: 'operator',
      entity,
      recordId: String(row.id),
      old: { for: row.whose },
      new: lost ? { ...lost } : null,
    });
  });
  return gone;
}

/** Visits all that is not sealed under the present key, a few rows a transaction. */
async function eachOlder(
  store: Store,
  entities: Entities,
  presentId: string,
  visit: (db: Database, sealed: Sealed, row: Row) => Promise<void>,
): Promise<void> {
  for (const sealed of sealedOf(entities)) {
    const { table, id, value, about } = sealed;
    for (let after: unknown; ; ) {
      const older: SQL | undefined = and(
        isNotNull(value),
        notLike(value, `${presentId}.%`),
        after === undefined ? undefined : gt(id, after),
      );
      const rows: Row[] = await store.inSystem(async (db) => {
        const some = await db
          .select({ id, value, ...about })
          .from(table)
          .where(older)
          .orderBy(id)
          .limit(batch);
        for (const row of some) await visit(db, sealed, row);
        return some;
      });
      if (rows.length < batch) break;
      after = rows.at(-1)?.id;
    }
  }
}

function opened(vault: Vault, sealed: Sealed, row: Row): string | undefined {
  try {
    return vault.open(String(row.value), sealed.tell(row));
  } catch {
    return undefined;
  }
}

const propertyOf = (table: PgTable, column: PgColumn): string =>
  Object.entries(table).find(([, one]) => one === column)?.[0] ?? column.name;
