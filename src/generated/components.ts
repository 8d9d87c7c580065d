// Written by `npm run codegen` from schemas/. Do not edit.

import type { CellComponent, ComponentProps, ConsoleRegistry, Lazy, WidgetProps } from '../console/slots.ts';
import accessFilterValues from '../hr/console/access/FilterValues.ts';
import accessHeadcount from '../hr/console/access/Headcount.tsx';
import accessPermissionNames from '../hr/console/access/PermissionNames.ts';
import accountDevice from '../hr/console/account/Device.ts';
import accountFactorsFactorState from '../hr/console/account/factors/FactorState.tsx';
import auditActivity from '../hr/console/audit/Activity.tsx';
import auditAuthor from '../hr/console/audit/Author.ts';
import auditExplained from '../hr/console/audit/Explained.ts';
import genaiMetaData from '../hr/console/genai/MetaData.ts';
import peopleEmployee from '../hr/console/people/Employee.ts';
import peopleScore from '../hr/console/people/Score.tsx';
import segmentsSegmentName from '../hr/console/segments/SegmentName.tsx';
import touchpointsTriggerTime from '../hr/console/touchpoints/TriggerTime.tsx';
import wellbeingAfterDays from '../hr/console/wellbeing/AfterDays.tsx';
import wellbeingChannel from '../hr/console/wellbeing/Channel.tsx';
import wellbeingMailAudience from '../hr/console/wellbeing/MailAudience.tsx';
import wellbeingPerson from '../hr/console/wellbeing/Person.ts';
import wellbeingPlannedMails from '../hr/console/wellbeing/PlannedMails.ts';
import type { CellName, ComponentName, WidgetName } from './names.ts';

