// Written by `npm run codegen` from schemas/. Do not edit.

/** Values of each option list. */
export interface OptionValues {
  /** What permissions ask of each other: read by one function, for the switches and for the server */
  'access/permission-rules.rules':
    | 'message-view'
    | 'message-kind'
    | 'message-employees'
    | 'dashboard'
    | 'employee'
    | 'adhoc'
    | 'exit-together'
    | 'exit-view'
    | 'wellbeing-manage'
    | 'wellbeing-download';
  /** Permission codes */
  'access/permissions.codes':
    | 'company_culture_dashboard'
    | 'export_genai_report'
    | 'data_export'
    | 'view_message'
    | 'reply_message'
    | 'anonymous_message'
    | 'non_anonymous_message'
    | 'all_employees_message'
    | 'filtered_employees_message'
    | 'manage_employee'
    | 'add_employees'
    | 'send_sms'
    | 'add_note'
    | 'add_tag'
    | 'schedule_invite'
    | 'send_email'
    | 'change_status'
    | 'acknowledge_chat'
    | 'manage_adhoc'
    | 'share_adhoc'
    | 'manage_exit'
    | 'view_exit'
    | 'download_exit_report'
    | 'manage_employee_wellbeing'
    | 'view_employee_wellbeing'
    | 'download_employee_wellbeing_report'
    | 'update_company_profile'
    | 'update_company_settings'
    | 'manage_integrations'
    | 'manage_milestone'
    | 'update_pause_interaction'
    | 'manage_alert_words'
    | 'create_group'
    | 'update_group'
    | 'add_user_to_group'
    | 'remove_user_from_group'
    | 'change_user_group'
    | 'delete_access_group';
  /** Headings of the permission screen, in order */
  'access/permissions.groups':
    | 'Dashboard'
    | 'Data export'
    | 'Message'
    | 'Employee Actions'
    | 'Ad hoc'
    | 'Exit'
    | 'Wellbeing'
    | 'Company settings'
    | 'Access control';
  /** What is switched on or off for a company or one admin, in words */
  'access/why.flags':
    | 'milestone_active'
    | 'exit_active'
    | 'alert_words_active'
    | 'adhoc_active'
    | 'notification_enabled'
    | 'allow_stage_edit'
    | 'allow_multiple_channels'
    | 'mfa_setup_required'
    | 'demo';
  /** How far someone is signed in */
  'account/device/levels': 'full' | 'half';
  /** Where a code is sent */
  'account/mfa/channels': 'email' | 'phone';
  /** Ways to prove who you are when you sign in */
  'account/mfa/methods': 'passkey' | 'app' | 'email' | 'phone' | 'recovery';
  /** Ways to prove again who one is */
  'account/mfa/proofs': 'password' | 'app' | 'passkey';
  /** Kinds of second factor */
  'account/mfa/types': 'TOTP' | 'HOTP';
  /** What came of handing a mail over */
  'account/outbox/outcomes': 'sent' | 'deferred' | 'bounced' | 'returned' | 'failed';
  /** Why an address is not written to */
  'account/outbox/reasons': 'bounced' | 'unsubscribed';
  /** States of a mail */
  'account/outbox/states':
    | 'queued'
    | 'sending'
    | 'sent'
    | 'failed'
    | 'bounced'
    | 'suppressed'
    | 'cancelled'
    | 'withdrawn'
    | 'redirected';
  /** How strong a password is, by zxcvbn's score */
  'account/password/strengths': 0 | 1 | 2 | 3 | 4;
  /** Whether a mail came back for good */
  'audit/bounce.kinds': 'hard' | 'soft';
  /** States of a bounced mail */
  'audit/bounce.statuses': 'open' | 'resolved';
  /** Whether the employee is still here */
  'audit/bounce.userStatuses': 'active' | 'inactive';
  /** What is done with many bounced mails */
  'audit/bulk.kinds': 'exit' | 'resolve';
  /** What came of one of many bounced mails */
  'audit/bulk.outcomes': 'waiting' | 'done' | 'refused';
  /** What became of the file of a download */
  'audit/download.files': 'kept' | 'gone' | 'other' | 'none';
  /** Periods of downloads */
  'audit/download.periods': '1' | '3' | '6' | '12';
  /** States of a download */
  'audit/download.statuses': 'queued' | 'running' | 'ready' | 'failed' | 'cancelled';
  /** What downloads come from */
  'audit/download.types':
    | 'culture_dashboard'
    | 'adhoc_dashboard'
    | 'exit_dashboard'
    | 'wellbeing_dashboard'
    | 'touchpoint'
    | 'genai'
    | 'employees'
    | 'permissions'
    | 'import'
    | 'audit_log'
    | 'bounced_mail'
    | 'support';
  /** Whose downloads are shown */
  'audit/download.whose': true;
  /** Periods of the audit log */
  'audit/line.periods': '7d' | '1m' | '3m' | '6m' | '12m';
  /** Kinds of records */
  'audit/line.records':
    | 'people/user'
    | 'people/session'
    | 'people/note'
    | 'people/meeting'
    | 'touchpoints/stage'
    | 'templates/template'
    | 'access/group'
    | 'access/membership'
    | 'segments/saved-filter'
    | 'company/company'
    | 'company/settings'
    | 'company/api-token'
    | 'wellbeing/survey'
    | 'wellbeing/cycle'
    | 'wellbeing/question'
    | 'wellbeing/email'
    | 'company/ticket'
    | 'audit/bounce'
    | 'account/passkey'
    | 'account/device'
    | 'account/outbox/suppression';
  /** States of a touchpoint, as a change of them is told */
  'audit/line.stageStatuses': 'draft' | 'live' | 'deleted';
  /** Where something was done */
  'audit/line.types':
    | 'auth'
    | 'user'
    | 'chat'
    | 'note'
    | 'meeting'
    | 'touchpoint'
    | 'template'
    | 'group_logs'
    | 'segment_logs'
    | 'company_settings'
    | 'company_profile'
    | 'exit_survey_logs'
    | 'wellbeing_survey_logs'
    | 'integration'
    | 'api_token'
    | 'export'
    | 'job'
    | 'bounce'
    | 'mail'
    | 'support_ticket'
    | 'view_as'
    | 'audit_cut';
  /** What was done, where its name is one word */
  'audit/line.verbs':
    | 'create'
    | 'update'
    | 'delete'
    | 'remove'
    | 'restore'
    | 'reorder'
    | 'export'
    | 'download'
    | 'upload'
    | 'import'
    | 'tag'
    | 'reply'
    | 'acknowledge'
    | 'cancel'
    | 'resolve'
    | 'invitation';
  /** What becomes of people who are not in the file */
  'audit/upload.missing': 'leave' | 'deactivate';
  /** What came of a row */
  'audit/upload.outcomes': 'new' | 'changed' | 'refused' | 'deactivated' | 'unknown' | 'restored' | 'kept';
  /** States of an upload */
  'audit/upload.states':
    | 'uploaded'
    | 'checking'
    | 'checked'
    | 'running'
    | 'done'
    | 'cancelled'
    | 'failed'
    | 'undoing'
    | 'undone';
  /** Whether it helped */
  'chats/feedback.answers': 'yes' | 'partly' | 'no';
  /** What someone is asked once their case is resolved */
  'chats/feedback.questions': '5d9f6c1e-6f0a-4c7e-9b43-0e6d1a8f2b01' | '5d9f6c1e-6f0a-4c7e-9b43-0e6d1a8f2b02';
  /** What a personal link opens */
  'chats/link.purposes': 'chat' | 'feedback';
  /** What the page of a chat can ask */
  'chats/page.questionTypes': 'text' | 'scale' | 'quickReplies' | 'card' | 'carousel' | 'note';
  /** How long an API token is in force, in days */
  'company/api-token.lifetimes': 30 | 90 | 365 | 0;
  /** Why an API token is held */
  'company/api-token.reasons': 'left' | 'rights' | 'audience';
  /** What an API token may do, and the permissions of those who may give it that: it knows whose the chats are */
  'company/api-token.scopes': 'chats:start' | 'chats:answer';
  /** Whether an API token opens anything */
  'company/api-token.states': 'active' | 'held' | 'expired' | 'revoked';
  /** Faces of the chat assistant */
  'company/avatars': 'violet' | 'teal' | 'coral' | 'amber' | 'blue' | 'slate';
  /** Advanced features */
  'company/plan.features': 'SSO' | 'Gmail login' | 'Alert word';
  /** What a plan counts */
  'company/plan.lines': 'touchpoints' | 'adhoc' | 'recipients' | 'admins';
  /** What a company has of a feature */
  'company/plan.states': 'included' | 'requested' | 'available';
  /** Alert words to pick */
  'company/settings.alertWordPresets':
    | 'abuse'
    | 'harassment'
    | 'threat'
    | 'discrimination'
    | 'suicide'
    | 'depressed'
    | 'lonely'
    | 'attack'
    | 'bribe'
    | 'blackmail'
    | 'death'
    | 'murder'
    | 'kill'
    | 'harm'
    | 'scared'
    | 'victim'
    | 'depression'
    | 'angry'
    | 'helpless'
    | 'bully'
    | 'violence'
    | 'assault'
    | 'racism'
    | 'sexism'
    | 'stalk'
    | 'intimidate'
    | 'humiliate'
    | 'hopeless'
    | 'anxiety'
    | 'panic'
    | 'self-harm'
    | 'exhausted'
    | 'burnout'
    | 'unsafe'
    | 'retaliation'
    | 'fraud'
    | 'corruption'
    | 'theft'
    | 'weapon'
    | 'quit';
  /** How long lines of the audit log are kept */
  'company/settings.auditKeeps': 0 | 365 | 730 | 1095 | 2555;
  /** Scores of 0 to 10 that count as detractors */
  'company/settings.detractors': 6 | 7;
  /** Where a pause stands */
  'company/settings.pauseStates': 'none' | 'planned' | 'running';
  /** Whether resolving asks for a summary */
  'company/settings.summaries': '0' | '1' | '2';
  /** Whether something is switched on */
  'company/settings.switch': true | false;
  /** Whom the settings mean, from the person's own profile */
  'company/settings.targets': 'hr_manager' | 'hrbp';
  /** In which forms alert words are looked for */
  'company/settings.wordForms':
    | 'simple'
    | 'dutch'
    | 'english'
    | 'french'
    | 'german'
    | 'italian'
    | 'portuguese'
    | 'spanish';
  /** Where a company can be found */
  'company/socialLinks': 'glassdoor_link' | 'jobStreet_link' | 'linkedin_link' | 'facebook_link';
  /** States of a support ticket */
  'company/ticket.statuses': 'open' | 'closed';
  /** What a support ticket asks for */
  'company/ticket.types': 'feature_request' | 'plan_change' | 'integration_upgrade';
  /** Steps of the tour */
  'demo/tour.steps': '/' | '/employees' | '/settings?tab=milestones' | '/settings?tab=users';
  /** What the questions ask that every post-exit survey has */
  'exit/fixed': 'reason' | 'experience' | 'manager' | 'recommend' | 'change';
  /** Who gets a reminder */
  'exit/reminderAudiences': 'both' | 'no_response' | 'partial_response';
  /** Reports of the post-exit survey */
  'exit/reports': 'questions' | 'reminders';
  /** How long people who left had been here */
  'exit/tenures': 'half-year' | 'year' | 'two-years' | 'five-years' | 'longer';
  /** Why someone who has left cannot be written to */
  'exit/unreachableReasons': 'none' | 'work' | 'bounced';
  /** States of a GenAI report */
  'genai/log.statuses': 'queued' | 'running' | 'success' | 'failed';
  /** Measures that a report may suggest */
  'genai/report.measures':
    | 'workload'
    | 'staffing'
    | 'hours'
    | 'talk'
    | 'listen'
    | 'manager-support'
    | 'goals'
    | 'recognition'
    | 'growth'
    | 'pay'
    | 'tools'
    | 'place'
    | 'safety'
    | 'respect'
    | 'inclusion'
    | 'information'
    | 'teamwork'
    | 'flexibility'
    | 'onboarding'
    | 'health'
    | 'change'
    | 'keep';
  /** States of a card */
  'integrations/connection.cardStates': 'connected' | 'lost' | 'available' | 'unconfigured' | 'soon';
  /** Integrations, by the keys of the cards */
  'integrations/connection.cards':
    | 'slack'
    | 'ms_teams'
    | 'whatsapp'
    | 'calendar'
    | 'workplace'
    | 'sms'
    | 'telegram'
    | 'meet'
    | 'viber'
    | 'google'
    | 'outlook'
    | 'rapport';
  /** What a connection is for */
  'integrations/connection.kinds': 'channel' | 'mail_client';
  /** Providers, by the names in paths */
  'integrations/connection.providers': 'slack' | 'microsoft' | 'google' | 'outlook' | 'rapport';
  /** States of a connection */
  'integrations/connection.states': 'connected' | 'lost';
  /** What a file may say of people, with other headings that mean it */
  'people/import/columns':
    | 'first_name'
    | 'last_name'
    | 'email'
    | 'employee_id'
    | 'joining_date'
    | 'exit_date'
    | 'status'
    | 'phoneNumber'
    | 'birthDate'
    | 'gender'
    | 'alternateEmail'
    | 'department'
    | 'sub_department'
    | 'designation'
    | 'grade'
    | 'function'
    | 'role_category'
    | 'team'
    | 'teamHead'
    | 'location'
    | 'city'
    | 'region'
    | 'country'
    | 'site'
    | 'cluster'
    | 'business'
    | 'businessHead'
    | 'segment'
    | 'sub_segment'
    | 'cost_centre'
    | 'manager'
    | 'manager_email'
    | 'manager_1'
    | 'manager_2'
    | 'manager_3'
    | 'hr_manager'
    | 'hrbp'
    | 'hrbp_1'
    | 'hrbp_2'
    | 'hrbp_3'
    | 'hrbp_4'
    | 'experience'
    | 'skills'
    | 'education'
    | 'lastRating'
    | 'high_potential_emp';
  /** Files of an import */
  'people/import/files': 'original' | 'errors' | 'changes';
  /** What is on its way to a calendar */
  'people/meeting/changes': 'add' | 'update' | 'cancel';
  /** Where the calendar of a meeting is kept */
  'people/meeting/clients': 'google' | 'outlook' | 'rapport';
  /** What can be done with an invite */
  'people/meeting/inviteTypes': 'edit' | 'delete';
  /** Why a meeting was cancelled */
  'people/meeting/reasons': 'organiser' | 'left' | 'gone';
  /** States of a meeting */
  'people/meeting/states': 'sending' | 'scheduled' | 'cancelled' | 'failed';
  /** What someone may do with a note */
  'people/note/actions': 'edit_comment' | 'delete_comment';
  /** What can be asked of a note */
  'people/note/fields':
    | 'id'
    | 'version'
    | 'body'
    | 'user_tagged'
    | 'createdBy'
    | 'createdBy_display_name'
    | 'createdBy_email'
    | 'createdBy_profilePicture'
    | 'createdAt'
    | 'receipt_id'
    | 'allowed_actions';
  /** States of a chat */
  'people/session/statuses': 'initiated' | 'in_progress' | 'completed';
  /** Which chats are listed */
  'people/session/tabs': 'high_risk_session' | 'closed_session' | 'total_session';
  /** What came of a touchpoint */
  'people/timeline/states':
    | 'answered'
    | 'started'
    | 'sent'
    | 'missed'
    | 'due'
    | 'upcoming'
    | 'after_exit'
    | 'meeting'
    | 'met'
    | 'meeting_off';
  /** States of an employee's case */
  'people/user/actionStatuses': 'open' | 'scheduled' | 'inProgress' | 'resolved';
  /** Fields by which employees are filtered, and groups limited */
  'people/user/audience':
    | 'location'
    | 'city'
    | 'region'
    | 'country'
    | 'site'
    | 'role_category'
    | 'business'
    | 'businessHead'
    | 'gender'
    | 'function'
    | 'designation'
    | 'department'
    | 'sub_department'
    | 'grade'
    | 'cluster'
    | 'team'
    | 'segment'
    | 'sub_segment'
    | 'tags';
  /** Date formats */
  'people/user/dateFormats': 'DD-MM-YYYY' | 'MM-DD-YYYY' | 'YYYY-MM-DD';
  /** Genders */
  'people/user/genders': 'male' | 'female';
  /** Languages */
  'people/user/languages': 'english';
  /** Mail clients, at most one of which is connected */
  'people/user/mailClients': '' | 'google' | 'outlook' | 'rapport';
  /** Moods, from 1 to 5 */
  'people/user/moods': 1 | 2 | 3 | 4 | 5;
  /** Tags that cannot be removed or renamed */
  'people/user/protectedTags': 'Performers' | 'Non Performers' | 'Core Team' | 'Senior LT';
  /** Whether someone is active */
  'people/user/statuses': 'active' | 'inactive';
  /** Where the time zone comes from */
  'people/user/timeZoneModes': true | false;
  /** Kinds of people who sign in */
  'people/user/types': 'SuperAdmin' | 'Admin' | 'Employee';
  /** Drivers of engagement */
  'segments/engagement.drivers': 'mental' | 'social' | 'physical' | 'purposefulness';
  /** How engaged people are */
  'segments/engagement.groups': 'engaged' | 'passive' | 'disengaged';
  /** Periods */
  'segments/keys.presets':
    | 'this_week'
    | 'last_month'
    | 'last_3_months'
    | 'last_6_months'
    | 'last_12_months'
    | 'all_time'
    | 'custom';
  /** What employees and chats are filtered by */
  'segments/keys.table':
    | 'user__profile__high_potential_emp'
    | 'chatInitDate'
    | 'joinDate'
    | 'user__profile__tags'
    | 'user__profile__location__in'
    | 'user__profile__city__in'
    | 'user__profile__region__in'
    | 'user__profile__country__in'
    | 'user__profile__site__in'
    | 'user__profile__role_category__in'
    | 'user__profile__business__in'
    | 'user__profile__businessHead__in'
    | 'user__profile__gender__in'
    | 'user__profile__function__in'
    | 'user__profile__designation__in'
    | 'user__profile__department__in'
    | 'user__profile__sub_department__in'
    | 'user__profile__grade__in'
    | 'user__profile__cluster__in'
    | 'user__profile__team__in'
    | 'user__profile__segment__in'
    | 'user__profile__sub_segment__in';
  /** What is read of the saved filters' call */
  'segments/saved-filter.asked': 'filters' | 'dashboard_filter_options';
  /** Reports that are filtered */
  'segments/saved-filter.reports': 'dashboard';
  /** Whether a segment is applied by itself */
  'segments/saved-filter.statuses': 'default';
  /** What a segment filters */
  'segments/saved-filter.types': 'dashboard';
  /** How many wrong passwords are looked at */
  'shell/limits.guesses': 'account' | 'network' | 'row';
  /** How often a call of each class may be made */
  'shell/limits.rates':
    | 'read'
    | 'write'
    | 'export'
    | 'upload'
    | 'mail'
    | 'note'
    | 'ticket'
    | 'session'
    | 'sign-in'
    | 'captcha'
    | 'mail-link'
    | 'chat'
    | 'token'
    | 'public'
    | 'console'
    | 'file'
    | 'unknown'
    | 'none';
  /** Where placeholders are put in */
  'templates/contexts': 'email' | 'calendar' | 'survey' | 'touchpoint';
  /** Templates that every company begins with */
  'templates/defaults.all': 'thank-you' | 'checking-in' | 'one-to-one' | 'follow-up';
  /** Placeholders, where each may stand, and what it looks like in a preview */
  'templates/knownPlaceholders':
    | 'recipient.display_name'
    | 'recipient.first_name'
    | 'recipient.last_name'
    | 'recipient.email'
    | 'survey.start_date'
    | 'survey.end_date'
    | 'chat_user.display_name'
    | 'chat_user.first_name'
    | 'chat_user.last_name'
    | 'chat_user.email'
    | 'company.name'
    | 'company.brand_name';
  /** How the mail looks */
  'templates/layouts': 'standard' | 'banner' | 'card';
  /** Who a template is available for */
  'templates/shares': 'self' | 'all';
  /** What a template is for */
  'templates/types': 'canned' | 'calendar';
  /** Why a chat of a touchpoint is held, or was not sent yet */
  'touchpoints/run.reasons':
    | 'together'
    | 'paused'
    | 'no-credit'
    | 'sender-left'
    | 'too-late'
    | 'person-left'
    | 'moved'
    | 'stopped'
    | 'unreachable';
  /** What became of an employee's chat of a touchpoint */
  'touchpoints/run.states': 'planned' | 'held' | 'started' | 'dropped';
  /** States that a touchpoint's form offers */
  'touchpoints/stage.formStatuses': 'draft' | 'live';
  /** Kinds of questions */
  'touchpoints/stage.questionTypes': 'text' | 'scale' | 'quickReplies' | 'card' | 'carousel';
  /** How a scale is shown */
  'touchpoints/stage.scaleTypes': 'emoji' | 'number';
  /** States of a touchpoint */
  'touchpoints/stage.statuses': 'draft' | 'live' | 'deleted';
  /** Types of touchpoints */
  'touchpoints/stage.types': 'lifecycle' | 'postExit';
  /** Units of the trigger time */
  'touchpoints/stage.units': 'days' | 'weeks' | 'months' | 'years';
  /** Questions that a company begins with */
  'wellbeing/bank.questions':
    | 'mental-stress-week'
    | 'mental-stress-amount'
    | 'mental-focus-time'
    | 'mental-balance-evening'
    | 'mental-support-ask'
    | 'mental-balance-overtime'
    | 'mental-stress-cause'
    | 'mental-recovery-breaks'
    | 'mental-support-help'
    | 'mental-recovery-weekend'
    | 'mental-focus-change'
    | 'mental-recovery-pause'
    | 'mental-support-note'
    | 'social-belonging-team'
    | 'social-team-help'
    | 'social-team-disagree'
    | 'social-manager-listens'
    | 'social-recognition-often'
    | 'social-manager-last-talk'
    | 'social-belonging-lonely'
    | 'social-recognition-way'
    | 'social-team-together'
    | 'social-belonging-fair'
    | 'social-manager-more'
    | 'social-recognition-picture'
    | 'social-belonging-note'
    | 'physical-energy-day'
    | 'physical-rest-sleep'
    | 'physical-workplace-comfort'
    | 'physical-movement-day'
    | 'physical-workplace-safe'
    | 'physical-rest-lunch'
    | 'physical-energy-low'
    | 'physical-workplace-noise'
    | 'physical-workplace-wish'
    | 'physical-movement-yesterday'
    | 'physical-rest-wish'
    | 'physical-movement-picture'
    | 'physical-energy-note'
    | 'purposefulness-meaning-work'
    | 'purposefulness-contribution-goal'
    | 'purposefulness-growth-learn'
    | 'purposefulness-autonomy-how'
    | 'purposefulness-meaning-values'
    | 'purposefulness-growth-talk'
    | 'purposefulness-autonomy-wish'
    | 'purposefulness-contribution-seen'
    | 'purposefulness-growth-next'
    | 'purposefulness-meaning-proud'
    | 'purposefulness-contribution-more'
    | 'purposefulness-growth-picture'
    | 'purposefulness-meaning-note';
  /** Mails that a survey begins with */
  'wellbeing/first-emails.all': 'reachout' | 'reminder-2' | 'reminder-4' | 'reminder-6' | 'thanks';
  /** How someone is, by the mean of the answered drivers */
  'wellbeing/survey.categories': 'excelling' | 'thriving' | 'surviving' | 'struggling' | 'in_crisis';
  /** Drivers, in the order shown */
  'wellbeing/survey.drivers': 'mental' | 'social' | 'physical' | 'purposefulness';
  /** Mails of the survey */
  'wellbeing/survey.emailCategories': 'chat_initiated' | 'reminder' | 'acknowledge';
  /** What keeps a survey from being activated */
  'wellbeing/survey.faults': 'NotSetUp' | 'TooFew' | 'Short' | 'NotMapped' | 'SenderNotAdmin' | 'NoAudience';
  /** How often the survey is sent */
  'wellbeing/survey.frequencies': 1 | 2 | 3;
  /** Kinds of question */
  'wellbeing/survey.questionTypes':
    | 'scale'
    | 'textInput'
    | 'text'
    | 'image'
    | 'card'
    | 'carousel'
    | 'quickReplies'
    | 'closeEnded';
  /** Who is reminded */
  'wellbeing/survey.reminderAudiences': 'both' | 'no_response' | 'partial_response';
  /** Days after the reachout */
  'wellbeing/survey.reminderDays': 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15;
  /** How far someone has answered */
  'wellbeing/survey.responseStates': 'none' | 'partial' | 'complete';
  /** How a scale is drawn */
  'wellbeing/survey.scaleTypes': 'emoji' | 'number';
  /** Words of the scales, from 1 to 5 */
  'wellbeing/survey.scales': 'wellbeing' | 'agreement' | 'often';
  /** States of the survey */
  'wellbeing/survey.statuses': 'inactive' | 'active';
  /** How a mail is written */
  'wellbeing/survey.templateTypes': 'plaintext';
  /** Who is thanked */
  'wellbeing/survey.thankYouAudiences': 'all' | 'excelling' | 'thriving' | 'surviving' | 'struggling' | 'in_crisis';
  /** Unit of the time of a reminder */
  'wellbeing/survey.triggerUnits': 'days';
}

