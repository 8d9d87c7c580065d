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
