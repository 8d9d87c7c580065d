// Written by `npm run codegen` from schemas/. Do not edit.

/** Payload of each job. */
export interface Jobs {
  /**
   * Remove files older than seven days
   */
  'account/files': {};
  /**
   * Remove codes that are too old
   */
  'account/mfa/challenges': {};
  /**
   * Send the mails that wait in the outbox
   */
  'account/outbox': {};
  /**
   * Read the mailbox to which mails come back
   */
  'account/outbox/mailbox': {};
  /**
   * Tell a person that the password was changed
   */
  'account/password/mail': {
    /**
     * ID
     */
    company: string;
    /**
     * ID
     */
    user: string;
    /**
     * Time
     */
    at: string;
  };
  /**
   * Send the link that sets a new password
   */
  'account/password/reset-mail': {
    /**
     * The address has an account, or is that of an admin who has none yet
     */
    known: boolean;
    /**
     * Company
     */
    company?: string | null;
    /**
     * Person
     */
    user?: string | null;
  };
  /**
   * Remove ended sessions, spent tokens and old counters
   */
  'account/session/sessions': {};
  /**
   * List mails that have come back among the bounces
   */
  'audit/bounces': {};
  /**
   * Set exit dates and resolve the bounced mails of many employees
   */
  'audit/bulk-exit': {
    /**
     * ID
     */
    company: string;
    /**
     * ID
     */
    user: string;
    /**
     * ID
     */
    bulk: string;
  };
  /**
   * Resolve many bounced mails with one reason
   */
  'audit/bulk-resolve': {
    /**
     * ID
     */
    company: string;
    /**
     * ID
     */
    user: string;
    /**
     * ID
     */
    bulk: string;
  };
  /**
   * Check the audit log
   */
  'audit/check': {
    /**
     * ID
     */
    company: string;
    /**
     * ID
     */
    check: string;
  };
  /**
   * Make the files that were asked for
   */
  'audit/export': {
    /**
     * ID
     */
    company: string;
    /**
     * ID
     */
    user: string;
    /**
     * ID
     */
    download: string;
    /**
     * Call that asked for it
     */
    call: string;
    /**
     * What it was given
     */
    asked: {
      [k: string]: unknown;
    };
  };
  /**
   * Remove lines of the audit log that a company no longer keeps
   */
  'audit/retention': {};
  /**
   * Seal the lines of the audit log
   */
  'audit/seal': {};
  /**
   * Remove personal links that have ended long ago
   */
  'chats/links': {};
  /**
   * Hold API tokens that nobody answers for any more, and ask the SuperAdmins
   */
  'company/held-tokens': {};
  /**
   * End pauses whose last day is over
   */
  'company/pause': {};
  /**
   * Builds the file of the exit dashboard
   */
  'exit/dashboard-file': {
    /**
     * ID
     */
    company: string;
    /**
     * ID
     */
    user: string;
    /**
     * ID
     */
    download: string;
    department?: string;
    location?: string;
    tenure?: string;
    quarter?: string;
  };
  /**
   * Write a GenAI report
   */
  'genai/report': {
    /**
     * ID
     */
    company: string;
    /**
     * ID
     */
    user: string;
    /**
     * ID
     */
    report: string;
    /**
     * Whom it is about
     */
    filters: {
      [k: string]: unknown;
    };
    /**
     * As it was shown and confirmed; without it nothing is sent.
     */
    sent?: {
      /**
       * Words
       */
      words: string[];
      /**
       * Drivers
       */
      drivers: {
        /**
         * Driver
         */
        driver: string;
        /**
         * Average
         */
        average: number;
      }[];
    };
  };
  /**
   * Write to someone in a channel of the company; the mail that waits is then withdrawn
   */
  'integrations/invite': {
    /**
     * Company
     */
    company: string;
    /**
     * In whose name
     */
    sender: string;
    /**
     * Chat
     */
    session: string;
    /**
     * To whom and what, sealed
     */
    message: string;
    /**
     * What it is sealed about
     */
    about: string;
  };
  /**
   * Unlink the mail clients of those who have left
   */
  'integrations/leavers': {};
  /**
   * Give the tokens of a connection back to the provider
   */
  'integrations/revoke': {
    /**
     * Provider
     */
    provider: string;
    /**
     * Tokens, sealed
     */
    tokens: string;
    /**
     * Id of the account at the provider, sealed
     */
    account?: string;
    /**
     * What they are sealed about
     */
    about: string;
  };
  /**
   * Remove alerts that are too old
   */
  'people/alert/alerts': {};
  /**
   * Checks, runs or undoes an import of employees
   */
  'people/import': {
    /**
     * ID
     */
    company: string;
    /**
     * ID
     */
    user: string;
    /**
     * ID
     */
    upload: string;
    work: 'check' | 'run' | 'undo';
  };
  /**
   * Removes the rows of imports that can no longer be undone
   */
  'people/import/rows': {};
  /**
   * Bring a change of a meeting to the organiser's calendar
   */
  'people/meeting/calendar': {
    /**
     * ID
     */
    company: string;
    /**
     * ID
     */
    meeting: string;
    /**
     * ID
     */
    change: string;
  };
  /**
   * Cancel the meetings to come of people who have left
   */
  'people/meeting/leavers': {};
  /**
   * Make a calendar say what is so, after a change that it may or may not have taken
   */
  'people/meeting/mend': {
    /**
     * ID
     */
    company: string;
    /**
     * ID
     */
    meeting: string;
  };
  /**
   * Make people inactive whose exit date has come
   */
  'people/user/exits': {};
  /**
   * Keep the overview of large companies ready
   */
  'segments/overview': {};
  /**
   * Builds the touchpoint report
   */
  'touchpoints/report': {
    /**
     * ID
     */
    company: string;
    /**
     * ID
     */
    user: string;
    /**
     * ID
     */
    download: string;
    /**
     * IDs
     */
    stages: string[];
  };
  /**
   * Start the chats of touchpoints whose day has come
   */
  'touchpoints/run': {};
  /**
   * Builds the file of the survey's plan
   */
  'wellbeing/plan-file': {
    /**
     * ID
     */
    company: string;
    /**
     * ID
     */
    user: string;
    /**
     * ID
     */
    download: string;
  };
  /**
   * Builds the file of results
   */
  'wellbeing/report': {
    /**
     * ID
     */
    company: string;
    /**
     * ID
     */
    user: string;
    /**
     * ID
     */
    download: string;
    cycle?: string;
    filters?: string;
  };
  /**
   * Open and close cycles of the survey, and send its mails
   */
  'wellbeing/run': {};
  /**
   * Sum up the answers of cycles that are over
   */
  'wellbeing/sum-up': {};
}

