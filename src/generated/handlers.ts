// Written by `npm run codegen` from schemas/. Do not edit.

import type { Handler, Hooks, JobHandler } from '../server/context.ts';
import { handler as accessAdminList } from '../hr/server/access/admin.list.ts';
import { handler as accessAdminUpdate } from '../hr/server/access/admin.update.ts';
import { handler as accessGroupAddUser } from '../hr/server/access/group.add-user.ts';
import { handler as accessGroupChanges } from '../hr/server/access/group.changes.ts';
import { handler as accessGroupCopy } from '../hr/server/access/group.copy.ts';
import { handler as accessGroupInviteAgain } from '../hr/server/access/group.invite-again.ts';
import { handler as accessGroupRemoveUser } from '../hr/server/access/group.remove-user.ts';
import { handler as accessViewAsStart } from '../hr/server/access/view-as.start.ts';
import { handler as accessWhy } from '../hr/server/access/why.ts';
import { handler as accessWhyExport } from '../hr/server/access/why.export.ts';
import { handler as accessWhyMatrix } from '../hr/server/access/why.matrix.ts';
import { handler as accountCaptcha } from '../hr/server/account/captcha.ts';
import { handler as accountDeviceList } from '../hr/server/account/device/list.ts';
import { handler as accountDraftKey } from '../hr/server/account/draft-key.ts';
import { handler as accountEmailConfirm } from '../hr/server/account/email/confirm.ts';
import { handler as accountInvite } from '../hr/server/account/invite.ts';
import { handler as accountMfaCodes } from '../hr/server/account/mfa/codes.ts';
import { handler as accountMfaDisable } from '../hr/server/account/mfa/disable.ts';
import { handler as accountMfaDownload } from '../hr/server/account/mfa/download.ts';
import { handler as accountMfaEnable } from '../hr/server/account/mfa/enable.ts';
import { handler as accountMfaExport } from '../hr/server/account/mfa/export.ts';
import { handler as accountMfaMember } from '../hr/server/account/mfa/member.ts';
import { handler as accountMfaRegenerate } from '../hr/server/account/mfa/regenerate.ts';
import { handler as accountMfaRequirementEffect } from '../hr/server/account/mfa/requirement-effect.ts';
import { handler as accountMfaResend } from '../hr/server/account/mfa/resend.ts';
import { handler as accountMfaReset } from '../hr/server/account/mfa/reset.ts';
import { handler as accountMfaSettings } from '../hr/server/account/mfa/settings.ts';
import { handler as accountMfaSignIn } from '../hr/server/account/mfa/sign-in.ts';
import { handler as accountMfaVerify } from '../hr/server/account/mfa/verify.ts';
import { handler as accountOutboxAsk } from '../hr/server/account/outbox/ask.ts';
import { handler as accountOutboxCorrect } from '../hr/server/account/outbox/correct.ts';
import { handler as accountOutboxOneClick } from '../hr/server/account/outbox/one-click.ts';
import { handler as accountOutboxReport } from '../hr/server/account/outbox/report.ts';
import { handler as accountOutboxUnsubscribe } from '../hr/server/account/outbox/unsubscribe.ts';
import { handler as accountPasskeyAdd } from '../hr/server/account/passkey/add.ts';
import { handler as accountPasskeyAsk } from '../hr/server/account/passkey/ask.ts';
import { handler as accountPasskeyBegin } from '../hr/server/account/passkey/begin.ts';
import { handler as accountPasskeyOffer } from '../hr/server/account/passkey/offer.ts';
import { handler as accountPasskeyProve } from '../hr/server/account/passkey/prove.ts';
import { handler as accountPasskeySignIn } from '../hr/server/account/passkey/sign-in.ts';
import { handler as accountPasswordChange } from '../hr/server/account/password/change.ts';
import { handler as accountPasswordForgot } from '../hr/server/account/password/forgot.ts';
import { handler as accountPasswordReset } from '../hr/server/account/password/reset.ts';
import { handler as accountProviderBegin } from '../hr/server/account/provider/begin.ts';
import { handler as accountProviderList } from '../hr/server/account/provider/list.ts';
import { handler as accountProviderSignIn } from '../hr/server/account/provider/sign-in.ts';
import { handler as accountSession } from '../hr/server/account/session.ts';
import { handler as accountSessionLogin } from '../hr/server/account/session/login.ts';
import { handler as accountSessionRegister } from '../hr/server/account/session/register.ts';
import { handler as accountSessionStepUp } from '../hr/server/account/session/step-up.ts';
import { handler as auditBounceCorrect } from '../hr/server/audit/bounce.correct.ts';
import { handler as auditBounceExit } from '../hr/server/audit/bounce.exit.ts';
import { handler as auditBounceResolve } from '../hr/server/audit/bounce.resolve.ts';
import { handler as auditBulkExit } from '../hr/server/audit/bulk.exit.ts';
import { handler as auditBulkPreview } from '../hr/server/audit/bulk.preview.ts';
import { handler as auditCheckBegin } from '../hr/server/audit/check.begin.ts';
import { handler as auditDownloadFile } from '../hr/server/audit/download.file.ts';
import { handler as auditLineFilters } from '../hr/server/audit/line.filters.ts';
import { handler as auditLineVerify } from '../hr/server/audit/line.verify.ts';
import { handler as chatsPageAnswer } from '../hr/server/chats/page.answer.ts';
import { handler as chatsPageOpen } from '../hr/server/chats/page.open.ts';
import { handler as chatsPageRenew } from '../hr/server/chats/page.renew.ts';
import { handler as chatsSessionComplete } from '../hr/server/chats/session.complete.ts';
import { handler as chatsSessionMessages } from '../hr/server/chats/session.messages.ts';
import { handler as chatsSessionStart } from '../hr/server/chats/session.start.ts';
import { handler as companyApiTokenCreate } from '../hr/server/company/api-token.create.ts';
import { handler as companyPlanRead } from '../hr/server/company/plan.read.ts';
import { handler as exitDashboard } from '../hr/server/exit/dashboard.ts';
import { handler as exitDashboardExport } from '../hr/server/exit/dashboard.export.ts';
import { handler as exitReportDownload } from '../hr/server/exit/report.download.ts';
import { handler as exitStageList } from '../hr/server/exit/stage.list.ts';
import { handler as exitUnreachableExport } from '../hr/server/exit/unreachable.export.ts';
import { handler as exitUnreachableList } from '../hr/server/exit/unreachable.list.ts';
import { handler as genaiLogFile } from '../hr/server/genai/log.file.ts';
import { handler as genaiReportCreate } from '../hr/server/genai/report.create.ts';
import { handler as genaiReportPreview } from '../hr/server/genai/report.preview.ts';
import { handler as genaiReportService } from '../hr/server/genai/report.service.ts';
import { handler as integrationsConnectionList } from '../hr/server/integrations/connection.list.ts';
import { handler as integrationsGoogleBegin } from '../hr/server/integrations/google.begin.ts';
import { handler as integrationsGoogleConnect } from '../hr/server/integrations/google.connect.ts';
import { handler as integrationsMailClientChoose } from '../hr/server/integrations/mail-client.choose.ts';
import { handler as integrationsMailClientConnect } from '../hr/server/integrations/mail-client.connect.ts';
import { handler as integrationsMailClientDisconnect } from '../hr/server/integrations/mail-client.disconnect.ts';
import { handler as integrationsMicrosoftBegin } from '../hr/server/integrations/microsoft.begin.ts';
import { handler as integrationsMicrosoftConnect } from '../hr/server/integrations/microsoft.connect.ts';
import { handler as integrationsMicrosoftDisconnect } from '../hr/server/integrations/microsoft.disconnect.ts';
import { handler as integrationsOutlookBegin } from '../hr/server/integrations/outlook.begin.ts';
import { handler as integrationsOutlookConnect } from '../hr/server/integrations/outlook.connect.ts';
import { handler as integrationsSlackBegin } from '../hr/server/integrations/slack.begin.ts';
import { handler as integrationsSlackConnect } from '../hr/server/integrations/slack.connect.ts';
import { handler as integrationsSlackDisconnect } from '../hr/server/integrations/slack.disconnect.ts';
import { handler as peopleEmailSend } from '../hr/server/people/email/send.ts';
import { handler as peopleImportFile } from '../hr/server/people/import/file.ts';
import { handler as peopleImportRows } from '../hr/server/people/import/rows.ts';
import { handler as peopleImportUpload } from '../hr/server/people/import/upload.ts';
import { handler as peopleMeetingAdd } from '../hr/server/people/meeting/add.ts';
import { handler as peopleMeetingBusy } from '../hr/server/people/meeting/busy.ts';
import { handler as peopleMeetingList } from '../hr/server/people/meeting/list.ts';
import { handler as peopleMeetingRemove } from '../hr/server/people/meeting/remove.ts';
import { handler as peopleMeetingRestore } from '../hr/server/people/meeting/restore.ts';
import { handler as peopleMeetingUpdate } from '../hr/server/people/meeting/update.ts';
import { handler as peopleNoteMentions } from '../hr/server/people/note/mentions.ts';
import { handler as peopleSessionAcknowledge } from '../hr/server/people/session/acknowledge.ts';
import { handler as peopleSessionList } from '../hr/server/people/session/list.ts';
import { handler as peopleSessionReply } from '../hr/server/people/session/reply.ts';
import { handler as peopleSessionResend } from '../hr/server/people/session/resend.ts';
import { handler as peopleSessionTranscript } from '../hr/server/people/session/transcript.ts';
import { handler as peopleSessionUpdate } from '../hr/server/people/session/update.ts';
import { handler as peopleSummary } from '../hr/server/people/summary.ts';
import { handler as peopleTags } from '../hr/server/people/tags.ts';
import { handler as peopleTagsCarried } from '../hr/server/people/tags/carried.ts';
import { handler as peopleTimeline } from '../hr/server/people/timeline.ts';
import { handler as peopleUserInvite } from '../hr/server/people/user/invite.ts';
import { handler as peopleUserLeaving } from '../hr/server/people/user/leaving.ts';
import { handler as peopleUserTag } from '../hr/server/people/user/tag.ts';
import { handler as segmentsCategories } from '../hr/server/segments/categories.ts';
import { handler as segmentsCount } from '../hr/server/segments/count.ts';
import { handler as segmentsOverview } from '../hr/server/segments/overview.ts';
import { handler as segmentsSavedFilterList } from '../hr/server/segments/saved-filter.list.ts';
import { handler as segmentsSavedFilterUpdate } from '../hr/server/segments/saved-filter.update.ts';
import { handler as segmentsValues } from '../hr/server/segments/values.ts';
import { handler as shellJobCancel } from '../hr/server/shell/job.cancel.ts';
import { handler as shellJobRead } from '../hr/server/shell/job.read.ts';
import { handler as templatesCampaignList } from '../hr/server/templates/campaign.list.ts';
import { handler as templatesCampaignPreview } from '../hr/server/templates/campaign.preview.ts';
import { handler as templatesPlaceholders } from '../hr/server/templates/placeholders.ts';
import { handler as templatesTemplatePreview } from '../hr/server/templates/template.preview.ts';
import { handler as templatesTemplateRestore } from '../hr/server/templates/template.restore.ts';
import { handler as templatesTemplateSendTest } from '../hr/server/templates/template.send-test.ts';
import { handler as templatesTemplateUse } from '../hr/server/templates/template.use.ts';
import { handler as templatesVersionCompare } from '../hr/server/templates/version.compare.ts';
import { handler as touchpointsReportRead } from '../hr/server/touchpoints/report.read.ts';
import { handler as touchpointsRunRead } from '../hr/server/touchpoints/run.read.ts';
import { handler as touchpointsSenderList } from '../hr/server/touchpoints/sender.list.ts';
import { handler as touchpointsSenderReplace } from '../hr/server/touchpoints/sender.replace.ts';
import { handler as touchpointsStageDue } from '../hr/server/touchpoints/stage.due.ts';
import { handler as touchpointsStageExport } from '../hr/server/touchpoints/stage.export.ts';
import { handler as wellbeingBankImport } from '../hr/server/wellbeing/bank.import.ts';
import { handler as wellbeingCycleList } from '../hr/server/wellbeing/cycle.list.ts';
import { handler as wellbeingEmailSendTest } from '../hr/server/wellbeing/email.send-test.ts';
import { handler as wellbeingFrequencyList } from '../hr/server/wellbeing/frequency.list.ts';
import { handler as wellbeingInteractionChange } from '../hr/server/wellbeing/interaction.change.ts';
import { handler as wellbeingInteractionList } from '../hr/server/wellbeing/interaction.list.ts';
import { handler as wellbeingInteractionRemove } from '../hr/server/wellbeing/interaction.remove.ts';
import { handler as wellbeingPlanExport } from '../hr/server/wellbeing/plan.export.ts';
import { handler as wellbeingQuestionFramework } from '../hr/server/wellbeing/question.framework.ts';
import { handler as wellbeingQuestionList } from '../hr/server/wellbeing/question.list.ts';
import { handler as wellbeingResults } from '../hr/server/wellbeing/results.ts';
import { handler as wellbeingResultsExport } from '../hr/server/wellbeing/results.export.ts';
import { handler as wellbeingSurveyAudience } from '../hr/server/wellbeing/survey.audience.ts';
import { handler as wellbeingSurveyList } from '../hr/server/wellbeing/survey.list.ts';
import { handler as wellbeingSurveyPlan } from '../hr/server/wellbeing/survey.plan.ts';
import { handler as wellbeingSurveyRead } from '../hr/server/wellbeing/survey.read.ts';
import { handler as wellbeingSurveyReadiness } from '../hr/server/wellbeing/survey.readiness.ts';
import { handler as wellbeingSurveyUpdate } from '../hr/server/wellbeing/survey.update.ts';
import { hooks as accessGroupHooks } from '../hr/server/access/group.hooks.ts';
import { hooks as accountIdentityHooks } from '../hr/server/account/identity/identity.hooks.ts';
import { hooks as accountPasskeyHooks } from '../hr/server/account/passkey/passkey.hooks.ts';
import { hooks as auditBounceHooks } from '../hr/server/audit/bounce.hooks.ts';
import { hooks as auditBulkRowHooks } from '../hr/server/audit/bulk-row.hooks.ts';
import { hooks as auditDownloadHooks } from '../hr/server/audit/download.hooks.ts';
import { hooks as auditLineHooks } from '../hr/server/audit/line.hooks.ts';
import { hooks as auditUploadHooks } from '../hr/server/audit/upload.hooks.ts';
import { hooks as companyApiTokenHooks } from '../hr/server/company/api-token.hooks.ts';
import { hooks as companyCompanyHooks } from '../hr/server/company/company.hooks.ts';
import { hooks as companySettingsHooks } from '../hr/server/company/settings.hooks.ts';
import { hooks as companyTicketHooks } from '../hr/server/company/ticket.hooks.ts';
import { hooks as genaiLogHooks } from '../hr/server/genai/log.hooks.ts';
import { hooks as peopleAlertHooks } from '../hr/server/people/alert/alert.hooks.ts';
import { hooks as peopleNoteHooks } from '../hr/server/people/note/note.hooks.ts';
import { hooks as peopleUserHooks } from '../hr/server/people/user/user.hooks.ts';
import { hooks as segmentsSavedFilterHooks } from '../hr/server/segments/saved-filter.hooks.ts';
import { hooks as templatesTemplateHooks } from '../hr/server/templates/template.hooks.ts';
import { hooks as templatesVersionHooks } from '../hr/server/templates/version.hooks.ts';
import { hooks as touchpointsStageHooks } from '../hr/server/touchpoints/stage.hooks.ts';
import { hooks as wellbeingEmailHooks } from '../hr/server/wellbeing/email.hooks.ts';
import { hooks as wellbeingQuestionHooks } from '../hr/server/wellbeing/question.hooks.ts';
import { job as accountMfaChallengesJob } from '../hr/server/account/mfa/challenges.job.ts';
import { job as accountPasswordMailJob } from '../hr/server/account/password/mail.job.ts';
import { job as accountPasswordResetMailJob } from '../hr/server/account/password/reset-mail.job.ts';
import { job as auditBouncesJob } from '../hr/server/audit/bounces.job.ts';
import { job as auditBulkExitJob } from '../hr/server/audit/bulk-exit.job.ts';
import { job as auditBulkResolveJob } from '../hr/server/audit/bulk-resolve.job.ts';
import { job as auditCheckJob } from '../hr/server/audit/check.job.ts';
import { job as auditRetentionJob } from '../hr/server/audit/retention.job.ts';
import { job as chatsLinksJob } from '../hr/server/chats/links.job.ts';
import { job as companyHeldTokensJob } from '../hr/server/company/held-tokens.job.ts';
import { job as companyPauseJob } from '../hr/server/company/pause.job.ts';
import { job as exitDashboardFileJob } from '../hr/server/exit/dashboard-file.job.ts';
import { job as genaiReportJob } from '../hr/server/genai/report.job.ts';
import { job as integrationsInviteJob } from '../hr/server/integrations/invite.job.ts';
import { job as integrationsLeaversJob } from '../hr/server/integrations/leavers.job.ts';
import { job as integrationsRevokeJob } from '../hr/server/integrations/revoke.job.ts';
import { job as peopleAlertAlertsJob } from '../hr/server/people/alert/alerts.job.ts';
import { job as peopleImportJob } from '../hr/server/people/import/import.job.ts';
import { job as peopleImportRowsJob } from '../hr/server/people/import/rows.job.ts';
import { job as peopleMeetingCalendarJob } from '../hr/server/people/meeting/calendar.job.ts';
import { job as peopleMeetingLeaversJob } from '../hr/server/people/meeting/leavers.job.ts';
import { job as peopleMeetingMendJob } from '../hr/server/people/meeting/mend.job.ts';
import { job as peopleUserExitsJob } from '../hr/server/people/user/exits.job.ts';
import { job as segmentsOverviewJob } from '../hr/server/segments/overview.job.ts';
import { job as touchpointsReportJob } from '../hr/server/touchpoints/report.job.ts';
import { job as touchpointsRunJob } from '../hr/server/touchpoints/run.job.ts';
import { job as wellbeingPlanFileJob } from '../hr/server/wellbeing/plan-file.job.ts';
import { job as wellbeingReportJob } from '../hr/server/wellbeing/report.job.ts';
import { job as wellbeingRunJob } from '../hr/server/wellbeing/run.job.ts';
import { job as wellbeingSumUpJob } from '../hr/server/wellbeing/sum-up.job.ts';
import type { Calls } from './calls.ts';
import type { Jobs } from './jobs.ts';
import type { HandlerName, HookName, JobHandlerName } from './names.ts';

