// Written by `npm run codegen` from schemas/. Do not edit.

import {
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

/** Group */
export const accessGroup = pgTable('access_group', {
  companyId: uuid('company_id').notNull(),
  id: uuid('id').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  group_name: text('group_name').notNull(),
  permissions: jsonb('permissions')
    .$type<
      (
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
        | 'delete_access_group'
      )[]
    >()
    .notNull(),
  segments: jsonb('segments').$type<Record<string, string[]>>().notNull(),
  all_employees: boolean('all_employees').notNull().default(false),
  master: boolean('master').notNull().default(false),
});

/** Membership */
export const membership = pgTable('membership', {
  companyId: uuid('company_id').notNull(),
  id: uuid('id').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  user: uuid('user_id').notNull(),
  group: uuid('group_id').notNull(),
});

/** Sign-in elsewhere */
export const identity = pgTable('identity', {
  companyId: uuid('company_id').notNull(),
  id: uuid('id').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  user: uuid('user_id').notNull(),
  provider: text('provider').notNull(),
  issuer: text('issuer').notNull(),
  subject: text('subject').notNull(),
  email: text('email'),
  disconnected_at: timestamp('disconnected_at', { withTimezone: true, precision: 3, mode: 'date' }),
  last_used: timestamp('last_used', { withTimezone: true, precision: 3, mode: 'date' }),
});

/** Challenge */
export const challenge = pgTable('challenge', {
  companyId: uuid('company_id').notNull(),
  id: uuid('id').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  user: uuid('user_id').notNull(),
  session: uuid('session_id').notNull(),
  purpose: text('purpose').$type<'sign-in' | 'enrol'>().notNull(),
  channel: text('channel').$type<'app' | 'email' | 'phone'>().notNull(),
  address: text('address'),
  code: text('code'),
  secret: text('secret'),
  tries: integer('tries').notNull().default(0),
  until: timestamp('until', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
});

/** Recovery code */
export const recoveryCode = pgTable('recovery_code', {
  companyId: uuid('company_id').notNull(),
  id: uuid('id').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  user: uuid('user_id').notNull(),
  position: integer('position').notNull(),
  code: text('code').notNull(),
  used_at: timestamp('used_at', { withTimezone: true, precision: 3, mode: 'date' }),
});

/** Second factor */
export const secondFactor = pgTable('second_factor', {
  companyId: uuid('company_id').notNull(),
  id: uuid('id').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  user: uuid('user_id').notNull(),
  otp_type: text('otp_type').$type<'TOTP' | 'HOTP'>().notNull(),
  secret: text('secret'),
  last_step: integer('last_step'),
  email: text('email'),
  email_verified: boolean('email_verified').notNull().default(false),
  email_counter: integer('email_counter').notNull().default(0),
  phone: text('phone'),
  phone_verified: boolean('phone_verified').notNull().default(false),
  phone_counter: integer('phone_counter').notNull().default(0),
  mail_is_not_enough: boolean('mail_is_not_enough').notNull().default(false),
  last_used: timestamp('last_used', { withTimezone: true, precision: 3, mode: 'date' }),
});

/** Passkey */
export const passkey = pgTable('passkey', {
  companyId: uuid('company_id').notNull(),
  id: uuid('id').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  user: uuid('user_id').notNull(),
  name: text('name').notNull(),
  credential: text('credential').notNull(),
  public_key: text('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull().default(0),
  transports: jsonb('transports').$type<string[]>().notNull(),
  synced: boolean('synced').notNull().default(false),
  last_used: timestamp('last_used', { withTimezone: true, precision: 3, mode: 'date' }),
});

/** Bounced mail */
export const bounce = pgTable('bounce', {
  companyId: uuid('company_id').notNull(),
  id: uuid('id').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  email_id: text('email_id').notNull(),
  user: uuid('user_id'),
  kind: text('kind').$type<'hard' | 'soft'>().notNull(),
  reason: text('reason'),
  status: text('status').$type<'open' | 'resolved'>().notNull().default('open'),
  bounce_count: integer('bounce_count').notNull(),
  delivery_disabled: boolean('delivery_disabled').notNull().default(false),
  resolution_summary: text('resolution_summary'),
  message_id: text('message_id').notNull(),
});

/** Change of many bounced mails */
export const bounceBulk = pgTable('bounce_bulk', {
  companyId: uuid('company_id').notNull(),
  id: uuid('id').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  user: uuid('user_id').notNull(),
  kind: text('kind').$type<'exit' | 'resolve'>().notNull(),
  begun: boolean('begun').notNull().default(false),
  total: integer('total').notNull(),
  resolution_summary: text('resolution_summary'),
});

/** One of many bounced mails that are changed */
export const bounceBulkRow = pgTable('bounce_bulk_row', {
  companyId: uuid('company_id').notNull(),
  id: uuid('id').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  bulk: uuid('bulk_id').notNull(),
  place: integer('place').notNull(),
  bounce: uuid('bounce_id'),
  person: uuid('person_id'),
  email_id: text('email_id').notNull(),
  exit_date: date('exit_date', { mode: 'string' }),
  outcome: text('outcome').$type<'waiting' | 'done' | 'refused'>().notNull().default('waiting'),
  reason: text('reason'),
});

/** Check of the audit log */
export const auditCheck = pgTable('audit_check', {
  companyId: uuid('company_id').notNull(),
  id: uuid('id').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  user: uuid('user_id').notNull(),
  place: bigint('place', { mode: 'number' }).notNull().default(0),
  place_seal: text('place_seal'),
  ended: timestamp('ended_at', { withTimezone: true, precision: 3, mode: 'date' }),
  lines: bigint('lines', { mode: 'number' }).notNull().default(0),
  sealed: bigint('sealed', { mode: 'number' }).notNull().default(0),
  cut: bigint('cut', { mode: 'number' }).notNull().default(0),
  broken_at: bigint('broken_at', { mode: 'number' }),
  seal: text('seal'),
});

/** Download */
export const download = pgTable('download', {
  companyId: uuid('company_id').notNull(),
  id: uuid('id').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  user: uuid('user_id').notNull(),
  report_name: text('report_name').notNull(),
  type: text('type')
    .$type<
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
      | 'support'
    >()
    .notNull(),
  status: text('status').$type<'queued' | 'running' | 'ready' | 'failed' | 'cancelled'>().notNull().default('queued'),
  done: integer('done').notNull().default(0),
  total: integer('total').notNull().default(0),
  file: uuid('file_id'),
});

/** Employee upload */
export const employeeUpload = pgTable('employee_upload', {
  companyId: uuid('company_id').notNull(),
  id: uuid('id').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  created_by: uuid('created_by_id').notNull(),
  file_name: text('file_name').notNull(),
  kind: text('kind').notNull(),
  encoding: text('encoding'),
  state: text('state')
    .$type<'uploaded' | 'checking' | 'checked' | 'running' | 'done' | 'cancelled' | 'failed' | 'undoing' | 'undone'>()
    .notNull()
    .default('uploaded'),
  mapping_date_format: text('mapping_date_format').$type<'DD-MM-YYYY' | 'MM-DD-YYYY' | 'YYYY-MM-DD'>(),
  headings: jsonb('headings').$type<string[]>().notNull().default([]),
  preview: jsonb('preview').$type<string[][]>().notNull().default([]),
  mapping: jsonb('mapping').$type<Record<string, number>>(),
  missing: text('missing').$type<'leave' | 'deactivate'>().notNull().default('leave'),
  rows: integer('rows').notNull().default(0),
  done: integer('done').notNull().default(0),
  total: integer('total').notNull().default(0),
  success_count: integer('success_count').notNull().default(0),
  updated_count: integer('updated_count').notNull().default(0),
  new_user_count: integer('new_user_count').notNull().default(0),
  error_count: integer('error_count').notNull().default(0),
  unknown_count: integer('unknown_count').notNull().default(0),
  unchanged_count: integer('unchanged_count').notNull().default(0),
  deactivated_count: integer('deactivated_count').notNull().default(0),
  active_count: integer('active_count').notNull().default(0),
  confirmed: integer('confirmed').notNull().default(0),
  restored_count: integer('restored_count').notNull().default(0),
  kept_count: integer('kept_count').notNull().default(0),
  problem: text('problem'),
  stop: boolean('stop').notNull().default(false),
  user_data_file: uuid('file_id'),
  error_file: uuid('error_file_id'),
  change_file: uuid('change_file_id'),
});

/** Row of an employee upload */
export const employeeUploadRow = pgTable('employee_upload_row', {
  companyId: uuid('company_id').notNull(),
  id: uuid('id').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  upload: uuid('upload_id').notNull(),
  row: integer('row').notNull(),
  outcome: text('outcome')
    .$type<'new' | 'changed' | 'refused' | 'deactivated' | 'unknown' | 'restored' | 'kept'>()
    .notNull(),
  person: uuid('person_id'),
  before: jsonb('before').$type<Record<string, unknown>>().notNull(),
  after: jsonb('after').$type<Record<string, unknown>>().notNull(),
  problems: jsonb('problems').$type<{ column: string; value: string; reason: string }[]>().notNull().default([]),
  cells: jsonb('cells').$type<string[]>().notNull().default([]),
});

/** Personal link */
export const chatLink = pgTable('chat_link', {
  companyId: uuid('company_id').notNull(),
  id: uuid('id').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  user: uuid('user_id').notNull(),
  session: uuid('session_id').notNull(),
  purpose: text('purpose').$type<'chat' | 'feedback'>().notNull().default('chat'),
  tokenHash: text('token_hash').notNull(),
  until: timestamp('until', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
});

/** API token */
export const apiToken = pgTable('api_token', {
  companyId: uuid('company_id').notNull(),
  id: uuid('id').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  name: text('name').notNull(),
  scopes: jsonb('scopes').$type<('chats:start' | 'chats:answer')[]>().notNull(),
  segments: jsonb('segments').$type<Record<string, string[]>>().notNull().default({}),
  all_employees: boolean('all_employees').notNull().default(false),
  start: text('start').notNull(),
  token_hash: text('token_hash').notNull(),
  created_by: uuid('created_by_id').notNull(),
  expires_at: timestamp('expires_at', { withTimezone: true, precision: 3, mode: 'date' }),
  last_used: timestamp('last_used', { withTimezone: true, precision: 3, mode: 'date' }),
  revoked_at: timestamp('revoked_at', { withTimezone: true, precision: 3, mode: 'date' }),
  confirmed_by: uuid('confirmed_by_id').notNull(),
  held_at: timestamp('held_at', { withTimezone: true, precision: 3, mode: 'date' }),
  held_because: text('held_because').$type<'left' | 'rights' | 'audience'>(),
  held_told: boolean('held_told').notNull().default(false),
});

/** Company */
export const company = pgTable('company', {
  companyId: uuid('company_id').notNull(),
  id: uuid('id').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  slug: text('slug').notNull(),
  company_name: text('company_name').notNull(),
  company_address: text('company_address'),
  country: text('country'),
  company_type: text('company_type'),
  employee_strength: integer('employee_strength'),
  brand_name: text('brand_name'),
  companyProfile: text('company_profile'),
  company_logo: text('company_logo'),
  company_website: text('company_website'),
  spoc_name: text('spoc_name'),
  spoc_phone: text('spoc_phone'),
  spoc_email: text('spoc_email'),
  linkedin_link: text('linkedin_link'),
  facebook_link: text('facebook_link'),
  glassdoor_link: text('glassdoor_link'),
  jobStreet_link: text('job_street_link'),
  company_avatar_id: text('company_avatar_id').$type<'violet' | 'teal' | 'coral' | 'amber' | 'blue' | 'slate'>(),
  milestone_active: boolean('milestone_active').notNull().default(true),
  milestone_limit: integer('milestone_limit'),
  milestone_limit_remaining: integer('milestone_limit_remaining'),
  adhoc_active: boolean('adhoc_active').notNull().default(false),
  adhoc_limit: integer('adhoc_limit'),
  adhoc_limit_remaining: integer('adhoc_limit_remaining'),
  recipient_limit: integer('recipient_limit'),
  recipient_limit_remaining: integer('recipient_limit_remaining'),
  admin_limit: integer('admin_limit'),
  alert_words_active: boolean('alert_words_active').notNull().default(true),
  exit_active: boolean('exit_active').notNull().default(false),
  stage_edit_active: boolean('stage_edit_active').notNull().default(true),
  multiple_channels_active: boolean('multiple_channels_active').notNull().default(false),
  whatsapp_active: boolean('whatsapp_active').notNull().default(false),
  notification_enabled: boolean('notification_enabled').notNull().default(false),
  second_factor_required: boolean('second_factor_required'),
  users_status: text('users_status'),
  is_active: boolean('is_active').notNull().default(true),
  is_internal: boolean('is_internal').notNull().default(false),
  active_plan: text('active_plan'),
  time_zone: text('time_zone').notNull().default('Asia/Kolkata'),
});

/** Credits taken */
export const companyCredit = pgTable('company_credit', {
  companyId: uuid('company_id').notNull(),
  id: uuid('id').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  touchpoints_taken: integer('touchpoints_taken').notNull().default(0),
  told_at: timestamp('told_at', { withTimezone: true, precision: 3, mode: 'date' }),
});

/** Company settings */
export const companySettings = pgTable('company_settings', {
  companyId: uuid('company_id').notNull(),
  id: uuid('id').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  chat_alert_word_notification: boolean('chat_alert_word_notification').notNull().default(false),
  chat_alert_words: jsonb('chat_alert_words').$type<string[]>().notNull().default([]),
  chat_alert_word_forms: text('chat_alert_word_forms')
    .$type<'simple' | 'dutch' | 'english' | 'french' | 'german' | 'italian' | 'portuguese' | 'spanish'>()
    .notNull()
    .default('simple'),
  help_contacts: text('help_contacts'),
  employee_tags: jsonb('employee_tags').$type<string[]>().notNull().default([]),
  enable_action_summary: text('enable_action_summary').$type<'0' | '1' | '2'>().notNull().default('0'),
  enable_brand_promotion_feedback: boolean('enable_brand_promotion_feedback').notNull().default(false),
  brand_promotion_feedback_field: text('brand_promotion_feedback_field').$type<
    'glassdoor_link' | 'jobStreet_link' | 'linkedin_link' | 'facebook_link'
  >(),
  disengaged_auto_assign: boolean('disengaged_auto_assign').notNull().default(false),
  disengaged_reference_field: text('disengaged_reference_field').$type<'hr_manager' | 'hrbp'>(),
  passively_engaged_auto_assign: boolean('passively_engaged_auto_assign').notNull().default(false),
  passively_engaged_reference_field: text('passively_engaged_reference_field').$type<'hr_manager' | 'hrbp'>(),
  channel_first: boolean('channel_first').notNull().default(true),
  auto_acknowledge: boolean('auto_acknowledge').notNull().default(false),
  pause_interaction_active: boolean('pause_interaction_active').notNull().default(false),
  pause_interaction_start_date: date('pause_interaction_start_date', { mode: 'string' }),
  pause_interaction_end_date: date('pause_interaction_end_date', { mode: 'string' }),
  pause_held_from: timestamp('pause_held_from', { withTimezone: true, precision: 3, mode: 'date' }),
  pause_held_until: timestamp('pause_held_until', { withTimezone: true, precision: 3, mode: 'date' }),
  resolution_feedback_enabled: boolean('resolution_feedback_enabled').notNull().default(false),
  detractors_notification: boolean('detractors_notification').notNull().default(false),
  detractors_ref_field: text('detractors_ref_field').$type<'hr_manager' | 'hrbp'>(),
  detractor_below: integer('detractor_below').notNull().default(6),
  holidays: jsonb('holidays').$type<{ day: string; name: string }[]>().notNull().default([]),
  audit_keep_days: integer('audit_keep_days').notNull().default(0),
});

/** Support ticket */
export const supportTicket = pgTable('support_ticket', {
  companyId: uuid('company_id').notNull(),
  id: uuid('id').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  type: text('type')
    .$type<'feature_request' | 'plan_change' | 'integration_upgrade'>()
    .notNull()
    .default('plan_change'),
  subject: text('subject').notNull(),
  description: text('description').notNull().default(''),
  contact_phone: text('contact_phone'),
  name: text('name').notNull(),
  email: text('email').notNull(),
  status: text('status').$type<'open' | 'closed'>().notNull().default('open'),
});

/** GenAI log */
export const genaiLog = pgTable('genai_log', {
  companyId: uuid('company_id').notNull(),
  id: uuid('id').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  report_name: text('report_name').notNull(),
  created_by: uuid('created_by_id').notNull(),
  meta_data: jsonb('meta_data').$type<Record<string, string>>().notNull().default({}),
  status: text('status').$type<'queued' | 'running' | 'success' | 'failed'>().notNull().default('queued'),
  error_message: text('error_message'),
  file: uuid('file_id'),
  openai_model: text('openai_model'),
  total_cost: doublePrecision('total_cost'),
  prompt_token: integer('prompt_token'),
  completion_token: integer('completion_token'),
  total_token: integer('total_token'),
});

/** Connection */
export const connection = pgTable('connection', {
  companyId: uuid('company_id').notNull(),
  id: uuid('id').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  kind: text('kind').$type<'channel' | 'mail_client'>().notNull(),
  provider: text('provider').$type<'slack' | 'microsoft' | 'google' | 'outlook' | 'rapport'>().notNull(),
  user: uuid('user_id'),
  account_id: text('account_id').notNull(),
  account_label: text('account_label').notNull(),
  state: text('state').$type<'connected' | 'lost'>().notNull(),
  tokens: text('tokens'),
  refreshing_until: timestamp('refreshing_until', { withTimezone: true, precision: 3, mode: 'date' }),
  connected_by: uuid('connected_by_id').notNull(),
});

/** Alert */
export const alert = pgTable('alert', {
  companyId: uuid('company_id').notNull(),
  id: uuid('id').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  user: uuid('user_id').notNull(),
  kind: text('kind').notNull(),
  text: text('text').notNull(),
  params: jsonb('params').$type<Record<string, string | number>>().notNull().default({}),
  link: text('link'),
  employee: uuid('employee_id'),
  session: uuid('session_id'),
  readAt: timestamp('read_at', { withTimezone: true, precision: 3, mode: 'date' }),
});

/** Meeting */
export const meeting = pgTable('meeting', {
  companyId: uuid('company_id').notNull(),
  id: uuid('id').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  user: uuid('user_id').notNull(),
  organiser: uuid('organiser_id').notNull(),
  session: uuid('session_id'),
  provider: text('provider').$type<'google' | 'outlook' | 'rapport'>().notNull(),
  calendar_id: text('calendar_id'),
  event_id: text('event_id'),
  title: text('title').notNull(),
  description: text('description').notNull(),
  event_time: timestamp('event_time', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  expiry_time: timestamp('expiry_time', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  time_zone: text('time_zone').notNull(),
  sequence: integer('sequence').notNull().default(0),
  state: text('state').$type<'sending' | 'scheduled' | 'cancelled' | 'failed'>().notNull().default('sending'),
  status_before: text('status_before').$type<'open' | 'scheduled' | 'inProgress' | 'resolved'>(),
  cancelled_because: text('cancelled_because').$type<'organiser' | 'left' | 'gone'>(),
  change: text('change').$type<'add' | 'update' | 'cancel'>(),
  change_id: uuid('change_id'),
  wanted: jsonb('wanted').$type<Record<string, string>>(),
  fault: text('fault'),
  retry_after: integer('retry_after'),
});

/** Note */
export const note = pgTable('note', {
  companyId: uuid('company_id').notNull(),
  id: uuid('id').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  user: uuid('user_id').notNull(),
  body: text('body').notNull(),
  tagged: jsonb('tagged').$type<string[]>().notNull().default([]),
  createdBy: uuid('created_by').notNull(),
  session: uuid('session_id'),
});

/** Chat session */
export const chatSession = pgTable('chat_session', {
  companyId: uuid('company_id').notNull(),
  id: uuid('id').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  user: uuid('user_id').notNull(),
  pseudonym: text('pseudonym').notNull(),
  stage: uuid('stage_id'),
  stage_title: text('stage_title').notNull(),
  status: text('status').$type<'initiated' | 'in_progress' | 'completed'>().notNull().default('initiated'),
  action_status: text('action_status')
    .$type<'open' | 'scheduled' | 'inProgress' | 'resolved'>()
    .notNull()
    .default('open'),
  overall_mood: integer('overall_mood'),
  driver_rating: jsonb('driver_rating').$type<Record<string, number>>().notNull().default({}),
  driverAverage: doublePrecision('driver_average'),
  enps: integer('enps'),
  assignee: uuid('assignee_id'),
  acknowledgedAt: timestamp('acknowledged_at', { withTimezone: true, precision: 3, mode: 'date' }),
  brand_offered: text('brand_offered').$type<'glassdoor_link' | 'jobStreet_link' | 'linkedin_link' | 'facebook_link'>(),
  external_id: text('external_id'),
  startedAt: timestamp('started_at', { withTimezone: true, precision: 3, mode: 'date' }),
  completedAt: timestamp('completed_at', { withTimezone: true, precision: 3, mode: 'date' }),
  resolution_summary: text('resolution_summary'),
  resolved_by: uuid('resolved_by_id'),
  feedback_asked: timestamp('feedback_asked', { withTimezone: true, precision: 3, mode: 'date' }),
  helped: text('helped').$type<'yes' | 'partly' | 'no'>(),
});

/** One of those of which `Records.unpacked` tells; times in milliseconds, ids and texts hashed. */
export interface PackedChatSession {
  readonly id: number;
  readonly user: number;
  readonly createdAt: number | null;
  readonly startedAt: number | null;
  readonly completedAt: number | null;
  readonly stage_title: number;
  readonly status: 'initiated' | 'in_progress' | 'completed' | null;
  readonly action_status: 'open' | 'scheduled' | 'inProgress' | 'resolved' | null;
  readonly overall_mood: number | null;
  readonly driverAverage: number | null;
  readonly driver_rating: (key: string) => number | null;
}

/** Transcript entry */
export const chatMessage = pgTable('chat_message', {
  companyId: uuid('company_id').notNull(),
  id: uuid('id').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  user: uuid('user_id').notNull(),
  session: uuid('session_id').notNull(),
  position: integer('position').notNull(),
  external_id: text('external_id'),
  question: uuid('question_id'),
  msg: jsonb('msg').$type<{ text: string; value?: string | number | null }[]>().notNull(),
  author: uuid('author_id'),
  bot_response: boolean('bot_response').notNull(),
  responseRequired: boolean('response_required').notNull().default(false),
  defaultInteraction: boolean('default_interaction').notNull().default(false),
});

/** Employee */
export const userProfile = pgTable('user_profile', {
  companyId: uuid('company_id').notNull(),
  id: uuid('id').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  type: text('type').$type<'SuperAdmin' | 'Admin' | 'Employee'>().notNull().default('Employee'),
  two_factor: boolean('two_factor'),
  status: text('status').$type<'active' | 'inactive'>().notNull().default('active'),
  first_name: text('first_name').notNull(),
  last_name: text('last_name'),
  display_name: text('display_name').notNull(),
  email_pending: text('email_pending'),
  email: text('email').notNull(),
  alternateEmail: text('alternate_email'),
  employee_id: text('employee_id').notNull(),
  birthDate: date('birth_date', { mode: 'string' }),
  phoneNumber: text('phone_number'),
  profilePicture: text('profile_picture'),
  skills: text('skills'),
  education: text('education'),
  experience: text('experience'),
  location: text('location'),
  city: text('city'),
  region: text('region'),
  country: text('country'),
  site: text('site'),
  role_category: text('role_category'),
  business: text('business'),
  businessHead: text('business_head'),
  gender: text('gender').$type<'male' | 'female'>(),
  function: text('function'),
  designation: text('designation'),
  department: text('department'),
  sub_department: text('sub_department'),
  grade: text('grade'),
  cluster: text('cluster'),
  team: text('team'),
  segment: text('segment'),
  sub_segment: text('sub_segment'),
  teamHead: text('team_head'),
  cost_centre: text('cost_centre'),
  joining_date: date('joining_date', { mode: 'string' }).notNull(),
  exit_date: date('exit_date', { mode: 'string' }),
  manager: text('manager'),
  manager_email: text('manager_email'),
  manager_1: text('manager_1'),
  manager_2: text('manager_2'),
  manager_3: text('manager_3'),
  hr_manager: text('hr_manager'),
  hrbp: text('hrbp'),
  hrbp_1: text('hrbp_1'),
  hrbp_2: text('hrbp_2'),
  hrbp_3: text('hrbp_3'),
  hrbp_4: text('hrbp_4'),
  lastRating: text('last_rating'),
  tags: jsonb('tags').$type<string[]>().notNull().default([]),
  high_potential_emp: boolean('high_potential_emp').notNull().default(false),
  date_format: text('date_format').$type<'DD-MM-YYYY' | 'MM-DD-YYYY' | 'YYYY-MM-DD'>().notNull().default('DD-MM-YYYY'),
  auto_timezone: boolean('auto_timezone').notNull().default(true),
  user_timezone: text('user_timezone').notNull().default('Asia/Kolkata'),
  language: text('language').$type<'english'>().notNull().default('english'),
  default_mail_client: text('default_mail_client').$type<'' | 'google' | 'outlook' | 'rapport'>().notNull().default(''),
  allow_stage_edit: boolean('allow_stage_edit'),
  allow_multiple_channels: boolean('allow_multiple_channels'),
  user_mood: integer('user_mood'),
  user_driver_average: doublePrecision('user_driver_average'),
  stage_title: text('stage_title'),
  last_stage: uuid('last_stage_id'),
  last_triggered_stage: timestamp('last_triggered_stage', { withTimezone: true, precision: 3, mode: 'date' }),
  action_status: text('action_status')
    .$type<'open' | 'scheduled' | 'inProgress' | 'resolved'>()
    .notNull()
    .default('open'),
  case_assignee: uuid('case_assignee_id'),
});

/** Figures told */
export const disclosure = pgTable('disclosure', {
  companyId: uuid('company_id').notNull(),
  id: uuid('id').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  user: uuid('user_id').notNull(),
  subject: text('subject').notNull(),
  about: text('about').notNull(),
  filters: jsonb('filters').$type<Record<string, string[]>>().notNull(),
  prints: jsonb('prints').$type<Record<string, string>>().notNull(),
  figures: text('figures').notNull(),
});

/** Segment */
export const savedFilter = pgTable('saved_filter', {
  companyId: uuid('company_id').notNull(),
  id: uuid('id').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  user: uuid('user_id').notNull(),
  title: text('title').notNull(),
  type: text('type').$type<'dashboard'>().notNull().default('dashboard'),
  filters: jsonb('filters').$type<Record<string, string[]>>().notNull(),
  is_default: boolean('is_default').notNull().default(false),
});

/** Template */
export const template = pgTable('template', {
  companyId: uuid('company_id').notNull(),
  id: uuid('id').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  templateName: text('template_name').notNull(),
  templateSubject: text('template_subject').notNull(),
  templateBody: text('template_body').notNull(),
  templateType: text('template_type').$type<'canned' | 'calendar'>().notNull(),
  share_settings: text('share_settings').$type<'self' | 'all'>().notNull(),
  is_default: boolean('is_default').notNull().default(false),
  createdBy: uuid('created_by'),
  reader: text('reader').notNull(),
  used: integer('used').notNull().default(0),
});

/** Version of a template */
export const templateVersion = pgTable('template_version', {
  companyId: uuid('company_id').notNull(),
  id: uuid('id').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  template: uuid('template_id').notNull(),
  number: integer('number').notNull(),
  templateName: text('template_name').notNull(),
  templateSubject: text('template_subject').notNull(),
  templateBody: text('template_body').notNull(),
  createdBy: uuid('created_by'),
});

/** Chat of a touchpoint */
export const touchpointRun = pgTable('touchpoint_run', {
  companyId: uuid('company_id').notNull(),
  id: uuid('id').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  user: uuid('user_id').notNull(),
  stage: uuid('stage_id').notNull(),
  dueOn: date('due_on', { mode: 'string' }).notNull(),
  state: text('state').$type<'planned' | 'held' | 'started' | 'dropped'>().notNull(),
  reason: text('reason').$type<
    | 'together'
    | 'paused'
    | 'no-credit'
    | 'sender-left'
    | 'too-late'
    | 'person-left'
    | 'moved'
    | 'stopped'
    | 'unreachable'
  >(),
  startAfter: timestamp('start_after', { withTimezone: true, precision: 3, mode: 'date' }),
  session: uuid('session_id'),
  stageType: text('stage_type').$type<'lifecycle' | 'postExit'>().notNull().default('lifecycle'),
  reminded: integer('reminded').notNull().default(0),
});

/** Touchpoint */
export const stage = pgTable('stage', {
  companyId: uuid('company_id').notNull(),
  id: uuid('id').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  title: text('title').notNull(),
  stageType: text('stage_type').$type<'lifecycle' | 'postExit'>().notNull().default('lifecycle'),
  triggerTimeDuration: integer('trigger_time_duration').notNull(),
  triggerTimeUnit: text('trigger_time_unit').$type<'days' | 'weeks' | 'months' | 'years'>().notNull().default('days'),
  status: text('status').$type<'draft' | 'live' | 'deleted'>().notNull().default('draft'),
  chatFromUser: uuid('chat_from_user_id'),
  position: integer('position'),
  mail_layout: text('mail_layout').$type<'standard' | 'banner' | 'card'>().notNull().default('standard'),
  mail_subject: text('mail_subject'),
  mail_body: text('mail_body'),
  header_text: text('header_text'),
  header_color: text('header_color').notNull().default('#ffffff'),
  header_background: text('header_background').notNull().default('#1d4ed8'),
  action_button_text: text('action_button_text'),
  button_color: text('button_color').notNull().default('#ffffff'),
  button_background: text('button_background').notNull().default('#1d4ed8'),
  questions: jsonb('questions')
    .$type<
      {
        id?: string;
        fixed?: 'reason' | 'experience' | 'manager' | 'recommend' | 'change';
        text: string;
        type: 'text' | 'scale' | 'quickReplies' | 'card' | 'carousel';
        scaleType?: 'emoji' | 'number';
        quickReplies?: { title: string; postback?: string }[];
        cards?: { title: string; text?: string; button?: string }[];
        responseRequired?: boolean;
      }[]
    >()
    .notNull(),
  reminders: jsonb('reminders')
    .$type<{ after: number; to: 'both' | 'no_response' | 'partial_response' }[]>()
    .notNull()
    .default([]),
});

/** Cycle of the survey */
export const surveyCycle = pgTable('survey_cycle', {
  companyId: uuid('company_id').notNull(),
  id: uuid('id').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  number: integer('number').notNull(),
  start: date('start', { mode: 'string' }).notNull(),
  end: date('end', { mode: 'string' }).notNull(),
  questions: jsonb('questions')
    .$type<
      {
        id: string;
        driver: 'mental' | 'social' | 'physical' | 'purposefulness';
        sub_driver: string;
        type: 'scale' | 'textInput' | 'text' | 'image' | 'card' | 'carousel' | 'quickReplies' | 'closeEnded';
        text: string;
        response_required: boolean;
        content: {
          scaleType?: 'emoji' | 'number';
          scale?: 'wellbeing' | 'agreement' | 'often';
          quickReplies?: { title: string; postback?: string; value?: number }[];
          cards?: {
            title: string;
            description?: string;
            imgUrl?: string;
            quickReplies?: { title: string; postback?: string; value?: number }[];
          }[];
          imgUrl?: string;
          description?: string;
        };
      }[]
    >()
    .notNull(),
  openedAt: timestamp('opened_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  closedAt: timestamp('closed_at', { withTimezone: true, precision: 3, mode: 'date' }),
});

/** What a cycle tells */
export const surveyCycleResult = pgTable('survey_cycle_result', {
  companyId: uuid('company_id').notNull(),
  id: uuid('id').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  cycle: uuid('cycle_id').notNull(),
  told: jsonb('told').$type<Record<string, unknown>>().notNull(),
  limits: text('limits').notNull(),
  reminders: integer('reminders'),
});

/** Mail of the survey */
export const surveyEmail = pgTable('survey_email', {
  companyId: uuid('company_id').notNull(),
  id: uuid('id').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  title: text('title'),
  subject: text('subject').notNull(),
  body: text('body').notNull(),
  email_category: text('email_category').$type<'chat_initiated' | 'reminder' | 'acknowledge'>().notNull(),
  recipient_filter_type: text('recipient_filter_type'),
  trigger_time_duration: integer('trigger_time_duration'),
  trigger_time_unit: text('trigger_time_unit').$type<'days'>(),
  template_type: text('template_type').$type<'plaintext'>().notNull().default('plaintext'),
  mail_layout: text('mail_layout').$type<'standard' | 'banner' | 'card'>().notNull().default('standard'),
  header_text: text('header_text'),
  header_color: text('header_color').notNull().default('#ffffff'),
  header_background: text('header_background').notNull().default('#1d4ed8'),
  action_button_text: text('action_button_text'),
  button_color: text('button_color').notNull().default('#ffffff'),
  button_background: text('button_background').notNull().default('#1d4ed8'),
  created_by: uuid('created_by'),
  last_update_by: uuid('last_update_by'),
});

/** Question */
export const surveyQuestion = pgTable('survey_question', {
  companyId: uuid('company_id').notNull(),
  id: uuid('id').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  driver: text('driver').$type<'mental' | 'social' | 'physical' | 'purposefulness'>().notNull(),
  sub_driver: text('sub_driver').notNull(),
  type: text('type')
    .$type<'scale' | 'textInput' | 'text' | 'image' | 'card' | 'carousel' | 'quickReplies' | 'closeEnded'>()
    .notNull(),
  text: text('text').notNull(),
  response_required: boolean('response_required').notNull().default(true),
  enabled: boolean('enabled').notNull().default(true),
  scaleType: text('scale_type').$type<'emoji' | 'number'>(),
  scale: text('scale').$type<'wellbeing' | 'agreement' | 'often'>(),
  quickReplies: jsonb('quick_replies')
    .$type<{ title: string; postback?: string; value?: number }[]>()
    .notNull()
    .default([]),
  cards: jsonb('cards')
    .$type<
      {
        title: string;
        description?: string;
        imgUrl?: string;
        quickReplies?: { title: string; postback?: string; value?: number }[];
      }[]
    >()
    .notNull()
    .default([]),
  imgUrl: text('img_url'),
  description: text('description'),
  interaction_id: uuid('interaction_id'),
  position: integer('position'),
  source: text('source'),
  createdBy: uuid('created_by'),
});

/** Answers of an employee in a cycle */
export const surveyResponse = pgTable('survey_response', {
  companyId: uuid('company_id').notNull(),
  id: uuid('id').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  user: uuid('user_id').notNull(),
  cycle: uuid('cycle_id').notNull(),
  session: uuid('session_id'),
  state: text('state').$type<'none' | 'partial' | 'complete'>().notNull().default('none'),
  segments: jsonb('segments').$type<Record<string, string>>().notNull().default({}),
  scores: jsonb('scores').$type<Record<string, number>>().notNull().default({}),
  parts: jsonb('parts').$type<Record<string, number>>().notNull().default({}),
  category: text('category').$type<'excelling' | 'thriving' | 'surviving' | 'struggling' | 'in_crisis'>(),
  completedAt: timestamp('completed_at', { withTimezone: true, precision: 3, mode: 'date' }),
  reachedOn: date('reached_on', { mode: 'string' }),
  reminded: jsonb('reminded').$type<string[]>().notNull().default([]),
  passed: jsonb('passed').$type<string[]>().notNull().default([]),
  reminders: integer('reminders').notNull().default(0),
  mailedOn: date('mailed_on', { mode: 'string' }),
  thankedAt: timestamp('thanked_at', { withTimezone: true, precision: 3, mode: 'date' }),
  nextAt: timestamp('next_at', { withTimezone: true, precision: 3, mode: 'date' }),
});

/** Well-being survey */
export const survey = pgTable('survey', {
  companyId: uuid('company_id').notNull(),
  id: uuid('id').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  frequency: integer('frequency').notNull().default(1),
  driverwise_questions_config: jsonb('driverwise_questions_config')
    .$type<{ mental: number; social: number; physical: number; purposefulness: number }>()
    .notNull()
    .default({ mental: 0, social: 0, physical: 0, purposefulness: 0 }),
  start_date: date('start_date', { mode: 'string' }),
  end_date: date('end_date', { mode: 'string' }),
  status: text('status').$type<'inactive' | 'active'>().notNull().default('inactive'),
  configuration_activated: boolean('configuration_activated').notNull().default(false),
  chatFromUser: uuid('chat_from_user'),
  audience: jsonb('audience').$type<Record<string, string[]>>().notNull().default({}),
  all_employees: boolean('all_employees').notNull().default(false),
  plannedBy: text('planned_by'),
});
