export interface AuditLine {
  type: string;
  activity: string;
  entity?: string;
  recordId?: string;
  old?: Record<string, unknown>;
  new?: Record<string, unknown>;
  /** Only for calls without a session (sign-in, invitations), which know them by other means. */
  company?: string;
  actor?: string;
  /** As whom it is done, where that is someone else. */
  onBehalf?: string;
}

/** How far into the chain something has come: the last line that was looked at, and its seal. */
export interface AuditPlace {
  place: number;
  seal: string;
}

/** What became of the sealed lines of a company. */
export interface AuditChain {
  lines: number;
  sealed: number;
  /** Place of the last line that the company no longer keeps; 0: all are there. */
  cut: number;
  /** Id of the first line that is not as it was sealed, or before which one is missing. */
  brokenAt: number | null;
  /** The last seal that holds: kept elsewhere, it says later that nothing was taken off the end. */
  seal: string | null;
}

/** What jobs do with the log as a whole. */
export interface AuditWork {
  /** Seals what a company has written so far, as is done each minute anyway: a check that follows is of these lines too. */
  sealAudit(company: string): Promise<void>;
  /**
   * Goes through the sealed lines of a company, from `from` on: is each as it was sealed, and none missing? In many short
   * transactions; `each` is told how far it is, of how many places, and ends it with false.
   */
  verifyAudit(
    company: string,
    from: AuditPlace | undefined,
    each: (at: AuditPlace, places: number) => Promise<boolean>,
  ): Promise<AuditChain>;
  /**
   * Takes the lines of the audit log before an instant off its start, some at a time, and leaves a line that says how far.
   * None goes from a log that does not hold: `brokenAt` is the line that is not as it was sealed.
   */
  cutAudit(company: string, before: Date): Promise<{ lines: number; brokenAt?: number }>;
}
