import { and, eq, inArray, sql } from 'drizzle-orm';
import { optionValues } from '../../../generated/options.ts';
import { companySettings } from '../../../generated/tables.ts';
import type { CallContext, Change, Hooks } from '../../../server/context.ts';
import { avatarPictures } from '../../rules/avatars.ts';
import { factorsOf, isEnabled } from '../account/mfa/factors/methods.ts';
import { creditsTaken } from '../chats/credits.ts';
import { isFull, oneAtATime } from '../integrations/connect.ts';
import { readSettings } from './settings.ts';

const mandatory = [
  'company_name',
  'company_address',
  'country',
  'company_type',
  'employee_strength',
  'brand_name',
  'companyProfile',
  'spoc_name',
  'spoc_phone',
  'spoc_email',
];

/** Changed beside the profile, also while that is incomplete. */
const apart = ['notification_enabled', 'second_factor_required'];

/** What a company's profile must keep that its schema cannot say. */
export const hooks: Hooks = {
  async beforeWrite(context, change) {
    if (change.verb !== 'update') return;
    trim(change.values);
    if (change.values.second_factor_required) await refuseWithoutOwn(context);
    if (change.values.notification_enabled && !change.old?.notification_enabled) await admitWhatsApp(context, change);
    checkComplete(context, change);
    await stopPromotion(context, change);
  },
  derive: async (context, company) => {
    const pictures = avatarPictures();
    return {
      milestone_limit_remaining: await creditsLeft(context, company),
      tags: (await readSettings(context.db, context.company)).tags,
      company_avatar: pictures[String(company.company_avatar_id)] ?? null,
      companies_avatar: pictures,
    };
  },
};

/** Spaces alone say nothing. */
function trim(values: Change['values']): void {
  for (const [name, value] of Object.entries(values)) if (typeof value === 'string') values[name] = value.trim();
}

/** From now on an admin without a second factor has no rights until there is one; the admin who says so has one. */
async function refuseWithoutOwn(context: CallContext): Promise<void> {
  const own = await factorsOf(context.db, { company: context.company, userId: context.actor.id });
  if (!isEnabled(own)) context.fail('OwnFirst');
}

/** A channel as the others are, where the operator has set it up. */
async function admitWhatsApp(context: CallContext, { old }: Change): Promise<void> {
  if (!old?.whatsapp_active) context.fail('ChannelMissing');
  await oneAtATime(context);
  if (await isFull(context, 'whatsapp')) context.fail('LimitReached');
}

async function creditsLeft({ db, company: id }: CallContext, company: Readonly<Record<string, unknown>>) {
  const limit = company.milestone_limit as number | null;
  const left = (company.milestone_limit_remaining as number | null) ?? limit;
  return limit === null || left === null ? null : Math.max(0, left - (await creditsTaken(db, id)));
}

function checkComplete(context: CallContext, { old, values }: Change): void {
  if (Object.keys(values).every((name) => apart.includes(name))) return;
  const profile: Record<string, unknown> = { ...old, ...values };
  const isEmpty = (name: string) => profile[name] === null || profile[name] === undefined || profile[name] === '';
  if (isEmpty('company_logo')) context.fail('LogoMissing', { errors: { company_logo: [] } });
  const missing = mandatory.filter(isEmpty);
  if (missing.length > 0)
    context.fail('ProfileIncomplete', { errors: Object.fromEntries(missing.map((name) => [name, []])) });
}

/** Nobody is sent to a page that is not named any more. A setting of other rights: it gets a line of its own. */
async function stopPromotion(context: CallContext, { values, id }: Change): Promise<void> {
  const emptied = optionValues['company/socialLinks'].filter((link) => link in values && !values[link]);
  if (emptied.length === 0) return;
  const off = { enable_brand_promotion_feedback: false, brand_promotion_feedback_field: null };
  const [stopped] = await context.db
    .update(companySettings)
    .set({ ...off, version: sql`${companySettings.version} + 1`, updatedAt: context.now })
    .from(
      sql`(select brand_promotion_feedback_field as link from company_settings where company_id = ${id} for update) before`,
    )
    .where(
      and(
        eq(companySettings.companyId, id),
        eq(companySettings.enable_brand_promotion_feedback, true),
        inArray(companySettings.brand_promotion_feedback_field, emptied),
      ),
    )
    .returning({ link: sql<string>`before.link` });
  if (!stopped) return;
  context.audit({
    type: 'company_settings',
    activity: 'Employer branding switched off: its link was removed',
    entity: 'company/settings',
    recordId: id,
    old: { enable_brand_promotion_feedback: true, brand_promotion_feedback_field: stopped.link },
    new: off,
  });
}
