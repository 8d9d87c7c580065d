import type { Entity } from '../../shared/documents/entity.ts';
import { addBucket, bucketColumn, bucketTopicOf } from './buckets.ts';
import { columnName, columnType } from './columns.ts';
import { coveredStatements, coveringFunctions } from './covered.ts';
import { packedColumn, packedExpression, packingFunctions } from './packed.ts';
import { searchCondition, searchFunctions, searchStatements } from './search.ts';

/**
 * SQL that drizzle-kit does not write: row level security, grants, version triggers. All of it may run again
 * on a table that has it.
 */

/** The company of the transaction. */
export const companySaid = `nullif(current_setting('app.company', true), '')::uuid`;
/** As a subquery it is worked out once a statement, not once a row. */
export const company = `(select ${companySaid})`;

/** Tables that are read before a company is known, or that say nothing about anyone. */
export const withoutRowSecurity: readonly string[] = [
  'session',
  'credential',
  'counter',
  'handshake',
  'table_version',
  'schema_migration',
  'secret_key',
];

/** Must stand before the first table. */
export const preamble = `CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;
${searchFunctions}
${packingFunctions}
${coveringFunctions}
GRANT USAGE ON SCHEMA public TO rapport_app, rapport_system, rapport_search;

-- Every writing statement raises the number of its table in the companies that it touched, and keeps count of their
-- rows. Writers that run at the same time raise different rows of the same sums, so that none waits for another.
-- The first topic is the table's own, whose rows are counted. Planned once: planning takes three times as long as running.
CREATE OR REPLACE FUNCTION raise_topics(touched uuid, raised text[], many bigint DEFAULT 0) RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  INSERT INTO table_version AS known (company_id, topic, shard, rows)
  SELECT touched, one, coalesce(
    (SELECT shard FROM table_version WHERE company_id = touched AND topic = one LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED),
    (random() * 2000000000)::integer), CASE place WHEN 1 THEN many ELSE 0 END
  FROM unnest(raised) WITH ORDINALITY AS topics (one, place)
  ON CONFLICT (company_id, topic, shard) DO UPDATE SET version = known.version + 1, rows = known.rows + EXCLUDED.rows;
END $$;

-- Told the table's name, which where it is spread over a cluster is not that of the part in which the trigger runs. With
-- another argument: its columns have versions of their own, and beside them one that says that rows came or went.
CREATE OR REPLACE FUNCTION raise_version() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched uuid;
  many bigint;
BEGIN
  FOR touched, many IN SELECT company_id, count(*) FROM changed GROUP BY company_id LOOP
    PERFORM raise_topics(touched, CASE TG_NARGS WHEN 1 THEN ARRAY[TG_ARGV[0]] ELSE ARRAY[TG_ARGV[0], TG_ARGV[0] || '.*'] END,
      CASE TG_OP WHEN 'INSERT' THEN many WHEN 'DELETE' THEN -many ELSE 0 END);
  END LOOP;
  RETURN NULL;
END $$;

-- Lines of the audit are never changed; only the sealing puts place and seal where there are none. They go from the start
-- of the log alone, in the transaction of the line that says so.
CREATE OR REPLACE FUNCTION keep_audit_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_user = 'rapport_system' AND OLD.seal IS NULL
    AND to_jsonb(NEW) - 'seal' - 'place' = to_jsonb(OLD) - 'seal' - 'place' THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'DELETE' AND current_user = 'rapport_system' AND EXISTS (SELECT 1 FROM audit_line AS cut
    WHERE cut.company_id = OLD.company_id AND cut.type = 'audit_cut' AND cut.seal IS NULL AND (cut.new ->> 'place')::bigint >= OLD.place) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'audit lines are append-only' USING ERRCODE = '42501';
END $$;

-- Seeing the console as someone else ends in many ways (asked for, signed out, put out, idle, tidied): each leaves a line.
CREATE OR REPLACE FUNCTION tell_viewing_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit_line (company_id, type, activity, actor, on_behalf, ip, new)
  VALUES (OLD.company_id, 'view_as', 'View as ended', OLD.user_id, OLD.viewing, nullif(OLD.ip, ''),
    jsonb_build_object('until', to_jsonb(least(now(), OLD.viewing_until))));
  RETURN NULL;
END $$;`;

/** What guards a table, in parts: a migration renews only the part that has changed. */
export type Guards = Readonly<
  Partial<Record<'security' | 'grants' | 'triggers' | 'search' | 'packed' | 'covered' | 'room', string>>
>;

/** A table of an entity. */
export function entityGuards(entity: Entity): Guards {
  const { table } = entity.storage;
  return {
    security: rowSecurity(table),
    grants: grants(table, 'SELECT, INSERT, UPDATE, DELETE'),
    triggers: versionTriggers(entity),
    ...searchGuards(entity),
    ...packedGuards(entity),
    ...coveredGuards(entity),
    ...(entity.storage.tracked && { room: room(table) }),
  };
}

