import { company, companySaid, quoted } from '../../src/server/db/guards.ts';
import { StoreError } from '../../src/server/db/store-error.ts';
import { type Entities, type Snapshot, snapshotOf, type Table } from './snapshot.ts';

/**
 * How the tables are spread over a Citus cluster: each that has companies by its company, all in the same way, so that the
 * rows of one company lie together and a transaction of it meets one node. The others stay where the servers connect.
 */
interface Spread {
  /** Each behind those that it refers to. */
  distributed: string[];
  /** Table → why. */
  local: Record<string, string>;
}

/** Tables of the engine, and of what it works with, that no company's place can be told of. */
const staysLocal: Readonly<Record<string, string>> = {
  session: 'found by its token before the company is known',
  credential: 'a login is unique over all companies',
  one_use_token: 'found by its hash before the company is known',
  handshake: 'has no company',
  counter: 'has no company',
  job_progress: 'a job over all companies has no company',
  effect: 'its keys are unique over all companies, and some have no company',
  schema_migration: 'is about the database',
  secret_key: 'is about the database',
};

/** Schemas of which every table stays. */
export const localSchemas: Readonly<Record<string, string>> = {
  pgboss: 'jobs of all companies are taken from one queue',
};

export function spreadOf(entities: Entities): Spread {
  return spreadBy(entities, snapshotOf(entities));
}

function spreadBy(entities: Entities, { tables }: Snapshot): Spread {
  const local = { ...staysLocal, ...uniqueEverywhere(entities) };
  const spread = Object.values(tables.tables).filter(({ name }) => !(name in local));
  const faults = spread.flatMap((table) => faultsOf(table, local));
  if (faults.length > 0) throw new StoreError(faults.join('\n'));
  return { distributed: inOrder(spread), local };
}