export const optionValues = {
  /** What permissions ask of each other: read by one function, for the switches and for the server */
  'access/permission-rules.rules': [
    'message-view',
    'message-kind',
    'message-employees',
    'dashboard',
    'employee',
    'adhoc',
    'exit-together',
    'exit-view',
    'wellbeing-manage',
    'wellbeing-download',
  ],
  /** Permission codes */
  'access/permissions.codes': [
    'company_culture_dashboard',
    'export_genai_report',
    'data_export',
    'view_message',
    'reply_message',
    'anonymous_message',
    'non_anonymous_message',
    'all_employees_message',
    'filtered_employees_message',
    'manage_employee',
    'add_employees',
    'send_sms',
    'add_note',
    'add_tag',
    'schedule_invite',
    'send_email',
    'change_status',
    'acknowledge_chat',
    'manage_adhoc',
    'share_adhoc',
    'manage_exit',
    'view_exit',
    'download_exit_report',
    'manage_employee_wellbeing',
    'view_employee_wellbeing',
    'download_employee_wellbeing_report',
    'update_company_profile',
    'update_company_settings',
    'manage_integrations',
    'manage_milestone',
    'update_pause_interaction',
    'manage_alert_words',
    'create_group',
    'update_group',
    'add_user_to_group',
    'remove_user_from_group',
    'change_user_group',
    'delete_access_group',
  ],
  /** Headings of the permission screen, in order */
  'access/permissions.groups': [
    'Dashboard',
    'Data export',
    'Message',
    'Employee Actions',
    'Ad hoc',
    'Exit',
    'Wellbeing',
    'Company settings',
    'Access control',
  ],
  /** What is switched on or off for a company or one admin, in words */
  'access/why.flags': [
    'milestone_active',
    'exit_active',
    'alert_words_active',
    'adhoc_active',
    'notification_enabled',
    'allow_stage_edit',
    'allow_multiple_channels',
    'mfa_setup_required',
    'demo',
  ],
  /** How far someone is signed in */
  'account/device/levels': ['full', 'half'],
  /** Where a code is sent */
  'account/mfa/channels': ['email', 'phone'],
  /** Ways to prove who you are when you sign in */
  'account/mfa/methods': ['passkey', 'app', 'email', 'phone', 'recovery'],
  /** Ways to prove again who one is */
  'account/mfa/proofs': ['password', 'app', 'passkey'],
  /** Kinds of second factor */
  'account/mfa/types': ['TOTP', 'HOTP'],
  /** What came of handing a mail over */
  'account/outbox/outcomes': ['sent', 'deferred', 'bounced', 'returned', 'failed'],
  /** Why an address is not written to */
  'account/outbox/reasons': ['bounced', 'unsubscribed'],
  /** States of a mail */
  'account/outbox/states': [
    'queued',
    'sending',
    'sent',
    'failed',
    'bounced',
    'suppressed',
    'cancelled',
    'withdrawn',
    'redirected',
  ],
  /** How strong a password is, by zxcvbn's score */
  'account/password/strengths': [0, 1, 2, 3, 4],
  /** Whether a mail came back for good */
  'audit/bounce.kinds': ['hard', 'soft'],
  /** States of a bounced mail */
  'audit/bounce.statuses': ['open', 'resolved'],
  /** Whether the employee is still here */
  'audit/bounce.userStatuses': ['active', 'inactive'],
  /** What is done with many bounced mails */
  'audit/bulk.kinds': ['exit', 'resolve'],
  /** What came of one of many bounced mails */
  'audit/bulk.outcomes': ['waiting', 'done', 'refused'],
  /** What became of the file of a download */
  'audit/download.files': ['kept', 'gone', 'other', 'none'],
  /** Periods of downloads */
  'audit/download.periods': ['1', '3', '6', '12'],
  /** States of a download */
  'audit/download.statuses': ['queued', 'running', 'ready', 'failed', 'cancelled'],
  /** What downloads come from */
  'audit/download.types': [
    'culture_dashboard',
    'adhoc_dashboard',
    'exit_dashboard',
    'wellbeing_dashboard',
    'touchpoint',
    'genai',
    'employees',
    'permissions',
    'import',
    'audit_log',
    'bounced_mail',
    'support',
  ],
  /** Whose downloads are shown */
  'audit/download.whose': [true],
  /** Periods of the audit log */
  'audit/line.periods': ['7d', '1m', '3m', '6m', '12m'],
  /** Kinds of records */
  'audit/line.records': [
    'people/user',
    'people/session',
    'people/note',
    'people/meeting',
    'touchpoints/stage',
    'templates/template',
    'access/group',
    'access/membership',
    'segments/saved-filter',
    'company/company',
    'company/settings',
    'company/api-token',
    'wellbeing/survey',
    'wellbeing/cycle',
    'wellbeing/question',
    'wellbeing/email',
    'company/ticket',
    'audit/bounce',
    'account/passkey',
    'account/device',
    'account/outbox/suppression',
  ],
  /** States of a touchpoint, as a change of them is told */
  'audit/line.stageStatuses': ['draft', 'live', 'deleted'],
  /** Where something was done */
  'audit/line.types': [
    'auth',
    'user',
    'chat',
    'note',
    'meeting',
    'touchpoint',
    'template',
    'group_logs',
    'segment_logs',
    'company_settings',
    'company_profile',
    'exit_survey_logs',
    'wellbeing_survey_logs',
    'integration',
    'api_token',
    'export',
    'job',
    'bounce',
    'mail',
    'support_ticket',
    'view_as',
    'audit_cut',
  ],
  /** What was done, where its name is one word */
  'audit/line.verbs': [
    'create',
    'update',
    'delete',
    'remove',
    'restore',
    'reorder',
    'export',
    'download',
    'upload',
    'import',
    'tag',
    'reply',
    'acknowledge',
    'cancel',
    'resolve',
    'invitation',
  ],
  /** What becomes of people who are not in the file */
  'audit/upload.missing': ['leave', 'deactivate'],
  /** What came of a row */
  'audit/upload.outcomes': ['new', 'changed', 'refused', 'deactivated', 'unknown', 'restored', 'kept'],
  /** States of an upload */
  'audit/upload.states': [
    'uploaded',
    'checking',
    'checked',
    'running',
    'done',
    'cancelled',
    'failed',
    'undoing',
    'undone',
  ],
  /** Whether it helped */
  'chats/feedback.answers': ['yes', 'partly', 'no'],
  /** What someone is asked once their case is resolved */
  'chats/feedback.questions': ['5d9f6c1e-6f0a-4c7e-9b43-0e6d1a8f2b01', '5d9f6c1e-6f0a-4c7e-9b43-0e6d1a8f2b02'],
  /** What a personal link opens */
  'chats/link.purposes': ['chat', 'feedback'],
  /** What the page of a chat can ask */
  'chats/page.questionTypes': ['text', 'scale', 'quickReplies', 'card', 'carousel', 'note'],
  /** How long an API token is in force, in days */
  'company/api-token.lifetimes': [30, 90, 365, 0],
  /** Why an API token is held */
  'company/api-token.reasons': ['left', 'rights', 'audience'],
  /** What an API token may do, and the permissions of those who may give it that: it knows whose the chats are */
  'company/api-token.scopes': ['chats:start', 'chats:answer'],
  /** Whether an API token opens anything */
  'company/api-token.states': ['active', 'held', 'expired', 'revoked'],
  /** Faces of the chat assistant */
  'company/avatars': ['violet', 'teal', 'coral', 'amber', 'blue', 'slate'],
  /** Advanced features */
  'company/plan.features': ['SSO', 'Gmail login', 'Alert word'],
  /** What a plan counts */
  'company/plan.lines': ['touchpoints', 'adhoc', 'recipients', 'admins'],
  /** What a company has of a feature */
  'company/plan.states': ['included', 'requested', 'available'],
  /** Alert words to pick */
  'company/settings.alertWordPresets': [
    'abuse',
    'harassment',
    'threat',
    'discrimination',
    'suicide',
    'depressed',
    'lonely',
    'attack',
    'bribe',
    'blackmail',
    'death',
    'murder',
    'kill',
    'harm',
    'scared',
    'victim',
    'depression',
    'angry',
    'helpless',
    'bully',
    'violence',
    'assault',
    'racism',
    'sexism',
    'stalk',
    'intimidate',
    'humiliate',
    'hopeless',
    'anxiety',
    'panic',
    'self-harm',
    'exhausted',
    'burnout',
    'unsafe',
    'retaliation',
    'fraud',
    'corruption',
    'theft',
    'weapon',
    'quit',
  ],
  /** How long lines of the audit log are kept */
  'company/settings.auditKeeps': [0, 365, 730, 1095, 2555],
  /** Scores of 0 to 10 that count as detractors */
  'company/settings.detractors': [6, 7],
  /** Where a pause stands */
  'company/settings.pauseStates': ['none', 'planned', 'running'],
  /** Whether resolving asks for a summary */
  'company/settings.summaries': ['0', '1', '2'],
  /** Whether something is switched on */
  'company/settings.switch': [true, false],
  /** Whom the settings mean, from the person's own profile */
  'company/settings.targets': ['hr_manager', 'hrbp'],
  /** In which forms alert words are looked for */
  'company/settings.wordForms': ['simple', 'dutch', 'english', 'french', 'german', 'italian', 'portuguese', 'spanish'],
  /** Where a company can be found */
  'company/socialLinks': ['glassdoor_link', 'jobStreet_link', 'linkedin_link', 'facebook_link'],
  /** States of a support ticket */
  'company/ticket.statuses': ['open', 'closed'],
  /** What a support ticket asks for */
  'company/ticket.types': ['feature_request', 'plan_change', 'integration_upgrade'],
  /** Steps of the tour */
  'demo/tour.steps': ['/', '/employees', '/settings?tab=milestones', '/settings?tab=users'],
  /** What the questions ask that every post-exit survey has */
  'exit/fixed': ['reason', 'experience', 'manager', 'recommend', 'change'],
  /** Who gets a reminder */
  'exit/reminderAudiences': ['both', 'no_response', 'partial_response'],
  /** Reports of the post-exit survey */
  'exit/reports': ['questions', 'reminders'],
  /** How long people who left had been here */
  'exit/tenures': ['half-year', 'year', 'two-years', 'five-years', 'longer'],
  /** Why someone who has left cannot be written to */
  'exit/unreachableReasons': ['none', 'work', 'bounced'],
  /** States of a GenAI report */
  'genai/log.statuses': ['queued', 'running', 'success', 'failed'],
  /** Measures that a report may suggest */
  'genai/report.measures': [
    'workload',
    'staffing',
    'hours',
    'talk',
    'listen',
    'manager-support',
    'goals',
    'recognition',
    'growth',
    'pay',
    'tools',
    'place',
    'safety',
    'respect',
    'inclusion',
    'information',
    'teamwork',
    'flexibility',
    'onboarding',
    'health',
    'change',
    'keep',
  ],
  /** States of a card */
  'integrations/connection.cardStates': ['connected', 'lost', 'available', 'unconfigured', 'soon'],
  /** Integrations, by the keys of the cards */
  'integrations/connection.cards': [
    'slack',
    'ms_teams',
    'whatsapp',
    'calendar',
    'workplace',
    'sms',
    'telegram',
    'meet',
    'viber',
    'google',
    'outlook',
    'rapport',
  ],
  /** What a connection is for */
  'integrations/connection.kinds': ['channel', 'mail_client'],
  /** Providers, by the names in paths */
  'integrations/connection.providers': ['slack', 'microsoft', 'google', 'outlook', 'rapport'],
  /** States of a connection */
  'integrations/connection.states': ['connected', 'lost'],
  /** What a file may say of people, with other headings that mean it */
  'people/import/columns': [
    'first_name',
    'last_name',
    'email',
    'employee_id',
    'joining_date',
    'exit_date',
    'status',
    'phoneNumber',
    'birthDate',
    'gender',
    'alternateEmail',
    'department',
    'sub_department',
    'designation',
    'grade',
    'function',
    'role_category',
    'team',
    'teamHead',
    'location',
    'city',
    'region',
    'country',
    'site',
    'cluster',
    'business',
    'businessHead',
    'segment',
    'sub_segment',
    'cost_centre',
    'manager',
    'manager_email',
    'manager_1',
    'manager_2',
    'manager_3',
    'hr_manager',
    'hrbp',
    'hrbp_1',
    'hrbp_2',
    'hrbp_3',
    'hrbp_4',
    'experience',
    'skills',
    'education',
    'lastRating',
    'high_potential_emp',
  ],
  /** Files of an import */
  'people/import/files': ['original', 'errors', 'changes'],
  /** What is on its way to a calendar */
  'people/meeting/changes': ['add', 'update', 'cancel'],
  /** Where the calendar of a meeting is kept */
  'people/meeting/clients': ['google', 'outlook', 'rapport'],
  /** What can be done with an invite */
  'people/meeting/inviteTypes': ['edit', 'delete'],
  /** Why a meeting was cancelled */
  'people/meeting/reasons': ['organiser', 'left', 'gone'],
  /** States of a meeting */
  'people/meeting/states': ['sending', 'scheduled', 'cancelled', 'failed'],
  /** What someone may do with a note */
  'people/note/actions': ['edit_comment', 'delete_comment'],
  /** What can be asked of a note */
  'people/note/fields': [
    'id',
    'version',
    'body',
    'user_tagged',
    'createdBy',
    'createdBy_display_name',
    'createdBy_email',
    'createdBy_profilePicture',
    'createdAt',
    'receipt_id',
    'allowed_actions',
  ],
  /** States of a chat */
  'people/session/statuses': ['initiated', 'in_progress', 'completed'],
  /** Which chats are listed */
  'people/session/tabs': ['high_risk_session', 'closed_session', 'total_session'],
  /** What came of a touchpoint */
  'people/timeline/states': [
    'answered',
    'started',
    'sent',
    'missed',
    'due',
    'upcoming',
    'after_exit',
    'meeting',
    'met',
    'meeting_off',
  ],
  /** States of an employee's case */
  'people/user/actionStatuses': ['open', 'scheduled', 'inProgress', 'resolved'],
  /** Fields by which employees are filtered, and groups limited */
  'people/user/audience': [
    'location',
    'city',
    'region',
    'country',
    'site',
    'role_category',
    'business',
    'businessHead',
    'gender',
    'function',
    'designation',
    'department',
    'sub_department',
    'grade',
    'cluster',
    'team',
    'segment',
    'sub_segment',
    'tags',
  ],
  /** Date formats */
  'people/user/dateFormats': ['DD-MM-YYYY', 'MM-DD-YYYY', 'YYYY-MM-DD'],
  /** Genders */
  'people/user/genders': ['male', 'female'],
  /** Languages */
  'people/user/languages': ['english'],
  /** Mail clients, at most one of which is connected */
  'people/user/mailClients': ['', 'google', 'outlook', 'rapport'],
  /** Moods, from 1 to 5 */
  'people/user/moods': [1, 2, 3, 4, 5],
  /** Tags that cannot be removed or renamed */
  'people/user/protectedTags': ['Performers', 'Non Performers', 'Core Team', 'Senior LT'],
  /** Whether someone is active */
  'people/user/statuses': ['active', 'inactive'],
  /** Where the time zone comes from */
  'people/user/timeZoneModes': [true, false],
  /** Kinds of people who sign in */
  'people/user/types': ['SuperAdmin', 'Admin', 'Employee'],
  /** Drivers of engagement */
  'segments/engagement.drivers': ['mental', 'social', 'physical', 'purposefulness'],
  /** How engaged people are */
  'segments/engagement.groups': ['engaged', 'passive', 'disengaged'],
  /** Periods */
  'segments/keys.presets': [
    'this_week',
    'last_month',
    'last_3_months',
    'last_6_months',
    'last_12_months',
    'all_time',
    'custom',
  ],
  /** What employees and chats are filtered by */
  'segments/keys.table': [
    'user__profile__high_potential_emp',
    'chatInitDate',
    'joinDate',
    'user__profile__tags',
    'user__profile__location__in',
    'user__profile__city__in',
    'user__profile__region__in',
    'user__profile__country__in',
    'user__profile__site__in',
    'user__profile__role_category__in',
    'user__profile__business__in',
    'user__profile__businessHead__in',
    'user__profile__gender__in',
    'user__profile__function__in',
    'user__profile__designation__in',
    'user__profile__department__in',
    'user__profile__sub_department__in',
    'user__profile__grade__in',
    'user__profile__cluster__in',
    'user__profile__team__in',
    'user__profile__segment__in',
    'user__profile__sub_segment__in',
  ],
  /** What is read of the saved filters' call */
  'segments/saved-filter.asked': ['filters', 'dashboard_filter_options'],
  /** Reports that are filtered */
  'segments/saved-filter.reports': ['dashboard'],
  /** Whether a segment is applied by itself */
  'segments/saved-filter.statuses': ['default'],
  /** What a segment filters */
  'segments/saved-filter.types': ['dashboard'],
  /** How many wrong passwords are looked at */
  'shell/limits.guesses': ['account', 'network', 'row'],
  /** How often a call of each class may be made */
  'shell/limits.rates': [
    'read',
    'write',
    'export',
    'upload',
    'mail',
    'note',
    'ticket',
    'session',
    'sign-in',
    'captcha',
    'mail-link',
    'chat',
    'token',
    'public',
    'console',
    'file',
    'unknown',
    'none',
  ],
  /** Where placeholders are put in */
  'templates/contexts': ['email', 'calendar', 'survey', 'touchpoint'],
  /** Templates that every company begins with */
  'templates/defaults.all': ['thank-you', 'checking-in', 'one-to-one', 'follow-up'],
  /** Placeholders, where each may stand, and what it looks like in a preview */
  'templates/knownPlaceholders': [
    'recipient.display_name',
    'recipient.first_name',
    'recipient.last_name',
    'recipient.email',
    'survey.start_date',
    'survey.end_date',
    'chat_user.display_name',
    'chat_user.first_name',
    'chat_user.last_name',
    'chat_user.email',
    'company.name',
    'company.brand_name',
  ],
  /** How the mail looks */
  'templates/layouts': ['standard', 'banner', 'card'],
  /** Who a template is available for */
  'templates/shares': ['self', 'all'],
  /** What a template is for */
  'templates/types': ['canned', 'calendar'],
  /** Why a chat of a touchpoint is held, or was not sent yet */
  'touchpoints/run.reasons': [
    'together',
    'paused',
    'no-credit',
    'sender-left',
    'too-late',
    'person-left',
    'moved',
    'stopped',
    'unreachable',
  ],
  /** What became of an employee's chat of a touchpoint */
  'touchpoints/run.states': ['planned', 'held', 'started', 'dropped'],
  /** States that a touchpoint's form offers */
  'touchpoints/stage.formStatuses': ['draft', 'live'],
  /** Kinds of questions */
  'touchpoints/stage.questionTypes': ['text', 'scale', 'quickReplies', 'card', 'carousel'],
  /** How a scale is shown */
  'touchpoints/stage.scaleTypes': ['emoji', 'number'],
  /** States of a touchpoint */
  'touchpoints/stage.statuses': ['draft', 'live', 'deleted'],
  /** Types of touchpoints */
  'touchpoints/stage.types': ['lifecycle', 'postExit'],
  /** Units of the trigger time */
  'touchpoints/stage.units': ['days', 'weeks', 'months', 'years'],
  /** Questions that a company begins with */
  'wellbeing/bank.questions': [
    'mental-stress-week',
    'mental-stress-amount',
    'mental-focus-time',
    'mental-balance-evening',
    'mental-support-ask',
    'mental-balance-overtime',
    'mental-stress-cause',
    'mental-recovery-breaks',
    'mental-support-help',
    'mental-recovery-weekend',
    'mental-focus-change',
    'mental-recovery-pause',
    'mental-support-note',
    'social-belonging-team',
    'social-team-help',
    'social-team-disagree',
    'social-manager-listens',
    'social-recognition-often',
    'social-manager-last-talk',
    'social-belonging-lonely',
    'social-recognition-way',
    'social-team-together',
    'social-belonging-fair',
    'social-manager-more',
    'social-recognition-picture',
    'social-belonging-note',
    'physical-energy-day',
    'physical-rest-sleep',
    'physical-workplace-comfort',
    'physical-movement-day',
    'physical-workplace-safe',
    'physical-rest-lunch',
    'physical-energy-low',
    'physical-workplace-noise',
    'physical-workplace-wish',
    'physical-movement-yesterday',
    'physical-rest-wish',
    'physical-movement-picture',
    'physical-energy-note',
    'purposefulness-meaning-work',
    'purposefulness-contribution-goal',
    'purposefulness-growth-learn',
    'purposefulness-autonomy-how',
    'purposefulness-meaning-values',
    'purposefulness-growth-talk',
    'purposefulness-autonomy-wish',
    'purposefulness-contribution-seen',
    'purposefulness-growth-next',
    'purposefulness-meaning-proud',
    'purposefulness-contribution-more',
    'purposefulness-growth-picture',
    'purposefulness-meaning-note',
  ],
  /** Mails that a survey begins with */
  'wellbeing/first-emails.all': ['reachout', 'reminder-2', 'reminder-4', 'reminder-6', 'thanks'],
  /** How someone is, by the mean of the answered drivers */
  'wellbeing/survey.categories': ['excelling', 'thriving', 'surviving', 'struggling', 'in_crisis'],
  /** Drivers, in the order shown */
  'wellbeing/survey.drivers': ['mental', 'social', 'physical', 'purposefulness'],
  /** Mails of the survey */
  'wellbeing/survey.emailCategories': ['chat_initiated', 'reminder', 'acknowledge'],
  /** What keeps a survey from being activated */
  'wellbeing/survey.faults': ['NotSetUp', 'TooFew', 'Short', 'NotMapped', 'SenderNotAdmin', 'NoAudience'],
  /** How often the survey is sent */
  'wellbeing/survey.frequencies': [1, 2, 3],
  /** Kinds of question */
  'wellbeing/survey.questionTypes': [
    'scale',
    'textInput',
    'text',
    'image',
    'card',
    'carousel',
    'quickReplies',
    'closeEnded',
  ],
  /** Who is reminded */
  'wellbeing/survey.reminderAudiences': ['both', 'no_response', 'partial_response'],
  /** Days after the reachout */
  'wellbeing/survey.reminderDays': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  /** How far someone has answered */
  'wellbeing/survey.responseStates': ['none', 'partial', 'complete'],
  /** How a scale is drawn */
  'wellbeing/survey.scaleTypes': ['emoji', 'number'],
  /** Words of the scales, from 1 to 5 */
  'wellbeing/survey.scales': ['wellbeing', 'agreement', 'often'],
  /** States of the survey */
  'wellbeing/survey.statuses': ['inactive', 'active'],
  /** How a mail is written */
  'wellbeing/survey.templateTypes': ['plaintext'],
  /** Who is thanked */
  'wellbeing/survey.thankYouAudiences': ['all', 'excelling', 'thriving', 'surviving', 'struggling', 'in_crisis'],
  /** Unit of the time of a reminder */
  'wellbeing/survey.triggerUnits': ['days'],
} as const;

