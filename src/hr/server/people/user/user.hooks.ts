import type { CallContext, Change, Hooks } from '../../../../server/context.ts';
import { dayIn } from '../../../../shared/time/wire.ts';
import { birthHolds, datesHold, followsNames, fullName, phoneHolds } from '../../../rules/profile-faults.ts';
import { keptZone } from '../../../rules/time-zone.ts';
import { unlinkOfLeaver } from '../../integrations/leaving.ts';
import { refuseSender } from '../../touchpoints/senders.ts';
import { askForAddress } from '../address.ts';
import { refuseStronger, refuseWithoutSuperAdmin } from '../authority.ts';
import { invitesWith } from '../meeting/invite.ts';
import { cancelOfLeaver } from '../meeting/leaving.ts';
import { proveForPrivateAddress, tellOfPrivateAddress } from '../private-address.ts';
import { keepAddable, refuseOutside } from './adding.ts';
import { deriveUser } from './derived.ts';
import { keepStatusInStep, refuseAfterExit, takePlaceAgain } from './leaving.ts';

type Values = Record<string, unknown>;

/** What a profile must keep that its schema cannot say. */
export const hooks: Hooks = {
  derive: deriveUser,
  async compute(context, rows, names) {
    if (!names.includes('invite')) return rows.map(() => ({}));
    const invites = await invitesWith(
      context,
      rows.map(({ id }) => String(id)),
    );
    return rows.map(({ id }) => ({ invite: invites.get(String(id)) ?? null }));
  },
  async beforeWrite(context, change) {
    if (change.verb === 'remove') return;
    trim(change.values);
    if (change.verb === 'create') await keepAddable(context, change);
    checkPhone(context, change.values);
    checkZone(context, change.values);
    checkDates(context, change);
    checkBirth(context, change.values);
    keepNameInStep(change);
    if (change.verb === 'create') return;
    await refuseStronger(context, change);
    await refuseWithoutSuperAdmin(context, change);
    await refuseSender(context, change);
    await refuseAfterExit(context, change);
    await keepStatusInStep(context, change);
    await takePlaceAgain(context, change);
    await askForAddress(context, change);
    proveForPrivateAddress(context, change);
  },
  async afterWrite(context, change) {
    const { verb, id } = change;
    if (verb === 'create') await refuseOutside(context, id);
    if (verb !== 'update') return;
    await tellOfPrivateAddress(context, change);
    await cancelOfLeaver(context, change);
    await unlinkOfLeaver(context, change);
  },
};

/** Spaces around a value make another department of it. */
function trim(values: Values): void {
  for (const [name, value] of Object.entries(values)) if (typeof value === 'string') values[name] = value.trim();
}

function checkPhone(context: CallContext, values: Values): void {
  const { phoneNumber } = values;
  if (phoneNumber === '') values.phoneNumber = null;
  if (phoneHolds(values)) return;
  context.fail('PhoneInvalid', { errors: { phoneNumber: [context.text('people/user/phone-format')] } });
}

/** Browsers name zones by names of the past. */
function checkZone(context: CallContext, values: Values): void {
  if (values.user_timezone === undefined) return;
  values.user_timezone = keptZone(String(values.user_timezone));
  if (values.user_timezone === null) context.fail('ZoneUnknown', { errors: { user_timezone: [] } });
}

function checkDates(context: CallContext, { old, values }: Change): void {
  if (values.exit_date === undefined && values.joining_date === undefined) return;
  if (datesHold({ ...old, ...values })) return;
  context.fail('ExitBeforeJoining', { errors: { exit_date: [] } });
}

function checkBirth(context: CallContext, values: Values): void {
  if (birthHolds(values, dayIn(context.actor.timeZone, context.now))) return;
  context.fail('BirthInFuture', { errors: { birthDate: [] } });
}

/** The shown name follows the first and last one, for as long as nobody has chosen another. */
function keepNameInStep({ old, values }: Change): void {
  const renamed = 'first_name' in values || 'last_name' in values;
  if (!old || !renamed || 'display_name' in values || !followsNames(old)) return;
  values.display_name = fullName({ ...old, ...values });
}
