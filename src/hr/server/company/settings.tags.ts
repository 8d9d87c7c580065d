import { and, eq, sql } from 'drizzle-orm';
import { optionValues } from '../../../generated/options.ts';
import { accessGroup, survey, userProfile } from '../../../generated/tables.ts';
import type { Change } from '../../../server/context.ts';
import { wordKey } from '../../rules/alert-words.ts';
import type { SettingsContext } from './settings.context.ts';

/** Tags that every company has, as they are written here. */
export function checkTags(context: SettingsContext, { old, values }: Change): void {
  if (!('employee_tags' in values)) return;
  const given = new Map((values.employee_tags as string[]).map((tag) => [wordKey(tag), tag]));
  const before = new Set(((old?.employee_tags ?? []) as string[]).map(wordKey));
  for (const tag of optionValues['people/user/protectedTags']) {
    const key = wordKey(tag);
    if (given.has(key)) given.set(key, tag);
    else if (before.has(key)) context.fail('ProtectedTag', { errors: { employee_tags: [] } });
  }
  values.employee_tags = [...given.values()];
}

/** A tag that the company gives up is nobody's any more; one that decides whom admins see or a survey asks has to stay. */
export async function dropTags(context: SettingsContext, { old, values }: Change): Promise<void> {
  if (!('employee_tags' in values)) return;
  const kept = new Set((values.employee_tags as string[]).map(wordKey));
  const gone = ((old?.employee_tags ?? []) as string[]).filter((tag) => !kept.has(wordKey(tag)));
  if (gone.length === 0) return;
  await refuseInUse(context, gone);
  const people = await takeOff(context, gone);
  if (people > 0)
    context.audit({
      type: 'user',
      activity: 'tags taken off everyone',
      entity: 'people/user',
      recordId: context.company,
      old: { tags: gone },
      new: { tags: [], people },
    });
}

async function refuseInUse(context: SettingsContext, gone: readonly string[]): Promise<void> {
  const lists = await context.db
    .select({ group: accessGroup.group_name, tags: sql<string[] | null>`${accessGroup.segments} -> 'tags'` })
    .from(accessGroup)
    .where(eq(accessGroup.companyId, context.company))
    .orderBy(accessGroup.group_name);
  for (const { group, tags } of lists) {
    const tag = among(gone, tags);
    if (tag) context.fail('TagInUse', { params: { tag, group }, errors: { employee_tags: [] } });
  }
  const asking = await context.db
    .select({ audience: survey.audience })
    .from(survey)
    .where(and(eq(survey.companyId, context.company), eq(survey.status, 'active')));
  for (const { audience } of asking) {
    const tag = among(gone, audience.tags);
    if (tag) context.fail('TagAsked', { params: { tag }, errors: { employee_tags: [] } });
  }
}

const among = (gone: readonly string[], used: readonly string[] | null | undefined): string | undefined =>
  gone.find((one) => used?.some((tag) => wordKey(tag) === wordKey(one)));

/** However it is written. What someone is editing of such a person becomes stale by it. */
async function takeOff({ db, company, now }: SettingsContext, gone: readonly string[]): Promise<number> {
  const isGone = sql`lower(item) in (${sql.join(
    gone.map((tag) => sql`lower(${tag})`),
    sql`, `,
  )})`;
  const items = sql`jsonb_array_elements_text(${userProfile.tags})`;
  const update = db
    .update(userProfile)
    .set({
      tags: sql`(select coalesce(jsonb_agg(item order by place) filter (where not ${isGone}), '[]'::jsonb) from ${items} with ordinality as t(item, place))`,
      version: sql`${userProfile.version} + 1`,
      updatedAt: now,
    })
    .where(and(eq(userProfile.companyId, company), sql`exists (select 1 from ${items} as item where ${isGone})`))
    .returning({ id: userProfile.id });
  // Only their number comes back: the ids of a hundred thousand would keep the process.
  const { rows } = (await db.execute(
    sql`with changed as ${update} select count(*)::int as people from changed`,
  )) as unknown as { rows: { people: number }[] };
  return rows[0]?.people ?? 0;
}
