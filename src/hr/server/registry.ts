import type { Calls } from '../../generated/calls.ts';
import type { Jobs } from '../../generated/jobs.ts';
import type { HandlerName, HookName, JobHandlerName } from '../../generated/names.ts';
import type { Handler, Hooks, JobHandler, Product } from '../../server/context.ts';
import { access } from './access/actor.ts';
import { adminList } from './access/admin.list.ts';
import { adminUpdate } from './access/admin.update.ts';
import { groupAddUser } from './access/group.add-user.ts';
import { groupCreate } from './access/group.create.ts';
import { groupDetail } from './access/group.detail.ts';
import { groupList } from './access/group.list.ts';
import { groupRemove } from './access/group.remove.ts';
import { groupRemoveUser } from './access/group.remove-user.ts';
import { groupUpdate } from './access/group.update.ts';
import { forgot, resetMail } from './account/forgot.ts';
import { invite } from './account/invite.ts';
import { login } from './account/login.ts';
import { logout, logoutAll } from './account/logout.ts';
import { passwordMail } from './account/password-changed.ts';
import { register } from './account/register.ts';
import { reset } from './account/reset.ts';
import { session } from './account/session.ts';
import { admins } from './people/admins.ts';
import { reportRead } from './touchpoints/report.read.ts';
import { report } from './touchpoints/report.ts';
import { stageExport } from './touchpoints/stage.export.ts';
import { stageHooks } from './touchpoints/stage.hooks.ts';

const handlers = {
  'access/admin.list': adminList,
  'access/admin.update': adminUpdate,
  'access/group.add-user': groupAddUser,
  'access/group.create': groupCreate,
  'access/group.detail': groupDetail,
  'access/group.list': groupList,
  'access/group.remove': groupRemove,
  'access/group.remove-user': groupRemoveUser,
  'access/group.update': groupUpdate,
  'account/forgot': forgot,
  'account/invite': invite,
  'account/login': login,
  'account/logout': logout,
  'account/logout-all': logoutAll,
  'account/register': register,
  'account/reset': reset,
  'account/session': session,
  'people/admins': admins,
  'touchpoints/report.read': reportRead,
  'touchpoints/stage.export': stageExport,
} satisfies { [Name in HandlerName]: Handler<Calls[Name]> };

const hooks = {
  'touchpoints/stage': stageHooks,
} satisfies Record<HookName, Hooks>;

const jobs = {
  'account/password-mail': passwordMail,
  'account/reset-mail': resetMail,
  'touchpoints/report': report,
} satisfies { [Name in JobHandlerName]: JobHandler<Jobs[Name]> };

/**
 * What the documents name and only code can do: a missing or stale name is a compile error above. The engine finds
 * handlers by name and gives each what its document says, which no type of a whole table can express.
 */
export const product: Product = {
  handlers: handlers as unknown as Product['handlers'],
  hooks,
  jobs: jobs as unknown as Product['jobs'],
  access,
};