/** Placeholders of each mail. */
export interface Mails {
  /** Notice of a sign-in from a device that is not known */
  'account/device/new': {
    name: string | number;
    company: string | number;
    when: string | number;
    device: string | number;
    ip: string | number;
    link: string | number;
  };
  /** Notice to the old address that another is to take its place */
  'account/email/asked': {
    name: string | number;
    company: string | number;
    when: string | number;
    who: string | number;
    address: string | number;
  };
  /** Notice to the old address that another has taken its place */
  'account/email/changed': {
    name: string | number;
    company: string | number;
    when: string | number;
    address: string | number;
  };
  /** Link that confirms a new address */
  'account/email/verify': {
    name: string | number;
    company: string | number;
    hours: string | number;
    link: string | number;
  };
  /** Invitation to sign in */
  'account/invite/invitation': {
    name: string | number;
    inviter: string | number;
    company: string | number;
    days: string | number;
    link: string | number;
  };
  /** An admin without an account asks for a new password */
  'account/invite/invited-admin': {
    name: string | number;
    company: string | number;
    days: string | number;
    link: string | number;
  };
  /** Someone is no admin any more */
  'account/invite/lost-admin': {
    name: string | number;
    remover: string | number;
    company: string | number;
    group: string | number;
  };
  /** Someone with an account has become an admin */
  'account/invite/made-admin': {
    name: string | number;
    inviter: string | number;
    company: string | number;
    group: string | number;
    link: string | number;
  };
  /** An admin is in another group now */
  'account/invite/moved-group': {
    name: string | number;
    inviter: string | number;
    company: string | number;
    group: string | number;
    link: string | number;
  };
  /** Notice that the second factor was changed */
  'account/mfa/changed': {
    name: string | number;
    company: string | number;
    when: string | number;
    change: string | number;
    link: string | number;
  };
  /** Code to sign in or to enable the second factor */
  'account/mfa/code': {
    name: string | number;
    company: string | number;
    code: string | number;
    minutes: string | number;
  };
  /** Notice that the password was changed */
  'account/password/changed': {
    name: string | number;
    company: string | number;
    when: string | number;
    link: string | number;
  };
  /** Link to set a new password */
  'account/password/reset': {
    name: string | number;
    company: string | number;
    minutes: string | number;
    link: string | number;
  };
  /** Notice that a way to sign in was added or removed */
  'account/way-changed': {
    name: string | number;
    company: string | number;
    when: string | number;
    change: string | number;
    link: string | number;
  };
  /** An alert word in a chat */
  'chats/alert-word': {
    reader: string | number;
    name: string | number;
    touchpoint: string | number;
    words: string | number;
    link: string | number | null;
  };
  /** A case was assigned */
  'chats/assigned': {
    reader: string | number;
    name: string | number;
    touchpoint: string | number;
    link: string | number | null;
  };
  /** A low eNPS answer */
  'chats/detractor': {
    reader: string | number;
    name: string | number;
    touchpoint: string | number;
    score: string | number;
    link: string | number | null;
  };
  /** Someone says whether the help was any */
  'chats/feedback': {
    reader: string | number;
    name: string | number;
    touchpoint: string | number;
    answer: string | number;
    link: string | number | null;
  };
  /** Asked whether the help was any */
  'chats/feedback-asked': {
    name: string | number;
    partner: string | number;
    address: string | number;
    days: string | number;
    link: string | number;
  };
  /** Asked whether the help was any, by someone who does not learn the name */
  'chats/feedback-asked-unnamed': { name: string | number; days: string | number; link: string | number };
  /** A chat of a touchpoint has begun */
  'chats/invitation': {
    name: string | number;
    sender: string | number;
    title: string | number;
    questions: string | number;
    minutes: string | number;
    days: string | number;
    link: string | number;
  };
  /** Several chats of touchpoints have begun */
  'chats/invitations': {
    name: string | number;
    count: string | number;
    sender: string | number;
    title: string | number;
    questions: string | number;
    minutes: string | number;
    days: string | number;
    link: string | number;
  };
  /** No touchpoint credits are left */
  'chats/no-credits': { reader: string | number; company: string | number; link: string | number };
  /** A new personal link was asked for */
  'chats/renewed': { name: string | number; title: string | number; days: string | number; link: string | number };
  /** An admin sends the link to a chat again */
  'chats/resent': {
    name: string | number;
    sender: string | number;
    title: string | number;
    days: string | number;
    link: string | number;
  };
  /** How was the help? */
  'chats/resolved': {
    name: string | number;
    company: string | number;
    partner: string | number;
    address: string | number;
  };
  /** Request to support */
  'company/ticket': {
    company: string | number;
    subject: string | number;
    name: string | number;
    email: string | number;
    description: string | number;
  };
  /** An API token is held until someone confirms it */
  'company/token-held': {
    reader: string | number;
    token: string | number;
    company: string | number;
    reason: string | number;
    link: string | number;
  };
  /** The post-exit survey of someone who has left */
  'exit/invitation': {
    name: string | number;
    company: string | number;
    sender: string | number;
    questions: string | number;
    minutes: string | number;
    days: string | number;
    link: string | number;
  };
  /** A reminder of the post-exit survey */
  'exit/reminder': {
    name: string | number;
    company: string | number;
    sender: string | number;
    days: string | number;
    link: string | number;
  };
  /** An admin has written to an employee */
  'people/email/written': Record<never, never>;
  /** A meeting was cancelled */
  'people/meeting/cancellation': {
    summary: string | number;
    name: string | number;
    organiser: string | number;
    when: string | number;
  };
  /** Invitation to a meeting */
  'people/meeting/invitation': {
    summary: string | number;
    name: string | number;
    organiser: string | number;
    when: string | number;
    description: string | number;
  };
  /** A meeting was moved or changed */
  'people/meeting/moved': {
    summary: string | number;
    name: string | number;
    organiser: string | number;
    when: string | number;
    description: string | number;
  };
  /** Someone is mentioned in a note that they may read */
  'people/note/mention': {
    name: string | number;
    author: string | number;
    person: string | number;
    note: string | number;
    link: string | number;
  };
  /** Someone is mentioned in a note that they may not read */
  'people/note/mention-unread': { name: string | number; author: string | number; person: string | number };
  /** An admin has replied in a chat */
  'people/session/chat-reply': {
    name: string | number;
    sender: string | number;
    title: string | number;
    text: string | number;
    link: string | number;
  };
  /** Notice to the old private address, and to that at work, that the private one was changed */
  'people/user/private-address': {
    name: string | number;
    company: string | number;
    when: string | number;
    who: string | number;
    address: string | number;
  };
  /** An admin sends a template to themselves */
  'templates/test': Record<never, never>;
  /** A mail of the survey */
  'wellbeing/survey': Record<never, never>;
  /** An admin tries a mail of the survey */
  'wellbeing/test': Record<never, never>;
}
