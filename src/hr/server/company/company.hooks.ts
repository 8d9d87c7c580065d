import type { CallContext, Change, Hooks } from '../../../server/context.ts';

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
const apart = ['notification_enabled', 'enable_brand_promotion_feedback', 'brand_promotion_feedback_field'];

/** What a company's profile must keep that its schema cannot say. */
export const companyHooks: Hooks = {
  async beforeWrite(context, change) {
    if (change.verb !== 'update') return;
    checkComplete(context, change);
    stopPromotion(context, change);
  },
};

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
function stopPromotion(context: CallContext, { old, values, id }: Change): void {
  const field = String(old?.brand_promotion_feedback_field ?? '');
  if (!old?.enable_brand_promotion_feedback || !(field in values) || values[field]) return;
  values.enable_brand_promotion_feedback = false;
  values.brand_promotion_feedback_field = null;
  context.audit({
    type: 'company_settings',
    activity: 'Employer branding switched off: its link was removed',
    entity: 'company/company',
    recordId: id,
    old: { enable_brand_promotion_feedback: true, brand_promotion_feedback_field: field },
    new: { enable_brand_promotion_feedback: false, brand_promotion_feedback_field: null },
  });
}