/** An engine table, by its SQL name. */
export function systemGuards(table: string): Guards {
  if (table === 'audit_line') return auditGuards;
  if (table === 'session')
    return { grants: grants(table, 'SELECT, INSERT, UPDATE, DELETE'), triggers: viewingTriggers };
  const access = table === 'table_version' ? 'SELECT, INSERT, UPDATE' : 'SELECT, INSERT, UPDATE, DELETE';
  const open = withoutRowSecurity.includes(table);
  return { ...(!open && { security: rowSecurity(table) }), grants: grants(table, access) };
}

/**
 * Under row level security PostgreSQL uses no index for LIKE, since LIKE might leak. Inside a policy it does:
 * so the search is itself a policy, of a role that sees what matches and nothing else.
 */
export function searchGuards(entity: Entity): Guards {
  const { table, search } = entity.storage;
  if (!search?.length) return {};
  const texts = search.map((property) => asText(entity, property));
  return {
    search: `${searchStatements(table, texts)}
DROP POLICY IF EXISTS search ON ${quoted(table)};
CREATE POLICY search ON ${quoted(table)} FOR SELECT TO rapport_search USING (company_id = ${company} AND ${searchCondition});
GRANT SELECT ON ${quoted(table)} TO rapport_search;`,
  };
}

/** The index alone answers what asks for nothing but people, their buckets and the packed values. */
function packedGuards(entity: Entity): Guards {
  const { packed, table } = entity.storage;
  if (!packed) return {};
  const keys = ['company_id', bucketColumn, personColumn(entity)].join(', ');
  return {
    packed: `ALTER TABLE ${quoted(table)} ${addBucket(personColumn(entity))}, ADD COLUMN ${packedColumn} bytea GENERATED ALWAYS AS (${packedExpression(entity, quoted)}) STORED;
CREATE INDEX ${quoted(`${table}_packed`)} ON ${quoted(table)} (${keys}) INCLUDE (${packedColumn});`,
  };
}

/** People of a few buckets are found without looking at everyone. */
const coveredGuards = (entity: Entity): Guards =>
  entity.storage.buckets && (entity.person ?? 'id') === 'id' ? { covered: coveredStatements(entity) } : {};

function personColumn({ person = 'id', schema }: Entity): string {
  return quoted(columnName(person, schema.properties[person] ?? {}));
}

/** Numbers are found as they are written. */
function asText(entity: Entity, property: string): string {
  const schema = entity.schema.properties[property] ?? {};
  const column = quoted(columnName(property, schema));
  return columnType(schema).make === 'text' ? column : `${column}::text`;
}

/**
 * Of records of which single columns are changed. Where their page has room for the changed row, PostgreSQL leaves alone all
 * indexes that do not know the column (heap-only tuples): measured on people, a save costs the database a quarter less.
 */
const room = (table: string): string => `ALTER TABLE ${quoted(table)} SET (fillfactor = 90);`;

function rowSecurity(table: string): string {
  const name = quoted(table);
  return `ALTER TABLE ${name} ENABLE ROW LEVEL SECURITY;
ALTER TABLE ${name} FORCE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS company ON ${name};
CREATE POLICY company ON ${name} TO rapport_app USING (company_id = ${company}) WITH CHECK (company_id = ${company});
DROP POLICY IF EXISTS system ON ${name};
CREATE POLICY system ON ${name} TO rapport_system USING (true) WITH CHECK (true);`;
}

function grants(table: string, access: string): string {
  return `GRANT ${access} ON ${quoted(table)} TO rapport_app, rapport_system;`;
}

function versionTriggers(entity: Entity): string {
  const { table, tracked, buckets: isParted } = entity.storage;
  const trigger = (verb: 'insert' | 'update' | 'delete', rows: string, run: string) =>
    `CREATE OR REPLACE TRIGGER version_${verb} AFTER ${verb.toUpperCase()} ON ${quoted(table)}
  REFERENCING ${rows} FOR EACH STATEMENT EXECUTE FUNCTION ${run};`;
  const raise = `raise_version(${[literal(table), ...(tracked ? [literal('tracked')] : [])].join(', ')})`;
  const own = `${quoted(`raise_version_of_${table}`)}()`;
  const came = isParted ? own : raise;
  const both = 'OLD TABLE AS former NEW TABLE AS changed';
  return [
    ...(tracked || isParted ? [ownRaising(entity)] : []),
    trigger('insert', 'NEW TABLE AS changed', came),
    trigger('update', ...((tracked || isParted ? [both, own] : ['NEW TABLE AS changed', raise]) as [string, string])),
    trigger('delete', 'OLD TABLE AS changed', came),
    recount(table),
  ].join('\n');
}

/**
 * What a table with versions of its columns, or of the buckets of its people, raises: all in one statement. An update
 * raises the versions of those columns whose values it changed. Most change one row and none of them, which is asked
 * first: aggregates take longer. Made once for one row, a plan with a nested loop would be run for a hundred thousand as well.
 */
