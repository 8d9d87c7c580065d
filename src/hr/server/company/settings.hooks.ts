import { eq } from 'drizzle-orm';
import { company as companies, type companySettings } from '../../../generated/tables.ts';
import type { Change, Hooks } from '../../../server/context.ts';
import type { SocialLink } from '../../rules/brand-promotion.ts';
import { distinct } from '../../rules/distinct.ts';
import type { SettingsContext } from './settings.context.ts';
import { deriveSettings } from './settings.derived.ts';
import { checkPause, keepWaiting } from './settings.pause.ts';
import { checkTags, dropTags } from './settings.tags.ts';

type Holiday = (typeof companySettings.$inferSelect)['holidays'][number];

/** A switch, and the choice without which it cannot be on. */
const needs: readonly [switched: string, choice: string][] = [
  ['enable_brand_promotion_feedback', 'brand_promotion_feedback_field'],
  ['disengaged_auto_assign', 'disengaged_reference_field'],
  ['passively_engaged_auto_assign', 'passively_engaged_reference_field'],
  ['detractors_notification', 'detractors_ref_field'],
];

/** What the settings of a company must keep, whichever of them someone changes. */
export const hooks: Hooks = {
  derive: deriveSettings,
  async beforeWrite(given, change) {
    if (change.verb !== 'update') return;
    const context = given as SettingsContext;
    tidy(change, 'chat_alert_words');
    tidy(change, 'employee_tags');
    checkWords(context, change);
    checkTags(context, change);
    checkHolidays(context, change);
    checkChoices(context, change);
    await checkPromotion(context, change);
    await checkPause(context, change);
    await dropTags(context, change);
    await keepWaiting(context, change);
  },
};

/** Blank entries go, and what is there twice but for capitals stays as it was written first. */
function tidy({ old, values }: Change, name: string): void {
  if (name in values) values[name] = distinct(values[name] as string[], (old?.[name] ?? []) as string[]);
}

function checkWords(context: SettingsContext, { old, values }: Change): void {
  if (!('chat_alert_words' in values) && !('chat_alert_word_notification' in values)) return;
  const { chat_alert_word_notification: on, chat_alert_words: words } = { ...old, ...values };
  if (on && (words as string[]).length === 0) context.fail('NoAlertWords', { errors: { chat_alert_words: [] } });
}

function checkChoices(context: SettingsContext, { old, values }: Change): void {
  const settings: Record<string, unknown> = { ...old, ...values };
  const missing = needs.filter(
    ([on, choice]) => (on in values || choice in values) && settings[on] && !settings[choice],
  );
  if (missing.length > 0)
    context.fail('Mandatory', { errors: Object.fromEntries(missing.map(([, choice]) => [choice, []])) });
}

/** In the order of the year, each once. */
function checkHolidays(context: SettingsContext, { values }: Change): void {
  const holidays = values.holidays as Holiday[] | undefined;
  if (!holidays) return;
  if (new Set(holidays.map(({ day }) => day)).size < holidays.length)
    context.fail('HolidayTwice', { errors: { holidays: [] } });
  values.holidays = holidays
    .map(({ day, name }) => ({ day, name: name.trim() }))
    .sort((one, other) => (one.day < other.day ? -1 : 1));
}

/** The link that people are sent to must be there. Read under a lock: the profile could lose it at the same moment. */
async function checkPromotion(context: SettingsContext, { old, values }: Change): Promise<void> {
  if (!('enable_brand_promotion_feedback' in values) && !('brand_promotion_feedback_field' in values)) return;
  const settings: Record<string, unknown> = { ...old, ...values };
  if (!settings.enable_brand_promotion_feedback) return;
  const [profile] = await context.db
    .select()
    .from(companies)
    .where(eq(companies.companyId, context.company))
    .for('update');
  if (!profile?.[settings.brand_promotion_feedback_field as SocialLink])
    context.fail('NoSocialLink', { errors: { brand_promotion_feedback_field: [] } });
}
