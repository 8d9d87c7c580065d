import { type SQL, sql } from 'drizzle-orm';
import { chatSession } from '../../../../generated/tables.ts';
import type { CallContext } from '../../../../server/context.ts';
import { likePattern } from '../../../../shared/paging/search.ts';
import { alike } from '../alike.ts';

const { companyId, stage, stage_title: title } = chatSession;

/**
 * The titles of chats that hold a text. There are few, each of many chats: an index by touchpoint and title tells the next
 * one without reading those between.
 */
export async function titlesFound({ db, company }: CallContext, text: string): Promise<string[]> {
  const first = (which: SQL) =>
    sql`select ${stage} as stage, ${title} as title from ${chatSession} where ${companyId} = ${company} and ${which} order by ${stage}, ${title} limit 1`;
  const next = (name: SQL, which: SQL, after: SQL) => sql`${name} as (
      (${first(which)})
      union all
      select next.* from ${name} as last cross join lateral (${first(sql`${which} and ${after}`)}) as next
    )`;
  const ofTouchpoints = next(
    sql`of_touchpoints`,
    sql`${stage} is not null`,
    sql`(${stage}, ${title}) > (last.stage, last.title)`,
  );
  const ofOthers = next(sql`of_others`, sql`${stage} is null`, sql`${title} > last.title`);
  const found = sql`
    with recursive ${ofTouchpoints}, ${ofOthers}
    select distinct title from (select title from of_touchpoints union all select title from of_others) as titles
    where ${alike(sql`title`, likePattern(text))}`;
  const { rows } = (await db.execute(found)) as unknown as { rows: { title: string }[] };
  return rows.map((row) => row.title);
}