function ownRaising(entity: Entity): string {
  const { table, tracked, buckets: isParted } = entity.storage;
  const { properties } = entity.schema;
  const column = personColumn(entity);
  const parts = isParted ? `array_agg(DISTINCT ${bucketTopicOf(table, column)})` : `'{}'::text[]`;
  const both = `SELECT company_id, ${parts} AS parts FROM (SELECT company_id, ${column} FROM former
    UNION ALL SELECT company_id, ${column} FROM changed) AS touching GROUP BY 1`;
  const names = (tracked ?? []).map((property) => columnName(property, properties[property] ?? {}));
  const differs = names.map((name) => `n.${quoted(name)} IS DISTINCT FROM o.${quoted(name)}`);
  const joined = 'changed AS n LEFT JOIN former AS o ON o.company_id = n.company_id AND o.id = n.id';
  const named = [literal(table), ...(isParted ? [bucketTopicOf(table, `n.${column}`)] : [])];
  // Two people, of two buckets: whose it was and whose it is.
  const moved = isParted ? [`n.${column} IS DISTINCT FROM o.${column}`] : [];
  const raiseOne = `
    FOR touched, raised, moves IN SELECT n.company_id, ARRAY[${named.join(', ')}], ${['o.id IS NULL', ...moved, ...differs].join(' OR ')}
      FROM ${joined} LIMIT 2 LOOP
      rows := rows + 1;
    END LOOP;
    IF rows = 1 AND NOT moves THEN
      PERFORM raise_topics(touched, raised);
      RETURN NULL;
    END IF;`;
  const raiseColumns = `
  IF EXISTS (SELECT FROM ${joined} WHERE o.id IS NULL
    OR ${differs.join('\n    OR ')}) THEN
    FOR touched, parts, differ IN SELECT company_id, p.parts, d.differ FROM (${both}) AS p LEFT JOIN (SELECT n.company_id, ARRAY[bool_or(o.id IS NULL),
      ${differs.map((one) => `bool_or(${one})`).join(',\n      ')}] AS differ
      FROM ${joined} GROUP BY 1) AS d USING (company_id) LOOP
      raised := ARRAY[${literal(table)}] || parts;
      FOR place IN 1 .. ${names.length + 1} LOOP
        IF differ[place] THEN raised := raised || (${literal(table)} || '.' || names[place]); END IF;
      END LOOP;
      PERFORM raise_topics(touched, raised);
    END LOOP;
    RETURN NULL;
  END IF;`;
  return `CREATE OR REPLACE FUNCTION ${quoted(`raise_version_of_${table}`)}() RETURNS trigger LANGUAGE plpgsql SET enable_nestloop = off AS $$
DECLARE
  touched uuid;
  many bigint;
  parts text[];
  raised text[];
  differ boolean[];
  moves boolean;
  rows integer := 0;
  names CONSTANT text[] := '{${['*', ...names].join()}}';
BEGIN
  IF TG_OP <> 'UPDATE' THEN
    FOR touched, many, parts IN SELECT company_id, count(*), ${parts} FROM changed AS touching GROUP BY 1 LOOP
      PERFORM raise_topics(touched, ARRAY[${[table, ...(tracked ? [`${table}.*`] : [])].map(literal).join(', ')}] || parts,
        CASE TG_OP WHEN 'INSERT' THEN many ELSE -many END);
    END LOOP;
    RETURN NULL;
  END IF;${raiseOne}${tracked ? raiseColumns : ''}
  FOR touched, parts IN ${both} LOOP PERFORM raise_topics(touched, ARRAY[${literal(table)}] || parts); END LOOP;
  RETURN NULL;
END $$;`;
}

/** Nobody writes to a table whose triggers have just been made, until the migration is through. */
function recount(table: string): string {
  return `SET ROLE rapport_system;
UPDATE table_version SET rows = 0 WHERE topic = '${table}';
INSERT INTO table_version (company_id, topic, shard, rows) SELECT company_id, '${table}', 0, count(*) FROM ${quoted(table)} GROUP BY company_id
  ON CONFLICT (company_id, topic, shard) DO UPDATE SET rows = EXCLUDED.rows, version = table_version.version + 1;
RESET ROLE;`;
}

const viewingTriggers = `CREATE OR REPLACE TRIGGER tell_viewing_left AFTER UPDATE OF viewing ON session FOR EACH ROW
  WHEN (OLD.viewing IS NOT NULL AND NEW.viewing IS DISTINCT FROM OLD.viewing) EXECUTE FUNCTION tell_viewing_ended();
CREATE OR REPLACE TRIGGER tell_viewing_gone AFTER DELETE ON session FOR EACH ROW
  WHEN (OLD.viewing IS NOT NULL) EXECUTE FUNCTION tell_viewing_ended();`;

const auditGuards: Guards = {
  security: rowSecurity('audit_line'),
  grants: `GRANT SELECT, INSERT ON audit_line TO rapport_app;
GRANT SELECT, INSERT, DELETE, UPDATE (seal, place) ON audit_line TO rapport_system;`,
  triggers: `CREATE OR REPLACE TRIGGER keep_audit_line BEFORE UPDATE OR DELETE ON audit_line FOR EACH ROW EXECUTE FUNCTION keep_audit_line();
CREATE OR REPLACE TRIGGER keep_audit_lines BEFORE TRUNCATE ON audit_line FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_line();`,
};

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;
