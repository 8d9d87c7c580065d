import { and, eq, sql } from 'drizzle-orm';
import { optionValues } from '../../../generated/options.ts';
import { accessGroup, company, membership, userProfile } from '../../../generated/tables.ts';
import type { Database, ServerActor } from '../../../server/context.ts';
import { dayIn } from '../../../shared/time/wire.ts';
import { type Rights, rightsOf } from '../../rules/group-rights.ts';
import { scopeOf } from './scope.ts';

/** Who someone is and what they may do; null for those who may not sign in. */
export async function loadActor(
  db: Database,
  companyId: string,
  userId: string,
  now: Date,
): Promise<ServerActor | null> {
  const found = await find(db, companyId, userId);
  if (!found || !maySignIn(found, now)) return null;
  const waits = mustEnable(found);
  // Until there is a second factor an admin is nobody more than an employee.
  const user = waits ? { ...found.user, type: 'Employee' as const } : found.user;
  const { group } = found;
  const permissions = permissionsOf(user.type, group?.permissions);
  return {
    id: userId,
    company: companyId,
    type: user.type,
    permissions,
    flags: { ...flagsOf(found, permissions), mfa_setup_required: waits },
    scope: scopeOf({ id: userId, type: user.type }, group),
    timeZone: user.timeZone,
    displayName: user.displayName,
  };
}

/**
 * What someone was given, also while they still have to enable a second factor: that stops the person, and not what
 * they answer for. Null for those who may not sign in.
 */
export async function grantedTo(db: Database, companyId: string, userId: string, now: Date): Promise<Rights | null> {
  const found = await find(db, companyId, userId);
  if (!found || !maySignIn(found, now)) return null;
  const { user, group } = found;
  const permissions = permissionsOf(user.type, group?.permissions);
  if (user.type === 'SuperAdmin') return { permissions, segments: null };
  return { permissions, segments: user.type === 'Admin' && group ? rightsOf({ ...group, permissions }).segments : {} };
}

/** One statement: this stands before every first call after someone's rights may have changed. */
async function find(db: Database, companyId: string, userId: string) {
  const known = statements.get(db) ?? statement(db);
  statements.set(db, known);
  const [row] = await known.execute({ companyId, userId });
  return row;
}

/** Written once for each connection. */
const statements = new WeakMap<Database, ReturnType<typeof statement>>();

function statement(db: Database) {
  return db
    .select({
      user: {
        type: userProfile.type,
        status: userProfile.status,
        exitDate: userProfile.exit_date,
        twoFactor: userProfile.two_factor,
        mayEditStages: userProfile.allow_stage_edit,
        mayUseChannels: userProfile.allow_multiple_channels,
        timeZone: userProfile.user_timezone,
        displayName: userProfile.display_name,
      },
      company: {
        active: company.is_active,
        timeZone: company.time_zone,
        milestones: company.milestone_active,
        adhoc: company.adhoc_active,
        exit: company.exit_active,
        alertWords: company.alert_words_active,
        stageEdit: company.stage_edit_active,
        channels: company.multiple_channels_active,
        notifications: company.notification_enabled,
        requiresTwoFactor: company.second_factor_required,
      },
      group: {
        permissions: accessGroup.permissions,
        segments: accessGroup.segments,
        all_employees: accessGroup.all_employees,
      },
    })
    .from(userProfile)
    .innerJoin(company, and(eq(company.companyId, userProfile.companyId), eq(company.id, userProfile.companyId)))
    .leftJoin(membership, and(eq(membership.companyId, userProfile.companyId), eq(membership.user, userProfile.id)))
    .leftJoin(accessGroup, and(eq(accessGroup.companyId, membership.companyId), eq(accessGroup.id, membership.group)))
    .where(and(eq(userProfile.companyId, sql.placeholder('companyId')), eq(userProfile.id, sql.placeholder('userId'))))
    .limit(1)
    .prepare('actor');
}

type Found = NonNullable<Awaited<ReturnType<typeof find>>>;

function maySignIn({ user, company: { active, timeZone } }: Found, now: Date): boolean {
  if (!active || user.status !== 'active') return false;
  return user.exitDate === null || user.exitDate > today(timeZone, now);
}

const mustEnable = ({ user, company: of }: Found): boolean =>
  of.requiresTwoFactor === true && user.type !== 'Employee' && user.twoFactor !== true;

/** The date in a zone, as YYYY-MM-DD. */
export const today = dayIn;

function permissionsOf(type: string, granted: readonly string[] | undefined): readonly string[] {
  if (type === 'SuperAdmin') return optionValues['access/permissions.codes'];
  return type === 'Admin' ? (granted ?? []) : [];
}

/** Flags are the company's; two of them can besides be taken from one admin. */
function flagsOf({ user, company: of }: Found, permissions: readonly string[]): Record<string, boolean> {
  return {
    milestone_active: of.milestones,
    adhoc_active: of.adhoc,
    exit_active: of.exit,
    alert_words_active: of.alertWords,
    notification_enabled: of.notifications,
    allow_multiple_channels: of.channels && user.mayUseChannels !== false,
    allow_stage_edit: of.stageEdit && permissions.includes('manage_milestone') && user.mayEditStages !== false,
  };
}