export const constants = {
  /** Quiet time before the people that a filter keeps are counted, in ms */
  'access/group.countDebounce': 300,
  /** How long the error of a group's name is shown, in ms */
  'access/group.nameErrorTime': 4000,
  /** Permissions that are named in what a change does */
  'access/group.namedPermissions': 5,
  /** Rows per page */
  'access/group.pageSizes': [10, 20, 30],
  /** Quiet time before groups are searched, in ms */
  'access/group.searchDebounce': 1000,
  /** Characters from which employees are searched */
  'access/group.searchLength': 4,
  /** Quiet time before employees are searched, in ms */
  'access/group.userSearchDebounce': 500,
  /** Permissions that Select all leaves out */
  'access/permission-rules.selectAllExcept': ['filtered_employees_message'],
  /** Headings that only SuperAdmins are shown */
  'access/permission-rules.superAdminOnly': ['Access control'],
  /** How long someone sees the console as another admin, in min */
  'access/view-as.minutes': 30,
  /** How long an invitation works, in days */
  'account/link.invitationLife': 7,
  /** Invitations and news of a group to one person in an hour */
  'account/link.invitationsPerHour': 10,
  /** How long a link for a new password works, in min */
  'account/link.resetLife': 30,
  /** Links for a new password to one address in an hour */
  'account/link.resetsPerHour': 5,
  /** An app shows a new code every, in s */
  'account/mfa/appPeriod': 30,
  /** Digits of a code */
  'account/mfa/codeLength': 6,
  /** How long a code that was sent is good, in min */
  'account/mfa/codeLife': 10,
  /** Wrong codes of one person in a day */
  'account/mfa/dailyGuesses': 50,
  /** So many recovery codes left are few */
  'account/mfa/fewCodes': 3,
  /** Wrong codes of one person in a quarter of an hour */
  'account/mfa/guesses': 10,
  /** Countries offered first for a phone number */
  'account/mfa/phoneCountries': ['in', 'sg', 'my', 'ph', 'ae'],
  /** Recovery codes of one person */
  'account/mfa/recoveryCodes': 10,
  /** Wait before a code may be sent again, in s */
  'account/mfa/resendAfter': 60,
  /** Codes sent to one person in an hour */
  'account/mfa/sendsPerHour': 5,
  /** Codes that may be tried before a new one is needed */
  'account/mfa/tries': 5,
  /** How long a passkey may take to answer, in min */
  'account/passkey/life': 5,
  /** Passkeys of one person */
  'account/passkey/most': 20,
  /** Passwords that keep the rules and are guessed first */
  'account/password/common': [
    'password1!',
    'password@1',
    'password@123',
    'password123!',
    'password#1',
    'passw0rd!',
    'passw0rd@123',
    'p@ssw0rd',
    'p@ssw0rd1',
    'p@ssw0rd123',
    'p@ssword1',
    'p@ssword123',
    'welcome1!',
    'welcome@1',
    'welcome@123',
    'welcome123!',
    'admin@123',
    'admin123!',
    'admin@1234',
    'administrator1!',
    'qwerty1!',
    'qwerty@123',
    'qwerty123!',
    'abcd@1234',
    'abcd1234!',
    'abc@1234',
    'abc123!@#',
    'test@123',
    'test@1234',
    'test123!',
    'india@123',
    'india@1234',
    'letmein1!',
    'letmein@123',
    'changeme1!',
    'changeme@123',
    'summer2025!',
    'summer2026!',
    'winter2025!',
    'winter2026!',
    'spring2026!',
    'autumn2026!',
    'company@123',
    'rapport@123',
    'rapport1!',
    'iloveyou1!',
    'iloveyou@123',
    'monkey1!',
    'dragon1!',
    'football1!',
    'hello@123',
    'hello123!',
    'secret@123',
    'secret1!',
    'login@123',
    'user@123',
    'user@1234',
    'master@123',
    'default@123',
    'root@123',
  ],
  /** Words around a person that make no password */
  'account/password/context': [
    'rapport',
    'superadmin',
    'administrator',
    'employee',
    'engagement',
    'feedback',
    'touchpoint',
    'milestone',
    'survey',
    'company',
    'password',
  ],
  /** How many letters beside such words make a password of its own, in letters */
  'account/password/lettersBeside': 4,
  /** Passwords of the long list that are refused */
  'account/password/mostCommon': 10000,
  /** How long a word around a person has to be, to make no password, in letters */
  'account/password/shortestWord': 3,
  /** Bounces after which an address is not written to any more */
  'audit/bounce.most': 2,
  /** Rows per page of bounced mails, the usual number first */
  'audit/bounce.pageSizes': [20, 10, 30],
  /** Quiet time before bounced mails are searched, in ms */
  'audit/bounce.searchDebounce': 1000,
  /** Rows per page of what was not done */
  'audit/bulk.failurePages': [10, 20, 50],
  /** Minutes for which a preview can be confirmed, in min */
  'audit/bulk.goodMinutes': 30,
  /** Days for which what came of a change can be looked at, in days */
  'audit/bulk.keptDays': 30,
  /** Bounced mails that one change may be of */
  'audit/bulk.most': 10000,
  /** Downloads and uploads that are loaded at a time */
  'audit/download.pageSizes': [10],
  /** Dates of the details of a line */
  'audit/line.infoDate': 'DD-MMMM-YYYY',
  /** Lines of the audit log that are counted at most */
  'audit/line.mostCounted': 10000,
  /** Lines of the audit log that are loaded at a time */
  'audit/line.pageSizes': [20],
  /** Pause after which the audit log is searched, in ms */
  'audit/line.searchDebounce': 500,
  /** Days for which an import can be undone and its rows are kept, in days */
  'audit/upload.keepDays': 7,
  /** Words of self-harm, at which a chat names help */
  'chats/help.words': [
    'suicide',
    'suicidal',
    'self-harm',
    'kill myself',
    'killing myself',
    'harm myself',
    'hurt myself',
    'end my life',
    'take my life',
    'end it all',
    'want to die',
    'wish I was dead',
    'wish I were dead',
    'better off dead',
    'no reason to live',
    'not want to live',
    "don't want to live",
  ],
  /** How long a personal link still shows the end of a chat that is complete, in minutes */
  'chats/link.afterwards': 15,
  /** How long a personal link works, in days */
  'chats/link.days': 14,
  /** How long a personal link is known after its end, in days */
  'chats/link.kept': 60,
  /** How often a day someone may ask for a new link to the same chat */
  'chats/link.renewals': 3,
  /** How often a day admins may send a new link to the same chat */
  'chats/link.resends': 3,
  /** How often a personal link may be used in an hour */
  'chats/link.tries': 300,
  /** Tokens in force that a company may have */
  'company/api-token.most': 50,
  /** Wait before edit mode is left, in ms */
  'company/closeDelay': 0,
  /** Longest pause, in months */
  'company/settings.pauseMonths': 1,
  /** Wait before added alert words are saved, in ms */
  'company/settings.saveDelay': 1000,
  /** Custom questions beside the fixed ones, at most */
  'exit/customMost': 5,
  /** Questions that every post-exit survey asks, in this order */
  'exit/fixedQuestions': [
    {
      fixed: 'reason',
      type: 'quickReplies',
      text: 'What was the main reason for your leaving?',
      quickReplies: [
        { title: 'Pay and benefits' },
        { title: 'Growth and career' },
        { title: 'Manager or team' },
        { title: 'Workload and hours' },
        { title: 'Personal reasons' },
      ],
      responseRequired: true,
    },
    {
      fixed: 'experience',
      type: 'scale',
      text: 'Looking back, how was it to work with us?',
      scaleType: 'emoji',
      responseRequired: true,
    },
    {
      fixed: 'manager',
      type: 'scale',
      text: 'How well did your manager support you?',
      scaleType: 'number',
      responseRequired: true,
    },
    {
      fixed: 'recommend',
      type: 'scale',
      text: 'How likely are you to recommend us as a place to work?',
      scaleType: 'number',
      responseRequired: true,
    },
    {
      fixed: 'change',
      type: 'text',
      text: 'What is the one thing that we should have done differently?',
      responseRequired: true,
    },
  ],
  /** Columns of the report on questions */
  'exit/questionColumns': [
    'S.no',
    'Question',
    'Kind',
    'Fixed',
    'Answers',
    'Average of the scale',
    'Replies chosen',
    'Counted on',
  ],
  /** Columns of the second sheet */
  'exit/reasonColumns': ['Reason', 'People'],
  /** Columns of the report on reminders */
  'exit/reminderColumns': ['S.no', 'Sent to', 'Days after the invitation', 'Distribution channel'],
  /** Sheets of the file of the dashboard */
  'exit/sheets': ['Summary', 'Reasons', 'Departments', 'Time here', 'Over time'],
  /** Columns of the other sheets */
  'exit/splitColumns': ['Group', 'People', 'How it was to work here'],
  /** Columns of the first sheet */
  'exit/summaryColumns': ['What', 'Value'],
  /** Rows of the first sheet */
  'exit/summaryRows': [
    'Department',
    'Location',
    'Time here',
    'Answered in',
    'Sent',
    'Answered',
    'How it was to work here',
    'Support by the manager',
    'Would recommend us',
  ],
  /** Columns of the file of those who cannot be reached */
  'exit/unreachableColumns': ['Name', 'Employee ID', 'Department', 'Exit date', 'Why'],
  /** Words of the reports */
  'exit/words': ['Yes', 'No', 'Email'],
  /** Entries of the meta data that the list shows */
  'genai/log.entries': 2,
  /** GenAI logs per page */
  'genai/log.pageSizes': [10, 20, 50],
  /** Values of the meta data are cut */
  'genai/log.valueCut': { at: 31, to: 30 },
  /** Words that say nothing of what a text is about */
  'genai/report.commonWords': [
    'about',
    'above',
    'after',
    'again',
    'against',
    'also',
    'always',
    'among',
    'another',
    'anything',
    'around',
    'away',
    'back',
    'because',
    'been',
    'before',
    'being',
    'below',
    'between',
    'both',
    'came',
    "can't",
    'cannot',
    'come',
    'could',
    'days',
    'didn',
    "didn't",
    'does',
    'doesn',
    "doesn't",
    'doing',
    "don't",
    'done',
    'down',
    'during',
    'each',
    'even',
    'ever',
    'every',
    'everyone',
    'everything',
    'feel',
    'feels',
    'felt',
    'find',
    'from',
    'gets',
    'give',
    'goes',
    'going',
    'good',
    'great',
    'have',
    'having',
    'hello',
    'help',
    'here',
    'hers',
    'herself',
    'himself',
    'hope',
    "i've",
    'into',
    "isn't",
    "it's",
    'itself',
    'just',
    'keep',
    'know',
    'last',
    'less',
    'like',
    'little',
    'long',
    'look',
    'lots',
    'made',
    'make',
    'many',
    'maybe',
    'mine',
    'more',
    'most',
    'much',
    'must',
    'myself',
    'need',
    'needs',
    'never',
    'next',
    'nice',
    'nobody',
    'none',
    'nothing',
    'often',
    'okay',
    'once',
    'only',
    'other',
    'others',
    'ought',
    'ours',
    'ourselves',
    'over',
    'quite',
    'rather',
    'really',
    'same',
    'seem',
    'shall',
    'should',
    'since',
    'some',
    'something',
    'sometimes',
    'still',
    'such',
    'take',
    'than',
    'thank',
    'thanks',
    'that',
    "that's",
    'their',
    'theirs',
    'them',
    'themselves',
    'then',
    'there',
    "there's",
    'these',
    'they',
    "they're",
    'thing',
    'things',
    'think',
    'this',
    'those',
    'though',
    'through',
    'time',
    'times',
    'today',
    'tomorrow',
    'under',
    'until',
    'upon',
    'used',
    'usually',
    'very',
    'want',
    'wants',
    'wasn',
    'well',
    'went',
    'were',
    'weren',
    'what',
    'when',
    'where',
    'which',
    'while',
    'whom',
    'whose',
    'will',
    'with',
    'within',
    'without',
    "won't",
    'would',
    'yeah',
    'year',
    'years',
    'yesterday',
    'your',
    'yours',
    'yourself',
    'yourselves',
  ],
  /** Texts that a report is written of, the latest first */
  'genai/report.mostTexts': 20000,
  /** Words of a report */
  'genai/report.mostWords': 30,
  /** How long an invitation is tried in a channel before it is mailed, in min */
  'integrations/connection.mailAfter': 60,
  /** Channels of a company whose admin may not connect several */
  'integrations/connection.mostChannels': 1,
  /** How long a new address waits for its confirmation, in h */
  'people/address.life': 24,
  /** Mails about a new address that one person may have sent in an hour, for anyone */
  'people/address.mailsPerHour': 10,
  /** Time between two looks for new alerts, in s */
  'people/alert/every': 60,
  /** How long an alert is kept, in days */
  'people/alert/kept': 90,
  /** Alerts that are shown at first, and with each further look */
  'people/alert/page': 10,
  /** Rows that are written in one transaction */
  'people/import/atOnce': 500,
  /** Files of a company that are checked, imported or taken back at the same time */
  'people/import/mostAtWork': 3,
  /** Bytes that a file may have */
  'people/import/mostBytes': 32000000,
  /** Cells that a file may have, empty ones too */
  'people/import/mostCells': 10000000,
  /** Columns that a file may have */
  'people/import/mostColumns': 200,
  /** Share of the active people from which on their deactivation is confirmed by its number, in % */
  'people/import/mostDeactivated': 10,
  /** Memory that reading a file may take, in MB */
  'people/import/mostMemory': 64,
  /** Rows that a file may have */
  'people/import/mostRows': 200000,
  /** Time that reading a file may take, in s */
  'people/import/mostSeconds': 60,
  /** Characters that a cell may have */
  'people/import/mostSigns': 10000,
  /** Characters that all cells of a file may have together */
  'people/import/mostText': 64000000,
  /** Bytes that these texts may have together */
  'people/import/mostTextBytes': 40000000,
  /** Texts that a workbook may keep apart from its cells */
  'people/import/mostTexts': 2000000,
  /** Bytes that a workbook may have once it is unpacked */
  'people/import/mostUnpacked': 400000000,
  /** Time between two questions how far an import is, in ms */
  'people/import/pollEvery': 1000,
  /** First rows of a file that are shown */
  'people/import/previewRows': 5,
  /** Refused rows, or people who change, per page */
  'people/import/refusedPage': 10,
  /** Meetings of a person that are shown at first, and with each further look */
  'people/meeting/ofPerson': 10,
  /** Step in which minutes are chosen, in min */
  'people/meeting/step': 5,
  /** How long a meeting is as long as nobody says otherwise, in min */
  'people/meeting/usualMinutes': 30,
  /** Notes of this length and more are cut until they are viewed whole */
  'people/note/cut': { at: 101, to: 97 },
  /** Most people who can be mentioned in a note */
  'people/note/mentions': 20,
  /** Most people who are offered at an @ */
  'people/note/offered': 8,
  /** Notes that are shown at first, and with each further look */
  'people/note/page': 20,
  /** Height of the box, in rows */
  'people/note/rows': 10,
  /** Quiet time before people are searched for at an @, in ms */
  'people/note/searchDebounce': 200,
  /** Answers that belong to every chat and are not shown */
  'people/session/hidden': ["Let's Begin", 'Done'],
  /** Chats of a person that are shown at first, and with each further look */
  'people/session/ofPerson': 10,
  /** Rows per page of the chats */
  'people/session/pageSizes': [10, 20, 30],
  /** Replies to one person in an hour, by everyone together */
  'people/session/repliesPerHour': 20,
  /** Moods on a person's summary */
  'people/summary/moods': 12,
  /** Chats that a timeline goes back */
  'people/timeline/most': 500,
  /** E-mail addresses of this length and more are cut */
  'people/user/mailCut': { at: 28, to: 24 },
  /** Countries that phone numbers are mostly of; the first is taken when nothing is said */
  'people/user/phoneCountries': ['IN', 'SG', 'MY', 'PH', 'AE'],
  /** Moods up to this are disengaged */
  'segments/engagement.disengagedUpTo': 2,
  /** Scores above this are good */
  'segments/engagement.goodAbove': 3,
  /** Fewest people about whom a figure tells */
  'segments/engagement.minimum': 5,
  /** Months shown over time */
  'segments/engagement.months': 12,
  /** Different selections that one person is told about in that time */
  'segments/engagement.mostTold': 400,
  /** Moods up to this are passively engaged, better ones engaged */
  'segments/engagement.passiveUpTo': 3,
  /** How long it is remembered what someone was told, in days */
  'segments/engagement.rememberFor': 90,
  /** Earliest day that can be filtered by */
  'segments/keys.minDate': '2018-01-01',
  /** Name of the segment that everyone has */
  'segments/saved-filter.allData': 'All data',
  /** ID of the segment that everyone has */
  'segments/saved-filter.allDataId': '00000000-0000-0000-0000-000000000000',
  /** Filters of more characters are not put into an address: the segment's ID stands there */
  'segments/saved-filter.longestAddress': 3000,
  /** Segments of one person */
  'segments/saved-filter.most': 100,
  /** Characters that all values of a segment have together */
  'segments/saved-filter.mostText': 20000,
  /** Time for which a form left unfinished is kept on the device, in days */
  'shell/limits.draftDays': 7,
  /** Values of filters that a summary shows at first */
  'shell/limits.filterValues': 10,
  /** Wait before the first load of a list, in ms */
  'shell/limits.firstLoadDelay': 0,
  /** People who are named where there may be many */
  'shell/limits.namedPeople': 10,
  /** Rows per page of most lists */
  'shell/limits.pageSizes': [10, 20, 30],
  /** Quiet time before a search starts, in ms */
  'shell/limits.searchDebounce': 500,
  /** Templates that one admin may have */
  'templates/most': 200,
  /** Words in which two versions of a template may differ and are still compared word by word */
  'templates/mostEdits': 1000,
  /** Versions that are kept of a template */
  'templates/mostVersions': 50,
  /** Words of the kinds of questions, in their order */
  'touchpoints/report.kindWords': ['Text', 'Scale', 'Quick replies'],
  /** Pause before the console asks again whether a report is ready, in ms */
  'touchpoints/report.pollEvery': 1000,
  /** Columns of the touchpoint report's second sheet */
  'touchpoints/report.questionColumns': [
    'S.no',
    'Milestone',
    'Question no.',
    'Question',
    'Kind',
    'Answers',
    'Average of the scale',
    'Replies chosen',
    'Counted on',
  ],
  /** Sheets of the touchpoint report */
  'touchpoints/report.sheets': ['Touchpoints', 'Questions'],
  /** Words of the states, in the order of the states */
  'touchpoints/report.statusWords': ['Draft', 'Activated', 'Deleted'],
  /** Columns of the touchpoint report's first sheet */
  'touchpoints/report.touchpointColumns': [
    'S.no',
    'Milestone',
    'Trigger time',
    'Status',
    'Chat from user',
    'Questions',
    'Chats',
    'Completed chats',
  ],
  /** How far ahead a touchpoint counts who is due, in days */
  'touchpoints/run.ahead': 30,
  /** Chats started in one transaction */
  'touchpoints/run.atOnce': 50,
  /** Hours of the employee's day within which mails go: from the first, until before the second */
  'touchpoints/run.decentHours': [9, 18],
  /** How late a chat may come, in days */
  'touchpoints/run.window': 7,
  /** Trigger time of a touchpoint without delay, in words */
  'touchpoints/stage.joiningDay': 'On joining day',
  /** Chat-from-user names of this length and more are cut */
  'touchpoints/stage.nameCut': { at: 24, to: 21 },
  /** Rows per page */
  'touchpoints/stage.pageSizes': [10, 20, 30],
  /** Touchpoints that the export dialog loads */
  'touchpoints/stage.pickerSize': 1000,
  /** Quiet time before the search starts, in ms */
  'touchpoints/stage.searchDebounce': 500,
  /** Words of the units, one and more, in the order of the units */
  'touchpoints/stage.unitWords': ['day', 'days', 'week', 'weeks', 'month', 'months', 'year', 'years'],
  /** Headings of a table of questions */
  'wellbeing/bank.columns': [
    'Driver',
    'Sub driver',
    'Type',
    'Question',
    'Answer required',
    'Scale as',
    'Scale',
    'Replies',
    'Cards',
    'Picture',
    'Text below',
  ],
  /** Most questions of a driver */
  'wellbeing/bank.mostOfDriver': 1000,
  /** Columns of the file's fifth sheet */
  'wellbeing/results.commentColumns': ['Theme', 'Comment'],
  /** Most comments on one theme */
  'wellbeing/results.comments': 200,
  /** Cycles that results go back */
  'wellbeing/results.cycles': 12,
  /** Columns of the file's second sheet */
  'wellbeing/results.driverColumns': ['Driver', 'Sub driver', 'Score', 'Score of the company'],
  /** Columns of the file's third sheet; the drivers follow */
  'wellbeing/results.groupColumns': ['Field', 'Group', 'Answered', 'Response rate, in percent', 'Score'],
  /** Most groups of one field that results are told by; the smallest go together */
  'wellbeing/results.mostBlocks': 40,
  /** Columns of the file of the plan */
  'wellbeing/results.planColumns': [
    'Name',
    'Email',
    'Time zone',
    'Mail',
    'When, by the clock of the employee',
    'When, in UTC',
    'Subject',
  ],
  /** Sheets of the file of results */
  'wellbeing/results.sheets': ['Summary', 'Drivers', 'Groups', 'Over time', 'Comments'],
  /** Columns of the file's first sheet */
  'wellbeing/results.summaryColumns': ['What', 'Value'],
  /** Rows of the file's first sheet */
  'wellbeing/results.summaryRows': [
    'First day',
    'Last day',
    'Group',
    'Answered',
    'Response rate, in percent',
    'Score',
    'Score of the company',
    'Reminders sent',
  ],
  /** Columns of the file's fourth sheet */
  'wellbeing/results.trendColumns': [
    'First day',
    'Score',
    'Score of the company',
    'Answered',
    'Response rate, in percent',
  ],
  /** Mails of the survey in one transaction */
  'wellbeing/survey.atOnce': 25,
  /** How long an activation is congratulated on, in ms */
  'wellbeing/survey.congratulationTime': 2500,
  /** Hour before which a mail of the survey that is late still goes on the same day */
  'wellbeing/survey.lastHour': 18,
  /** Fewest questions of a survey */
  'wellbeing/survey.leastQuestions': 4,
  /** Most mails of a kind */
  'wellbeing/survey.mostEmails': 5,
  /** Hour at which mails of the survey go, by the clock of the employee */
  'wellbeing/survey.sendingHour': 9,
} as const;

