import { type SQL, sql } from 'drizzle-orm';
import { tableVersion } from '../db/system-tables.ts';
import { quoted } from './conditions.ts';
import type { Page } from './page.ts';
import type { EntityPlan } from './plan.ts';
import type { Row } from './shape.ts';
import type { Bind } from './statement.ts';

/** Rows, and how many there are of them in all where that came along. */
export interface Found {
  rows: Row[];
  total?: number;
}

const total = '~total';

/** All rows of the company: every writing statement keeps their number, beside the version of the table. */
export const isWhole = ({ plan, parts, found }: Page): boolean =>
  found === undefined && !plan.entity.storage.system && parts.every((part) => part.whole);

/** Binds the company. */
export const storedCount = ({ topic }: EntityPlan, bind: Bind): SQL =>
  sql`select coalesce(sum(${tableVersion.rows}), 0)::int from ${tableVersion} where ${tableVersion.companyId} = ${bind()} and ${tableVersion.topic} = ${sql.raw(quoted(topic))}`;

/** The same as the first column of a page, so that it is of the same moment as the page. */
export const totalColumn = (plan: EntityPlan, bind: Bind): SQL =>
  sql`(${storedCount(plan, bind)}) as ${sql.identifier(total)}, `;

export function withTotal(rows: Row[]): Found {
  const [first] = rows;
  return first && total in first ? { rows, total: Number(first[total]) } : { rows };
}
