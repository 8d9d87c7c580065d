import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readReport } from '../../../src/server/mail/delivery-report.ts';

/** Mails as the mail servers of the world send them, and what is understood of each. */

const folder = join(import.meta.dirname, 'reports');
const origin = 'https://rapport.example';
const id = '5b1f8c1e-3b0a-4c39-9a63-0f6a1d2c7e44';
const to = 'meera.iyer@acme.example';

/** The outcome, and how the words begin. */
const expected: Record<string, ['bounced' | 'returned', string] | 'other' | 'unclear'> = {
  'postfix-user-unknown': ['bounced', '550 5.1.1 <meera.iyer@acme.example>: Recipient address rejected'],
  'postfix-550-alone': ['bounced', '550 No such user here'],
  'postfix-international': ['bounced', '550 5.1.1 okänd'],
  'exim-no-such-user': ['bounced', '550 5.1.1'],
  'exim-before-dsn': ['bounced', 'host mail.acme.example [192.0.2.25]: 550 5.1.1'],
  'exchange-online-not-found': ['bounced', '550 5.1.10 RESOLVER'],
  'exchange-2013-not-found': ['bounced', '550 5.1.1 RESOLVER'],
  'gmail-not-found': ['bounced', '550-5.1.1 The email account'],
  'gmail-disabled': ['bounced', '550-5.2.1'],
  'qmail-no-mailbox': ['bounced', 'Sorry, no mailbox here by that name. (#5.1.1)'],
  'qmail-remote-said': ['bounced', '192.0.2.25 does not like recipient. Remote host said: 550 5.1.1'],
  'ses-user-unknown': ['bounced', '550 5.1.1'],
  'ses-suppressed': ['bounced', 'Amazon SES has suppressed'],
  'sendmail-user-unknown': ['bounced', '550 5.1.1 User unknown'],
  'courier-unknown-user': ['bounced', '550 User unknown'],
  'domino-encoded': ['bounced', 'User Meera Iyer not listed in Domino Directory'],
  'two-recipients': ['bounced', '550 5.1.1 User unknown'],
  // Full, given up after days, a rule, the sender: the next may arrive.
  'postfix-mailbox-full': ['returned', '552 5.2.2'],
  'postfix-expired': ['returned', 'connect to mail.acme.example'],
  'postfix-no-such-domain': ['returned', 'Host or domain name not found'],
  'postfix-sender-refused': ['returned', '550 5.1.8'],
  'exim-unrouteable': ['returned', 'Status 5.0.0'],
  'exchange-online-not-allowed': ['returned', '550 5.7.133'],
  'exchange-online-edge-block': ['returned', '550 5.4.1'],
  'outlook-com-unavailable': ['returned', '550 5.5.0'],
  'gmail-over-quota': ['returned', '552-5.2.2'],
  'qmail-given-up': ['returned', "Sorry, I wasn't able to establish an SMTP connection. (#4.4.1)"],
  'sendmail-quota': ['returned', '452 4.2.2 Over quota'],
  'yahoo-554': ['returned', '554 30 Sorry'],
  // Said of the address to which someone has their mails sent on; `cameBack` compares.
  'postfix-forwarded-elsewhere': ['bounced', '550 5.1.1 <meera@gone.example>'],
  'postfix-delayed': 'other',
  'postfix-delivered': 'other',
  'exim-still-trying': 'other',
  'away-outlook': 'other',
  'away-gmail': 'other',
  challenge: 'other',
  'read-receipt': 'other',
  'spam-complaint': 'other',
  'human-reply': 'other',
  'of-another-sender': 'other',
  newsletter: 'other',
  'without-original': 'unclear',
  'without-recipient': 'unclear',
  'cut-off': 'unclear',
};

const mailOf = (name: string) =>
  Buffer.from(readFileSync(join(folder, `${name}.eml`), 'utf8').replace(/\r?\n/g, '\r\n'));

describe('a mail in the mailbox of bounces', () => {
  it('is one of those that are expected', () =>
    expect(Object.keys(expected).sort()).toEqual(
      readdirSync(folder)
        .map((file) => file.replace('.eml', ''))
        .sort(),
    ));

  it.each(Object.entries(expected))('%s: %j', async (name, what) => {
    const read = await readReport(mailOf(name), origin);
    if (typeof what === 'string') return expect(read).toEqual({ is: what });
    const [outcome, answer] = what;
    const recipient = name === 'postfix-forwarded-elsewhere' ? 'meera@gone.example' : to;
    expect(read).toEqual({
      is: 'report',
      report: {
        mail: id,
        outcome,
        answer: expect.stringContaining(answer),
        recipients: expect.arrayContaining([recipient]),
      },
    });
  });

  const long = 300_000;
  const fields = 'Reporting-MTA: dns; x.example\r\n\r\nAction: failed\r\nFinal-Recipient: rfc822; ';
  const parts = (text: string, status: string) =>
    `Content-Type: multipart/report; report-type=delivery-status; boundary=b\r\n\r\n--b\r\n\r\n${text}\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\n${status}\r\n--b--\r\n`;

  it.each([
    ['a line of dashes', `X-Failed-Recipients: a@b.example\r\n\r\n${'-'.repeat(long)}\r\n`],
    ['an address that does not end', parts('Sorry', `${fields}${'@'.repeat(long)} x`)],
    ['a header of blanks', parts(`A:${' '.repeat(long)}x\u2028y`, `${fields}a@b.example`)],
  ])('anyone may send, so that %s takes no time', async (_, source) => {
    const before = performance.now();
    await readReport(Buffer.from(source), origin);
    expect(performance.now() - before).toBeLessThan(2000);
  });

  it('is another’s where the host of the Message-ID is', async () =>
    expect(await readReport(mailOf('postfix-user-unknown'), 'https://other.example')).toEqual({ is: 'other' }));

  it('is about no other mail when pieces of it are missing or mixed up, and ends in no failure', async () => {
    const sources = Object.keys(expected).map((name) => mailOf(name).toString());
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...sources), fc.nat(), fc.nat(60), fc.string(), async (mail, at, cut, text) => {
        const from = at % mail.length;
        const read = await readReport(Buffer.from(mail.slice(0, from) + text + mail.slice(from + cut)), origin);
        if (read.is === 'report') expect(read.report.mail).toBe(id);
      }),
      { numRuns: 300 },
    );
  });
});