export const optionDetails = {
  /** What permissions ask of each other: read by one function, for the switches and for the server */
  'access/permission-rules.rules': [
    {
      value: 'message-view',
      label: 'Other message permissions need that messages can be viewed.',
      kind: 'implies',
      when: [
        'reply_message',
        'anonymous_message',
        'non_anonymous_message',
        'all_employees_message',
        'filtered_employees_message',
      ],
      then: ['view_message'],
    },
    {
      value: 'message-kind',
      label: 'Whose messages are seen, anonymous or not, has to be chosen.',
      kind: 'some',
      when: ['view_message', 'reply_message', 'all_employees_message', 'filtered_employees_message'],
      of: ['anonymous_message', 'non_anonymous_message'],
    },
    {
      value: 'message-employees',
      label: 'Messages are those of all employees, or of the filtered ones.',
      kind: 'one',
      when: ['view_message'],
      of: ['all_employees_message', 'filtered_employees_message'],
      usual: 'all_employees_message',
      prefer: 'filtered_employees_message',
    },
    {
      value: 'dashboard',
      label: 'Needed by permissions that work on the dashboard.',
      kind: 'implies',
      when: [
        'manage_employee',
        'send_sms',
        'add_note',
        'add_tag',
        'schedule_invite',
        'send_email',
        'change_status',
        'acknowledge_chat',
        'data_export',
        'export_genai_report',
        'view_message',
        'reply_message',
      ],
      then: ['company_culture_dashboard'],
    },
    {
      value: 'employee',
      label: 'Needed by the actions on employees.',
      kind: 'implies',
      when: ['send_sms', 'add_note', 'add_tag', 'schedule_invite', 'send_email', 'change_status', 'acknowledge_chat'],
      then: ['manage_employee'],
    },
    {
      value: 'adhoc',
      label: 'Ad hoc chats can only be shared by people who manage them.',
      kind: 'needs',
      when: ['share_adhoc'],
      then: ['manage_adhoc'],
    },
    {
      value: 'exit-together',
      label: 'Managing, viewing and downloading the exit survey are switched together.',
      kind: 'together',
      of: ['manage_exit', 'view_exit', 'download_exit_report'],
    },
    {
      value: 'exit-view',
      label: 'Needed by managing and downloading the exit survey.',
      kind: 'implies',
      when: ['manage_exit', 'download_exit_report'],
      then: ['view_exit'],
      off: 'dependants',
    },
    {
      value: 'wellbeing-manage',
      label: 'Needed by managing employee well-being.',
      kind: 'implies',
      when: ['manage_employee_wellbeing'],
      then: ['view_employee_wellbeing'],
    },
    {
      value: 'wellbeing-download',
      label: 'Needed by downloading the well-being report.',
      kind: 'implies',
      when: ['download_employee_wellbeing_report'],
      then: ['view_employee_wellbeing'],
      off: 'dependants',
    },
  ],
  /** Periods of downloads */
  'audit/download.periods': [
    { value: '1', label: 'Last month', amount: 1, unit: 'month' },
    { value: '3', label: 'Last 3 month', amount: 3, unit: 'month' },
    { value: '6', label: 'Last 6 month', amount: 6, unit: 'month' },
    { value: '12', label: 'Last 12 month', amount: 12, unit: 'month' },
  ],
  /** Periods of the audit log */
  'audit/line.periods': [
    { value: '7d', label: 'Last 7 Days', amount: 7, unit: 'day' },
    { value: '1m', label: 'Last 1 Month', amount: 1, unit: 'month' },
    { value: '3m', label: 'Last 3 Months', amount: 3, unit: 'month' },
    { value: '6m', label: 'Last 6 Months', amount: 6, unit: 'month' },
    { value: '12m', label: 'Last 12 Months', amount: 12, unit: 'month' },
  ],
  /** What someone is asked once their case is resolved */
  'chats/feedback.questions': [
    {
      value: '5d9f6c1e-6f0a-4c7e-9b43-0e6d1a8f2b01',
      label: 'Did it help you?',
      type: 'quickReplies',
      responseRequired: true,
    },
    {
      value: '5d9f6c1e-6f0a-4c7e-9b43-0e6d1a8f2b02',
      label: 'Would you like to add anything?',
      type: 'text',
      responseRequired: false,
    },
  ],
  /** What an API token may do, and the permissions of those who may give it that: it knows whose the chats are */
  'company/api-token.scopes': [
    {
      value: 'chats:start',
      label: 'Start chats',
      permissions: ['manage_integrations', 'non_anonymous_message'],
      description: 'Begins a chat with an employee; each takes one credit.',
    },
    {
      value: 'chats:answer',
      label: 'Send messages and end chats',
      permissions: ['manage_integrations', 'non_anonymous_message'],
      description: 'Adds to the transcript of a chat, and ends it with its ratings.',
    },
  ],
  /** Steps of the tour */
  'demo/tour.steps': [
    {
      value: '/',
      label: 'Overview: how people are',
      description: 'Moods and drivers by department, for groups of at least five people.',
      gate: 'segments/dashboard',
    },
    {
      value: '/employees',
      label: 'Employees: who needs you today',
      description:
        'People who were disengaged in their last chat come first. Open one to read the chat, write a note or plan a meeting.',
      gate: 'people/user/member',
    },
    {
      value: '/settings?tab=milestones',
      label: 'Touchpoints: what is asked, and when',
      description: 'Each is a short chat that starts by itself, some time after someone joined.',
      gate: 'shell/tab-milestones',
    },
    {
      value: '/settings?tab=users',
      label: 'Users and groups: who may see whom',
      description: 'An admin sees the people of their group, and may do what the group may do.',
      gate: 'shell/tab-users',
    },
  ],
  /** How long people who left had been here */
  'exit/tenures': [
    { value: 'half-year', label: 'Under 6 months', from: 0 },
    { value: 'year', label: '6 to 12 months', from: 6 },
    { value: 'two-years', label: '1 to 2 years', from: 12 },
    { value: 'five-years', label: '2 to 5 years', from: 24 },
    { value: 'longer', label: '5 years and more', from: 60 },
  ],
  /** Integrations, by the keys of the cards */
  'integrations/connection.cards': [
    {
      value: 'slack',
      label: 'Slack',
      description: 'Questions and invitations reach people in their direct messages.',
      kind: 'channel',
      provider: 'slack',
    },
    {
      value: 'ms_teams',
      label: 'MS Teams',
      description: 'Questions and invitations reach people in their activity feed.',
      kind: 'channel',
      provider: 'microsoft',
    },
    {
      value: 'whatsapp',
      label: 'WhatsApp',
      description: 'People are written to on their mobile phone.',
      kind: 'channel',
    },
    {
      value: 'calendar',
      label: 'Calendar',
      description: 'Your own calendar is linked in your profile.',
      kind: 'channel',
    },
    { value: 'workplace', label: 'Workplace', description: 'Chats in Workplace.', kind: 'channel' },
    { value: 'sms', label: 'SMS', description: 'Invitations by text message.', kind: 'channel' },
    { value: 'telegram', label: 'Telegram', description: 'Chats in Telegram.', kind: 'channel' },
    { value: 'meet', label: 'Meet', description: 'Your own meetings are linked in your profile.', kind: 'channel' },
    { value: 'viber', label: 'Viber', description: 'Chats in Viber.', kind: 'channel' },
    {
      value: 'google',
      label: 'Google',
      description: 'Gmail and Google Calendar.',
      kind: 'mail_client',
      provider: 'google',
    },
    {
      value: 'outlook',
      label: 'Outlook',
      description: 'Outlook mail and calendar of a work account.',
      kind: 'mail_client',
      provider: 'outlook',
    },
    {
      value: 'rapport',
      label: 'Rapport',
      description: 'Mails and invitations from this product, without a calendar of yours.',
      kind: 'mail_client',
      provider: 'rapport',
    },
  ],
  /** What a file may say of people, with other headings that mean it */
  'people/import/columns': [
    { value: 'first_name', label: 'First name', also: ['given name', 'forename', 'name'], required: true },
    { value: 'last_name', label: 'Last name', also: ['surname', 'family name'] },
    {
      value: 'email',
      label: 'Email',
      also: ['e-mail address', 'email id', 'work email', 'mail', 'official email'],
      required: true,
    },
    {
      value: 'employee_id',
      label: 'Employee ID',
      also: ['employee number', 'emp id', 'staff id', 'employee code', 'id', 'personnel number'],
      required: true,
    },
    {
      value: 'joining_date',
      label: 'Joining date',
      also: ['date of joining', 'doj', 'start date', 'hire date'],
      required: true,
      kind: 'date',
    },
    {
      value: 'exit_date',
      label: 'Exit date',
      also: ['last working day', 'leaving date', 'end date', 'termination date'],
      kind: 'date',
    },
    { value: 'status', label: 'Status', also: ['employment status'], kind: 'choice', options: 'people/user/statuses' },
    {
      value: 'phoneNumber',
      label: 'Phone number',
      also: ['phone', 'mobile', 'mobile number', 'telephone'],
      kind: 'phone',
    },
    { value: 'birthDate', label: 'Birth date', also: ['date of birth', 'dob', 'birthday'], kind: 'date' },
    { value: 'gender', label: 'Gender', also: ['sex'], kind: 'choice', options: 'people/user/genders' },
    { value: 'alternateEmail', label: 'Alternate email', also: ['private email', 'personal email'] },
    { value: 'department', label: 'Department', also: ['dept', 'division'] },
    { value: 'sub_department', label: 'Sub department', also: ['sub dept'] },
    { value: 'designation', label: 'Designation', also: ['job title', 'title', 'position', 'role'] },
    { value: 'grade', label: 'Grade', also: ['level', 'band'] },
    { value: 'function', label: 'Function' },
    { value: 'role_category', label: 'Role category' },
    { value: 'team', label: 'Team' },
    { value: 'teamHead', label: 'Team head', also: ['team lead'] },
    { value: 'location', label: 'Location', also: ['office', 'work location'] },
    { value: 'city', label: 'City', also: ['town'] },
    { value: 'region', label: 'Region', also: ['zone'] },
    { value: 'country', label: 'Country' },
    { value: 'site', label: 'Site', also: ['branch'] },
    { value: 'cluster', label: 'Cluster' },
    { value: 'business', label: 'Business', also: ['business unit', 'bu'] },
    { value: 'businessHead', label: 'Business head' },
    { value: 'segment', label: 'Segment' },
    { value: 'sub_segment', label: 'Sub segment' },
    { value: 'cost_centre', label: 'Cost centre', also: ['cost center'] },
    { value: 'manager', label: 'Manager', also: ['manager name', 'reporting manager', 'supervisor'] },
    { value: 'manager_email', label: "Manager's email", also: ['manager mail', 'manager email id'], names: true },
    { value: 'manager_1', label: 'Manager 1' },
    { value: 'manager_2', label: 'Manager 2' },
    { value: 'manager_3', label: 'Manager 3' },
    { value: 'hr_manager', label: "HR manager's email", also: ['hr manager', 'hr email'], names: true },
    { value: 'hrbp', label: 'HR business partner', also: ['hr partner'], names: true },
    { value: 'hrbp_1', label: 'HR business partner 1', also: ['hrbp 1'], names: true },
    { value: 'hrbp_2', label: 'HR business partner 2', also: ['hrbp 2'], names: true },
    { value: 'hrbp_3', label: 'HR business partner 3', also: ['hrbp 3'], names: true },
    { value: 'hrbp_4', label: 'HR business partner 4', also: ['hrbp 4'], names: true },
    { value: 'experience', label: 'Experience', also: ['years of experience'] },
    { value: 'skills', label: 'Skills' },
    { value: 'education', label: 'Education', also: ['qualification'] },
    { value: 'lastRating', label: 'Last rating', also: ['rating', 'performance rating'] },
    { value: 'high_potential_emp', label: 'High potential', also: ['hipo'], kind: 'yes-no' },
  ],
  /** Periods */
  'segments/keys.presets': [
    { value: 'this_week', label: 'Last 7 days', amount: 7, unit: 'day' },
    { value: 'last_month', label: 'Last month', amount: 1, unit: 'month' },
    { value: 'last_3_months', label: 'Last 3 months', amount: 3, unit: 'month' },
    { value: 'last_6_months', label: 'Last 6 months', amount: 6, unit: 'month' },
    { value: 'last_12_months', label: 'Last 12 months', amount: 12, unit: 'month' },
    { value: 'all_time', label: 'All time' },
    { value: 'custom', label: 'Custom range' },
  ],
  /** What employees and chats are filtered by */
  'segments/keys.table': [
    {
      value: 'user__profile__high_potential_emp',
      label: 'Hipos',
      kind: 'flag',
      property: 'high_potential_emp',
      permissions: ['manage_employee', 'create_group', 'update_group', 'add_user_to_group'],
    },
    {
      value: 'chatInitDate',
      label: 'Chat Initiation Date',
      kind: 'dates',
      start: 'initiated_date_start',
      end: 'initiated_date_end',
    },
    {
      value: 'joinDate',
      label: 'Joining Date',
      kind: 'dates',
      property: 'joining_date',
      start: 'user__profile__joining_date_start',
      end: 'user__profile__joining_date_end',
    },
    { value: 'user__profile__tags', label: 'Tags', kind: 'tags', property: 'tags' },
    { value: 'user__profile__location__in', label: 'Location', kind: 'values', property: 'location' },
    { value: 'user__profile__city__in', label: 'City', kind: 'values', property: 'city' },
    { value: 'user__profile__region__in', label: 'Region', kind: 'values', property: 'region' },
    { value: 'user__profile__country__in', label: 'Country', kind: 'values', property: 'country' },
    { value: 'user__profile__site__in', label: 'Site', kind: 'values', property: 'site' },
    { value: 'user__profile__role_category__in', label: 'Role category', kind: 'values', property: 'role_category' },
    { value: 'user__profile__business__in', label: 'Business', kind: 'values', property: 'business' },
    { value: 'user__profile__businessHead__in', label: 'Business head', kind: 'values', property: 'businessHead' },
    {
      value: 'user__profile__gender__in',
      label: 'Gender',
      kind: 'values',
      property: 'gender',
      names: 'people/user/genders',
    },
    { value: 'user__profile__function__in', label: 'Function', kind: 'values', property: 'function' },
    { value: 'user__profile__designation__in', label: 'Designation', kind: 'values', property: 'designation' },
    { value: 'user__profile__department__in', label: 'Department', kind: 'values', property: 'department' },
    { value: 'user__profile__sub_department__in', label: 'Sub department', kind: 'values', property: 'sub_department' },
    { value: 'user__profile__grade__in', label: 'Grade', kind: 'values', property: 'grade' },
    { value: 'user__profile__cluster__in', label: 'Cluster', kind: 'values', property: 'cluster' },
    { value: 'user__profile__team__in', label: 'Team', kind: 'values', property: 'team' },
    { value: 'user__profile__segment__in', label: 'Segment', kind: 'values', property: 'segment' },
    { value: 'user__profile__sub_segment__in', label: 'Sub segment', kind: 'values', property: 'sub_segment' },
  ],
  /** How many wrong passwords are looked at */
  'shell/limits.guesses': [
    { value: 'account', label: 'For one login, from devices where it has not signed in before', max: 10, seconds: 900 },
    { value: 'network', label: 'From one network, over all logins', max: 2000, seconds: 900 },
    {
      value: 'row',
      label: 'For one login in a row; then a new password must be set by mail',
      max: 100,
      seconds: 900000000,
    },
  ],
  /** How often a call of each class may be made */
  'shell/limits.rates': [
    { value: 'read', label: 'Reading', max: 300, seconds: 60, per: 'session' },
    { value: 'write', label: 'Writing', max: 300, seconds: 60, per: 'session' },
    { value: 'export', label: 'Exports', max: 10, seconds: 3600, per: 'account' },
    { value: 'upload', label: 'Files of employees', max: 30, seconds: 3600, per: 'account' },
    { value: 'mail', label: 'Test mails', max: 10, seconds: 3600, per: 'account' },
    {
      value: 'note',
      label: 'Notes, meetings and mails to employees: each is mailed to someone',
      max: 60,
      seconds: 3600,
      per: 'account',
    },
    { value: 'ticket', label: 'Requests to support: each is mailed', max: 10, seconds: 3600, per: 'account' },
    { value: 'session', label: 'Who is signed in', max: 300, seconds: 60, per: 'session', networkMax: 6000 },
    {
      value: 'sign-in',
      label: 'Sign-in; wrong passwords are counted besides',
      max: 60,
      seconds: 60,
      per: 'session',
      networkMax: 3000,
    },
    { value: 'captcha', label: 'Captchas', max: 60, seconds: 60, per: 'session', networkMax: 3000 },
    {
      value: 'mail-link',
      label: 'Links of mails: invitations, new passwords, new addresses',
      max: 60,
      seconds: 60,
      per: 'session',
      networkMax: 3000,
    },
    {
      value: 'chat',
      label: 'The page of a chat, for each link',
      max: 400,
      seconds: 60,
      per: 'token',
      networkMax: 30000,
    },
    { value: 'token', label: 'Calls of other systems, of each API token', max: 1200, seconds: 60, per: 'session' },
    { value: 'public', label: 'All else by people who are not signed in', max: 3000, seconds: 60, per: 'network' },
    { value: 'console', label: 'Pages, scripts and pictures of the console', max: 60000, seconds: 60, per: 'network' },
    { value: 'file', label: 'Files opened by a link', max: 3000, seconds: 60, per: 'network' },
    { value: 'unknown', label: 'Addresses that lead nowhere', max: 3000, seconds: 60, per: 'network' },
    { value: 'none', label: 'Without a limit', max: 0, seconds: 60, per: 'network' },
  ],
  /** Templates that every company begins with */
  'templates/defaults.all': [
    {
      value: 'thank-you',
      label: 'Thank you for your feedback',
      type: 'canned',
      subject: 'Thank you, {{recipient.first_name}}',
      body: '<p>Hello {{recipient.first_name}},</p><p>Thank you for taking the time to tell us how you are doing. I have read it, and I will come back to you within a week.</p><p>If something cannot wait, just answer this mail.</p>',
    },
    {
      value: 'checking-in',
      label: 'Checking in',
      type: 'canned',
      subject: 'How are things, {{recipient.first_name}}?',
      body: '<p>Hello {{recipient.first_name}},</p><p>I wanted to ask how the last weeks have been for you.</p><ul><li>What has gone well?</li><li>What gets in your way?</li><li>What could I do about it?</li></ul><p>A few words are enough.</p>',
    },
    {
      value: 'one-to-one',
      label: 'One-to-one',
      type: 'calendar',
      subject: 'One-to-one with {{recipient.display_name}}',
      body: '<p>Hello {{recipient.first_name}},</p><p>I would like to talk with you about what you wrote. It takes half an hour, and stays between us.</p>',
    },
    {
      value: 'follow-up',
      label: 'Follow-up',
      type: 'calendar',
      subject: 'Follow-up: what has changed since we talked',
      body: '<p>Hello {{recipient.first_name}},</p><p>Let us see together what has come of our last talk, and what is still open.</p>',
    },
  ],
  /** Placeholders, where each may stand, and what it looks like in a preview */
  'templates/knownPlaceholders': [
    {
      value: 'recipient.display_name',
      label: 'Employee Full Name',
      example: 'Asha Verma',
      contexts: ['email', 'calendar', 'survey', 'touchpoint'],
    },
    {
      value: 'recipient.first_name',
      label: 'First Name',
      example: 'Asha',
      contexts: ['email', 'calendar', 'survey', 'touchpoint'],
    },
    {
      value: 'recipient.last_name',
      label: 'Last Name',
      example: 'Verma',
      contexts: ['email', 'calendar', 'survey', 'touchpoint'],
    },
    {
      value: 'recipient.email',
      label: 'Email',
      example: 'asha.verma@example.com',
      contexts: ['email', 'calendar', 'survey', 'touchpoint'],
    },
    { value: 'survey.start_date', label: 'Survey start date', example: '1 June 2026', contexts: ['survey'] },
    { value: 'survey.end_date', label: 'Survey end date', example: '30 June 2026', contexts: ['survey'] },
    {
      value: 'chat_user.display_name',
      label: "Sender's full name",
      example: 'Ravi Menon',
      contexts: ['survey', 'touchpoint'],
    },
    {
      value: 'chat_user.first_name',
      label: "Sender's first name",
      example: 'Ravi',
      contexts: ['survey', 'touchpoint'],
    },
    { value: 'chat_user.last_name', label: "Sender's last name", example: 'Menon', contexts: ['survey', 'touchpoint'] },
    {
      value: 'chat_user.email',
      label: "Sender's email",
      example: 'ravi.menon@example.com',
      contexts: ['survey', 'touchpoint'],
    },
    { value: 'company.name', label: 'Company name', example: 'Acme Industries', contexts: ['survey', 'touchpoint'] },
    { value: 'company.brand_name', label: 'Brand name', example: 'Acme', contexts: ['survey', 'touchpoint'] },
  ],
  /** Questions that a company begins with */
  'wellbeing/bank.questions': [
    {
      value: 'mental-stress-week',
      label: 'How have you coped with pressure at work over the last two weeks?',
      driver: 'mental',
      sub_driver: 'Stress',
      type: 'scale',
      scaleType: 'emoji',
      scale: 'wellbeing',
      response_required: true,
    },
    {
      value: 'mental-stress-amount',
      label: 'I can handle the amount of work I have.',
      driver: 'mental',
      sub_driver: 'Stress',
      type: 'scale',
      scaleType: 'number',
      scale: 'agreement',
      response_required: true,
    },
    {
      value: 'mental-focus-time',
      label: 'How often do you get an hour to work without being interrupted?',
      driver: 'mental',
      sub_driver: 'Focus',
      type: 'scale',
      scaleType: 'number',
      scale: 'often',
      response_required: true,
    },
    {
      value: 'mental-balance-evening',
      label: 'After work I can put work out of my mind.',
      driver: 'mental',
      sub_driver: 'Balance',
      type: 'scale',
      scaleType: 'number',
      scale: 'agreement',
      response_required: true,
    },
    {
      value: 'mental-support-ask',
      label: 'I know whom I can turn to when things get too much.',
      driver: 'mental',
      sub_driver: 'Support',
      type: 'scale',
      scaleType: 'number',
      scale: 'agreement',
      response_required: true,
    },
    {
      value: 'mental-balance-overtime',
      label: 'In the last two weeks, how often did you work longer than you had planned?',
      driver: 'mental',
      sub_driver: 'Balance',
      type: 'closeEnded',
      quickReplies: [
        { title: 'Never', value: 5 },
        { title: 'Once or twice', value: 4 },
        { title: 'About every other day', value: 2 },
        { title: 'Nearly every day', value: 1 },
      ],
      response_required: true,
    },
    {
      value: 'mental-stress-cause',
      label: 'What puts you under most pressure at the moment?',
      driver: 'mental',
      sub_driver: 'Stress',
      type: 'quickReplies',
      quickReplies: [
        { title: 'Too much to do' },
        { title: 'Unclear goals' },
        { title: 'Too many meetings' },
        { title: 'Something outside work' },
        { title: 'Nothing in particular' },
      ],
      response_required: true,
    },
    {
      value: 'mental-recovery-breaks',
      label: 'Do you take the breaks that you are due?',
      driver: 'mental',
      sub_driver: 'Recovery',
      type: 'closeEnded',
      quickReplies: [
        { title: 'Always', value: 5 },
        { title: 'Mostly', value: 4 },
        { title: 'Sometimes', value: 3 },
        { title: 'Rarely', value: 1 },
      ],
      response_required: true,
    },
    {
      value: 'mental-support-help',
      label: 'Which kind of help would do you most good now?',
      driver: 'mental',
      sub_driver: 'Support',
      type: 'carousel',
      cards: [
        {
          title: 'Time',
          description: 'Fewer things at once, or later dates.',
          quickReplies: [{ title: 'Choose this' }],
        },
        {
          title: 'A talk',
          description: 'With my manager or someone I trust.',
          quickReplies: [{ title: 'Choose this' }],
        },
        { title: 'Know-how', description: 'Someone who shows me how.', quickReplies: [{ title: 'Choose this' }] },
        { title: 'Nothing now', description: 'I have what I need.', quickReplies: [{ title: 'Choose this' }] },
      ],
      response_required: true,
    },
    {
      value: 'mental-recovery-weekend',
      label: 'Think of Monday morning.',
      driver: 'mental',
      sub_driver: 'Recovery',
      type: 'card',
      cards: [
        {
          title: 'When you came back to work this week, how rested were you?',
          description: 'Your first thought is the right one.',
          quickReplies: [
            { title: 'Fully', value: 5 },
            { title: 'Fairly', value: 4 },
            { title: 'A little', value: 2 },
            { title: 'Not at all', value: 1 },
          ],
        },
      ],
      response_required: true,
    },
    {
      value: 'mental-focus-change',
      label: 'What one change would make it easier for you to concentrate?',
      driver: 'mental',
      sub_driver: 'Focus',
      type: 'textInput',
      response_required: false,
    },
    {
      value: 'mental-recovery-pause',
      label: 'Before we go on: breathe in while the circle grows, and out while it shrinks.',
      driver: 'mental',
      sub_driver: 'Recovery',
      type: 'image',
      imgUrl: '/survey/breathe.svg',
      description: 'Three times is enough.',
      response_required: false,
    },
    {
      value: 'mental-support-note',
      label: 'Some questions may touch on hard days. You can leave out any that you would rather not answer.',
      driver: 'mental',
      sub_driver: 'Support',
      type: 'text',
      response_required: false,
    },
    {
      value: 'social-belonging-team',
      label: 'How much do you feel part of your team?',
      driver: 'social',
      sub_driver: 'Belonging',
      type: 'scale',
      scaleType: 'emoji',
      scale: 'wellbeing',
      response_required: true,
    },
    {
      value: 'social-team-help',
      label: 'When I ask colleagues for help, I get it.',
      driver: 'social',
      sub_driver: 'Team',
      type: 'scale',
      scaleType: 'number',
      scale: 'agreement',
      response_required: true,
    },
    {
      value: 'social-team-disagree',
      label: 'In my team I can say that I see things differently.',
      driver: 'social',
      sub_driver: 'Team',
      type: 'scale',
      scaleType: 'number',
      scale: 'agreement',
      response_required: true,
    },
    {
      value: 'social-manager-listens',
      label: 'My manager takes time to listen to me.',
      driver: 'social',
      sub_driver: 'Manager',
      type: 'scale',
      scaleType: 'number',
      scale: 'agreement',
      response_required: true,
    },
    {
      value: 'social-recognition-often',
      label: 'How often does someone at work tell you that you did something well?',
      driver: 'social',
      sub_driver: 'Recognition',
      type: 'scale',
      scaleType: 'number',
      scale: 'often',
      response_required: true,
    },
    {
      value: 'social-manager-last-talk',
      label: 'When did you and your manager last talk about how you are doing?',
      driver: 'social',
      sub_driver: 'Manager',
      type: 'closeEnded',
      quickReplies: [
        { title: 'This week', value: 5 },
        { title: 'This month', value: 4 },
        { title: 'Longer ago', value: 2 },
        { title: "I can't remember", value: 1 },
      ],
      response_required: true,
    },
    {
      value: 'social-belonging-lonely',
      label: 'How often do you feel alone at work?',
      driver: 'social',
      sub_driver: 'Belonging',
      type: 'closeEnded',
      quickReplies: [
        { title: 'Never', value: 5 },
        { title: 'Rarely', value: 4 },
        { title: 'Sometimes', value: 3 },
        { title: 'Often', value: 2 },
        { title: 'Nearly always', value: 1 },
      ],
      response_required: true,
    },
    {
      value: 'social-recognition-way',
      label: 'How do you like to be thanked most?',
      driver: 'social',
      sub_driver: 'Recognition',
      type: 'quickReplies',
      quickReplies: [
        { title: 'In person' },
        { title: 'In writing' },
        { title: 'In front of the team' },
        { title: 'With time off' },
        { title: 'No need' },
      ],
      response_required: true,
    },
    {
      value: 'social-team-together',
      label: 'What would bring your team closer together?',
      driver: 'social',
      sub_driver: 'Team',
      type: 'carousel',
      cards: [
        { title: 'Meeting in person', description: 'A day in one place.', quickReplies: [{ title: 'Choose this' }] },
        {
          title: 'A shared break',
          description: 'Half an hour without an agenda.',
          quickReplies: [{ title: 'Choose this' }],
        },
        {
          title: 'Working in pairs',
          description: 'Solving something together.',
          quickReplies: [{ title: 'Choose this' }],
        },
        { title: 'We are close', description: 'Nothing needs to change.', quickReplies: [{ title: 'Choose this' }] },
      ],
      response_required: true,
    },
    {
      value: 'social-belonging-fair',
      label: 'Think of your last team meeting.',
      driver: 'social',
      sub_driver: 'Belonging',
      type: 'card',
      cards: [
        {
          title: 'Could everyone who wanted to speak do so?',
          description: 'People in the room and people who joined remotely.',
          quickReplies: [
            { title: 'Everyone', value: 5 },
            { title: 'Nearly everyone', value: 4 },
            { title: 'Only some', value: 2 },
            { title: 'Hardly anyone', value: 1 },
          ],
        },
      ],
      response_required: true,
    },
    {
      value: 'social-manager-more',
      label: 'What should your manager do more often?',
      driver: 'social',
      sub_driver: 'Manager',
      type: 'textInput',
      response_required: false,
    },
    {
      value: 'social-recognition-picture',
      label: 'Who helped you this week? Take a moment to think of them.',
      driver: 'social',
      sub_driver: 'Recognition',
      type: 'image',
      imgUrl: '/survey/together.svg',
      description: 'You do not need to write a name.',
      response_required: false,
    },
    {
      value: 'social-belonging-note',
      label: 'The next questions are about the people you work with. No answer is shown to them with your name.',
      driver: 'social',
      sub_driver: 'Belonging',
      type: 'text',
      response_required: false,
    },
    {
      value: 'physical-energy-day',
      label: 'How is your energy on a usual working day?',
      driver: 'physical',
      sub_driver: 'Energy',
      type: 'scale',
      scaleType: 'emoji',
      scale: 'wellbeing',
      response_required: true,
    },
    {
      value: 'physical-rest-sleep',
      label: 'How often do you start the day rested?',
      driver: 'physical',
      sub_driver: 'Rest',
      type: 'scale',
      scaleType: 'number',
      scale: 'often',
      response_required: true,
    },
    {
      value: 'physical-workplace-comfort',
      label: 'I can work at my place without pain or strain.',
      driver: 'physical',
      sub_driver: 'Workplace',
      type: 'scale',
      scaleType: 'number',
      scale: 'agreement',
      response_required: true,
    },
    {
      value: 'physical-movement-day',
      label: 'How often do you get up and move during a working day?',
      driver: 'physical',
      sub_driver: 'Movement',
      type: 'scale',
      scaleType: 'number',
      scale: 'often',
      response_required: true,
    },
    {
      value: 'physical-workplace-safe',
      label: 'I feel safe where I work.',
      driver: 'physical',
      sub_driver: 'Workplace',
      type: 'scale',
      scaleType: 'number',
      scale: 'agreement',
      response_required: true,
    },
    {
      value: 'physical-rest-lunch',
      label: 'Where do you usually have your midday meal?',
      driver: 'physical',
      sub_driver: 'Rest',
      type: 'closeEnded',
      quickReplies: [
        { title: 'Away from my work, with others', value: 5 },
        { title: 'Away from my work, alone', value: 4 },
        { title: 'At my place of work', value: 2 },
        { title: 'I mostly skip it', value: 1 },
      ],
      response_required: true,
    },
    {
      value: 'physical-energy-low',
      label: 'When is your energy lowest?',
      driver: 'physical',
      sub_driver: 'Energy',
      type: 'quickReplies',
      quickReplies: [
        { title: 'In the morning' },
        { title: 'After lunch' },
        { title: 'Late afternoon' },
        { title: 'It changes' },
        { title: 'It stays even' },
      ],
      response_required: true,
    },
    {
      value: 'physical-workplace-noise',
      label: 'How is the noise where you work?',
      driver: 'physical',
      sub_driver: 'Workplace',
      type: 'closeEnded',
      quickReplies: [
        { title: 'Quiet', value: 5 },
        { title: 'Mostly fine', value: 4 },
        { title: 'Often too loud', value: 2 },
        { title: 'Always too loud', value: 1 },
      ],
      response_required: true,
    },
    {
      value: 'physical-workplace-wish',
      label: 'What would make the place where you work better?',
      driver: 'physical',
      sub_driver: 'Workplace',
      type: 'carousel',
      cards: [
        {
          title: 'Chair and desk',
          description: 'So that sitting or standing does not hurt.',
          quickReplies: [{ title: 'Choose this' }],
        },
        {
          title: 'Light and air',
          description: 'Daylight, fresh air, the right temperature.',
          quickReplies: [{ title: 'Choose this' }],
        },
        { title: 'Quiet', description: 'A place to which one can withdraw.', quickReplies: [{ title: 'Choose this' }] },
        { title: 'It is good', description: 'Nothing needs to change.', quickReplies: [{ title: 'Choose this' }] },
      ],
      response_required: true,
    },
    {
      value: 'physical-movement-yesterday',
      label: 'Think of yesterday.',
      driver: 'physical',
      sub_driver: 'Movement',
      type: 'card',
      cards: [
        {
          title: 'For how long did you move so that you breathed a little faster?',
          description: 'Walking fast, stairs, cycling and sport all count.',
          quickReplies: [
            { title: 'Over 30 minutes', value: 5 },
            { title: '10 to 30 minutes', value: 4 },
            { title: 'Under 10 minutes', value: 2 },
            { title: 'Not at all', value: 1 },
          ],
        },
      ],
      response_required: true,
    },
    {
      value: 'physical-rest-wish',
      label: 'What would help you to rest better during the working week?',
      driver: 'physical',
      sub_driver: 'Rest',
      type: 'textInput',
      response_required: false,
    },
    {
      value: 'physical-movement-picture',
      label: 'Time to move: roll your shoulders back three times.',
      driver: 'physical',
      sub_driver: 'Movement',
      type: 'image',
      imgUrl: '/survey/stretch.svg',
      description: 'Only if it does you good.',
      response_required: false,
    },
    {
      value: 'physical-energy-note',
      label:
        'The next questions are about how you feel physically. They are no medical advice, and nobody is told what you answer.',
      driver: 'physical',
      sub_driver: 'Energy',
      type: 'text',
      response_required: false,
    },
    {
      value: 'purposefulness-meaning-work',
      label: 'How meaningful does your work feel to you?',
      driver: 'purposefulness',
      sub_driver: 'Meaning',
      type: 'scale',
      scaleType: 'emoji',
      scale: 'wellbeing',
      response_required: true,
    },
    {
      value: 'purposefulness-contribution-goal',
      label: 'I know how my work helps the company to reach its goals.',
      driver: 'purposefulness',
      sub_driver: 'Contribution',
      type: 'scale',
      scaleType: 'number',
      scale: 'agreement',
      response_required: true,
    },
    {
      value: 'purposefulness-growth-learn',
      label: 'In the last month I have learned something that will help me.',
      driver: 'purposefulness',
      sub_driver: 'Growth',
      type: 'scale',
      scaleType: 'number',
      scale: 'agreement',
      response_required: true,
    },
    {
      value: 'purposefulness-autonomy-how',
      label: 'How often can you decide for yourself how you do your work?',
      driver: 'purposefulness',
      sub_driver: 'Autonomy',
      type: 'scale',
      scaleType: 'number',
      scale: 'often',
      response_required: true,
    },
    {
      value: 'purposefulness-meaning-values',
      label: 'What the company does fits what matters to me.',
      driver: 'purposefulness',
      sub_driver: 'Meaning',
      type: 'scale',
      scaleType: 'number',
      scale: 'agreement',
      response_required: true,
    },
    {
      value: 'purposefulness-growth-talk',
      label: 'When did you last talk with someone about where you want to go in your work?',
      driver: 'purposefulness',
      sub_driver: 'Growth',
      type: 'closeEnded',
      quickReplies: [
        { title: 'In the last three months', value: 5 },
        { title: 'This year', value: 4 },
        { title: 'Longer ago', value: 2 },
        { title: 'Never', value: 1 },
      ],
      response_required: true,
    },
    {
      value: 'purposefulness-autonomy-wish',
      label: 'Where would you like to decide more yourself?',
      driver: 'purposefulness',
      sub_driver: 'Autonomy',
      type: 'quickReplies',
      quickReplies: [
        { title: 'What I work on' },
        { title: 'How I do it' },
        { title: 'When I work' },
        { title: 'With whom' },
        { title: 'I decide enough' },
      ],
      response_required: true,
    },
    {
      value: 'purposefulness-contribution-seen',
      label: 'Do you see what becomes of your work?',
      driver: 'purposefulness',
      sub_driver: 'Contribution',
      type: 'closeEnded',
      quickReplies: [
        { title: 'Always', value: 5 },
        { title: 'Mostly', value: 4 },
        { title: 'Sometimes', value: 3 },
        { title: 'Rarely', value: 1 },
      ],
      response_required: true,
    },
    {
      value: 'purposefulness-growth-next',
      label: 'What would you like to do next?',
      driver: 'purposefulness',
      sub_driver: 'Growth',
      type: 'carousel',
      cards: [
        {
          title: 'Go deeper',
          description: 'Become better at what I do now.',
          quickReplies: [{ title: 'Choose this' }],
        },
        { title: 'Go wider', description: 'Learn something new beside it.', quickReplies: [{ title: 'Choose this' }] },
        { title: 'Lead', description: 'Take on responsibility for others.', quickReplies: [{ title: 'Choose this' }] },
        { title: 'Stay', description: 'Keep things as they are for now.', quickReplies: [{ title: 'Choose this' }] },
      ],
      response_required: true,
    },
    {
      value: 'purposefulness-meaning-proud',
      label: 'Think of the last month.',
      driver: 'purposefulness',
      sub_driver: 'Meaning',
      type: 'card',
      cards: [
        {
          title: 'Was there a piece of work that you were proud of?',
          description: 'It may be a small one.',
          quickReplies: [
            { title: 'Several', value: 5 },
            { title: 'One', value: 4 },
            { title: 'Not really', value: 2 },
            { title: 'None', value: 1 },
          ],
        },
      ],
      response_required: true,
    },
    {
      value: 'purposefulness-contribution-more',
      label: 'What could you contribute that nobody has asked you for yet?',
      driver: 'purposefulness',
      sub_driver: 'Contribution',
      type: 'textInput',
      response_required: false,
    },
    {
      value: 'purposefulness-growth-picture',
      label: 'Picture where you would like to be in a year.',
      driver: 'purposefulness',
      sub_driver: 'Growth',
      type: 'image',
      imgUrl: '/survey/path.svg',
      description: 'Take a moment before the next question.',
      response_required: false,
    },
    {
      value: 'purposefulness-meaning-note',
      label: 'The last questions are about what your work means to you. There are no right or wrong answers.',
      driver: 'purposefulness',
      sub_driver: 'Meaning',
      type: 'text',
      response_required: false,
    },
  ],
  /** Mails that a survey begins with */
  'wellbeing/first-emails.all': [
    {
      value: 'reachout',
      label: '{{recipient.first_name}}, how are you?',
      email_category: 'chat_initiated',
      body: '<p>Hello {{recipient.first_name}},</p><p>how are you at work? {{company.name}} would like to know, and asks you a few questions. It takes about three minutes.</p><p>Who can read your answers is said on the page, before the first question. You can stop at any time and go on later.</p><p>You can answer until {{survey.end_date}}.</p><p>{{chat_user.display_name}}</p>',
    },
    {
      value: 'reminder-2',
      label: 'A short reminder, {{recipient.first_name}}',
      email_category: 'reminder',
      recipient_filter_type: 'both',
      days: 2,
      body: '<p>Hello {{recipient.first_name}},</p><p>we have not heard from you yet, or not everything. If you find three minutes today, your answers will help.</p><p>{{chat_user.display_name}}</p>',
    },
    {
      value: 'reminder-4',
      label: 'Your view is missing, {{recipient.first_name}}',
      email_category: 'reminder',
      recipient_filter_type: 'both',
      days: 4,
      body: '<p>Hello {{recipient.first_name}},</p><p>the questions about how you are at work are still open. What you have answered already is kept.</p><p>{{chat_user.display_name}}</p>',
    },
    {
      value: 'reminder-6',
      label: 'Last reminder: how are you, {{recipient.first_name}}?',
      email_category: 'reminder',
      recipient_filter_type: 'both',
      days: 6,
      body: '<p>Hello {{recipient.first_name}},</p><p>this is the last reminder. After {{survey.end_date}} the questions close.</p><p>{{chat_user.display_name}}</p>',
    },
    {
      value: 'thanks',
      label: 'Thank you, {{recipient.first_name}}',
      email_category: 'acknowledge',
      recipient_filter_type: 'all',
      body: '<p>Hello {{recipient.first_name}},</p><p>thank you for your answers. They go into the picture of your group, and we will tell you what comes of them.</p><p>{{chat_user.display_name}}</p>',
    },
  ],
  /** How someone is, by the mean of the answered drivers */
  'wellbeing/survey.categories': [
    { value: 'excelling', label: 'Excelling', from: 4.5 },
    { value: 'thriving', label: 'Thriving', from: 3.5 },
    { value: 'surviving', label: 'Surviving', from: 2.5 },
    { value: 'struggling', label: 'Struggling', from: 1.5 },
    { value: 'in_crisis', label: 'In crisis', from: 1 },
  ],
  /** What keeps a survey from being activated */
  'wellbeing/survey.faults': [
    { value: 'NotSetUp', label: 'Not set up', message: 'wellbeing/not-set-up', tab: 'tab-0' },
    { value: 'TooFew', label: 'Too few questions', message: 'wellbeing/too-few', tab: 'tab-0' },
    { value: 'Short', label: 'Questions are missing', message: 'wellbeing/short', tab: 'tab-1' },
    { value: 'NotMapped', label: 'Dates or sender are missing', message: 'wellbeing/not-mapped', tab: 'tab-5' },
    {
      value: 'SenderNotAdmin',
      label: 'The sender is no admin, or leaves',
      message: 'wellbeing/sender-not-admin',
      tab: 'tab-5',
    },
    { value: 'NoAudience', label: 'Nobody is asked', message: 'wellbeing/no-audience', tab: 'tab-4' },
  ],
  /** How often the survey is sent */
  'wellbeing/survey.frequencies': [
    { value: 1, label: 'Monthly', months: 1, max_allowed_questions: 6 },
    { value: 2, label: 'Quarterly', months: 3, max_allowed_questions: 8 },
    { value: 3, label: 'Half-yearly', months: 6, max_allowed_questions: 10 },
  ],
  /** Words of the scales, from 1 to 5 */
  'wellbeing/survey.scales': [
    { value: 'wellbeing', label: 'How one is', titles: ['Very bad', 'Bad', 'Okay', 'Good', 'Very good'] },
    {
      value: 'agreement',
      label: 'How far one agrees',
      titles: ['Strongly disagree', 'Disagree', 'Neither', 'Agree', 'Strongly agree'],
    },
    { value: 'often', label: 'How often', titles: ['Never', 'Rarely', 'Sometimes', 'Often', 'Always'] },
  ],
} as const;

