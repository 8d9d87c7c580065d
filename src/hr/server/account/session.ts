import type { Calls } from '../../../generated/calls.ts';
import type { Handler } from '../../../server/context.ts';
import { viewingTold } from '../access/view-as.ts';
import { pauseTold } from '../company/pause-told.ts';
import { integrationViews } from '../integrations/views.ts';
import { factorsOf, methodsOf, proofsOf } from './mfa/factors/methods.ts';
import { personDetails } from './person.ts';

/** Who is signed in. Before the second factor nothing is said of what the person may do. */
export const handler: Handler<Calls['account/session']> = async (context) => {
  const { actor, sessions, company } = context;
  const me = { company, userId: actor.id };
  const person = (await personDetails(context.db, me)) ?? context.notFound();
  const full = sessions.level === 'full';
  // How someone proves who they are is not told to anyone who sees the console as them.
  const own = full && !sessions.viewing;
  const factors = await factorsOf(context.db, me);
  const hasPassword = await sessions.hasPassword();
  const none = { company_integrations: [], integrations: {}, integration_channels: [] };
  const channels = full ? await integrationViews(context) : none;
  const may = (flag: string) => full && actor.flags[flag] === true;
  return {
    id: actor.id,
    type: actor.type,
    level: full ? 'full' : 'half',
    email: person.email,
    display_name: person.displayName,
    permissions: full ? [...actor.permissions] : [],
    allow_stage_edit: may('allow_stage_edit'),
    allow_multiple_channels: may('allow_multiple_channels'),
    exit_active: may('exit_active'),
    milestone_active: may('milestone_active'),
    alert_words_active: may('alert_words_active'),
    mfa_setup_required: may('mfa_setup_required'),
    has_password: own && hasPassword,
    ...(own && { step_up_methods: proofsOf(factors, hasPassword) }),
    ...(!full && { mfa_methods: await methodsOf(context, me, factors) }),
    ...(await viewingTold(context)),
    ...(full && actor.type !== 'Employee' && (await pauseTold(context))),
    demo: context.config.demo,
    ...channels,
    company: { id: company, company_name: person.companyName },
    user_profile: {
      default_mail_client: person.mailClient,
      date_format: person.dateFormat,
      auto_timezone: person.autoZone,
      user_timezone: person.timeZone,
    },
  };
};