export const handlers = {
  'access/admin.list': accessAdminList,
  'access/admin.update': accessAdminUpdate,
  'access/group.add-user': accessGroupAddUser,
  'access/group.changes': accessGroupChanges,
  'access/group.copy': accessGroupCopy,
  'access/group.invite-again': accessGroupInviteAgain,
  'access/group.remove-user': accessGroupRemoveUser,
  'access/view-as.start': accessViewAsStart,
  'access/why': accessWhy,
  'access/why.export': accessWhyExport,
  'access/why.matrix': accessWhyMatrix,
  'account/captcha': accountCaptcha,
  'account/device/list': accountDeviceList,
  'account/draft-key': accountDraftKey,
  'account/email/confirm': accountEmailConfirm,
  'account/invite': accountInvite,
  'account/mfa/codes': accountMfaCodes,
  'account/mfa/disable': accountMfaDisable,
  'account/mfa/download': accountMfaDownload,
  'account/mfa/enable': accountMfaEnable,
  'account/mfa/export': accountMfaExport,
  'account/mfa/member': accountMfaMember,
  'account/mfa/regenerate': accountMfaRegenerate,
  'account/mfa/requirement-effect': accountMfaRequirementEffect,
  'account/mfa/resend': accountMfaResend,
  'account/mfa/reset': accountMfaReset,
  'account/mfa/settings': accountMfaSettings,
  'account/mfa/sign-in': accountMfaSignIn,
  'account/mfa/verify': accountMfaVerify,
  'account/outbox/ask': accountOutboxAsk,
  'account/outbox/correct': accountOutboxCorrect,
  'account/outbox/one-click': accountOutboxOneClick,
  'account/outbox/report': accountOutboxReport,
  'account/outbox/unsubscribe': accountOutboxUnsubscribe,
  'account/passkey/add': accountPasskeyAdd,
  'account/passkey/ask': accountPasskeyAsk,
  'account/passkey/begin': accountPasskeyBegin,
  'account/passkey/offer': accountPasskeyOffer,
  'account/passkey/prove': accountPasskeyProve,
  'account/passkey/sign-in': accountPasskeySignIn,
  'account/password/change': accountPasswordChange,
  'account/password/forgot': accountPasswordForgot,
  'account/password/reset': accountPasswordReset,
  'account/provider/begin': accountProviderBegin,
  'account/provider/list': accountProviderList,
  'account/provider/sign-in': accountProviderSignIn,
  'account/session': accountSession,
  'account/session/login': accountSessionLogin,
  'account/session/register': accountSessionRegister,
  'account/session/step-up': accountSessionStepUp,
  'audit/bounce.correct': auditBounceCorrect,
  'audit/bounce.exit': auditBounceExit,
  'audit/bounce.resolve': auditBounceResolve,
  'audit/bulk.exit': auditBulkExit,
  'audit/bulk.preview': auditBulkPreview,
  'audit/check.begin': auditCheckBegin,
  'audit/download.file': auditDownloadFile,
  'audit/line.filters': auditLineFilters,
  'audit/line.verify': auditLineVerify,
  'chats/page.answer': chatsPageAnswer,
  'chats/page.open': chatsPageOpen,
  'chats/page.renew': chatsPageRenew,
  'chats/session.complete': chatsSessionComplete,
  'chats/session.messages': chatsSessionMessages,
  'chats/session.start': chatsSessionStart,
  'company/api-token.create': companyApiTokenCreate,
  'company/plan.read': companyPlanRead,
  'exit/dashboard': exitDashboard,
  'exit/dashboard.export': exitDashboardExport,
  'exit/report.download': exitReportDownload,
  'exit/stage.list': exitStageList,
  'exit/unreachable.export': exitUnreachableExport,
  'exit/unreachable.list': exitUnreachableList,
  'genai/log.file': genaiLogFile,
  'genai/report.create': genaiReportCreate,
  'genai/report.preview': genaiReportPreview,
  'genai/report.service': genaiReportService,
  'integrations/connection.list': integrationsConnectionList,
  'integrations/google.begin': integrationsGoogleBegin,
  'integrations/google.connect': integrationsGoogleConnect,
  'integrations/mail-client.choose': integrationsMailClientChoose,
  'integrations/mail-client.connect': integrationsMailClientConnect,
  'integrations/mail-client.disconnect': integrationsMailClientDisconnect,
  'integrations/microsoft.begin': integrationsMicrosoftBegin,
  'integrations/microsoft.connect': integrationsMicrosoftConnect,
  'integrations/microsoft.disconnect': integrationsMicrosoftDisconnect,
  'integrations/outlook.begin': integrationsOutlookBegin,
  'integrations/outlook.connect': integrationsOutlookConnect,
  'integrations/slack.begin': integrationsSlackBegin,
  'integrations/slack.connect': integrationsSlackConnect,
  'integrations/slack.disconnect': integrationsSlackDisconnect,
  'people/email/send': peopleEmailSend,
  'people/import/file': peopleImportFile,
  'people/import/rows': peopleImportRows,
  'people/import/upload': peopleImportUpload,
  'people/meeting/add': peopleMeetingAdd,
  'people/meeting/busy': peopleMeetingBusy,
  'people/meeting/list': peopleMeetingList,
  'people/meeting/remove': peopleMeetingRemove,
  'people/meeting/restore': peopleMeetingRestore,
  'people/meeting/update': peopleMeetingUpdate,
  'people/note/mentions': peopleNoteMentions,
  'people/session/acknowledge': peopleSessionAcknowledge,
  'people/session/list': peopleSessionList,
  'people/session/reply': peopleSessionReply,
  'people/session/resend': peopleSessionResend,
  'people/session/transcript': peopleSessionTranscript,
  'people/session/update': peopleSessionUpdate,
  'people/summary': peopleSummary,
  'people/tags': peopleTags,
  'people/tags/carried': peopleTagsCarried,
  'people/timeline': peopleTimeline,
  'people/user/invite': peopleUserInvite,
  'people/user/leaving': peopleUserLeaving,
  'people/user/tag': peopleUserTag,
  'segments/categories': segmentsCategories,
  'segments/count': segmentsCount,
  'segments/overview': segmentsOverview,
  'segments/saved-filter.list': segmentsSavedFilterList,
  'segments/saved-filter.update': segmentsSavedFilterUpdate,
  'segments/values': segmentsValues,
  'shell/job.cancel': shellJobCancel,
  'shell/job.read': shellJobRead,
  'templates/campaign.list': templatesCampaignList,
  'templates/campaign.preview': templatesCampaignPreview,
  'templates/placeholders': templatesPlaceholders,
  'templates/template.preview': templatesTemplatePreview,
  'templates/template.restore': templatesTemplateRestore,
  'templates/template.send-test': templatesTemplateSendTest,
  'templates/template.use': templatesTemplateUse,
  'templates/version.compare': templatesVersionCompare,
  'touchpoints/report.read': touchpointsReportRead,
  'touchpoints/run.read': touchpointsRunRead,
  'touchpoints/sender.list': touchpointsSenderList,
  'touchpoints/sender.replace': touchpointsSenderReplace,
  'touchpoints/stage.due': touchpointsStageDue,
  'touchpoints/stage.export': touchpointsStageExport,
  'wellbeing/bank.import': wellbeingBankImport,
  'wellbeing/cycle.list': wellbeingCycleList,
  'wellbeing/email.send-test': wellbeingEmailSendTest,
  'wellbeing/frequency.list': wellbeingFrequencyList,
  'wellbeing/interaction.change': wellbeingInteractionChange,
  'wellbeing/interaction.list': wellbeingInteractionList,
  'wellbeing/interaction.remove': wellbeingInteractionRemove,
  'wellbeing/plan.export': wellbeingPlanExport,
  'wellbeing/question.framework': wellbeingQuestionFramework,
  'wellbeing/question.list': wellbeingQuestionList,
  'wellbeing/results': wellbeingResults,
  'wellbeing/results.export': wellbeingResultsExport,
  'wellbeing/survey.audience': wellbeingSurveyAudience,
  'wellbeing/survey.list': wellbeingSurveyList,
  'wellbeing/survey.plan': wellbeingSurveyPlan,
  'wellbeing/survey.read': wellbeingSurveyRead,
  'wellbeing/survey.readiness': wellbeingSurveyReadiness,
  'wellbeing/survey.update': wellbeingSurveyUpdate,
} satisfies { [Name in HandlerName]: Handler<Calls[Name]> };