/** What each value is called on screen. */
export const optionLabels = {
  /** What permissions ask of each other: read by one function, for the switches and for the server */
  'access/permission-rules.rules': {
    'message-view': 'Other message permissions need that messages can be viewed.',
    'message-kind': 'Whose messages are seen, anonymous or not, has to be chosen.',
    'message-employees': 'Messages are those of all employees, or of the filtered ones.',
    dashboard: 'Needed by permissions that work on the dashboard.',
    employee: 'Needed by the actions on employees.',
    adhoc: 'Ad hoc chats can only be shared by people who manage them.',
    'exit-together': 'Managing, viewing and downloading the exit survey are switched together.',
    'exit-view': 'Needed by managing and downloading the exit survey.',
    'wellbeing-manage': 'Needed by managing employee well-being.',
    'wellbeing-download': 'Needed by downloading the well-being report.',
  },
  /** Permission codes */
  'access/permissions.codes': {
    company_culture_dashboard: 'Company culture dashboard',
    export_genai_report: 'Export GenAI report',
    data_export: 'Data export',
    view_message: 'View messages',
    reply_message: 'Reply to messages',
    anonymous_message: 'Anonymous messages',
    non_anonymous_message: 'Non-anonymous messages',
    all_employees_message: 'Messages of all employees',
    filtered_employees_message: 'Messages of filtered employees',
    manage_employee: 'Manage employees',
    add_employees: 'Add employees',
    send_sms: 'Send SMS',
    add_note: 'Add notes',
    add_tag: 'Add tags',
    schedule_invite: 'Schedule meetings',
    send_email: 'Send e-mail',
    change_status: 'Change status',
    acknowledge_chat: 'Acknowledge chats',
    manage_adhoc: 'Manage ad hoc',
    share_adhoc: 'Share ad hoc',
    manage_exit: 'Manage exit survey',
    view_exit: 'View exit survey',
    download_exit_report: 'Download exit report',
    manage_employee_wellbeing: 'Manage employee well-being',
    view_employee_wellbeing: 'View employee well-being',
    download_employee_wellbeing_report: 'Download employee well-being report',
    update_company_profile: 'Update company profile',
    update_company_settings: 'Update company settings',
    manage_integrations: 'Manage integrations',
    manage_milestone: 'Manage touchpoints',
    update_pause_interaction: 'Pause interactions',
    manage_alert_words: 'Manage alert words',
    create_group: 'Create groups',
    update_group: 'Update groups',
    add_user_to_group: 'Add admins to groups',
    remove_user_from_group: 'Remove admins from groups',
    change_user_group: 'Move admins between groups',
    delete_access_group: 'Delete groups',
  },
  /** Headings of the permission screen, in order */
  'access/permissions.groups': {
    Dashboard: 'Dashboard',
    'Data export': 'Data export',
    Message: 'Message',
    'Employee Actions': 'Employee Actions',
    'Ad hoc': 'Ad hoc',
    Exit: 'Exit',
    Wellbeing: 'Wellbeing',
    'Company settings': 'Company settings',
    'Access control': 'Access control',
  },
  /** What is switched on or off for a company or one admin, in words */
  'access/why.flags': {
    milestone_active: 'Touchpoints are switched on for the company',
    exit_active: 'The exit survey is switched on for the company',
    alert_words_active: "Alert words are part of the company's plan",
    adhoc_active: 'Ad hoc chats are switched on for the company',
    notification_enabled: 'Notifications are switched on for the company',
    allow_stage_edit: 'Touchpoint editing is allowed by the company, the group and for this admin',
    allow_multiple_channels: 'More than one channel is allowed by the company and for this admin',
    mfa_setup_required: 'A second factor still has to be enabled',
    demo: 'This is a demo',
  },
  /** How far someone is signed in */
  'account/device/levels': { full: 'Signed in', half: 'Password only' },
  /** Where a code is sent */
  'account/mfa/channels': { email: 'Email', phone: 'Text message' },
  /** Ways to prove who you are when you sign in */
  'account/mfa/methods': {
    passkey: 'Passkey',
    app: 'Authenticator app',
    email: 'Code by e-mail',
    phone: 'Code by text message',
    recovery: 'Recovery code',
  },
  /** Ways to prove again who one is */
  'account/mfa/proofs': { password: 'Password', app: 'Authenticator app', passkey: 'Passkey' },
  /** Kinds of second factor */
  'account/mfa/types': { TOTP: 'Authenticator app', HOTP: 'Code by e-mail or text message' },
  /** What came of handing a mail over */
  'account/outbox/outcomes': {
    sent: 'Taken',
    deferred: 'Not now',
    bounced: 'Nobody reads there',
    returned: 'Came back, not for good',
    failed: 'Refused',
  },
  /** Why an address is not written to */
  'account/outbox/reasons': { bounced: 'Mails came back', unsubscribed: 'Unsubscribed' },
  /** States of a mail */
  'account/outbox/states': {
    queued: 'Waiting',
    sending: 'Being sent',
    sent: 'Sent',
    failed: 'Failed',
    bounced: 'Came back',
    suppressed: 'Held back',
    cancelled: 'Cancelled',
    withdrawn: 'Taken back',
    redirected: 'Sent to another address',
  },
  /** How strong a password is, by zxcvbn's score */
  'account/password/strengths': { '0': 'Weak', '1': 'Weak', '2': 'Good', '3': 'Strong', '4': 'Too strong' },
  /** Whether a mail came back for good */
  'audit/bounce.kinds': { hard: 'Email bounced', soft: 'Email bounced' },
  /** States of a bounced mail */
  'audit/bounce.statuses': { open: 'Open', resolved: 'Resolved' },
  /** Whether the employee is still here */
  'audit/bounce.userStatuses': { active: 'Active', inactive: 'Inactive' },
  /** What is done with many bounced mails */
  'audit/bulk.kinds': { exit: 'Mark All as Exited', resolve: 'Resolve with Specific Reason' },
  /** What came of one of many bounced mails */
  'audit/bulk.outcomes': { waiting: 'Waiting', done: 'Done', refused: 'Not done' },
  /** What became of the file of a download */
  'audit/download.files': { kept: 'Kept', gone: 'No longer kept', other: 'For who asked only', none: 'Not there' },
  /** Periods of downloads */
  'audit/download.periods': { '1': 'Last month', '3': 'Last 3 month', '6': 'Last 6 month', '12': 'Last 12 month' },
  /** States of a download */
  'audit/download.statuses': {
    queued: 'Queued',
    running: 'Running',
    ready: 'Ready',
    failed: 'Failed',
    cancelled: 'Cancelled',
  },
  /** What downloads come from */
  'audit/download.types': {
    culture_dashboard: 'Culture',
    adhoc_dashboard: 'Ad-hoc',
    exit_dashboard: 'Exit',
    wellbeing_dashboard: 'Wellbeing dashboard',
    touchpoint: 'Touchpoints',
    genai: 'GenAI',
    employees: 'Employees',
    permissions: 'Permissions',
    import: 'Employee uploads',
    audit_log: 'Audit log',
    bounced_mail: 'Blacklist email logs',
    support: 'Requests to support',
  },
  /** Whose downloads are shown */
  'audit/download.whose': { true: 'Everyone' },
  /** Periods of the audit log */
  'audit/line.periods': {
    '7d': 'Last 7 Days',
    '1m': 'Last 1 Month',
    '3m': 'Last 3 Months',
    '6m': 'Last 6 Months',
    '12m': 'Last 12 Months',
  },
  /** Kinds of records */
  'audit/line.records': {
    'people/user': 'Employee',
    'people/session': 'Chat',
    'people/note': 'Note',
    'people/meeting': 'Meeting',
    'touchpoints/stage': 'Touchpoint',
    'templates/template': 'Template',
    'access/group': 'Group',
    'access/membership': 'Membership in a group',
    'segments/saved-filter': 'Segment',
    'company/company': 'Company',
    'company/settings': 'Company settings',
    'company/api-token': 'API token',
    'wellbeing/survey': 'Well-being survey',
    'wellbeing/cycle': 'Cycle of the well-being survey',
    'wellbeing/question': 'Well-being question',
    'wellbeing/email': 'Well-being mail',
    'company/ticket': 'Support request',
    'audit/bounce': 'Bounced mail',
    'account/passkey': 'Passkey',
    'account/device': 'Device',
    'account/outbox/suppression': 'Address not written to',
  },
  /** States of a touchpoint, as a change of them is told */
  'audit/line.stageStatuses': { draft: 'Deactivated', live: 'Activated', deleted: 'Deleted' },
  /** Where something was done */
  'audit/line.types': {
    auth: 'Sign-in and security',
    user: 'Employees',
    chat: 'Chats',
    note: 'Notes',
    meeting: 'Meetings',
    touchpoint: 'Touchpoints',
    template: 'Templates',
    group_logs: 'Groups',
    segment_logs: 'Segments',
    company_settings: 'Company settings',
    company_profile: 'Company profile',
    exit_survey_logs: 'Exit survey',
    wellbeing_survey_logs: 'Well-being survey',
    integration: 'Integrations',
    api_token: 'API tokens',
    export: 'Exports and downloads',
    job: 'Work in the background',
    bounce: 'Blacklisted emails',
    mail: 'Mails',
    support_ticket: 'Support requests',
    view_as: 'View as',
    audit_cut: 'Audit log',
  },
  /** What was done, where its name is one word */
  'audit/line.verbs': {
    create: 'Create in',
    update: 'Update in',
    delete: 'Delete in',
    remove: 'Delete in',
    restore: 'Restore in',
    reorder: 'Reorder in',
    export: 'Export from',
    download: 'Download from',
    upload: 'Upload in',
    import: 'Import in',
    tag: 'Tags changed in',
    reply: 'Reply in',
    acknowledge: 'Acknowledge in',
    cancel: 'Cancel in',
    resolve: 'Resolve in',
    invitation: 'Invitation in',
  },
  /** What becomes of people who are not in the file */
  'audit/upload.missing': { leave: 'Leave them as they are', deactivate: 'Deactivate them' },
  /** What came of a row */
  'audit/upload.outcomes': {
    'new': 'New',
    changed: 'Changed',
    refused: 'Refused',
    deactivated: 'Deactivated',
    unknown: 'Names someone unknown',
    restored: 'Restored',
    kept: 'Kept as it is',
  },
  /** States of an upload */
  'audit/upload.states': {
    uploaded: 'Waiting for its columns',
    checking: 'Being checked',
    checked: 'Checked',
    running: 'Running',
    done: 'Done',
    cancelled: 'Cancelled',
    failed: 'Failed',
    undoing: 'Being undone',
    undone: 'Undone',
  },
  /** Whether it helped */
  'chats/feedback.answers': { yes: 'Yes', partly: 'Partly', no: 'No' },
  /** What someone is asked once their case is resolved */
  'chats/feedback.questions': {
    '5d9f6c1e-6f0a-4c7e-9b43-0e6d1a8f2b01': 'Did it help you?',
    '5d9f6c1e-6f0a-4c7e-9b43-0e6d1a8f2b02': 'Would you like to add anything?',
  },
  /** What a personal link opens */
  'chats/link.purposes': { chat: 'The chat', feedback: 'Whether the help was any' },
  /** What the page of a chat can ask */
  'chats/page.questionTypes': {
    text: 'Text',
    scale: 'Scale',
    quickReplies: 'Quick replies',
    card: 'Card',
    carousel: 'Carousel of cards',
    note: 'Only to be read',
  },
  /** How long an API token is in force, in days */
  'company/api-token.lifetimes': { '0': 'Until it is revoked', '30': '30 days', '90': '90 days', '365': 'A year' },
  /** Why an API token is held */
  'company/api-token.reasons': {
    left: 'The person who confirmed it may not sign in any more',
    rights: 'The person who confirmed it may not give it these rights any more',
    audience: 'The person who confirmed it no longer sees all employees that it reaches',
  },
  /** What an API token may do, and the permissions of those who may give it that: it knows whose the chats are */
  'company/api-token.scopes': { 'chats:start': 'Start chats', 'chats:answer': 'Send messages and end chats' },
  /** Whether an API token opens anything */
  'company/api-token.states': { active: 'In force', held: 'Held', expired: 'Expired', revoked: 'Revoked' },
  /** Faces of the chat assistant */
  'company/avatars': { violet: 'Violet', teal: 'Teal', coral: 'Coral', amber: 'Amber', blue: 'Blue', slate: 'Slate' },
  /** Advanced features */
  'company/plan.features': { SSO: 'SSO', 'Gmail login': 'Gmail login', 'Alert word': 'Alert word' },
  /** What a plan counts */
  'company/plan.lines': {
    touchpoints: 'Touchpoints',
    adhoc: 'Ad hoc campaigns',
    recipients: 'Recipients',
    admins: 'Admin logins',
  },
  /** What a company has of a feature */
  'company/plan.states': { included: 'Included', requested: 'Requested', available: 'Not included' },
  /** Alert words to pick */
  'company/settings.alertWordPresets': {
    abuse: 'Abuse',
    harassment: 'Harassment',
    threat: 'Threat',
    discrimination: 'Discrimination',
    suicide: 'Suicide',
    depressed: 'Depressed',
    lonely: 'Lonely',
    attack: 'Attack',
    bribe: 'Bribe',
    blackmail: 'Blackmail',
    death: 'Death',
    murder: 'Murder',
    kill: 'Kill',
    harm: 'Harm',
    scared: 'Scared',
    victim: 'Victim',
    depression: 'Depression',
    angry: 'Angry',
    helpless: 'Helpless',
    bully: 'Bully',
    violence: 'Violence',
    assault: 'Assault',
    racism: 'Racism',
    sexism: 'Sexism',
    stalk: 'Stalk',
    intimidate: 'Intimidate',
    humiliate: 'Humiliate',
    hopeless: 'Hopeless',
    anxiety: 'Anxiety',
    panic: 'Panic',
    'self-harm': 'Self-harm',
    exhausted: 'Exhausted',
    burnout: 'Burnout',
    unsafe: 'Unsafe',
    retaliation: 'Retaliation',
    fraud: 'Fraud',
    corruption: 'Corruption',
    theft: 'Theft',
    weapon: 'Weapon',
    quit: 'Quit',
  },
  /** How long lines of the audit log are kept */
  'company/settings.auditKeeps': {
    '0': 'For good',
    '365': '1 year',
    '730': '2 years',
    '1095': '3 years',
    '2555': '7 years',
  },
  /** Scores of 0 to 10 that count as detractors */
  'company/settings.detractors': { '6': 'Scores 0 to 5', '7': 'Scores 0 to 6' },
  /** Where a pause stands */
  'company/settings.pauseStates': {
    none: 'Everything is sent as usual',
    planned: 'Planned',
    running: 'Nothing is sent now',
  },
  /** Whether resolving asks for a summary */
  'company/settings.summaries': { '0': 'Disable', '1': 'Optional', '2': 'Mandatory' },
  /** Whether something is switched on */
  'company/settings.switch': { true: 'On', false: 'Off' },
  /** Whom the settings mean, from the person's own profile */
  'company/settings.targets': { hr_manager: "The person's HR manager", hrbp: "The person's HR business partner" },
  /** In which forms alert words are looked for */
  'company/settings.wordForms': {
    simple: 'Plural, -ing and -ed',
    dutch: 'All forms in Dutch',
    english: 'All forms in English',
    french: 'All forms in French',
    german: 'All forms in German',
    italian: 'All forms in Italian',
    portuguese: 'All forms in Portuguese',
    spanish: 'All forms in Spanish',
  },
  /** Where a company can be found */
  'company/socialLinks': {
    glassdoor_link: 'Glassdoor',
    jobStreet_link: 'JobStreet',
    linkedin_link: 'LinkedIn',
    facebook_link: 'Facebook',
  },
  /** States of a support ticket */
  'company/ticket.statuses': { open: 'Open', closed: 'Closed' },
  /** What a support ticket asks for */
  'company/ticket.types': {
    feature_request: 'Feature',
    plan_change: 'Plan change',
    integration_upgrade: 'Further integration',
  },
  /** Steps of the tour */
  'demo/tour.steps': {
    '/': 'Overview: how people are',
    '/employees': 'Employees: who needs you today',
    '/settings?tab=milestones': 'Touchpoints: what is asked, and when',
    '/settings?tab=users': 'Users and groups: who may see whom',
  },
  /** What the questions ask that every post-exit survey has */
  'exit/fixed': {
    reason: 'Reason',
    experience: 'Experience',
    manager: 'Support by the manager',
    recommend: 'Recommendation',
    change: 'What to do differently',
  },
  /** Who gets a reminder */
  'exit/reminderAudiences': {
    both: 'Non & partial responder',
    no_response: 'Non responder',
    partial_response: 'Partial responder',
  },
  /** Reports of the post-exit survey */
  'exit/reports': { questions: 'Questions', reminders: 'Reminders' },
  /** How long people who left had been here */
  'exit/tenures': {
    'half-year': 'Under 6 months',
    year: '6 to 12 months',
    'two-years': '1 to 2 years',
    'five-years': '2 to 5 years',
    longer: '5 years and more',
  },
  /** Why someone who has left cannot be written to */
  'exit/unreachableReasons': {
    none: 'No private address',
    work: 'Only the address at work',
    bounced: 'Mails to the private address come back',
  },
  /** States of a GenAI report */
  'genai/log.statuses': { queued: 'Queued', running: 'Running', success: 'Success', failed: 'Failed' },
  /** Measures that a report may suggest */
  'genai/report.measures': {
    workload: 'Look at how the work is spread, and what can wait.',
    staffing: 'Look whether there are enough people for what is to be done.',
    hours: 'Look at working hours, shifts and breaks.',
    talk: 'Let managers talk with their teams about it, one by one.',
    listen: 'Ask the people concerned what would help, and tell them what came of it.',
    'manager-support': 'Support managers in leading their teams.',
    goals: 'Make clear what is expected, and by when.',
    recognition: 'Recognise good work where others see it.',
    growth: 'Offer training, and speak about the next step.',
    pay: 'Look at pay and benefits, and explain how they are decided.',
    tools: 'Mend tools and systems that keep people waiting.',
    place: 'Look after the place of work: rooms, food, noise, ways there.',
    safety: 'See to it that people are safe, and know whom to turn to.',
    respect: 'Make clear how people treat each other, and act where they do not.',
    inclusion: 'See to it that everyone belongs and is heard.',
    information: 'Tell people earlier and more plainly what is going on.',
    teamwork: 'Make it easier for teams to work together.',
    flexibility: 'Allow more choice of where and when people work.',
    onboarding: 'Look at how new people are received.',
    health: 'Offer help with stress and health.',
    change: 'Explain changes, and go about them step by step.',
    keep: 'Keep what works, and say so.',
  },
  /** States of a card */
  'integrations/connection.cardStates': {
    connected: 'Connected',
    lost: 'To be connected again',
    available: 'Not connected',
    unconfigured: 'Not configured by your operator',
    soon: 'Coming soon',
  },
  /** Integrations, by the keys of the cards */
  'integrations/connection.cards': {
    slack: 'Slack',
    ms_teams: 'MS Teams',
    whatsapp: 'WhatsApp',
    calendar: 'Calendar',
    workplace: 'Workplace',
    sms: 'SMS',
    telegram: 'Telegram',
    meet: 'Meet',
    viber: 'Viber',
    google: 'Google',
    outlook: 'Outlook',
    rapport: 'Rapport',
  },
  /** What a connection is for */
  'integrations/connection.kinds': { channel: 'Channel of the company', mail_client: 'Mail and calendar of a person' },
  /** Providers, by the names in paths */
  'integrations/connection.providers': {
    slack: 'Slack',
    microsoft: 'Microsoft Teams',
    google: 'Google',
    outlook: 'Outlook',
    rapport: 'Rapport',
  },
  /** States of a connection */
  'integrations/connection.states': { connected: 'Connected', lost: 'To be connected again' },
  /** What a file may say of people, with other headings that mean it */
  'people/import/columns': {
    first_name: 'First name',
    last_name: 'Last name',
    email: 'Email',
    employee_id: 'Employee ID',
    joining_date: 'Joining date',
    exit_date: 'Exit date',
    status: 'Status',
    phoneNumber: 'Phone number',
    birthDate: 'Birth date',
    gender: 'Gender',
    alternateEmail: 'Alternate email',
    department: 'Department',
    sub_department: 'Sub department',
    designation: 'Designation',
    grade: 'Grade',
    function: 'Function',
    role_category: 'Role category',
    team: 'Team',
    teamHead: 'Team head',
    location: 'Location',
    city: 'City',
    region: 'Region',
    country: 'Country',
    site: 'Site',
    cluster: 'Cluster',
    business: 'Business',
    businessHead: 'Business head',
    segment: 'Segment',
    sub_segment: 'Sub segment',
    cost_centre: 'Cost centre',
    manager: 'Manager',
    manager_email: "Manager's email",
    manager_1: 'Manager 1',
    manager_2: 'Manager 2',
    manager_3: 'Manager 3',
    hr_manager: "HR manager's email",
    hrbp: 'HR business partner',
    hrbp_1: 'HR business partner 1',
    hrbp_2: 'HR business partner 2',
    hrbp_3: 'HR business partner 3',
    hrbp_4: 'HR business partner 4',
    experience: 'Experience',
    skills: 'Skills',
    education: 'Education',
    lastRating: 'Last rating',
    high_potential_emp: 'High potential',
  },
  /** Files of an import */
  'people/import/files': {
    original: 'Employee upload',
    errors: 'Rows that were refused',
    changes: 'Changes of an employee upload',
  },
  /** What is on its way to a calendar */
  'people/meeting/changes': { add: 'A new meeting', update: 'A change', cancel: 'A cancellation' },
  /** Where the calendar of a meeting is kept */
  'people/meeting/clients': { google: 'Google', outlook: 'Outlook', rapport: 'Rapport' },
  /** What can be done with an invite */
  'people/meeting/inviteTypes': { edit: 'Edit', delete: 'Delete' },
  /** Why a meeting was cancelled */
  'people/meeting/reasons': {
    organiser: 'By the organiser',
    left: 'Someone has left',
    gone: 'Deleted in the calendar',
  },
  /** States of a meeting */
  'people/meeting/states': {
    sending: 'Being sent',
    scheduled: 'Scheduled',
    cancelled: 'Cancelled',
    failed: 'Not scheduled',
  },
  /** What someone may do with a note */
  'people/note/actions': { edit_comment: 'Edit', delete_comment: 'Delete' },
  /** What can be asked of a note */
  'people/note/fields': {
    id: 'ID',
    version: 'Version',
    body: 'Note',
    user_tagged: 'Addresses of those who are mentioned',
    createdBy: 'Author',
    createdBy_display_name: "Author's name",
    createdBy_email: "Author's email",
    createdBy_profilePicture: "Author's picture",
    createdAt: 'Written at',
    receipt_id: 'Receipt',
    allowed_actions: 'What one may do with it',
  },
  /** States of a chat */
  'people/session/statuses': {
    initiated: 'Sent, not answered',
    in_progress: 'Begun, not finished',
    completed: 'Answered',
  },
  /** Which chats are listed */
  'people/session/tabs': { high_risk_session: 'High risk', closed_session: 'Resolved', total_session: 'All' },
  /** What came of a touchpoint */
  'people/timeline/states': {
    answered: 'Answered',
    started: 'Begun, not finished',
    sent: 'Sent, not answered',
    missed: 'Not sent',
    due: 'Due today',
    upcoming: 'To come',
    after_exit: 'Not sent after leaving',
    meeting: 'Meeting to come',
    met: 'Meeting',
    meeting_off: 'Meeting cancelled',
  },
  /** States of an employee's case */
  'people/user/actionStatuses': {
    open: 'Open',
    scheduled: 'Scheduled',
    inProgress: 'Work In Progress',
    resolved: 'Resolved',
  },
  /** Fields by which employees are filtered, and groups limited */
  'people/user/audience': {
    location: 'Location',
    city: 'City',
    region: 'Region',
    country: 'Country',
    site: 'Site',
    role_category: 'Role category',
    business: 'Business',
    businessHead: 'Business head',
    gender: 'Gender',
    function: 'Function',
    designation: 'Designation',
    department: 'Department',
    sub_department: 'Sub department',
    grade: 'Grade',
    cluster: 'Cluster',
    team: 'Team',
    segment: 'Segment',
    sub_segment: 'Sub segment',
    tags: 'Tags',
  },
  /** Date formats */
  'people/user/dateFormats': { 'DD-MM-YYYY': 'DD-MM-YYYY', 'MM-DD-YYYY': 'MM-DD-YYYY', 'YYYY-MM-DD': 'YYYY-MM-DD' },
  /** Genders */
  'people/user/genders': { male: 'Male', female: 'Female' },
  /** Languages */
  'people/user/languages': { english: 'English' },
  /** Mail clients, at most one of which is connected */
  'people/user/mailClients': { '': 'None', google: 'Google', outlook: 'Outlook', rapport: 'Rapport' },
  /** Moods, from 1 to 5 */
  'people/user/moods': { '1': 'Terrible', '2': 'Disappointed', '3': 'Okay', '4': 'Good', '5': 'Awesome' },
  /** Tags that cannot be removed or renamed */
  'people/user/protectedTags': {
    Performers: 'Performers',
    'Non Performers': 'Non Performers',
    'Core Team': 'Core Team',
    'Senior LT': 'Senior LT',
  },
  /** Whether someone is active */
  'people/user/statuses': { active: 'Active', inactive: 'Inactive' },
  /** Where the time zone comes from */
  'people/user/timeZoneModes': { true: 'Auto (Browser Timezone)', false: 'Manual (Select Timezone)' },
  /** Kinds of people who sign in */
  'people/user/types': { SuperAdmin: 'SuperAdmin', Admin: 'Admin', Employee: 'Employee' },
  /** Drivers of engagement */
  'segments/engagement.drivers': {
    mental: 'Mental',
    social: 'Social',
    physical: 'Physical',
    purposefulness: 'Purposefulness',
  },
  /** How engaged people are */
  'segments/engagement.groups': { engaged: 'Engaged', passive: 'Passively engaged', disengaged: 'Disengaged' },
  /** Periods */
  'segments/keys.presets': {
    this_week: 'Last 7 days',
    last_month: 'Last month',
    last_3_months: 'Last 3 months',
    last_6_months: 'Last 6 months',
    last_12_months: 'Last 12 months',
    all_time: 'All time',
    custom: 'Custom range',
  },
  /** What employees and chats are filtered by */
  'segments/keys.table': {
    user__profile__high_potential_emp: 'Hipos',
    chatInitDate: 'Chat Initiation Date',
    joinDate: 'Joining Date',
    user__profile__tags: 'Tags',
    user__profile__location__in: 'Location',
    user__profile__city__in: 'City',
    user__profile__region__in: 'Region',
    user__profile__country__in: 'Country',
    user__profile__site__in: 'Site',
    user__profile__role_category__in: 'Role category',
    user__profile__business__in: 'Business',
    user__profile__businessHead__in: 'Business head',
    user__profile__gender__in: 'Gender',
    user__profile__function__in: 'Function',
    user__profile__designation__in: 'Designation',
    user__profile__department__in: 'Department',
    user__profile__sub_department__in: 'Sub department',
    user__profile__grade__in: 'Grade',
    user__profile__cluster__in: 'Cluster',
    user__profile__team__in: 'Team',
    user__profile__segment__in: 'Segment',
    user__profile__sub_segment__in: 'Sub segment',
  },
  /** What is read of the saved filters' call */
  'segments/saved-filter.asked': {
    filters: 'The saved segments',
    dashboard_filter_options: 'The values that can be filtered by',
  },
  /** Reports that are filtered */
  'segments/saved-filter.reports': { dashboard: 'Dashboard' },
  /** Whether a segment is applied by itself */
  'segments/saved-filter.statuses': { default: 'Default' },
  /** What a segment filters */
  'segments/saved-filter.types': { dashboard: 'Dashboard' },
  /** How many wrong passwords are looked at */
  'shell/limits.guesses': {
    account: 'For one login, from devices where it has not signed in before',
    network: 'From one network, over all logins',
    row: 'For one login in a row; then a new password must be set by mail',
  },
  /** How often a call of each class may be made */
  'shell/limits.rates': {
    read: 'Reading',
    write: 'Writing',
    export: 'Exports',
    upload: 'Files of employees',
    mail: 'Test mails',
    note: 'Notes, meetings and mails to employees: each is mailed to someone',
    ticket: 'Requests to support: each is mailed',
    session: 'Who is signed in',
    'sign-in': 'Sign-in; wrong passwords are counted besides',
    captcha: 'Captchas',
    'mail-link': 'Links of mails: invitations, new passwords, new addresses',
    chat: 'The page of a chat, for each link',
    token: 'Calls of other systems, of each API token',
    public: 'All else by people who are not signed in',
    console: 'Pages, scripts and pictures of the console',
    file: 'Files opened by a link',
    unknown: 'Addresses that lead nowhere',
    none: 'Without a limit',
  },
  /** Where placeholders are put in */
  'templates/contexts': {
    email: 'A canned email',
    calendar: 'An invitation to a meeting',
    survey: 'A mail of a survey',
    touchpoint: 'The invitation of a touchpoint',
  },
  /** Templates that every company begins with */
  'templates/defaults.all': {
    'thank-you': 'Thank you for your feedback',
    'checking-in': 'Checking in',
    'one-to-one': 'One-to-one',
    'follow-up': 'Follow-up',
  },
  /** Placeholders, where each may stand, and what it looks like in a preview */
  'templates/knownPlaceholders': {
    'recipient.display_name': 'Employee Full Name',
    'recipient.first_name': 'First Name',
    'recipient.last_name': 'Last Name',
    'recipient.email': 'Email',
    'survey.start_date': 'Survey start date',
    'survey.end_date': 'Survey end date',
    'chat_user.display_name': "Sender's full name",
    'chat_user.first_name': "Sender's first name",
    'chat_user.last_name': "Sender's last name",
    'chat_user.email': "Sender's email",
    'company.name': 'Company name',
    'company.brand_name': 'Brand name',
  },
  /** How the mail looks */
  'templates/layouts': { standard: 'Standard mail', banner: 'Banner', card: 'Card' },
  /** Who a template is available for */
  'templates/shares': { self: 'My self', all: 'All admins' },
  /** What a template is for */
  'templates/types': { canned: 'Canned email', calendar: 'Calendar template' },
  /** Why a chat of a touchpoint is held, or was not sent yet */
  'touchpoints/run.reasons': {
    together: 'Its mail goes with that of another one',
    paused: 'Interactions are paused',
    'no-credit': 'No touchpoint credits are left',
    'sender-left': 'The chat user is no longer an active admin',
    'too-late': 'It was held for longer than a chat may come late',
    'person-left': 'The employee is no longer active',
    moved: 'Its day was moved to another one',
    stopped: 'The touchpoint was deactivated or deleted',
    unreachable: 'There is no private address to write to',
  },
  /** What became of an employee's chat of a touchpoint */
  'touchpoints/run.states': { planned: 'About to start', held: 'Held', started: 'Sent', dropped: 'Not sent' },
  /** States that a touchpoint's form offers */
  'touchpoints/stage.formStatuses': { draft: 'Draft', live: 'Activated' },
  /** Kinds of questions */
  'touchpoints/stage.questionTypes': {
    text: 'Text',
    scale: 'Scale',
    quickReplies: 'Quick replies',
    card: 'Card',
    carousel: 'Carousel of cards',
  },
  /** How a scale is shown */
  'touchpoints/stage.scaleTypes': { emoji: 'Emoji', number: 'Numbers' },
  /** States of a touchpoint */
  'touchpoints/stage.statuses': { draft: 'Draft', live: 'Activated', deleted: 'Deleted' },
  /** Types of touchpoints */
  'touchpoints/stage.types': { lifecycle: 'Lifecycle', postExit: 'Post exit' },
  /** Units of the trigger time */
  'touchpoints/stage.units': { days: 'Days', weeks: 'Weeks', months: 'Months', years: 'Years' },
  /** Questions that a company begins with */
  'wellbeing/bank.questions': {
    'mental-stress-week': 'How have you coped with pressure at work over the last two weeks?',
    'mental-stress-amount': 'I can handle the amount of work I have.',
    'mental-focus-time': 'How often do you get an hour to work without being interrupted?',
    'mental-balance-evening': 'After work I can put work out of my mind.',
    'mental-support-ask': 'I know whom I can turn to when things get too much.',
    'mental-balance-overtime': 'In the last two weeks, how often did you work longer than you had planned?',
    'mental-stress-cause': 'What puts you under most pressure at the moment?',
    'mental-recovery-breaks': 'Do you take the breaks that you are due?',
    'mental-support-help': 'Which kind of help would do you most good now?',
    'mental-recovery-weekend': 'Think of Monday morning.',
    'mental-focus-change': 'What one change would make it easier for you to concentrate?',
    'mental-recovery-pause': 'Before we go on: breathe in while the circle grows, and out while it shrinks.',
    'mental-support-note':
      'Some questions may touch on hard days. You can leave out any that you would rather not answer.',
    'social-belonging-team': 'How much do you feel part of your team?',
    'social-team-help': 'When I ask colleagues for help, I get it.',
    'social-team-disagree': 'In my team I can say that I see things differently.',
    'social-manager-listens': 'My manager takes time to listen to me.',
    'social-recognition-often': 'How often does someone at work tell you that you did something well?',
    'social-manager-last-talk': 'When did you and your manager last talk about how you are doing?',
    'social-belonging-lonely': 'How often do you feel alone at work?',
    'social-recognition-way': 'How do you like to be thanked most?',
    'social-team-together': 'What would bring your team closer together?',
    'social-belonging-fair': 'Think of your last team meeting.',
    'social-manager-more': 'What should your manager do more often?',
    'social-recognition-picture': 'Who helped you this week? Take a moment to think of them.',
    'social-belonging-note':
      'The next questions are about the people you work with. No answer is shown to them with your name.',
    'physical-energy-day': 'How is your energy on a usual working day?',
    'physical-rest-sleep': 'How often do you start the day rested?',
    'physical-workplace-comfort': 'I can work at my place without pain or strain.',
    'physical-movement-day': 'How often do you get up and move during a working day?',
    'physical-workplace-safe': 'I feel safe where I work.',
    'physical-rest-lunch': 'Where do you usually have your midday meal?',
    'physical-energy-low': 'When is your energy lowest?',
    'physical-workplace-noise': 'How is the noise where you work?',
    'physical-workplace-wish': 'What would make the place where you work better?',
    'physical-movement-yesterday': 'Think of yesterday.',
    'physical-rest-wish': 'What would help you to rest better during the working week?',
    'physical-movement-picture': 'Time to move: roll your shoulders back three times.',
    'physical-energy-note':
      'The next questions are about how you feel physically. They are no medical advice, and nobody is told what you answer.',
    'purposefulness-meaning-work': 'How meaningful does your work feel to you?',
    'purposefulness-contribution-goal': 'I know how my work helps the company to reach its goals.',
    'purposefulness-growth-learn': 'In the last month I have learned something that will help me.',
    'purposefulness-autonomy-how': 'How often can you decide for yourself how you do your work?',
    'purposefulness-meaning-values': 'What the company does fits what matters to me.',
    'purposefulness-growth-talk': 'When did you last talk with someone about where you want to go in your work?',
    'purposefulness-autonomy-wish': 'Where would you like to decide more yourself?',
    'purposefulness-contribution-seen': 'Do you see what becomes of your work?',
    'purposefulness-growth-next': 'What would you like to do next?',
    'purposefulness-meaning-proud': 'Think of the last month.',
    'purposefulness-contribution-more': 'What could you contribute that nobody has asked you for yet?',
    'purposefulness-growth-picture': 'Picture where you would like to be in a year.',
    'purposefulness-meaning-note':
      'The last questions are about what your work means to you. There are no right or wrong answers.',
  },
  /** Mails that a survey begins with */
  'wellbeing/first-emails.all': {
    reachout: '{{recipient.first_name}}, how are you?',
    'reminder-2': 'A short reminder, {{recipient.first_name}}',
    'reminder-4': 'Your view is missing, {{recipient.first_name}}',
    'reminder-6': 'Last reminder: how are you, {{recipient.first_name}}?',
    thanks: 'Thank you, {{recipient.first_name}}',
  },
  /** How someone is, by the mean of the answered drivers */
  'wellbeing/survey.categories': {
    excelling: 'Excelling',
    thriving: 'Thriving',
    surviving: 'Surviving',
    struggling: 'Struggling',
    in_crisis: 'In crisis',
  },
  /** Drivers, in the order shown */
  'wellbeing/survey.drivers': {
    mental: 'Mental',
    social: 'Social',
    physical: 'Physical',
    purposefulness: 'Purposefulness',
  },
  /** Mails of the survey */
  'wellbeing/survey.emailCategories': { chat_initiated: 'Reachout', reminder: 'Reminder', acknowledge: 'Thank-you' },
  /** What keeps a survey from being activated */
  'wellbeing/survey.faults': {
    NotSetUp: 'Not set up',
    TooFew: 'Too few questions',
    Short: 'Questions are missing',
    NotMapped: 'Dates or sender are missing',
    SenderNotAdmin: 'The sender is no admin, or leaves',
    NoAudience: 'Nobody is asked',
  },
  /** How often the survey is sent */
  'wellbeing/survey.frequencies': { '1': 'Monthly', '2': 'Quarterly', '3': 'Half-yearly' },
  /** Kinds of question */
  'wellbeing/survey.questionTypes': {
    scale: 'Scale',
    textInput: 'Free answer',
    text: 'Text',
    image: 'Picture',
    card: 'Card',
    carousel: 'Cards to choose from',
    quickReplies: 'Replies',
    closeEnded: 'Single choice',
  },
  /** Who is reminded */
  'wellbeing/survey.reminderAudiences': {
    both: 'Non & partial responder',
    no_response: 'Non responder',
    partial_response: 'Partial responder',
  },
  /** Days after the reachout */
  'wellbeing/survey.reminderDays': {
    '1': 'After 1 day',
    '2': 'After 2 days',
    '3': 'After 3 days',
    '4': 'After 4 days',
    '5': 'After 5 days',
    '6': 'After 6 days',
    '7': 'After 7 days',
    '8': 'After 8 days',
    '9': 'After 9 days',
    '10': 'After 10 days',
    '11': 'After 11 days',
    '12': 'After 12 days',
    '13': 'After 13 days',
    '14': 'After 14 days',
    '15': 'After 15 days',
  },
  /** How far someone has answered */
  'wellbeing/survey.responseStates': { none: 'Not answered', partial: 'Partly answered', complete: 'Answered' },
  /** How a scale is drawn */
  'wellbeing/survey.scaleTypes': { emoji: 'Faces', number: 'Numbers' },
  /** Words of the scales, from 1 to 5 */
  'wellbeing/survey.scales': { wellbeing: 'How one is', agreement: 'How far one agrees', often: 'How often' },
  /** States of the survey */
  'wellbeing/survey.statuses': { inactive: 'Draft', active: 'Active' },
  /** How a mail is written */
  'wellbeing/survey.templateTypes': { plaintext: 'Text' },
  /** Who is thanked */
  'wellbeing/survey.thankYouAudiences': {
    all: 'All',
    excelling: 'Excelling',
    thriving: 'Thriving',
    surviving: 'Surviving',
    struggling: 'Struggling',
    in_crisis: 'In crisis',
  },
  /** Unit of the time of a reminder */
  'wellbeing/survey.triggerUnits': { days: 'Days' },
} as const;