export const registry = {
  cells: {
    'access/filter-values': accessFilterValues,
    'access/headcount': accessHeadcount,
    'access/permission-names': accessPermissionNames,
    'account/device': accountDevice,
    'account/factors/factor-state': accountFactorsFactorState,
    'audit/activity': auditActivity,
    'audit/author': auditAuthor,
    'audit/explained': auditExplained,
    'genai/meta-data': genaiMetaData,
    'people/employee': peopleEmployee,
    'people/score': peopleScore,
    'segments/segment-name': segmentsSegmentName,
    'touchpoints/trigger-time': touchpointsTriggerTime,
    'wellbeing/after-days': wellbeingAfterDays,
    'wellbeing/channel': wellbeingChannel,
    'wellbeing/mail-audience': wellbeingMailAudience,
    'wellbeing/person': wellbeingPerson,
    'wellbeing/planned-mails': wellbeingPlannedMails,
  },
  widgets: {
    'access/reach': () => import('../hr/console/access/Reach.tsx'),
    'company/settings/alert-words-widget': () => import('../hr/console/company/settings/AlertWordsWidget.tsx'),
    'company/settings/pause-end': () => import('../hr/console/company/settings/PauseEnd.tsx'),
    'company/settings/pause-start': () => import('../hr/console/company/settings/PauseStart.tsx'),
    'company/settings/social-link-widget': () => import('../hr/console/company/settings/SocialLinkWidget.tsx'),
    'company/settings/tags-widget': () => import('../hr/console/company/settings/TagsWidget.tsx'),
    'people/meeting/meeting-date': () => import('../hr/console/people/meeting/MeetingDate.tsx'),
    'people/meeting/meeting-time': () => import('../hr/console/people/meeting/MeetingTime.tsx'),
    'templates/campaign': () => import('../hr/console/templates/Campaign.tsx'),
    'templates/colour': () => import('../hr/console/templates/Colour.tsx'),
    'wellbeing/audience-values': () => import('../hr/console/wellbeing/AudienceValues.tsx'),
    'wellbeing/bank-switches': () => import('../hr/console/wellbeing/BankSwitches.tsx'),
    'wellbeing/counts': () => import('../hr/console/wellbeing/Counts.tsx'),
    'wellbeing/frequency': () => import('../hr/console/wellbeing/Frequency.tsx'),
    'wellbeing/survey-day': () => import('../hr/console/wellbeing/SurveyDay.tsx'),
    'wellbeing/table-file': () => import('../hr/console/wellbeing/TableFile.tsx'),
  },
  components: {
    'access/group-admins': () => import('../hr/console/access/GroupAdmins.tsx'),
    'access/group-changes': () => import('../hr/console/access/GroupChanges.tsx'),
    'access/group-members': () => import('../hr/console/access/GroupMembers.tsx'),
    'access/group-permissions': () => import('../hr/console/access/GroupPermissions.tsx'),
    'access/permission-matrix': () => import('../hr/console/access/PermissionMatrix.tsx'),
    'access/why': () => import('../hr/console/access/Why.tsx'),
    'access/why-person': () => import('../hr/console/access/WhyPerson.tsx'),
    'account/add-passkey': () => import('../hr/console/account/AddPasskey.tsx'),
    'account/again/sign-in-again': () => import('../hr/console/account/again/SignInAgain.tsx'),
    'account/factors/factor-requirement': () => import('../hr/console/account/factors/FactorRequirement.tsx'),
    'account/factors/two-factor': () => import('../hr/console/account/factors/TwoFactor.tsx'),
    'account/other-sign-ins': () => import('../hr/console/account/OtherSignIns.tsx'),
    'account/step-up/step-up': () => import('../hr/console/account/step-up/StepUp.tsx'),
    'account/verify/verify-sign-in': () => import('../hr/console/account/verify/VerifySignIn.tsx'),
    'audit/about-bounces': () => import('../hr/console/audit/AboutBounces.tsx'),
    'audit/bulk-wizard': () => import('../hr/console/audit/BulkWizard.tsx'),
    'audit/details': () => import('../hr/console/audit/Details.tsx'),
    'company/adhoc-credits': () => import('../hr/console/company/AdhocCredits.tsx'),
    'company/settings/alert-words': () => import('../hr/console/company/settings/AlertWords.tsx'),
    'company/settings/try-sentence': () => import('../hr/console/company/settings/TrySentence.tsx'),
    'company/touchpoint-credits': () => import('../hr/console/company/TouchpointCredits.tsx'),
    'demo/banner': () => import('../hr/console/demo/Banner.tsx'),
    'exit/overview': () => import('../hr/console/exit/Overview.tsx'),
    'genai/new-report': () => import('../hr/console/genai/NewReport.tsx'),
    'integrations/mark': () => import('../hr/console/integrations/Mark.tsx'),
    'people/alerts-bell': () => import('../hr/console/people/AlertsBell.tsx'),
    'people/edit-tags': () => import('../hr/console/people/EditTags.tsx'),
    'people/email/write': () => import('../hr/console/people/email/Write.tsx'),
    'people/import-employees': () => import('../hr/console/people/ImportEmployees.tsx'),
    'people/last-words': () => import('../hr/console/people/LastWords.tsx'),
    'people/meeting/schedule': () => import('../hr/console/people/meeting/Schedule.tsx'),
    'people/notes-panel': () => import('../hr/console/people/NotesPanel.tsx'),
    'people/person-tags': () => import('../hr/console/people/PersonTags.tsx'),
    'people/transcript': () => import('../hr/console/people/Transcript.tsx'),
    'segments/overview-filters': () => import('../hr/console/segments/OverviewFilters.tsx'),
    'segments/segment-filters': () => import('../hr/console/segments/SegmentFilters.tsx'),
    'templates/compare': () => import('../hr/console/templates/Compare.tsx'),
    'templates/mail-beside': () => import('../hr/console/templates/MailBeside.tsx'),
    'templates/preview': () => import('../hr/console/templates/Preview.tsx'),
    'touchpoints/export-touchpoints': () => import('../hr/console/touchpoints/ExportTouchpoints.tsx'),
    'touchpoints/touchpoint-preview': () => import('../hr/console/touchpoints/TouchpointPreview.tsx'),
    'touchpoints/touchpoint-runs': () => import('../hr/console/touchpoints/TouchpointRuns.tsx'),
    'wellbeing/mail-preview': () => import('../hr/console/wellbeing/MailPreview.tsx'),
    'wellbeing/question-bank': () => import('../hr/console/wellbeing/QuestionBank.tsx'),
    'wellbeing/questions': () => import('../hr/console/wellbeing/Questions.tsx'),
    'wellbeing/reachout': () => import('../hr/console/wellbeing/Reachout.tsx'),
    'wellbeing/schedule': () => import('../hr/console/wellbeing/Schedule.tsx'),
    'wellbeing/survey': () => import('../hr/console/wellbeing/Survey.tsx'),
  },
} satisfies ConsoleRegistry & {
  cells: Record<CellName, CellComponent>;
  widgets: Record<WidgetName, Lazy<WidgetProps>>;
  components: Record<ComponentName, Lazy<ComponentProps>>;
};
