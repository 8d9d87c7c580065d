import { afterAll, beforeAll, beforeEach } from 'vitest';
import { begin, type Connecting, connecting, finish } from '../../support/connecting.ts';
import { patience } from '../../support/patience.ts';
import type { Answer, Browser } from '../../support/product-app.ts';

export const admin = 'superadmin@acme.example';
export const partner = 'groupadmin@acme.example';
export const employee = 'employee@acme.example';

export interface MeetingDesk {
  on: Connecting;
  who: Browser;
  rows(sql: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  id(email?: string): Promise<string>;
  add(more?: Record<string, unknown>, client?: string, who?: Browser): Promise<Answer>;
  change(event: string, more?: Record<string, unknown>, client?: string, who?: Browser): Promise<Answer>;
  cancel(event: string, client?: string, who?: Browser): Promise<Answer>;
  /** What the audit says of meetings since the test began, the oldest first. */
  lines(): Promise<{ activity: string; meeting: string }[]>;
  /** The invitations in mails, the oldest first. */
  invitations(): Promise<{ type: string; content: string; to: string; subject: string; text: string }[]>;
}

/** Monday, 5 January 2026, 11:30 in India: of an admin with the product's own calendar. */
export const said = (more: Record<string, unknown> = {}) => ({
  date: '2026-01-06',
  start_time: '2026-01-06T10:00:00+05:30',
  end_time: '2026-01-06T10:30:00+05:30',
  summary: 'How are you?',
  description: '<p>Let us <strong>talk</strong>.</p>',
  ...more,
});

export function meetingTests(): MeetingDesk {
  let on: Connecting;
  let who: Browser;
  let lastLine: unknown;
  const start = Date.UTC(2026, 0, 5, 6);
  const rows: MeetingDesk['rows'] = async (sql, values) => (await on.server.store.exec(sql, values)).rows as never;
  const id = async (email = employee) =>
    String((await rows('select id from user_profile where email = $1', [email]))[0]?.id);
  beforeAll(async () => {
    on = await connecting();
  }, patience);
  afterAll(() => on.close());
  beforeEach(async () => {
    on.clock.forward((start - on.clock.now().getTime()) / 60_000);
    await rows('delete from meeting');
    await rows('delete from outbox');
    await rows('delete from connection');
    on.sandbox.state.arrived.length = 0;
    on.sandbox.state.faults.length = 0;
    await rows(
      `update user_profile set action_status = 'open', status = 'active', exit_date = null, user_timezone = 'Asia/Kolkata', default_mail_client = ''`,
    );
    await rows(`update chat_session set action_status = 'open'`);
    who = await on.person(admin);
    lastLine = (await rows('select coalesce(max(id), 0) as id from audit_line'))[0]?.id;
    const { status } = await who.get('/integrations/rapport/connect');
    if (status !== 200) throw new Error(`the calendar was not connected: ${status}`);
  });
  const send = (verb: string, client: string, by: Browser, body: Record<string, unknown>) =>
    by.post(`/integrations/${client}/calendar/${verb}`, body);
  return {
    get on() {
      return on;
    },
    get who() {
      return who;
    },
    rows,
    id,
    add: async (more, client = 'rapport', by = who) =>
      send('add', client, by, { user_id: await id(), attendees: [], ...said(more) }),
    change: (event, more, client = 'rapport', by = who) =>
      send('update', client, by, { event_id: event, ...said(more) }),
    cancel: (event, client = 'rapport', by = who) => send('delete', client, by, { event_id: event }),
    lines: async () =>
      (await rows(
        `select activity, record_id as meeting from audit_line where type = 'meeting' and id > $1 order by id`,
        [lastLine],
      )) as { activity: string; meeting: string }[],
    async invitations() {
      const mails = await rows('select to_address, subject, text, attachments from outbox order by created_at, id');
      return mails.flatMap(({ attachments, to_address, subject, text }) =>
        (attachments as { type: string; content: string }[]).map(({ type, content }) => ({
          type,
          content,
          to: String(to_address),
          subject: String(subject),
          text: String(text),
        })),
      );
    },
  };
}

/** Of the calendars of providers, against the sandbox of the demo: to be connected, and all that they may answer planted. */
export function calendarsOf(desk: MeetingDesk) {
  const connect = async (client: 'google' | 'outlook', who = desk.who) => {
    const url = await desk.on.sandbox.chosen(await begin(who, client), 'allow');
    const { status } = await finish(who, client, url);
    if (status !== 200) throw new Error(`not connected: ${status}`);
  };
  const arrived = () => desk.on.sandbox.state.arrived.filter(({ kind }) => kind === 'event');
  const fault = (given: {
    match: string;
    times?: number;
    status?: number;
    hangs?: boolean;
    done?: true;
    headers?: Record<string, string>;
    body?: string;
  }) => desk.on.sandbox.state.faults.push({ times: 1, ...given });
  const row = async () => (await desk.rows('select * from meeting'))[0];
  const caseOf = async () =>
    (await desk.rows('select action_status as s from user_profile where email = $1', [employee]))[0]?.s;
  return { connect, arrived, fault, row, caseOf };
}
