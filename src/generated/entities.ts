// Written by `npm run codegen` from schemas/. Do not edit.

export interface Entities {
  /**
   * Group
   */
  'access/group': {
    /**
     * ID
     */
    id: string;
    version: number;
    createdAt: string;
    updatedAt: string;
    /**
     * Names typed by people have at least 8 characters; those made by the product may be shorter.
     */
    group_name: string;
    /**
     * Permissions
     */
    permissions: (
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
    )[];
    /**
     * Which employees the group's admins see: field name with __in → values; tags → a list of tags. Every member must hold.
     */
    segments: {
      [k: string]: string[];
    };
    /**
     * All employees
     */
    all_employees: boolean;
    /**
     * Master group
     */
    master: boolean;
    /**
     * Name
     */
    name?: string | null;
    /**
     * Admins
     */
    people?: number | null;
    /**
     * Employees
     */
    employees?: number | null;
    /**
     * Employees who have left
     */
    employees_left?: number | null;
    /**
     * Of the whole company. Null: no limit.
     */
    places_left?: number | null;
    /**
     * Permissions
     */
    codes?:
      | (
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
      | null;
    /**
     * Permissions
     */
    granted?:
      | {
          /**
           * Code
           */
          codename: string;
        }[]
      | null;
    /**
     * Filter, as it is written on the wire
     */
    filter?: {
      [k: string]: string | string[];
    } | null;
    /**
     * Admins
     */
    users?:
      | {
          [k: string]: unknown;
        }[]
      | null;
  };
  /**
   * Membership
   */
  'access/membership': {
    /**
     * ID
     */
    id: string;
    version: number;
    createdAt: string;
    updatedAt: string;
    /**
     * Admin
     */
    user: string;
    /**
     * Group
     */
    group: string;
  };
  /**
   * Device
   */
  'account/device': {
    /**
     * ID
     */
    id?: string;
    /**
     * Person
     */
    user: string;
    /**
     * Browser
     */
    userAgent: string;
    /**
     * Browser
     */
    browser?: string | null;
    /**
     * This is here
     */
    current?: boolean | null;
    /**
     * Address
     */
    ip: string;
    /**
     * Signed in
     */
    level: 'full' | 'half';
    /**
     * Time
     */
    authenticatedAt?: string | null;
    /**
     * Time
     */
    lastSeenAt?: string | null;
    /**
     * Time
     */
    expiresAt?: string | null;
  };
  /**
   * Sign-in elsewhere
   */
  'account/identity': {
    /**
     * ID
     */
    id: string;
    version: number;
    createdAt: string;
    updatedAt: string;
    /**
     * Person
     */
    user: string;
    /**
     * Provider
     */
    provider: string;
    /**
     * Issuer
     */
    issuer: string;
    /**
     * Person's id at the issuer
     */
    subject: string;
    /**
     * Verified address when it was connected
     */
    email?: string | null;
    /**
     * Provider
     */
    label?: string | null;
    /**
     * Signs you in
     */
    connected?: boolean | null;
    /**
     * Stays, so that the next sign-in there does not connect it again by itself.
     */
    disconnected_at?: string | null;
    /**
     * Last used
     */
    last_used?: string | null;
  };
  /**
   * Challenge
   */
  'account/mfa/challenge': {
    /**
     * ID
     */
    id: string;
    version: number;
    createdAt: string;
    updatedAt: string;
    /**
     * Person
     */
    user: string;
    /**
     * A code is right only where it was asked for.
     */
    session: string;
    /**
     * Purpose
     */
    purpose: 'sign-in' | 'enrol';
    /**
     * Way
     */
    channel: 'app' | 'email' | 'phone';
    /**
     * Sent to
     */
    address?: string | null;
    /**
     * Code, hashed with the server's key
     */
    code?: string | null;
    /**
     * Seed to be confirmed, sealed
     */
    secret?: string | null;
    /**
     * Codes tried
     */
    tries: number;
    /**
     * Good until
     */
    until: string;
  };
  /**
   * Recovery code
   */
  'account/mfa/recovery-code': {
    /**
     * ID
     */
    id: string;
    version: number;
    createdAt: string;
    updatedAt: string;
    /**
     * Person
     */
    user: string;
    /**
     * Number
     */
    position: number;
    /**
     * Code, sealed
     */
    code: string;
    /**
     * Used
     */
    used_at?: string | null;
  };
  /**
   * Second factor
   */
  'account/mfa/second-factor': {
    /**
     * ID
     */
    id: string;
    version: number;
    createdAt: string;
    updatedAt: string;
    /**
     * Person
     */
    user: string;
    /**
     * Kind
     */
    otp_type: 'TOTP' | 'HOTP';
    /**
     * Seed of the app, sealed
     */
    secret?: string | null;
    /**
     * An older or equal one is refused: no code is taken twice.
     */
    last_step?: number | null;
    /**
     * Address for codes
     */
    email?: string | null;
    /**
     * Codes go to the address
     */
    email_verified: boolean;
    /**
     * Codes sent by mail
     */
    email_counter: number;
    /**
     * Number for codes
     */
    phone?: string | null;
    /**
     * Codes go to the number
     */
    phone_verified: boolean;
    /**
     * Codes sent by text message
     */
    phone_counter: number;
    /**
     * A link in the mailbox and a code in the same mailbox are one factor: until another method was used, no code goes there.
     */
    mail_is_not_enough: boolean;
    /**
     * Last used
     */
    last_used?: string | null;
  };
  /**
   * Mail
   */
  'account/outbox': {
    /**
     * ID
     */
    id?: string;
    /**
     * Kind
     */
    mail: string;
    /**
     * To
     */
    toAddress: string;
    /**
     * Name
     */
    toName?: string | null;
    /**
     * In the name of
     */
    fromName?: string | null;
    /**
     * Answers go to
     */
    replyTo?: string | null;
    /**
     * Subject
     */
    subject: string;
    /**
     * Body
     */
    html: string;
    /**
     * Text
     */
    text: string;
    /**
     * Body of a mail that may come back, sealed
     */
    kept?: string | null;
    /**
     * State
     */
    state:
      | 'queued'
      | 'sending'
      | 'sent'
      | 'failed'
      | 'bounced'
      | 'suppressed'
      | 'cancelled'
      | 'withdrawn'
      | 'redirected';
    /**
     * Attempts
     */
    attempts?: number | null;
    /**
     * Last failure
     */
    lastError?: string | null;
    /**
     * Time
     */
    notBefore?: string | null;
    /**
     * Sent at
     */
    sentAt?: string | null;
  };
  /**
   * Attempt
   */
  'account/outbox/attempt': {
    /**
     * ID
     */
    id?: string;
    /**
     * Mail
     */
    mail: string;
    /**
     * Outcome
     */
    outcome: 'sent' | 'deferred' | 'bounced' | 'returned' | 'failed';
    /**
     * Words of the mail server
     */
    answer?: string | null;
  };
  /**
   * Address not written to
   */
  'account/outbox/suppression': {
    /**
     * ID
     */
    id?: string;
    /**
     * Address
     */
    address: string;
    /**
     * Kind of mail
     */
    mail: string;
    /**
     * Reason
     */
    reason: 'bounced' | 'unsubscribed';
  };
  /**
   * Passkey
   */
  'account/passkey': {
    /**
     * ID
     */
    id: string;
    version: number;
    createdAt: string;
    updatedAt: string;
    /**
     * Person
     */
    user: string;
    /**
     * Name
     */
    name: string;
    /**
     * Id that the authenticator gave
     */
    credential: string;
    /**
     * Public key
     */
    public_key: string;
    /**
     * Times used, as the authenticator counts
     */
    counter: number;
    /**
     * Ways to reach it
     */
    transports: string[];
    /**
     * Kept in a password manager
     */
    synced: boolean;
    /**
     * Last used
     */
    last_used?: string | null;
  };
  /**
   * Bounced mail
   */
  'audit/bounce': {
    /**
     * ID
     */
    id: string;
    version: number;
    createdAt: string;
    updatedAt: string;
    /**
     * The address that the mail went to, in lower case.
     */
    email_id: string;
    /**
     * Who had this address when the mail came back; null for an address of nobody here.
     */
    user?: string | null;
    /**
     * Error
     */
    kind: 'hard' | 'soft';
    /**
     * Words of the mail server
     */
    reason?: string | null;
    /**
     * Status
     */
    status: 'open' | 'resolved';
    /**
     * How many mails to this address have come back for good, with this one.
     */
    bounce_count: number;
    /**
     * Not written to any more
     */
    delivery_disabled: boolean;
    /**
     * Remarks
     */
    resolution_summary?: string | null;
    /**
     * The same report counts once.
     */
    message_id: string;
    /**
     * Nobody here had this address when the mail came back.
     */
    nobody?: boolean | null;
    /**
     * The employee
     */
    user_details?: {
      /**
       * ID
       */
      user_id?: string;
      /**
       * Email of today
       */
      email?: string;
    } | null;
  };
  /**
   * Change of many bounced mails
   */
  'audit/bulk': {
    /**
     * ID
     */
    id: string;
    version: number;
    createdAt: string;
    updatedAt: string;
    /**
     * Chosen by
     */
    user: string;
    /**
     * What is done
     */
    kind: 'exit' | 'resolve';
    /**
     * From then on a job of the same id does it.
     */
    begun: boolean;
    /**
     * How many
     */
    total: number;
    /**
     * Remarks
     */
    resolution_summary?: string | null;
  };
  /**
   * One of many bounced mails that are changed
   */
  'audit/bulk-row': {
    /**
     * ID
     */
    id: string;
    version: number;
    createdAt: string;
    updatedAt: string;
    /**
     * Change
     */
    bulk: string;
    /**
     * Place
     */
    place: number;
    /**
     * Bounced mail
     */
    bounce?: string | null;
    /**
     * Employee
     */
    person?: string | null;
    /**
     * Email
     */
    email_id: string;
    /**
     * Exit date
     */
    exit_date?: string | null;
    /**
     * Outcome
     */
    outcome: 'waiting' | 'done' | 'refused';
    /**
     * Why not
     */
    reason?: string | null;
  };
  /**
   * Check of the audit log
   */
  'audit/check': {
    /**
     * ID
     */
    id: string;
    version: number;
    createdAt: string;
    updatedAt: string;
    /**
     * Asked for by
     */
    user: string;
    /**
     * Place of the last line that was looked at
     */
    place: number;
    /**
     * Its seal
     */
    place_seal?: string | null;
    /**
     * Gone through
     */
    ended?: string | null;
    /**
     * Lines
     */
    lines: number;
    /**
     * Sealed lines
     */
    sealed: number;
    /**
     * Place of the last line that is no longer kept
     */
    cut: number;
    /**
     * First line that is not as it was sealed, or before which one is missing
     */
    broken_at?: number | null;
    /**
     * Last seal that holds
     */
    seal?: string | null;
  };
  /**
   * Download
   */
  'audit/download': {
    /**
     * ID
     */
    id: string;
    version: number;
    createdAt: string;
    updatedAt: string;
    /**
     * Asked for by
     */
    user: string;
    /**
     * Names of the reports in the file, comma-separated.
     */
    report_name: string;
    /**
     * Dashboard Type
     */
    type:
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
    /**
     * Status
     */
    status: 'queued' | 'running' | 'ready' | 'failed' | 'cancelled';
    /**
     * Parts done
     */
    done: number;
    /**
     * Parts in all
     */
    total: number;
    /**
     * File
     */
    file?: string | null;
    /**
     * Asked for by the caller
     */
    own?: boolean | null;
    /**
     * File
     */
    file_state?: 'kept' | 'gone' | 'other' | 'none' | null;
    /**
     * A link of five minutes to the file; null for anyone else than who asked for it, and once it is gone.
     */
    file_link?: string | null;
  };
  /**
   * Line of the audit log
   */
  'audit/line': {
    /**
     * ID
     */
    id?: number;
    /**
     * Date
     */
    at: string;
    /**
     * Activity in
     */
    type:
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
    /**
     * Activity
     */
    activity: string;
    /**
     * Kind of record
     */
    entity?: string | null;
    /**
     * Record
     */
    recordId?: string | null;
    /**
     * Old data
     */
    old?: {
      [k: string]: unknown;
    } | null;
    /**
     * New data
     */
    new?: {
      [k: string]: unknown;
    } | null;
    /**
     * Who did it; null where the product did it by itself.
     */
    actor?: string | null;
    /**
     * As whom the console was seen meanwhile.
     */
    onBehalf?: string | null;
    /**
     * Whose record it was, where it is a person's.
     */
    subject?: string | null;
    /**
     * IP address
     */
    ip?: string | null;
    /**
     * User
     */
    author?: {
      [k: string]: string | null;
    } | null;
    /**
     * By ID, what those are called whom the data before or after speaks of, and whom the reader sees.
     */
    people?: {
      [k: string]: string | null;
    } | null;
    /**
     * What was done, and in what, in words.
     */
    told?: string | null;
    /**
     * What was changed, in words.
     */
    kind?: string | null;
    /**
     * Where it came from
     */
    extra_data?: {
      [k: string]: string | null;
    } | null;
  };
  /**
   * Employee upload
   */
  'audit/upload': {
    /**
     * ID
     */
    id: string;
    version: number;
    createdAt: string;
    updatedAt: string;
    /**
     * Uploaded by
     */
    created_by: string;
    /**
     * File
     */
    file_name: string;
    /**
     * Kind of file
     */
    kind: string;
    /**
     * Encoding
     */
    encoding?: string | null;
    /**
     * State
     */
    state: 'uploaded' | 'checking' | 'checked' | 'running' | 'done' | 'cancelled' | 'failed' | 'undoing' | 'undone';
    /**
     * Uploaded date format
     */
    mapping_date_format?: 'DD-MM-YYYY' | 'MM-DD-YYYY' | 'YYYY-MM-DD' | null;
    /**
     * Headings
     */
    headings?: string[];
    /**
     * First rows
     */
    preview?: string[][];
    /**
     * Property of a person → number of the column, from 0.
     */
    mapping?: {
      [k: string]: number;
    } | null;
    /**
     * People who are not in the file
     */
    missing: 'leave' | 'deactivate';
    /**
     * Rows
     */
    rows: number;
    /**
     * Rows worked through
     */
    done: number;
    /**
     * Rows to work through
     */
    total: number;
    /**
     * Success
     */
    success_count: number;
    /**
     * Updated
     */
    updated_count: number;
    /**
     * New added
     */
    new_user_count: number;
    /**
     * Failure
     */
    error_count: number;
    /**
     * Rows with an address that nobody has
     */
    unknown_count: number;
    /**
     * Unchanged
     */
    unchanged_count: number;
    /**
     * Deactivated
     */
    deactivated_count: number;
    /**
     * Active people before
     */
    active_count: number;
    /**
     * Deactivations that were confirmed
     */
    confirmed: number;
    /**
     * Restored
     */
    restored_count: number;
    /**
     * Not restored
     */
    kept_count: number;
    /**
     * What went wrong
     */
    problem?: string | null;
    /**
     * Asked to stop
     */
    stop: boolean;
    /**
     * Download
     */
    user_data_file?: string | null;
    /**
     * Rows that were refused
     */
    error_file?: string | null;
    /**
     * People who change
     */
    change_file?: string | null;
    /**
     * Deactivations are to be confirmed by their number
     */
    confirm?: boolean | null;
    /**
     * The original can be downloaded
     */
    has_original?: boolean | null;
    /**
     * There is a file of refused rows
     */
    has_errors?: boolean | null;
    /**
     * There is a file of the people who change
     */
    has_changes?: boolean | null;
    /**
     * Can be undone
     */
    can_undo?: boolean | null;
    /**
     * What went wrong, in words
     */
    said?: string | null;
    /**
     * Uploaded by
     */
    uploader?: {
      [k: string]: string | null;
    } | null;
    /**
     * Email
     */
    uploader_email?: string | null;
    /**
     * Uploaded by the caller
     */
    own?: boolean | null;
    /**
     * A link of five minutes to the file as it was uploaded; null for anyone else than who uploaded it, and once it is gone.
     */
    file_link?: string | null;
  };
  /**
   * Row of an employee upload
   */
  'audit/upload-row': {
    /**
     * ID
     */
    id: string;
    version: number;
    createdAt: string;
    updatedAt: string;
    /**
     * Upload
     */
    upload: string;
    /**
     * Row
     */
    row: number;
    /**
     * Outcome
     */
    outcome: 'new' | 'changed' | 'refused' | 'deactivated' | 'unknown' | 'restored' | 'kept';
    /**
     * Person
     */
    person?: string | null;
    /**
     * What was there before
     */
    before: {
      [k: string]: unknown;
    };
    /**
     * What the import put there
     */
    after: {
      [k: string]: unknown;
    };
    /**
     * Why it was refused
     */
    problems: {
      column: string;
      value: string;
      reason: string;
    }[];
    /**
     * Cells
     */
    cells: string[];
  };
  /**
   * Personal link
   */
  'chats/link': {
    /**
     * ID
     */
    id: string;
    version: number;
    createdAt: string;
    updatedAt: string;
    /**
     * Employee
     */
    user: string;
    /**
     * Chat session
     */
    session: string;
    /**
     * Opens
     */
    purpose: 'chat' | 'feedback';
    /**
     * Token, hashed
     */
    tokenHash: string;
    /**
     * Good until
     */
    until: string;
  };
  /**
   * API token
   */
  'company/api-token': {
    /**
     * ID
     */
    id: string;
    version: number;
    createdAt: string;
    updatedAt: string;
    /**
     * Name
     */
    name: string;
    /**
     * May
     */
    scopes: ('chats:start' | 'chats:answer')[];
    /**
     * As the filter of a group. Every member must hold; without any it reaches nobody.
     */
    segments: {
      [k: string]: string[];
    };
    /**
     * Reaches all employees
     */
    all_employees: boolean;
    /**
     * Begins with
     */
    start: string;
    /**
     * SHA-256 of the token
     */
    token_hash: string;
    /**
     * Made by
     */
    created_by: string;
    /**
     * Expires
     */
    expires_at?: string | null;
    /**
     * Last used
     */
    last_used?: string | null;
    /**
     * Revoked at
     */
    revoked_at?: string | null;
    /**
     * Answers for it: the token does nothing that this person may not.
     */
    confirmed_by: string;
    /**
     * Held since
     */
    held_at?: string | null;
    /**
     * Held because
     */
    held_because?: 'left' | 'rights' | 'audience' | null;
    /**
     * The SuperAdmins were told
     */
    held_told?: boolean;
    /**
     * Employees
     */
    audience?: string | null;
    /**
     * State
     */
    state?: 'active' | 'held' | 'expired' | 'revoked' | null;
    /**
     * Field with __in → values joined with commas, tags → a list.
     */
    reach?: {
      [k: string]: string | string[];
    } | null;
    /**
     * Held since
     */
    held_since?: string | null;
    /**
     * Held because
     */
    held_now?: 'left' | 'rights' | 'audience' | null;
  };
  /**
   * Company
   */
  'company/company': {
    /**
     * ID
     */
    id: string;
    version: number;
    createdAt: string;
    updatedAt: string;
    /**
     * Used in file names and by the operator's commands.
     */
    slug: string;
    /**
     * Company name
     */
    company_name: string;
    /**
     * Address
     */
    company_address?: string | null;
    /**
     * Country
     */
    country?: string | null;
    /**
     * Company type
     */
    company_type?: string | null;
    /**
     * Employee strength
     */
    employee_strength?: number | null;
    /**
     * Brand name
     */
    brand_name?: string | null;
    /**
     * Rich text: up to 5,000 visible characters.
     */
    companyProfile?: string | null;
    /**
     * Logo
     */
    company_logo?: string | null;
    /**
     * Website
     */
    company_website?: string | null;
    /**
     * SPOC name
     */
    spoc_name?: string | null;
    /**
     * SPOC phone
     */
    spoc_phone?: string | null;
    /**
     * SPOC email
     */
    spoc_email?: string | null;
    /**
     * LinkedIn
     */
    linkedin_link?: string | null;
    /**
     * Facebook
     */
    facebook_link?: string | null;
    /**
     * Glassdoor
     */
    glassdoor_link?: string | null;
    /**
     * JobStreet
     */
    jobStreet_link?: string | null;
    /**
     * Avatar
     */
    company_avatar_id?: 'violet' | 'teal' | 'coral' | 'amber' | 'blue' | 'slate' | null;
    /**
     * Picture
     */
    company_avatar?: string | null;
    /**
     * Avatar id → picture.
     */
    companies_avatar?: {
      [k: string]: string;
    } | null;
    /**
     * Touchpoints are switched on
     */
    milestone_active: boolean;
    /**
     * Null: no limit.
     */
    milestone_limit?: number | null;
    /**
     * Touchpoint credits left
     */
    milestone_limit_remaining?: number | null;
    /**
     * Ad hoc chats are switched on
     */
    adhoc_active: boolean;
    /**
     * Null: no limit.
     */
    adhoc_limit?: number | null;
    /**
     * Ad hoc credits left
     */
    adhoc_limit_remaining?: number | null;
    /**
     * Null: no limit.
     */
    recipient_limit?: number | null;
    /**
     * Recipients left
     */
    recipient_limit_remaining?: number | null;
    /**
     * How many there may be. Null: no limit.
     */
    admin_limit?: number | null;
    /**
     * Alert words are part of the plan
     */
    alert_words_active: boolean;
    /**
     * The exit survey is switched on
     */
    exit_active: boolean;
    /**
     * Admins may edit touchpoints
     */
    stage_edit_active: boolean;
    /**
     * More than one messaging channel may be connected
     */
    multiple_channels_active: boolean;
    /**
     * WhatsApp can be connected
     */
    whatsapp_active?: boolean;
    /**
     * WhatsApp is connected
     */
    notification_enabled: boolean;
    /**
     * Second factor required for admins
     */
    second_factor_required?: boolean | null;
    /**
     * As the company settings name them.
     */
    tags?: string[] | null;
    /**
     * Status of the company's users
     */
    users_status?: string | null;
    /**
     * Active
     */
    is_active: boolean;
    /**
     * Internal
     */
    is_internal: boolean;
    /**
     * Plan
     */
    active_plan?: string | null;
    /**
     * Time zone
     */
    time_zone: string;
  };
  /**
   * Credits taken
   */
  'company/credit': {
    /**
     * ID
     */
    id: string;
    version: number;
    createdAt: string;
    updatedAt: string;
    /**
     * Touchpoint credits taken since the limit was set
     */
    touchpoints_taken: number;
    /**
     * The admins were told that none is left
     */
    told_at?: string | null;
  };
  /**
   * Company settings
   */
  'company/settings': {
    /**
     * ID
     */
    id: string;
    version: number;
    createdAt: string;
    updatedAt: string;
    /**
     * Alert words
     */
    chat_alert_word_notification: true | false;
    /**
     * Words
     *
     * Items: Word
     */
    chat_alert_words: string[];
    /**
     * `simple`, or a language in whose forms each word is looked for.
     */
    chat_alert_word_forms: 'simple' | 'dutch' | 'english' | 'french' | 'german' | 'italian' | 'portuguese' | 'spanish';
    /**
     * Shown at once to someone who writes of self-harm in a chat.
     */
    help_contacts?: string | null;
    /**
     * Tags
     *
     * Items: Tag
     */
    employee_tags: string[];
    /**
     * Resolution Summary
     */
    enable_action_summary: '0' | '1' | '2';
    /**
     * Content people are asked to say so elsewhere.
     */
    enable_brand_promotion_feedback: true | false;
    /**
     * Social link
     */
    brand_promotion_feedback_field?: 'glassdoor_link' | 'jobStreet_link' | 'linkedin_link' | 'facebook_link' | null;
    /**
     * Auto-assign disengaged
     */
    disengaged_auto_assign: true | false;
    /**
     * Assign disengaged to
     */
    disengaged_reference_field?: 'hr_manager' | 'hrbp' | null;
    /**
     * Auto-assign Fence-sitters
     */
    passively_engaged_auto_assign: true | false;
    /**
     * Assign fence-sitters to
     */
    passively_engaged_reference_field?: 'hr_manager' | 'hrbp' | null;
    /**
     * Invitations to the channel first
     */
    channel_first: true | false;
    /**
     * Auto acknowledge
     */
    auto_acknowledge: true | false;
    /**
     * Pause interaction
     */
    pause_interaction_active: true | false;
    /**
     * First day, in the company's time zone.
     */
    pause_interaction_start_date?: string | null;
    /**
     * Last day, in the company's time zone.
     */
    pause_interaction_end_date?: string | null;
    /**
     * At present
     */
    pause_state?: 'none' | 'planned' | 'running' | null;
    /**
     * Begin of a pause that was ended by hand; what was held by it is still being released.
     */
    pause_held_from?: string | null;
    /**
     * When it was ended.
     */
    pause_held_until?: string | null;
    /**
     * Post-Resolution feedback for HR partner interventions
     */
    resolution_feedback_enabled: true | false;
    /**
     * eNPS detractor notification
     */
    detractors_notification: true | false;
    /**
     * Mail to
     */
    detractors_ref_field?: 'hr_manager' | 'hrbp' | null;
    /**
     * Scores below this one count.
     */
    detractor_below: 6 | 7;
    /**
     * Days on which the company does not work, besides Saturdays and Sundays.
     *
     * Items: Holiday
     */
    holidays: {
      /**
       * Day
       */
      day: string;
      /**
       * Name
       */
      name: string;
    }[];
    /**
     * For how many days lines of the audit log are kept; 0: for good.
     */
    audit_keep_days?: 0 | 365 | 730 | 1095 | 2555;
  };
  /**
   * Support ticket
   */
  'company/ticket': {
    /**
     * ID
     */
    id: string;
    version: number;
    createdAt: string;
    updatedAt: string;
    /**
     * Kind
     */
    type: 'feature_request' | 'plan_change' | 'integration_upgrade';
    /**
     * Subject
     */
    subject: string;
    /**
     * Description
     */
    description: string;
    /**
     * Phone to call back
     */
    contact_phone?: string | null;
    /**
     * Asked by
     */
    name: string;
    /**
     * Email
     */
    email: string;
    /**
     * Status
     */
    status: 'open' | 'closed';
  };
  /**
   * GenAI log
   */
  'genai/log': {
    /**
     * ID
     */
    id: string;
    version: number;
    createdAt: string;
    updatedAt: string;
    /**
     * Report Name
     */
    report_name: string;
    /**
     * Created By
     */
    created_by: string;
    /**
     * Whom and what the report is about: what a filter is called → what its values are called, joined with commas.
     */
    meta_data?: {
      [k: string]: string;
    };
    /**
     * Status
     */
    status: 'queued' | 'running' | 'success' | 'failed';
    /**
     * Error
     */
    error_message?: string | null;
    /**
     * File
     */
    file?: string | null;
    /**
     * Model
     */
    openai_model?: string | null;
    /**
     * Cost in dollars
     */
    total_cost?: number | null;
    /**
     * Tokens sent
     */
    prompt_token?: number | null;
    /**
     * Tokens answered
     */
    completion_token?: number | null;
    /**
     * Tokens in all
     */
    total_token?: number | null;
    /**
     * The caller can download it
     */
    has_file?: boolean | null;
    /**
     * A link of five minutes to the file; null for anyone else than who asked for it, and once it is gone.
     */
    file_link?: string | null;
  };
  /**
   * Connection
   */
  'integrations/connection': {
    /**
     * ID
     */
    id: string;
    version: number;
    createdAt: string;
    updatedAt: string;
    /**
     * Kind
     */
    kind: 'channel' | 'mail_client';
    /**
     * Provider
     */
    provider: 'slack' | 'microsoft' | 'google' | 'outlook' | 'rapport';
    /**
     * Whose mail client it is; null: the company's channel.
     */
    user?: string | null;
    /**
     * Id of the account at the provider
     */
    account_id: string;
    /**
     * Account
     */
    account_label: string;
    /**
     * State
     */
    state: 'connected' | 'lost';
    /**
     * Tokens, sealed
     */
    tokens?: string | null;
    /**
     * One process at a time asks for new tokens.
     */
    refreshing_until?: string | null;
    /**
     * Connected by
     */
    connected_by: string;
  };
  /**
   * Alert
   */
  'people/alert': {
    /**
     * ID
     */
    id: string;
    version: number;
    createdAt: string;
    updatedAt: string;
    /**
     * Who is told
     */
    user: string;
    /**
     * What it is about
     */
    kind: string;
    /**
     * Its key, so that it is shown in the words of today.
     */
    text: string;
    /**
     * What is put into the message
     */
    params: {
      [k: string]: string | number;
    };
    /**
     * Where it leads in the console
     */
    link?: string | null;
    /**
     * Not shown to people who may no longer see them.
     */
    employee?: string | null;
    /**
     * The chat it is about
     */
    session?: string | null;
    /**
     * Read at
     */
    readAt?: string | null;
    /**
     * In words, as the reader may know it today.
     */
    told?: string | null;
    /**
     * Where it leads the reader today
     */
    leads?: string | null;
    /**
     * When
     */
    since?: string | null;
    /**
     * Of chats without a name.
     */
    within?: 'day' | 'month' | 'year' | null;
    /**
     * Read
     */
    read?: boolean | null;
  };
  /**
   * Meeting
   */
  'people/meeting': {
    /**
     * ID
     */
    id: string;
    version: number;
    createdAt: string;
    updatedAt: string;
    /**
     * Employee
     */
    user: string;
    /**
     * Organiser
     */
    organiser: string;
    /**
     * Chat that it is about
     */
    session?: string | null;
    /**
     * Calendar
     */
    provider: 'google' | 'outlook' | 'rapport';
    /**
     * Id of the calendar at the provider
     */
    calendar_id?: string | null;
    /**
     * Id of the event at the provider
     */
    event_id?: string | null;
    /**
     * Summary
     */
    title: string;
    /**
     * Read by its organiser only.
     */
    description: string;
    /**
     * Start
     */
    event_time: string;
    /**
     * End
     */
    expiry_time: string;
    /**
     * Time zone in which it was planned
     */
    time_zone: string;
    /**
     * How often it was changed
     */
    sequence?: number;
    /**
     * State
     */
    state?: 'sending' | 'scheduled' | 'cancelled' | 'failed';
    /**
     * Where the case stood before it
     */
    status_before?: 'open' | 'scheduled' | 'inProgress' | 'resolved' | null;
    /**
     * Why it was cancelled
     */
    cancelled_because?: 'organiser' | 'left' | 'gone' | null;
    /**
     * What is on its way to the calendar
     */
    change?: 'add' | 'update' | 'cancel' | null;
    /**
     * Which change was the last one
     */
    change_id?: string | null;
    /**
     * What it is to be changed to
     */
    wanted?: {
      [k: string]: string;
    } | null;
    /**
     * What the provider has refused the last change with
     */
    fault?: string | null;
    /**
     * Seconds after which the provider may be asked again
     */
    retry_after?: number | null;
  };
  /**
   * Note
   */
  'people/note': {
    /**
     * ID
     */
    id: string;
    version: number;
    createdAt: string;
    updatedAt: string;
    /**
     * Employee
     */
    user: string;
    /**
     * Note
     */
    body: string;
    /**
     * Admins who are mentioned
     */
    tagged: string[];
    /**
     * Author
     */
    createdBy: string;
    /**
     * Chat that it was written about
     */
    session?: string | null;
    /**
     * Addresses of those who are mentioned
     */
    user_tagged?: string[] | null;
  };
  /**
   * Chat session
   */
  'people/session': {
    /**
     * ID
     */
    id: string;
    version: number;
    createdAt: string;
    updatedAt: string;
    /**
     * Employee
     */
    user: string;
    /**
     * By chance, and the same in all chats that someone has of one touchpoint in one quarter.
     */
    pseudonym: string;
    /**
     * Touchpoint
     */
    stage?: string | null;
    /**
     * Touchpoint's title at the time
     */
    stage_title: string;
    /**
     * Status
     */
    status: 'initiated' | 'in_progress' | 'completed';
    /**
     * Case status
     */
    action_status: 'open' | 'scheduled' | 'inProgress' | 'resolved';
    /**
     * Current Mood
     */
    overall_mood?: 1 | 2 | 3 | 4 | 5 | null;
    /**
     * Rating by driver
     */
    driver_rating: {
      [k: string]: number;
    };
    /**
     * Engagement Score
     */
    driverAverage?: number | null;
    /**
     * How likely they would recommend working here.
     */
    enps?: number | null;
    /**
     * Assigned to
     */
    assignee?: string | null;
    /**
     * Acknowledged at
     */
    acknowledgedAt?: string | null;
    /**
     * Place that was offered at the end
     */
    brand_offered?: 'glassdoor_link' | 'jobStreet_link' | 'linkedin_link' | 'facebook_link' | null;
    /**
     * Id at the chat's side
     */
    external_id?: string | null;
    /**
     * Started at
     */
    startedAt?: string | null;
    /**
     * Completed at
     */
    completedAt?: string | null;
    /**
     * Resolution summary
     */
    resolution_summary?: string | null;
    /**
     * Resolved by
     */
    resolved_by?: string | null;
    /**
     * Asked whether it helped, at
     */
    feedback_asked?: string | null;
    /**
     * Did it help
     */
    helped?: 'yes' | 'partly' | 'no' | null;
  };
  /**
   * Transcript entry
   */
  'people/session/message': {
    /**
     * ID
     */
    id: string;
    version: number;
    createdAt: string;
    updatedAt: string;
    /**
     * Employee
     */
    user: string;
    /**
     * Chat session
     */
    session: string;
    /**
     * Place in the transcript
     */
    position: number;
    /**
     * Id at the chat's side
     */
    external_id?: string | null;
    /**
     * Question that is asked or answered
     */
    question?: string | null;
    /**
     * What was said
     */
    msg: {
      text: string;
      value?: string | number | null;
    }[];
    /**
     * Set for replies; the assistant's own messages have none.
     */
    author?: string | null;
    /**
     * Said by the assistant
     */
    bot_response: boolean;
    /**
     * Waits for an answer
     */
    responseRequired: boolean;
    /**
     * Part of every chat
     */
    defaultInteraction: boolean;
  };
  /**
   * Employee
   */
  'people/user': {
    /**
     * ID
     */
    id: string;
    version: number;
    createdAt: string;
    updatedAt: string;
    /**
     * Type
     */
    type: 'SuperAdmin' | 'Admin' | 'Employee';
    /**
     * A second factor is enabled.
     */
    two_factor?: boolean | null;
    /**
     * Status
     */
    status: 'active' | 'inactive';
    /**
     * First name
     */
    first_name: string;
    /**
     * Last name
     */
    last_name?: string | null;
    /**
     * Name
     */
    display_name: string;
    /**
     * New email, not confirmed yet
     */
    email_pending?: string | null;
    /**
     * Email
     */
    email: string;
    /**
     * Alternate email
     */
    alternateEmail?: string | null;
    /**
     * Employee ID
     */
    employee_id: string;
    /**
     * Birth date
     */
    birthDate?: string | null;
    /**
     * E.164.
     */
    phoneNumber?: string | null;
    /**
     * Picture
     */
    profilePicture?: string | null;
    /**
     * Skills
     */
    skills?: string | null;
    /**
     * Education
     */
    education?: string | null;
    /**
     * Experience
     */
    experience?: string | null;
    /**
     * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
     */
    location?: string | null;
    /**
     * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
     */
    city?: string | null;
    /**
     * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
     */
    region?: string | null;
    /**
     * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
     */
    country?: string | null;
    /**
     * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
     */
    site?: string | null;
    /**
     * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
     */
    role_category?: string | null;
    /**
     * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
     */
    business?: string | null;
    /**
     * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
     */
    businessHead?: string | null;
    /**
     * Gender
     */
    gender?: 'male' | 'female' | null;
    /**
     * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
     */
    function?: string | null;
    /**
     * Designation
     */
    designation?: string | null;
    /**
     * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
     */
    department?: string | null;
    /**
     * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
     */
    sub_department?: string | null;
    /**
     * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
     */
    grade?: string | null;
    /**
     * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
     */
    cluster?: string | null;
    /**
     * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
     */
    team?: string | null;
    /**
     * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
     */
    segment?: string | null;
    /**
     * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
     */
    sub_segment?: string | null;
    /**
     * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
     */
    teamHead?: string | null;
    /**
     * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
     */
    cost_centre?: string | null;
    /**
     * Joining date
     */
    joining_date: string;
    /**
     * Exit date
     */
    exit_date?: string | null;
    /**
     * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
     */
    manager?: string | null;
    /**
     * Manager's email
     */
    manager_email?: string | null;
    /**
     * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
     */
    manager_1?: string | null;
    /**
     * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
     */
    manager_2?: string | null;
    /**
     * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
     */
    manager_3?: string | null;
    /**
     * HR manager's email
     */
    hr_manager?: string | null;
    /**
     * HR business partner
     */
    hrbp?: string | null;
    /**
     * HR business partner 1
     */
    hrbp_1?: string | null;
    /**
     * HR business partner 2
     */
    hrbp_2?: string | null;
    /**
     * HR business partner 3
     */
    hrbp_3?: string | null;
    /**
     * HR business partner 4
     */
    hrbp_4?: string | null;
    /**
     * Last rating
     */
    lastRating?: string | null;
    /**
     * Tags
     */
    tags: string[];
    /**
     * High potential
     */
    high_potential_emp: boolean;
    /**
     * Date format
     */
    date_format: 'DD-MM-YYYY' | 'MM-DD-YYYY' | 'YYYY-MM-DD';
    /**
     * Time zone
     */
    auto_timezone: true | false;
    /**
     * Zone in use
     */
    user_timezone: string;
    /**
     * Language
     */
    language: 'english';
    /**
     * Mail client
     */
    default_mail_client: '' | 'google' | 'outlook' | 'rapport';
    /**
     * Null: all who may manage touchpoints may edit them. A SuperAdmin can take it from one admin.
     */
    allow_stage_edit?: boolean | null;
    /**
     * Null: as the company. A SuperAdmin can take it from one admin.
     */
    allow_multiple_channels?: boolean | null;
    /**
     * Mood
     */
    user_mood?: 1 | 2 | 3 | 4 | 5 | null;
    /**
     * Engagement score
     */
    user_driver_average?: number | null;
    /**
     * Last touchpoint sent
     */
    stage_title?: string | null;
    /**
     * Id of the last touchpoint
     */
    last_stage?: string | null;
    /**
     * Last touchpoint sent at
     */
    last_triggered_stage?: string | null;
    /**
     * Case status
     */
    action_status: 'open' | 'scheduled' | 'inProgress' | 'resolved';
    /**
     * Case assigned to
     */
    case_assignee?: string | null;
    /**
     * Company
     */
    company?: {
      /**
       * Id
       */
      id: string;
      /**
       * Company name
       */
      company_name: string;
    } | null;
    /**
     * Channels of the company
     */
    company_integrations?: string[] | null;
    /**
     * Channels that can be connected
     */
    integration_channels?: string[] | null;
    /**
     * Of oneself; of others for those who may do everything.
     */
    permissions?: string[] | null;
    /**
     * First touchpoint
     */
    stage1?: string | null;
    /**
     * For people who may see the timeline.
     */
    user_timeline?:
      | {
          /**
           * Tells the entries apart
           */
          key: string;
          /**
           * Touchpoint
           */
          title: string;
          /**
           * What came of it
           */
          state:
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
          /**
           * Day that it was or is due
           */
          day: string;
          /**
           * When it was answered or begun
           */
          at: string | null;
        }[]
      | null;
    /**
     * The next one that the caller has scheduled with this person.
     */
    invite?: {
      /**
       * What can be done with it
       */
      type: 'edit' | 'delete';
      /**
       * When it is
       */
      user_schedule: {
        /**
         * Id of the event
         */
        id: string | null;
        /**
         * Time
         */
        event_time: string;
        /**
         * Time
         */
        expiry_time: string;
        /**
         * Summary
         */
        title: string;
        /**
         * Description
         */
        description: string;
        /**
         * Id of the calendar
         */
        event_data: string | null;
        /**
         * Calendar
         */
        calendar_mail_client: 'google' | 'outlook' | 'rapport';
      };
    } | null;
  };
  /**
   * Figures told
   */
  'segments/disclosure': {
    /**
     * ID
     */
    id: string;
    version: number;
    createdAt: string;
    updatedAt: string;
    /**
     * Who was told
     */
    user: string;
    /**
     * What was told of: `overview`, or the question whose answers they are
     */
    subject: string;
    /**
     * Filters and row scope, as one text
     */
    about: string;
    /**
     * Filters
     */
    filters: {
      [k: string]: string[];
    };
    /**
     * `all`, or a month → fingerprint of the chats that were counted: tells how two groups differ, and nothing about who is in them.
     */
    prints: {
      [k: string]: string;
    };
    /**
     * What was told, as JSON
     */
    figures: string;
  };
  /**
   * Segment
   */
  'segments/saved-filter': {
    /**
     * ID
     */
    id: string;
    version: number;
    createdAt: string;
    updatedAt: string;
    /**
     * Whose it is
     */
    user: string;
    /**
     * Name
     */
    title: string;
    /**
     * Type
     */
    type: 'dashboard';
    /**
     * Key of the table of filters → values. Every key must hold.
     */
    filters: {
      [k: string]: string[];
    };
    /**
     * Default
     */
    is_default: boolean;
    /**
     * Status
     */
    status?: 'default' | null;
    /**
     * Cannot be changed
     */
    fixed?: boolean | null;
    /**
     * Filters, as they are written on the wire
     */
    given?: {
      [k: string]: unknown;
    } | null;
    /**
     * Filters as the address holds them
     */
    query?: string | null;
    /**
     * ID, where the filters are too long for an address
     */
    key?: string | null;
  };
  /**
   * Template
   */
  'templates/template': {
    /**
     * ID
     */
    id: string;
    version: number;
    createdAt: string;
    updatedAt: string;
    /**
     * Template name
     */
    templateName: string;
    /**
     * The summary of a calendar template.
     */
    templateSubject: string;
    /**
     * Rich text with placeholders such as {{recipient.first_name}}.
     */
    templateBody: string;
    /**
     * Type
     */
    templateType: 'canned' | 'calendar';
    /**
     * Available for
     */
    share_settings: 'self' | 'all';
    /**
     * Default
     */
    is_default: boolean;
    /**
     * Author
     */
    createdBy?: string | null;
    /**
     * `all`, or the id of the author whose own it is.
     */
    reader: string;
    /**
     * Times used
     */
    used: number;
    /**
     * Company
     */
    company?: string | null;
  };
  /**
   * Version of a template
   */
  'templates/version': {
    /**
     * ID
     */
    id: string;
    version: number;
    createdAt: string;
    updatedAt: string;
    /**
     * Template
     */
    template: string;
    /**
     * Version
     */
    number: number;
    /**
     * Template name
     */
    templateName: string;
    /**
     * Subject
     */
    templateSubject: string;
    /**
     * Body
     */
    templateBody: string;
    /**
     * Changed by
     */
    createdBy?: string | null;
  };
  /**
   * Chat of a touchpoint
   */
  'touchpoints/run': {
    /**
     * ID
     */
    id: string;
    version: number;
    createdAt: string;
    updatedAt: string;
    /**
     * Employee
     */
    user: string;
    /**
     * Touchpoint
     */
    stage: string;
    /**
     * Due on
     */
    dueOn: string;
    /**
     * State
     */
    state: 'planned' | 'held' | 'started' | 'dropped';
    /**
     * Why
     */
    reason?:
      | 'together'
      | 'paused'
      | 'no-credit'
      | 'sender-left'
      | 'too-late'
      | 'person-left'
      | 'moved'
      | 'stopped'
      | 'unreachable'
      | null;
    /**
     * Not before
     */
    startAfter?: string | null;
    /**
     * Chat session
     */
    session?: string | null;
    /**
     * Type
     */
    stageType?: 'lifecycle' | 'postExit';
    /**
     * Last reminder, in days after the invitation
     */
    reminded?: number;
  };
  /**
   * Touchpoint
   */
  'touchpoints/stage': {
    /**
     * ID
     */
    id: string;
    version: number;
    createdAt: string;
    updatedAt: string;
    /**
     * Milestone
     */
    title: string;
    /**
     * Type
     */
    stageType: 'lifecycle' | 'postExit';
    /**
     * Time after the joining date, of a post-exit survey after the exit date; 0 is that day.
     */
    triggerTimeDuration: number;
    /**
     * Unit
     */
    triggerTimeUnit: 'days' | 'weeks' | 'months' | 'years';
    /**
     * Status
     */
    status: 'draft' | 'live' | 'deleted';
    /**
     * The admin in whose name the assistant writes, and whose name every employee therefore reads.
     */
    chatFromUser?: string | null;
    /**
     * Place in the order
     */
    position?: number | null;
    /**
     * Layout
     */
    mail_layout?: 'standard' | 'banner' | 'card';
    /**
     * Subject
     */
    mail_subject?: string | null;
    /**
     * Body
     */
    mail_body?: string | null;
    /**
     * Header
     */
    header_text?: string | null;
    /**
     * Colour of the header's text
     */
    header_color?: string;
    /**
     * Colour behind the header
     */
    header_background?: string;
    /**
     * Button
     */
    action_button_text?: string | null;
    /**
     * Colour of the button's text
     */
    button_color?: string;
    /**
     * Colour of the button
     */
    button_background?: string;
    /**
     * Questions
     *
     * Items: Question
     */
    questions: {
      /**
       * Given by the server; answers refer to it.
       */
      id?: string;
      /**
       * Name of a question that every post-exit survey asks, and that nobody changes.
       */
      fixed?: 'reason' | 'experience' | 'manager' | 'recommend' | 'change';
      /**
       * Question
       */
      text: string;
      /**
       * Kind of answer
       */
      type: 'text' | 'scale' | 'quickReplies' | 'card' | 'carousel';
      /**
       * Scale from 1 to 5 as
       */
      scaleType?: 'emoji' | 'number';
      /**
       * Replies to choose from
       *
       * Items: Reply
       */
      quickReplies?: {
        /**
         * Reply
         */
        title: string;
        /**
         * What the assistant says then
         */
        postback?: string;
      }[];
      /**
       * Cards to choose from
       *
       * Items: Card
       */
      cards?: {
        /**
         * What is answered when the card is chosen.
         */
        title: string;
        /**
         * Text
         */
        text?: string;
        /**
         * Button
         */
        button?: string;
      }[];
      /**
       * An answer is required
       */
      responseRequired?: boolean;
    }[];
    /**
     * Of a post-exit survey: mails to those who have not answered.
     *
     * Items: Reminder
     */
    reminders?: {
      /**
       * Days after the invitation
       */
      after: number;
      /**
       * Sent to
       */
      to: 'both' | 'no_response' | 'partial_response';
    }[];
  };
  /**
   * Cycle of the survey
   */
  'wellbeing/cycle': {
    /**
     * ID
     */
    id: string;
    version: number;
    createdAt: string;
    updatedAt: string;
    /**
     * Number
     */
    number: number;
    /**
     * First day
     */
    start: string;
    /**
     * Last day
     */
    end: string;
    /**
     * What is asked, as it stood when the cycle began
     *
     * Items: Question
     */
    questions: {
      /**
       * ID
       */
      id: string;
      /**
       * Driver
       */
      driver: 'mental' | 'social' | 'physical' | 'purposefulness';
      /**
       * Sub driver
       */
      sub_driver: string;
      /**
       * Type
       */
      type: 'scale' | 'textInput' | 'text' | 'image' | 'card' | 'carousel' | 'quickReplies' | 'closeEnded';
      /**
       * Question
       */
      text: string;
      /**
       * An answer is required
       */
      response_required: boolean;
      /**
       * What belongs to its type
       */
      content: {
        /**
         * Scale from 1 to 5 as
         */
        scaleType?: 'emoji' | 'number';
        /**
         * Words of the scale
         */
        scale?: 'wellbeing' | 'agreement' | 'often';
        /**
         * Replies to choose from
         *
         * Items: Reply
         */
        quickReplies?: {
          /**
           * Reply
           */
          title: string;
          /**
           * What the assistant says then
           */
          postback?: string;
          /**
           * From 1 to 5, where 5 is best; without one the answer counts nothing.
           */
          value?: number;
        }[];
        /**
         * Cards
         *
         * Items: Card
         */
        cards?: {
          /**
           * Heading
           */
          title: string;
          /**
           * Text
           */
          description?: string;
          /**
           * Address of the picture
           */
          imgUrl?: string;
          /**
           * Replies to choose from
           *
           * Items: Reply
           */
          quickReplies?: {
            /**
             * Reply
             */
            title: string;
            /**
             * What the assistant says then
             */
            postback?: string;
            /**
             * From 1 to 5, where 5 is best; without one the answer counts nothing.
             */
            value?: number;
          }[];
        }[];
        /**
         * Address of the picture
         */
        imgUrl?: string;
        /**
         * Text below
         */
        description?: string;
      };
    }[];
    /**
     * Opened
     */
    openedAt: string;
    /**
     * From then on its chats are not answered any more.
     */
    closedAt?: string | null;
  };
  /**
   * What a cycle tells
   */
  'wellbeing/cycle-result': {
    /**
     * ID
     */
    id: string;
    version: number;
    createdAt: string;
    updatedAt: string;
    /**
     * Cycle
     */
    cycle: string;
    /**
     * Worked out once the cycle is over: its answers do not change any more.
     */
    told: {
      [k: string]: unknown;
    };
    /**
     * By others it is worked out anew.
     */
    limits: string;
    /**
     * Null where so few were asked that it would tell about them.
     */
    reminders?: number | null;
  };
  /**
   * Mail of the survey
   */
  'wellbeing/email': {
    /**
     * ID
     */
    id: string;
    version: number;
    createdAt: string;
    updatedAt: string;
    /**
     * Name
     */
    title?: string | null;
    /**
     * Subject
     */
    subject: string;
    /**
     * Rich text with placeholders such as {{recipient.first_name}}.
     */
    body: string;
    /**
     * Kind
     */
    email_category: 'chat_initiated' | 'reminder' | 'acknowledge';
    /**
     * Who is reminded, or thanked.
     */
    recipient_filter_type?: string | null;
    /**
     * Days after the reachout
     */
    trigger_time_duration?: number | null;
    /**
     * Unit
     */
    trigger_time_unit?: 'days' | null;
    /**
     * Type of the template
     */
    template_type?: 'plaintext';
    /**
     * Layout
     */
    mail_layout?: 'standard' | 'banner' | 'card';
    /**
     * Header
     */
    header_text?: string | null;
    /**
     * Colour of the header's text
     */
    header_color?: string;
    /**
     * Colour behind the header
     */
    header_background?: string;
    /**
     * Button
     */
    action_button_text?: string | null;
    /**
     * Colour of the button's text
     */
    button_color?: string;
    /**
     * Colour of the button
     */
    button_background?: string;
    /**
     * Author
     */
    created_by?: string | null;
    /**
     * Last changed by
     */
    last_update_by?: string | null;
    /**
     * Company
     */
    company?: string | null;
    /**
     * Survey
     */
    survey?: string | null;
    /**
     * ID, by its other name
     */
    email_config_id?: string | null;
    /**
     * The survey has a sender
     */
    has_sender?: boolean | null;
  };
  /**
   * Question
   */
  'wellbeing/question': {
    /**
     * ID
     */
    id: string;
    version: number;
    createdAt: string;
    updatedAt: string;
    /**
     * Driver
     */
    driver: 'mental' | 'social' | 'physical' | 'purposefulness';
    /**
     * Sub driver
     */
    sub_driver: string;
    /**
     * Type
     */
    type: 'scale' | 'textInput' | 'text' | 'image' | 'card' | 'carousel' | 'quickReplies' | 'closeEnded';
    /**
     * Question
     */
    text: string;
    /**
     * An answer is required
     */
    response_required: boolean;
    /**
     * Offered
     */
    enabled: boolean;
    /**
     * Scale from 1 to 5 as
     */
    scaleType?: 'emoji' | 'number' | null;
    /**
     * Words of the scale
     */
    scale?: 'wellbeing' | 'agreement' | 'often' | null;
    /**
     * Replies to choose from
     *
     * Items: Reply
     */
    quickReplies?: {
      /**
       * Reply
       */
      title: string;
      /**
       * What the assistant says then
       */
      postback?: string;
      /**
       * From 1 to 5, where 5 is best; without one the answer counts nothing.
       */
      value?: number;
    }[];
    /**
     * Cards
     *
     * Items: Card
     */
    cards?: {
      /**
       * Heading
       */
      title: string;
      /**
       * Text
       */
      description?: string;
      /**
       * Address of the picture
       */
      imgUrl?: string;
      /**
       * Replies to choose from
       *
       * Items: Reply
       */
      quickReplies?: {
        /**
         * Reply
         */
        title: string;
        /**
         * What the assistant says then
         */
        postback?: string;
        /**
         * From 1 to 5, where 5 is best; without one the answer counts nothing.
         */
        value?: number;
      }[];
    }[];
    /**
     * Address of the picture
     */
    imgUrl?: string | null;
    /**
     * Text below
     */
    description?: string | null;
    /**
     * Set while the question is asked.
     */
    interaction_id?: string | null;
    /**
     * Place in the survey
     */
    position?: number | null;
    /**
     * Key in the bank that companies begin with
     */
    source?: string | null;
    /**
     * Author
     */
    createdBy?: string | null;
  };
  /**
   * Answers of an employee in a cycle
   */
  'wellbeing/response': {
    /**
     * ID
     */
    id: string;
    version: number;
    createdAt: string;
    updatedAt: string;
    /**
     * Employee
     */
    user: string;
    /**
     * Cycle
     */
    cycle: string;
    /**
     * Set with the reachout.
     */
    session?: string | null;
    /**
     * State
     */
    state: 'none' | 'partial' | 'complete';
    /**
     * Field of the employee → value.
     */
    segments: {
      [k: string]: string;
    };
    /**
     * Mean of each answered driver
     */
    scores: {
      [k: string]: number;
    };
    /**
     * Driver, a slash and the sub driver → mean.
     */
    parts?: {
      [k: string]: number;
    };
    /**
     * How they are
     */
    category?: 'excelling' | 'thriving' | 'surviving' | 'struggling' | 'in_crisis' | null;
    /**
     * Complete since
     */
    completedAt?: string | null;
    /**
     * Day of the reachout, by the clock of the employee
     */
    reachedOn?: string | null;
    /**
     * Reminders that were sent
     */
    reminded: string[];
    /**
     * Reminders whose day went by without them
     */
    passed: string[];
    /**
     * Reminders that are sent
     */
    reminders?: number;
    /**
     * Day of the last mail
     */
    mailedOn?: string | null;
    /**
     * Thanked
     */
    thankedAt?: string | null;
    /**
     * When to look whether a mail is due
     */
    nextAt?: string | null;
  };
  /**
   * Well-being survey
   */
  'wellbeing/survey': {
    /**
     * ID
     */
    id: string;
    version: number;
    createdAt: string;
    updatedAt: string;
    /**
     * How often
     */
    frequency: 1 | 2 | 3;
    /**
     * Questions of each driver
     */
    driverwise_questions_config: {
      /**
       * Mental
       */
      mental: number;
      /**
       * Social
       */
      social: number;
      /**
       * Physical
       */
      physical: number;
      /**
       * Purposefulness
       */
      purposefulness: number;
    };
    /**
     * Start date
     */
    start_date?: string | null;
    /**
     * End date
     */
    end_date?: string | null;
    /**
     * Status
     */
    status: 'inactive' | 'active';
    /**
     * Set up
     */
    configuration_activated: boolean;
    /**
     * Sender
     */
    chatFromUser?: string | null;
    /**
     * Key of the table of filters → values. Every key must hold.
     */
    audience: {
      [k: string]: string[];
    };
    /**
     * All employees
     */
    all_employees: boolean;
    /**
     * Their print: where the company names others, what waits is planned anew.
     */
    plannedBy?: string | null;
  };
}
