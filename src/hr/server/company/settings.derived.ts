import { and, eq, sql } from 'drizzle-orm';
import { optionValues } from '../../../generated/options.ts';
import { company as companies, userProfile } from '../../../generated/tables.ts';
import type { CallContext } from '../../../server/context.ts';
import { dayIn, wireTime } from '../../../shared/time/wire.ts';
import { pauseOf, pauseState } from '../../rules/pause.ts';

type Row = Record<string, unknown>;

/**
 * Who changed which of the settings last, and what follows from them. A pause that is over is shown as none, alert words
 * that are no part of the plan as switched off.
 */
export async function deriveSettings(context: CallContext, settings: Readonly<Row>): Promise<Row> {
  const [profile] = await context.db
    .select()
    .from(companies)
    .where(and(eq(companies.companyId, context.company), eq(companies.id, context.company)));
  if (!profile) return context.notFound();
  const mayRead = 'enable_action_summary' in settings;
  return {
    // What is no part of the plan is off, whatever was set while it was (see readSettings).
    ...(!profile.alert_words_active && { chat_alert_word_notification: false }),
    ...(mayRead && pauseShown(settings, profile.time_zone, context.now)),
    ...(mayRead && { social_links: optionValues['company/socialLinks'].filter((link) => profile[link]) }),
    changes: await lastChanges(context, Object.keys(settings)),
    today: dayIn(profile.time_zone, context.now),
    time_zone: profile.time_zone,
  };
}

function pauseShown(settings: Readonly<Row>, zone: string, now: Date): Row {
  const {
    pause_interaction_active: on,
    pause_interaction_start_date: from,
    pause_interaction_end_date: until,
  } = settings;
  const pause = on && from && until ? pauseOf(String(from), String(until), zone) : null;
  const state = pauseState(pause, now);
  if (state === 'planned' || state === 'running') return { pause_state: state };
  return {
    pause_state: 'none',
    pause_interaction_active: false,
    pause_interaction_start_date: null,
    pause_interaction_end_date: null,
  };
}

/** From the audit log: of each field the last line that changed it. */
async function lastChanges({ db, company, config, records }: CallContext, fields: readonly string[]): Promise<Row> {
  const ids = sql.param([...records.idsOf('company/settings')]);
  const { rows } = (await db.execute(sql`
    select distinct on (key) key, l.at, p.display_name as by
    from audit_line l
    cross join lateral (
      select jsonb_object_keys(case when jsonb_typeof(l.new) = 'object' then l.new - 'x-read' else '{}'::jsonb end) as key
      union
      select jsonb_object_keys(part.value)
      from jsonb_each(case when jsonb_typeof(l.new -> 'x-read') = 'object' then l.new -> 'x-read' else '{}'::jsonb end) part
    ) keys
    left join ${userProfile} p on p.company_id = l.company_id and p.id = l.actor
    where l.company_id = ${company} and l.entity = any(${ids}::text[]) and l.record_id = ${company}
    order by key, l.id desc`)) as unknown as { rows: { key: string; at: Date | string; by: string | null }[] };
  const told = rows.filter(({ key }) => fields.includes(key));
  const written = wireTime(config.wireZone);
  return Object.fromEntries(told.map(({ key, at, by }) => [key, { at: written(new Date(at)), by }]));
}
