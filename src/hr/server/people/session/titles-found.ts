import { type SQL, sql } from 'drizzle-orm';
import { chatSession } from '../../../../generated/tables.ts';
import type { CallContext } from '../../../../server/context.ts';
import { likePattern } from '../../../../shared/paging/search.ts';
import { alike } from '../alike.ts';

const { companyId, stage, stage_title: title } = chatSession;

/** A title of chats, and whose: those that were sent for no touchpoint have none. */
interface Titled {
  stage: string | null;
  title: string;
}

/** The titles of chats that hold a text. */
export const titlesFound = async (context: CallContext, text: string): Promise<string[]> => [
  ...new Set((await titled(context, alike(sql`title`, likePattern(text)))).map(({ title }) => title)),
];

/**
 * The titles by which the chats of these touchpoints are known. Undefined where chats of another one have such a title too:
 * touchpoints may be called alike.
 */
export async function titlesOf(context: CallContext, stages: readonly string[]): Promise<string[] | undefined> {
  const all = await titled(context, undefined);
  const isOne = ({ stage }: Titled) => stage !== null && stages.includes(stage);
  const titles = new Set(all.filter(isOne).map(({ title }) => title));
  return all.some((one) => titles.has(one.title) && !isOne(one)) ? undefined : [...titles];
}

/** There are few, each of many chats: an index by touchpoint and title tells the next one without reading those between. */
async function titled({ db, company }: CallContext, which: SQL | undefined): Promise<Titled[]> {
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
    select stage, title from (select * from of_touchpoints union all select * from of_others) as titles
    where ${which ?? sql`true`}`;
  const { rows } = (await db.execute(found)) as unknown as { rows: Titled[] };
  return rows;
}
