import type { Attachment } from '../db/mail-tables.ts';

export type { Attachment } from '../db/mail-tables.ts';

/** Mails of a call: written in its transaction, sent once it has committed. */
export interface Mails {
  /** Answers the id of the mail. Whether it was sent stands in the outbox. */
  send(mail: string, to: MailAddress, values: Record<string, unknown>, options?: MailOptions): Promise<string>;
  /** Mails about this record that wait for their time are not sent. */
  withdraw(about: string): Promise<void>;
  /** Mails of these documents that wait for one moment wait for another instead. Answers the texts of those mails. */
  retime(mails: readonly string[], from: Date, to: Date): Promise<string[]>;
  /** Of mails to these addresses nothing is kept, and none that waits is sent: their owners are gone. */
  forget(addresses: readonly string[]): Promise<void>;
  /** By the token of a mail: no more mails of its kind go to its address. False when no mail has this token. */
  unsubscribe(token: string): Promise<boolean>;
  /** Whether mails go to this address; not to one where nobody reads. */
  reaches(address: string, options?: Pick<MailOptions, 'company'>): Promise<boolean>;
  /** What was not delivered to an address goes to another one. Answers how many mails that are. */
  redirect(from: string, to: string, options?: Pick<MailOptions, 'company'>): Promise<number>;
  /** Someone tells that a mail could not be delivered. False when it is none of ours, or is known. */
  cameBack(told: Omit<CameBack, 'mail'> & { messageId: string }): Promise<boolean>;
}

/** One whose time has come. */
export interface DueMail {
  id: string;
  companyId: string;
  /** Id of the mail document. */
  mail: string;
  text: string;
}

interface MailAddress {
  address: string;
  name?: string;
}

/** A mail as it is sent: an HTML part that is safe to show, and a plain one that says the same. */
export interface MailContent {
  subject: string;
  html: string;
  text: string;
}

export interface MailOptions {
  /** What it says in place of the words of its document, given the page on which the reader unsubscribes, if they may. */
  content?(unsubscribe: string | undefined): MailContent;
  notBefore?: Date;
  /** Id of a record, by which `withdraw` finds the mail while it waits for its time. */
  about?: string;
  /** For calls without a session (sign-in), which know it by other means. */
  company?: string;
  /** In whose name: "Name via Product" from the system's own address; answers go to theirs. */
  from?: { name: string; replyTo: string };
  /** One of type `text/calendar; method=…` is also sent as the invitation that calendars know. */
  attachments?: readonly Attachment[];
}

/** What someone else says of a mail that our own mail server had taken. */
export interface CameBack {
  /** Id of the mail, from its Message-ID: only those know it who have had the mail in hand. */
  mail: string;
  /** To whom it could not be delivered, as far as that is told. */
  recipients: readonly string[];
  /** Nobody reads there; or it could not be taken this time. */
  outcome: 'bounced' | 'returned';
  answer: string;
  /** The same report counts once, however often it is told. */
  report: string;
}
