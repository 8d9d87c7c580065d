import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inFrame, until } from '../../support/frame.ts';
import { clock, reminder, sendingMails, unfolded } from './sending-mails.ts';

const { on, attempts, drain, rows, send, start } = await sendingMails();

describe('a mail that is handed over', () => {
  it('writes down each attempt with the words of the mail server', async () => {
    await start();
    let busy = true;
    on.postbox.refuse = () => (busy ? '451' : undefined);
    await send('a@x.example');
    await until(async () => (await attempts()).length === 1);
    busy = false;
    clock.forward(1);
    await drain();
    await until(async () => (await attempts()).length === 2);
    expect(await attempts()).toEqual([
      { outcome: 'deferred', answer: expect.stringMatching(/^451 /) },
      { outcome: 'sent', answer: null },
    ]);
  });

  it.each([
    ['550', 'bounced', 'nobody is there'],
    ['550 5.1.1', 'bounced', 'an unknown mailbox'],
    ['554 5.1.1', 'bounced', 'an unknown mailbox, said by a general code'],
    ['550 5.2.1', 'bounced', 'a mailbox that is closed'],
    ['550 5.7.1', 'failed', 'a rule that has nothing to do with the address'],
    ['552 5.2.2', 'failed', 'a mailbox that is full'],
    ['554', 'queued', 'no reason at all'],
    ['452 4.2.2', 'queued', 'a mailbox that is full just now'],
  ])('takes %s for %s: %s', async (refusal, state) => {
    await start();
    on.postbox.refuse = () => refusal;
    await send('a@x.example');
    await until(async () => (await attempts()).length === 1);
    expect(await rows()).toMatchObject([{ state, last_error: expect.stringContaining(refusal) }]);
  });

  it('writes no more to an address after its second bounce, and again once that is taken back', async () => {
    await start();
    on.postbox.refuse = (address) => (address.startsWith('Gone') ? '550 5.1.1' : undefined);
    const state = async (id: string) =>
      String((await on.store.exec(`select state from outbox where id = '${id}'`)).rows[0]?.state);
    const sent = async () => {
      const id = await send('Gone@x.example');
      await until(async () => !['queued', 'sending'].includes(await state(id)));
      return state(id);
    };
    expect([await sent(), await sent(), await sent()]).toEqual(['bounced', 'bounced', 'suppressed']);
    expect(await attempts()).toHaveLength(2);
    await send('other@x.example');
    await until(() => on.postbox.received.length === 1);
    await on.store.exec('delete from mail_suppression');
    on.postbox.refuse = () => undefined;
    expect(await sent()).toBe('sent');
  });

  it('carries the headers of unsubscribing, and sends no more of that kind to who has unsubscribed', async () => {
    await start();
    await send('ann@x.example', { kind: reminder });
    await until(() => on.postbox.received.length === 1);
    const [first] = on.postbox.received;
    const [, token = ''] =
      /^List-Unsubscribe: <http:\/\/localhost:3000\/auth\/unsubscribe\/([0-9a-f-]{36})>\r$/m.exec(
        unfolded(first?.message),
      ) ?? [];
    expect(token).not.toBe('');
    expect(unfolded(first?.message)).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    const left = (id: string) =>
      inFrame(on.store, { clock }, (frame) => on.mail.of(frame).unsubscribe(id)).then((done) => done.answer);
    expect(await left(randomUUID())).toBe(false);
    expect(await left('nothing')).toBe(false);
    expect(await left(token)).toBe(true);
    expect(await left(token)).toBe(true);
    await send('ann@x.example', { kind: reminder });
    await send('bob@x.example', { kind: reminder });
    await send('ann@x.example');
    await until(() => on.postbox.received.length === 3);
    await until(async () => (await rows()).every((row) => row.state !== 'queued' && row.state !== 'sending'));
    expect((await rows()).map((row) => `${row.to_address} ${row.state}`).sort()).toEqual([
      'ann@x.example sent',
      'ann@x.example sent',
      'ann@x.example suppressed',
      'bob@x.example sent',
    ]);
    expect(on.postbox.received.find((one) => !one.message.includes('List-Unsubscribe'))?.to).toEqual(['ann@x.example']);
  });

  it('sends an invitation as calendars know it, and other attachments as files', async () => {
    await start();
    const attachments = [
      { name: 'invite.ics', type: 'text/calendar; method=REQUEST', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR' },
      { name: 'notes.txt', type: 'text/plain', content: 'Bring your notes.' },
    ];
    await send('a@x.example', { attachments });
    await until(() => on.postbox.received.length === 1);
    const message = unfolded(on.postbox.received[0]?.message);
    expect(message).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=REQUEST\r$/m);
    expect(message).toMatch(/^Content-Disposition: attachment; filename=invite\.ics\r$/m);
    expect(message).toMatch(/^Content-Disposition: attachment; filename=notes\.txt\r$/m);
  });
});
