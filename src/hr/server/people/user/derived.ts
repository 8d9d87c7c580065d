import type { CallContext } from '../../../../server/context.ts';
import { personDetails } from '../../account/person.ts';
import { integrationViews } from '../../integrations/views.ts';
import { invitesWith } from '../meeting/invite.ts';
import { timelineOfPerson } from '../timeline.ts';

type Values = Record<string, unknown>;

/** What a profile is asked for that is not stored with it, and what holds of the person in place of what is stored. */
export async function deriveUser(
  context: CallContext,
  record: Readonly<Values>,
  asked: readonly string[],
): Promise<Values> {
  const id = String(record.id);
  const values: Values = {};
  if (asked.includes('company_integrations') || asked.includes('integration_channels')) {
    const { company_integrations, integration_channels } = await integrationViews(context);
    Object.assign(values, { company_integrations, integration_channels });
  }
  if (asked.includes('company')) values.company = await companyOf(context);
  if (asked.includes('permissions')) values.permissions = await permissionsOf(context, id);
  if (asked.includes('user_timeline') || asked.includes('stage1'))
    Object.assign(values, await timelineFor(context, id, asked));
  if (asked.includes('invite')) values.invite = (await invitesWith(context, [id])).get(id) ?? null;
  if ('allow_multiple_channels' in record) values.allow_multiple_channels = await mayUseChannels(context, id);
  return values;
}

async function companyOf({ db, company, actor }: CallContext) {
  const person = await personDetails(db, { company, userId: actor.id });
  return { id: company, company_name: person?.companyName ?? '' };
}

/** Who may do what is told to oneself, and to SuperAdmins. */
async function permissionsOf(context: CallContext, id: string): Promise<readonly string[] | undefined> {
  const { actor } = context;
  if (id === actor.id) return [...actor.permissions];
  return actor.type === 'SuperAdmin' ? [...((await context.actorOf(id))?.permissions ?? [])] : undefined;
}

async function timelineFor(context: CallContext, id: string, asked: readonly string[]): Promise<Values> {
  if (!context.explain('people/user/timeline')?.allowed) return {};
  const { data } = await timelineOfPerson(context, id);
  return {
    ...(asked.includes('user_timeline') && { user_timeline: data }),
    ...(asked.includes('stage1') && { stage1: data[0]?.title ?? null }),
  };
}

/** What the company allows, and nobody has taken from the person. */
const mayUseChannels = async (context: CallContext, id: string): Promise<boolean> =>
  (id === context.actor.id ? context.actor : await context.actorOf(id))?.flags.allow_multiple_channels === true;
