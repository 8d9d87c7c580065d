import type { Column } from './snapshot.ts';

/** A column that is stored as something else from now on. */
export interface TypeChange {
  table: string;
  from: Column;
  to: Column;
}

/**
 * Every value goes by its text, so that nothing is rounded or cut in silence: what does not read as the new type stops
 * the migration, with the number of rows.
 */
export function typeChangeSql({ table, from, to }: TypeChange): string {
  const alter = `ALTER TABLE "${table}" ALTER COLUMN "${to.name}"`;
  const filled = to.notNull && to.default !== undefined && !from.notNull;
  const value = turned(from, to);
  return [
    ...(to.type === 'text' ? [] : [refusal({ table, from, to })]),
    ...(from.default === undefined ? [] : [`${alter} DROP DEFAULT;`]),
    `${alter} SET DATA TYPE ${to.type} USING ${filled ? `coalesce(${value}, ${String(to.default)})` : value};`,
    ...(to.default === undefined ? [] : [`${alter} SET DEFAULT ${String(to.default)};`]),
  ].join('\n');
}

const textOf = ({ name, type }: Column): string => (type === 'jsonb' ? `("${name}" #>> '{}')` : `"${name}"::text`);

function turned(from: Column, to: Column): string {
  if (from.type === 'boolean' && isNumber(to)) return `"${to.name}"::integer::${to.type}`;
  const text = textOf(from);
  return to.type === 'text' ? text : `${text}::${to.type}`;
}

const isNumber = ({ type }: Column): boolean => ['integer', 'bigint', 'double precision'].includes(type);

/** What a value must be besides one that reads as the new type. */
function besides(from: Column, to: Column): string {
  // A moment has a time of day, which a date would lose.
  if (from.type.startsWith('timestamp') && to.type === 'date') return ' AND found::timestamptz = found::date';
  // A number reads as JSON, and is no list.
  if (to.type === 'jsonb') return ` AND jsonb_typeof(found::jsonb) IN ('array', 'object')`;
  return '';
}

/** Tries each value; as the role that sees the rows of all companies. */
function refusal({ table, from, to }: TypeChange): string {
  const column = `${table}.${to.name}`;
  const source = from.type === 'boolean' && isNumber(to) ? `"${to.name}"::integer::text` : textOf(from);
  return `SET ROLE rapport_system;
DO $$
DECLARE
  found text;
  many bigint;
  fits boolean;
  failed bigint := 0;
  sample text;
BEGIN
  FOR found, many IN SELECT ${source}, count(*) FROM "${table}" WHERE "${to.name}" IS NOT NULL GROUP BY 1 ORDER BY 1 LOOP
    BEGIN
      fits := found::${to.type} IS NOT NULL${besides(from, to)};
    EXCEPTION WHEN data_exception THEN
      fits := false;
    END;
    CONTINUE WHEN fits;
    failed := failed + many;
    sample := coalesce(sample, left(found, 40));
  END LOOP;
  IF failed > 0 THEN
    RAISE EXCEPTION '% rows of ${column} cannot be turned into ${to.type}, such as "%"; change them first', failed, sample
      USING ERRCODE = 'data_exception';
  END IF;
END $$;
RESET ROLE;`;
}
