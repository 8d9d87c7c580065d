import { and, eq } from 'drizzle-orm';
import { company as companies, companySettings } from '../../../generated/tables.ts';
import type { Database } from '../../../server/context.ts';
import type { Assigning, Target } from '../../rules/assignment.ts';
import type { Promotion } from '../../rules/brand-promotion.ts';
import { type Pause, pauseOf } from '../../rules/pause.ts';

/** What a company has settled, as those who act on it need it. */
export interface Settings {
  timeZone: string;
  /** No words while they are switched off, or are no part of the plan. */
  alertWords: readonly string[];
  /** For `stemOf`: in which forms they are looked for. */
  wordForms: string;
  tags: readonly string[];
  /** Does resolving ask for a summary, and must there be one? */
  summary: 'off' | 'optional' | 'mandatory';
  /** For `offerFor`. */
  promotion: Promotion;
  /** For `targetFor` and `assign`; null where it is switched off. */
  assigning: Assigning;
  autoAcknowledge: boolean;
  /** Do invitations go to a connected channel before they are mailed? */
  channelFirst: boolean;
  /** Are people asked, once their case is resolved, how the help was? */
  resolutionFeedback: boolean;
  /** Scores below `below` are detractors; `mailTo` null: nobody is told. */
  detractors: { below: number; mailTo: Target | null };
  /** Planned, running or over, see `pauseState`. One ended by hand or moved stays for a day, to spread what it held. */
  pause: Pause | null;
}

type Row = typeof companySettings.$inferSelect;

/** Of a company that is there; in a transaction that may read it. */
export async function readSettings(db: Database, company: string): Promise<Settings> {
  const [found] = await db
    .select({ settings: companySettings, profile: companies })
    .from(companies)
    .leftJoin(companySettings, eq(companySettings.companyId, companies.companyId))
    .where(and(eq(companies.companyId, company), eq(companies.id, company)));
  if (!found) throw new Error(`there is no company ${company}`);
  const { profile, settings } = found;
  if (!settings) throw new Error(`company ${company} has no settings`);
  const links = {
    glassdoor_link: profile.glassdoor_link,
    jobStreet_link: profile.jobStreet_link,
    linkedin_link: profile.linkedin_link,
    facebook_link: profile.facebook_link,
  };
  return {
    timeZone: profile.time_zone,
    alertWords: profile.alert_words_active && settings.chat_alert_word_notification ? settings.chat_alert_words : [],
    wordForms: settings.chat_alert_word_forms,
    tags: settings.employee_tags,
    summary: summaryOf(settings.enable_action_summary),
    promotion: {
      enabled: settings.enable_brand_promotion_feedback,
      field: settings.brand_promotion_feedback_field,
      links,
    },
    assigning: {
      disengaged: targetIf(settings.disengaged_auto_assign, settings.disengaged_reference_field),
      fenceSitters: targetIf(settings.passively_engaged_auto_assign, settings.passively_engaged_reference_field),
    },
    autoAcknowledge: settings.auto_acknowledge,
    channelFirst: settings.channel_first,
    resolutionFeedback: settings.resolution_feedback_enabled,
    detractors: {
      below: settings.detractor_below,
      mailTo: targetIf(settings.detractors_notification, settings.detractors_ref_field),
    },
    pause: pauseIn(settings, profile.time_zone),
  };
}

/** Whatever else stands there than off and optional asks for one. */
function summaryOf(stored: string): Settings['summary'] {
  if (stored === '0') return 'off';
  return stored === '1' ? 'optional' : 'mandatory';
}

const targetIf = (on: boolean, field: Target | null): Target | null => (on ? field : null);

type Pausing = Pick<
  Row,
  | 'pause_interaction_active'
  | 'pause_interaction_start_date'
  | 'pause_interaction_end_date'
  | 'pause_held_from'
  | 'pause_held_until'
>;

export function pauseIn(row: Pausing, zone: string): Pause | null {
  const { pause_interaction_start_date: from, pause_interaction_end_date: until } = row;
  const { pause_held_from: startsAt, pause_held_until: endsAt } = row;
  const held = startsAt && endsAt ? { startsAt, endsAt } : null;
  return row.pause_interaction_active && from && until ? { ...pauseOf(from, until, zone), before: held } : held;
}
