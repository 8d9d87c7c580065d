// Written by `npm run codegen` from schemas/. Do not edit.

/** Payload of each job. */
export interface Jobs {
  /**
   * Remove files older than seven days
   */
  'account/files': {};
  /**
   * Send the mails that wait in the outbox
   */
  'account/outbox': {};
  /**
   * Tell a person that the password was changed
   */
  'account/password-mail': {
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
  'account/reset-mail': {
    /**
     * The address has an account
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
  'account/sessions': {};
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
}

/** Placeholders of each mail. */
export interface Mails {
  /** Invitation to sign in */
  'account/invitation': {
    name: string | number;
    inviter: string | number;
    company: string | number;
    days: string | number;
    link: string | number;
  };
  /** Notice that the password was changed */
  'account/password-changed': {
    name: string | number;
    company: string | number;
    when: string | number;
    link: string | number;
  };
  /** Link to set a new password */
  'account/reset': { name: string | number; company: string | number; minutes: string | number; link: string | number };
}