export const hooks = {
  'access/group': accessGroupHooks,
  'account/identity': accountIdentityHooks,
  'account/passkey': accountPasskeyHooks,
  'audit/bounce': auditBounceHooks,
  'audit/bulk-row': auditBulkRowHooks,
  'audit/download': auditDownloadHooks,
  'audit/line': auditLineHooks,
  'audit/upload': auditUploadHooks,
  'company/api-token': companyApiTokenHooks,
  'company/company': companyCompanyHooks,
  'company/settings': companySettingsHooks,
  'company/ticket': companyTicketHooks,
  'genai/log': genaiLogHooks,
  'people/alert': peopleAlertHooks,
  'people/note': peopleNoteHooks,
  'people/user': peopleUserHooks,
  'segments/saved-filter': segmentsSavedFilterHooks,
  'templates/template': templatesTemplateHooks,
  'templates/version': templatesVersionHooks,
  'touchpoints/stage': touchpointsStageHooks,
  'wellbeing/email': wellbeingEmailHooks,
  'wellbeing/question': wellbeingQuestionHooks,
} satisfies Record<HookName, Hooks>;

export const jobs = {
  'account/mfa/challenges': accountMfaChallengesJob,
  'account/password/mail': accountPasswordMailJob,
  'account/password/reset-mail': accountPasswordResetMailJob,
  'audit/bounces': auditBouncesJob,
  'audit/bulk-exit': auditBulkExitJob,
  'audit/bulk-resolve': auditBulkResolveJob,
  'audit/check': auditCheckJob,
  'audit/retention': auditRetentionJob,
  'chats/links': chatsLinksJob,
  'company/held-tokens': companyHeldTokensJob,
  'company/pause': companyPauseJob,
  'exit/dashboard-file': exitDashboardFileJob,
  'genai/report': genaiReportJob,
  'integrations/invite': integrationsInviteJob,
  'integrations/leavers': integrationsLeaversJob,
  'integrations/revoke': integrationsRevokeJob,
  'people/alert/alerts': peopleAlertAlertsJob,
  'people/import': peopleImportJob,
  'people/import/rows': peopleImportRowsJob,
  'people/meeting/calendar': peopleMeetingCalendarJob,
  'people/meeting/leavers': peopleMeetingLeaversJob,
  'people/meeting/mend': peopleMeetingMendJob,
  'people/user/exits': peopleUserExitsJob,
  'segments/overview': segmentsOverviewJob,
  'touchpoints/report': touchpointsReportJob,
  'touchpoints/run': touchpointsRunJob,
  'wellbeing/plan-file': wellbeingPlanFileJob,
  'wellbeing/report': wellbeingReportJob,
  'wellbeing/run': wellbeingRunJob,
  'wellbeing/sum-up': wellbeingSumUpJob,
} satisfies { [Name in JobHandlerName]: JobHandler<Jobs[Name]> };
