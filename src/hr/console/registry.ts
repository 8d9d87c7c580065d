import { lazy } from 'react';
import type { CellComponent, ComponentProps, ConsoleRegistry, Lazy, WidgetProps } from '../../console/slots.ts';
import type { CellName, ComponentName, WidgetName } from '../../generated/names.ts';
import { Headcount } from './access/Headcount.tsx';
import { FactorState } from './account/factors/FactorState.tsx';
import { Employee } from './people/Employee.ts';
import { Score } from './people/Score.tsx';
import { SegmentName } from './segments/SegmentName.tsx';
import { TriggerTime } from './touchpoints/TriggerTime.tsx';

/** What the documents name and only code can draw. */
export const registry = {
  cells: {
    employee: Employee,
    score: Score,
    headcount: Headcount,
    device: lazy(() => import('./account/Device.tsx')),
    'factor-state': FactorState,
    'segment-name': SegmentName,
    'trigger-time': TriggerTime,
  },
  widgets: {
    'alert-words': () => import('./company/settings/AlertWordsWidget.tsx'),
    'company-tags': () => import('./company/settings/TagsWidget.tsx'),
    'pause-end': () => import('./company/settings/PauseEnd.tsx'),
    'pause-start': () => import('./company/settings/PauseStart.tsx'),
    'social-link': () => import('./company/settings/SocialLinkWidget.tsx'),
  },
  components: {
    'add-admin': () => import('./access/AddAdmin.tsx'),
    'add-passkey': () => import('./account/AddPasskey.tsx'),
    'add-comment': () => import('./people/AddComment.tsx'),
    'alerts-bell': () => import('./people/AlertsBell.tsx'),
    'notes-panel': () => import('./people/NotesPanel.tsx'),
    'disable-factor': () => import('./account/factors/DisableFactor.tsx'),
    'add-social-link': () => import('./company/settings/AddSocialLink.tsx'),
    'alert-words': () => import('./company/settings/AlertWords.tsx'),
    'export-touchpoints': () => import('./touchpoints/ExportTouchpoints.tsx'),
    'factor-requirement': () => import('./account/factors/FactorRequirement.tsx'),
    'filters-view': () => import('./access/FiltersView.tsx'),
    'group-admins': () => import('./access/GroupAdmins.tsx'),
    'group-members': () => import('./access/GroupMembers.tsx'),
    'group-permissions': () => import('./access/GroupPermissions.tsx'),
    'make-token': () => import('./company/MakeToken.tsx'),
    'import-employees': () => import('./people/ImportEmployees.tsx'),
    'other-sign-ins': () => import('./account/OtherSignIns.tsx'),
    'recovery-codes': () => import('./account/factors/RecoveryCodes.tsx'),
    'permission-matrix': () => import('./access/PermissionMatrix.tsx'),
    'sign-in-again': () => import('./account/again/SignInAgain.tsx'),
    'sign-in-return': () => import('./account/SignInReturn.tsx'),
    'edit-tags': () => import('./people/EditTags.tsx'),
    'invite-admin': () => import('./people/InviteAdmin.tsx'),
    leaving: () => import('./people/Leaving.tsx'),
    'person-chats': () => import('./people/PersonChats.tsx'),
    'person-tags': () => import('./people/PersonTags.tsx'),
    'person-timeline': () => import('./people/PersonTimeline.tsx'),
    plan: () => import('./company/Plan.tsx'),
    'adhoc-credits': () => import('./company/AdhocCredits.tsx'),
    'touchpoint-credits': () => import('./company/TouchpointCredits.tsx'),
    'permissions-view': () => import('./access/PermissionsView.tsx'),
    'step-up': () => import('./account/step-up/StepUp.tsx'),
    'touchpoint-runs': () => import('./touchpoints/TouchpointRuns.tsx'),
    'two-factor': () => import('./account/factors/TwoFactor.tsx'),
    'verify-sign-in': () => import('./account/verify/VerifySignIn.tsx'),
    overview: () => import('./segments/Overview.tsx'),
    'segment-filters': () => import('./segments/SegmentFilters.tsx'),
    transcript: () => import('./people/Transcript.tsx'),
    why: () => import('./access/Why.tsx'),
    'why-person': () => import('./access/WhyPerson.tsx'),
  },
} satisfies ConsoleRegistry & {
  cells: Record<CellName, CellComponent>;
  widgets: Record<WidgetName, Lazy<WidgetProps>>;
  components: Record<ComponentName, Lazy<ComponentProps>>;
};
