import { columnPlans } from '../../src/server/db/columns.ts';
import type { Entity } from '../../src/shared/documents/entity.ts';
import { type Entities, mapped, type Table, type Tables } from './snapshot.ts';

/**
 * A new uniqueness, relation or requirement that records of the database may break. PostgreSQL would name its own index and
 * no record; and where row security hides the records from who owns the table, it would let a relation pass that they break.
 */
interface RowTests {
  /** The tables as they are when the records are looked at: all else is done. */
  open: Tables;
  /** Fails in one sentence: which rule, how many records, and two of them by their ids. */
  sql: string[];
  says: string[];
}

export function rowTests(before: Tables, after: Tables, entities: Entities): RowTests {
  const own = new Map(Object.values(entities).map((entity) => [entity.storage.table, entity]));
  const found: RowTests = { open: after, sql: [], says: [] };
  found.open = mapped(after, (table, key) => {
    const old = before.tables[key];
    const entity = own.get(table.name);
    if (!old || !entity) return table;
    const isFilled = (column: string) => Boolean(old.columns[column]) || table.columns[column]?.default !== undefined;
    const uniques = Object.entries(table.indexes).filter(
      ([name, index]) => index.isUnique && !old.indexes[name] && columnsOf(index).every(isFilled),
    );
    const relations = Object.entries(table.foreignKeys).filter(
      ([name, { columnsFrom }]) => !old.foreignKeys[name] && columnsFrom.every(isFilled),
    );
    for (const [, index] of uniques) testUnique(entity, index, found);
    for (const [, relation] of relations)
      testRelation(entity, relation, own.get(relation.tableTo)?.id ?? relation.tableTo, found);
    const required = Object.values(table.columns).filter(({ name, notNull, default: usual }) => {
      const former = old.columns[name];
      return notNull && usual === undefined && former && !former.notNull;
    });
    for (const { name } of required) testFilled(entity, name, found);
    const optional = required.map((column) => [column.name, { ...column, notNull: false }]);
    return {
      ...table,
      columns: { ...table.columns, ...Object.fromEntries(optional) },
      indexes: without(table.indexes, uniques),
      foreignKeys: without(table.foreignKeys, relations),
    };
  });
  return found;
}

function without<T>(all: Record<string, T>, gone: readonly [string, T][]): Record<string, T> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => !gone.some(([other]) => other === name)));
}

type Index = Table['indexes'][string];
type Relation = Table['foreignKeys'][string];

/** One that ignores case is `lower("title")`. */
const columnsOf = ({ columns }: Index): string[] =>
  columns.map(({ expression }) => /"([^"]+)"\)?$/.exec(expression)?.[1] ?? expression);

/** As the documents call them; which company it is, nobody says. */
function fieldsOf(entity: Entity, columns: readonly string[]): string {
  const plans = columnPlans(entity);
  return columns
    .filter((column) => column !== 'company_id')
    .map((column) => plans.find(({ name }) => name === column)?.property ?? column)
    .join(' and ');
}

function testUnique(entity: Entity, index: Index, found: RowTests): void {
  const fields = fieldsOf(entity, columnsOf(index));
  const keys = index.columns.map(({ expression, isExpression }) => (isExpression ? expression : `"${expression}"`));
  const counted = [...(index.where ? [index.where] : []), ...keys.map((key) => `${key} IS NOT NULL`)].join(' AND ');
  const records = `SELECT "id", dense_rank() OVER (ORDER BY ${keys.join(', ')}) AS place,
      count(*) OVER (PARTITION BY ${keys.join(', ')}) > 1 AS is_broken
    FROM "${entity.storage.table}" WHERE ${counted}`;
  found.says.push(`lets no two records of ${entity.id} have the same ${fields}`);
  found.sql.push(refusal(records, `${fields} of ${entity.id} must be unique from now on`));
}

function testRelation(entity: Entity, { tableTo, columnsFrom, columnsTo }: Relation, target: string, found: RowTests) {
  const { table } = entity.storage;
  const fields = fieldsOf(entity, columnsFrom);
  const named = columnsTo.map((column, at) => `target."${column}" = "${table}"."${columnsFrom[at]}"`);
  const records = `SELECT "id", 1 AS place, NOT EXISTS (SELECT FROM "${tableTo}" AS target WHERE ${named.join(' AND ')}) AS is_broken
    FROM "${table}" WHERE ${columnsFrom.map((column) => `"${column}" IS NOT NULL`).join(' AND ')}`;
  found.says.push(`lets ${fields} of ${entity.id} name records of ${target} only`);
  found.sql.push(refusal(records, `${fields} of ${entity.id} must name a record of ${target} from now on`));
}

function testFilled(entity: Entity, column: string, found: RowTests): void {
  const fields = fieldsOf(entity, [column]);
  const records = `SELECT "id", 1 AS place, "${column}" IS NULL AS is_broken FROM "${entity.storage.table}"`;
  found.says.push(`lets no record of ${entity.id} be without ${fields}`);
  found.sql.push(refusal(records, `${fields} of ${entity.id} must be filled from now on`));
}

/** As the role that sees the rows of all companies. What the records hold is not told: it may be about people. */
function refusal(records: string, rule: string): string {
  return `SET ROLE rapport_system;
DO $$
DECLARE
  broken bigint;
  samples text;
BEGIN
  SELECT count(*), array_to_string((array_agg("id"::text ORDER BY place, "id"))[1:2], ' and ') INTO broken, samples
    FROM (${records}) AS tested WHERE is_broken;
  IF broken > 0 THEN
    RAISE EXCEPTION '${rule}, which is broken by % of its records, such as %; change them first, or take the file back (npm run migrate -- undo)', broken, samples
      USING ERRCODE = 'integrity_constraint_violation';
  END IF;
END $$;
RESET ROLE;`;
}