/** What one company has no other may have: only a table that lies in one place can tell. */
function uniqueEverywhere(entities: Entities): Record<string, string> {
  const found = Object.values(entities).flatMap(({ storage }) => {
    const over = storage.unique?.find(({ everywhere }) => everywhere);
    return over ? [[storage.table, `${over.properties.join(', ')} is unique over all companies`] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Why a table cannot be spread; a node knows nothing of rows on another one. */
function faultsOf(table: Table, local: Spread['local']): string[] {
  const says = (what: string) => `${table.name} cannot be spread by company: ${what}.`;
  if (!table.columns.company_id?.notNull) return [says('not every row has one')];
  const keys = Object.entries(table.compositePrimaryKeys)
    .filter(([, { columns }]) => !columns.includes('company_id'))
    .map(([name]) => says(`its key ${name} leaves it out`));
  const single = Object.values(table.columns)
    .filter(({ primaryKey }) => primaryKey)
    .map(({ name }) => says(`its key ${name} leaves it out`));
  const unique = Object.entries(table.indexes)
    .filter(([, { isUnique, columns }]) => isUnique && !columns.some(({ expression }) => expression === 'company_id'))
    .map(([name]) => says(`its unique index ${name} leaves it out`));
  const relations = Object.entries(table.foreignKeys)
    .filter(([, { columnsFrom, columnsTo }]) => columnsFrom[0] !== 'company_id' || columnsTo[0] !== 'company_id')
    .map(([name]) => says(`its relation ${name} leaves it out`));
  const away = Object.entries(table.foreignKeys)
    .filter(([, { tableTo }]) => tableTo in local)
    .map(([name, { tableTo }]) => says(`its relation ${name} leads to ${tableTo}, which is not spread`));
  return [...keys, ...single, ...unique, ...relations, ...away];
}

/** Each behind those that it refers to; otherwise by name. */
function inOrder(tables: readonly Table[]): string[] {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const placed: string[] = [];
  const open = new Set<string>();
  const place = (name: string): void => {
    if (placed.includes(name)) return;
    if (open.has(name)) throw new StoreError(`The relations of ${[...open].join(', ')} lead around in a circle.`);
    open.add(name);
    for (const { tableTo } of Object.values(byName.get(name)?.foreignKeys ?? {})) {
      if (tableTo !== name) place(tableTo);
    }
    open.delete(name);
    placed.push(name);
  };
  for (const name of [...byName.keys()].sort()) place(name);
  return placed;
}

/** The SQL, to be run as the owner while no server runs; once more after a migration that adds a table. */
export function distributeSql(entities: Entities): string {
  const snapshot = snapshotOf(entities);
  const { distributed, local } = spreadBy(entities, snapshot);
  const reasons = { ...local, ...prefixed(localSchemas) };
  return [
    '-- Spreads the tables of a migrated database over the nodes of a Citus cluster (11.3 or later), by company.',
    '-- On the coordinator, as the owner of the tables, while no server runs. It may be run again.',
    '--',
    '-- Stay on the coordinator:',
    ...Object.entries(reasons).map(([name, why]) => `--   ${name}: ${why}`),
    '',
    ...settings,
    '',
    'BEGIN;',
    'SET LOCAL citus.enable_unsafe_triggers = on;',
    "SET LOCAL citus.multi_shard_modify_mode = 'sequential';",
    '',
    '-- What stays cannot refer to what is spread; nothing that is referred to is ever removed.',
    ...tiesCut(snapshot, local),
    '',
    '-- A policy may have no subquery there.',
    ...distributed.flatMap((name) => policies(snapshot, name)),
    ...columnGrants,
    '',
    '-- What triggers and indexes call goes along; what that calls in turn has to be named.',
    ...calledWithin.map((name) => `SELECT create_distributed_function('${name}');`),
    '',
    ...distributed.map((name, at) => distribution(name, at === 0 ? 'none' : (distributed[0] as string))),
    '',
    'COMMIT;',
  ].join('\n');
}

const prefixed = (schemas: typeof localSchemas): Record<string, string> =>
  Object.fromEntries(Object.entries(schemas).map(([name, why]) => [`${name}.*`, why]));

/** The company and the role of a transaction have to be known at the node that is asked; triggers touch rows of the same company. */
const settings = [
  `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET citus.propagate_set_commands = %L', current_database(), 'local'); END $$;`,
  `SELECT run_command_on_all_nodes('ALTER SYSTEM SET citus.enable_unsafe_triggers = on');`,
  `SELECT run_command_on_all_nodes('SELECT pg_reload_conf()');`,
];

/** A grant on columns is not carried to the nodes. What the jobs may change of an audit line, its trigger holds. */
const columnGrants = ['GRANT UPDATE ON "audit_line" TO rapport_system;'];

const calledWithin = [
  'without_accents(text)',
  'packed_text(text)',
  'packed_number(double precision)',
  'raise_topics(uuid, text[], bigint)',
];

function tiesCut({ tables }: Snapshot, local: Spread['local']): string[] {
  return Object.values(tables.tables)
    .filter(({ name }) => name in local)
    .flatMap(({ name, foreignKeys }) =>
      Object.entries(foreignKeys)
        .filter(([, { tableTo }]) => !(tableTo in local))
        .map(([key]) => `ALTER TABLE ${quoted(name)} DROP CONSTRAINT IF EXISTS ${quoted(key)};`),
    );
}

function policies({ guards }: Snapshot, table: string): string[] {
  const { security, search } = guards[table] ?? {};
  return [security, search].flatMap((part) => (part ? [part.replaceAll(company, companySaid)] : []));
}

function distribution(table: string, beside: string): string {
  const name = `'${quoted(table)}'`;
  return `SELECT create_distributed_table(${name}, 'company_id', colocate_with => '${beside === 'none' ? beside : quoted(beside)}')
  WHERE NOT EXISTS (SELECT FROM pg_dist_partition WHERE logicalrelid = ${name}::regclass);`;
}
