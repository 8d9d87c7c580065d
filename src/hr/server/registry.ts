import type { Calls } from '../../generated/calls.ts';
import type { Jobs } from '../../generated/jobs.ts';
import type { HandlerName, HookName, JobHandlerName } from '../../generated/names.ts';
import type { Handler, Hooks, JobHandler, Product } from '../../server/context.ts';
import { adminList } from './access/admin.list.ts';
import { adminUpdate } from './access/admin.update.ts';
import { access } from './access/engine-access.ts';
import { groupAddUser } from './access/group.add-user.ts';
import { groupCreate } from './access/group.create.ts';
import { groupDetail } from './access/group.detail.ts';
import { groupList } from './access/group.list.ts';
import { groupRemove } from './access/group.remove.ts';
import { groupRemoveUser } from './access/group.remove-user.ts';
import { groupUpdate } from './access/group.update.ts';
import { viewAsStart } from './access/view-as.start.ts';
import { viewAsStop } from './access/view-as.stop.ts';
import { whyExport, whyMatrix } from './access/why.matrix.ts';
import { why } from './access/why.ts';
import { captcha } from './account/captcha.ts';
import { deviceEndOthers } from './account/device/end-others.ts';
import { deviceList } from './account/device/list.ts';
import { draftKey } from './account/draft-key.ts';
import { emailConfirm } from './account/email/confirm.ts';
import { identityList } from './account/identity/list.ts';
import { identityAllow, identityRemove } from './account/identity/remove.ts';
import { invite } from './account/invite.ts';
import { mfaRequirement, mfaReset } from './account/mfa/admin.ts';
import { mfaDisable } from './account/mfa/disable.ts';
import { mfaEnable } from './account/mfa/enable.ts';
import { oldChallenges } from './account/mfa/factors/challenges.job.ts';
import { mfaCodes, mfaDownload, mfaExport, mfaRegenerate } from './account/mfa/recovery.ts';
import { mfaResend } from './account/mfa/resend.ts';
import { mfaMember, mfaSettings } from './account/mfa/settings.ts';
import { verify } from './account/mfa/sign-in.ts';
import { mfaVerify } from './account/mfa/verify.ts';
import { passkeyAdd, passkeyBegin } from './account/passkey/add.ts';
import { passkeyOffer, passkeyProve } from './account/passkey/prove.ts';
import { passkeyRemove } from './account/passkey/remove.ts';
import { passkeyAsk, passkeySignIn } from './account/passkey/sign-in.ts';
import { passwordChange } from './account/password/change.ts';
import { passwordMail } from './account/password/changed.ts';
import { forgot, resetMail } from './account/password/forgot.ts';
import { reset } from './account/password/reset.ts';
import { providerBegin } from './account/provider/begin.ts';
import { providerList } from './account/provider/list.ts';
import { providerSignIn } from './account/provider/sign-in.ts';
import { login } from './account/session/login.ts';
import { logout, logoutAll } from './account/session/logout.ts';
import { register } from './account/session/register.ts';
import { stepUp } from './account/session/step-up.ts';
import { session } from './account/session.ts';
import { uploadList } from './audit/upload.list.ts';
import { oldLinks } from './chats/links.job.ts';
import { pageAnswer } from './chats/page.answer.ts';
import { pageOpen } from './chats/page.open.ts';
import { pageRenew } from './chats/page.renew.ts';
import { complete } from './chats/session.complete.ts';
import { messages } from './chats/session.messages.ts';
import { start } from './chats/session.start.ts';
import { apiTokenConfirm } from './company/api-token.confirm.ts';
import { apiTokenCreate } from './company/api-token.create.ts';
import { apiTokenList } from './company/api-token.list.ts';
import { apiTokenRevoke } from './company/api-token.revoke.ts';
import { companyHooks } from './company/company.hooks.ts';
import { heldTokens } from './company/held-tokens.job.ts';
import { endPauses } from './company/pause.job.ts';
import { planRead } from './company/plan.read.ts';
import { profileRead } from './company/profile.read.ts';
import { settingsHooks } from './company/settings.hooks.ts';
import { settingsRead } from './company/settings.read.ts';
import { tagCount } from './company/tag.count.ts';
import { ticketHooks } from './company/ticket.hooks.ts';
import { admins } from './people/admins.ts';
import { oldAlerts } from './people/alert/alerts.job.ts';
import { alertList } from './people/alert/list.ts';
import { alertRead, alertReadAll } from './people/alert/read.ts';
import { importCancel } from './people/import/cancel.ts';
import { importCheck } from './people/import/check.ts';
import { importFile } from './people/import/file.ts';
import { importJob, oldRows } from './people/import/job.ts';
import { importRead } from './people/import/read.ts';
import { importRows } from './people/import/rows.ts';
import { importRun } from './people/import/run.ts';
import { importUndo } from './people/import/undo.ts';
import { importUpload } from './people/import/upload.ts';
import { noteAdd } from './people/note/add.ts';
import { noteList } from './people/note/list.ts';
import { noteMentions } from './people/note/mentions.ts';
import { noteRemove, noteUpdate } from './people/note/update.ts';
import { sessionAcknowledge } from './people/session/acknowledge.ts';
import { sessionList } from './people/session/list.ts';
import { sessionReply } from './people/session/reply.ts';
import { sessionResend } from './people/session/resend.ts';
import { sessionTranscript } from './people/session/transcript.ts';
import { sessionUpdate } from './people/session/update.ts';
import { tagsCarried } from './people/tags/carried.ts';
import { tags } from './people/tags.ts';
import { timeline } from './people/timeline.ts';
import { userAdd } from './people/user/add.ts';
import { exits } from './people/user/exits.job.ts';
import { userHooks } from './people/user/hooks.ts';
import { userInvite } from './people/user/invite.ts';
import { userLeaving } from './people/user/leaving.ts';
import { userTag } from './people/user/tag.ts';
import { userValues } from './people/user/values.ts';
import { categories } from './segments/categories.ts';
import { overview } from './segments/overview.ts';
import { savedFilterCreate } from './segments/saved-filter.create.ts';
import { savedFilterList } from './segments/saved-filter.list.ts';
import { savedFilterRemove } from './segments/saved-filter.remove.ts';
import { savedFilterUpdate } from './segments/saved-filter.update.ts';
import { values } from './segments/values.ts';
import { reportRead } from './touchpoints/report.read.ts';
import { report } from './touchpoints/report.ts';
import { run } from './touchpoints/run/run.job.ts';
import { runRead } from './touchpoints/run.read.ts';
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
  'access/view-as.start': viewAsStart,
  'access/view-as.stop': viewAsStop,
  'access/why': why,
  'access/why.export': whyExport,
  'access/why.matrix': whyMatrix,
  'account/captcha': captcha,
  'account/device/end-others': deviceEndOthers,
  'account/device/list': deviceList,
  'account/email/confirm': emailConfirm,
  'account/password/forgot': forgot,
  'account/identity/allow': identityAllow,
  'account/identity/list': identityList,
  'account/identity/remove': identityRemove,
  'account/invite': invite,
  'account/session/login': login,
  'account/session/logout': logout,
  'account/session/logout-all': logoutAll,
  'account/mfa/codes': mfaCodes,
  'account/mfa/disable': mfaDisable,
  'account/mfa/download': mfaDownload,
  'account/mfa/enable': mfaEnable,
  'account/mfa/export': mfaExport,
  'account/mfa/member': mfaMember,
  'account/mfa/regenerate': mfaRegenerate,
  'account/mfa/requirement': mfaRequirement,
  'account/mfa/resend': mfaResend,
  'account/mfa/reset': mfaReset,
  'account/mfa/settings': mfaSettings,
  'account/mfa/verify': mfaVerify,
  'account/passkey/add': passkeyAdd,
  'account/passkey/ask': passkeyAsk,
  'account/passkey/begin': passkeyBegin,
  'account/passkey/offer': passkeyOffer,
  'account/passkey/prove': passkeyProve,
  'account/passkey/remove': passkeyRemove,
  'account/passkey/sign-in': passkeySignIn,
  'account/password/change': passwordChange,
  'account/provider/begin': providerBegin,
  'account/provider/list': providerList,
  'account/provider/sign-in': providerSignIn,
  'account/session/register': register,
  'account/password/reset': reset,
  'account/session': session,
  'account/draft-key': draftKey,
  'account/session/step-up': stepUp,
  'account/mfa/sign-in': verify,
  'chats/session.complete': complete,
  'chats/session.messages': messages,
  'chats/session.start': start,
  'company/api-token.confirm': apiTokenConfirm,
  'company/api-token.create': apiTokenCreate,
  'company/api-token.list': apiTokenList,
  'company/api-token.revoke': apiTokenRevoke,
  'audit/upload.list': uploadList,
  'chats/page.answer': pageAnswer,
  'chats/page.open': pageOpen,
  'chats/page.renew': pageRenew,
  'company/plan.read': planRead,
  'company/profile.read': profileRead,
  'company/settings.read': settingsRead,
  'company/tag.count': tagCount,
  'people/admins': admins,
  'people/alert/list': alertList,
  'people/alert/read': alertRead,
  'people/alert/read-all': alertReadAll,
  'people/session/list': sessionList,
  'people/session/transcript': sessionTranscript,
  'people/session/update': sessionUpdate,
  'people/note/add': noteAdd,
  'people/note/list': noteList,
  'people/note/mentions': noteMentions,
  'people/note/remove': noteRemove,
  'people/note/update': noteUpdate,
  'people/import/cancel': importCancel,
  'people/import/check': importCheck,
  'people/import/file': importFile,
  'people/import/read': importRead,
  'people/import/rows': importRows,
  'people/import/run': importRun,
  'people/import/undo': importUndo,
  'people/import/upload': importUpload,
  'people/session/acknowledge': sessionAcknowledge,
  'people/session/reply': sessionReply,
  'people/session/resend': sessionResend,
  'people/tags': tags,
  'people/tags/carried': tagsCarried,
  'people/timeline': timeline,
  'people/user/add': userAdd,
  'people/user/invite': userInvite,
  'people/user/leaving': userLeaving,
  'people/user/tag': userTag,
  'people/user/values': userValues,
  'segments/categories': categories,
  'segments/overview': overview,
  'segments/saved-filter.create': savedFilterCreate,
  'segments/saved-filter.list': savedFilterList,
  'segments/saved-filter.remove': savedFilterRemove,
  'segments/saved-filter.update': savedFilterUpdate,
  'segments/values': values,
  'touchpoints/report.read': reportRead,
  'touchpoints/run.read': runRead,
  'touchpoints/stage.export': stageExport,
} satisfies { [Name in HandlerName]: Handler<Calls[Name]> };

const hooks = {
  'company/ticket': ticketHooks,
  'company/company': companyHooks,
  'company/settings': settingsHooks,
  'people/user': userHooks,
  'touchpoints/stage': stageHooks,
} satisfies Record<HookName, Hooks>;

const jobs = {
  'account/mfa/challenges': oldChallenges,
  'account/password/mail': passwordMail,
  'account/password/reset-mail': resetMail,
  'chats/links': oldLinks,
  'company/held-tokens': heldTokens,
  'company/pause': endPauses,
  'people/alert/alerts': oldAlerts,
  'people/import': importJob,
  'people/import/rows': oldRows,
  'people/user/exits': exits,
  'touchpoints/report': report,
  'touchpoints/run': run,
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
