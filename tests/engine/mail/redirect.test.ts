import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { actorOf, inFrame, until } from '../../support/frame.ts';
import { clock, code, company, reminder, sendingMails, unfolded } from './sending-mails.ts';

const { on, drain, rows, send, start } = await sendingMails();

const inCompany = <T>(work: (mails: ReturnType<typeof on.mail.of>) => Promise<T>): Promise<T> =>
  inFrame(on.store, { clock, company, actor: actorOf(company) }, (frame) => work(on.mail.of(frame))).then(
    ({ answer }) => answer,
  );
const bounce = (id: string) =>
  inFrame(on.store, { clock }, (frame) =>
    on.mail.of(frame).cameBack({
      messageId: `<${id}@localhost>`,
      recipients: [],
      outcome: 'bounced',
      answer: '550 5.1.1',
      report: randomUUID(),
    }),
  ).then(({ answer }) => answer);
const redirect = (from: string, to: string) => inCompany((mails) => mails.redirect(from, to));
const arrivedAt = (address: string) =>
  on.postbox.received.filter(({ to }) => to.includes(address)).map(({ message }) => unfolded(message));
const states = async () => (await rows()).map((row) => `${row.to_address} ${row.state}`);

describe('what was not delivered', () => {
  it('goes to the corrected address, once, as a mail of its own that says the same', async () => {
    await start({ demo: false, mayComeBack: true });
    const attachments = [{ name: 'notes.txt', type: 'text/plain', content: 'Bring your notes.' }];
    const id = await send('Wrong@x.example', { name: 'Ann', kind: reminder, attachments });
    await until(() => arrivedAt('Wrong@x.example').length === 1);
    await until(async () => (await rows())[0]?.state === 'sent');
    const [kept] = (await on.store.exec('select html, kept from outbox')).rows;
    expect(kept).toMatchObject({ html: '', kept: expect.not.stringContaining('You are Ann') });
    expect(await bounce(id)).toBe(true);
    expect(await redirect('wrong@x.example', 'right@x.example')).toBe(1);
    expect(await redirect('wrong@x.example', 'right@x.example')).toBe(0);
    await until(() => arrivedAt('right@x.example').length === 1);
    const [before, after] = ['Wrong@x.example', 'right@x.example'].map((to) => arrivedAt(to)[0] ?? '');
    for (const part of ['Subject: Hello Ann', 'You are Ann.', 'filename=notes.txt', 'List-Unsubscribe: <'])
      expect([part, before?.includes(part), after?.includes(part)]).toEqual([part, true, true]);
    expect(after).not.toContain(id);
    await until(async () => (await states()).includes('right@x.example sent'));
    expect(await states()).toEqual(['Wrong@x.example redirected', 'right@x.example sent']);
    // A late report about the first says nothing about the second; who unsubscribes by it, does so at the new address.
    expect(await bounce(id)).toBe(false);
    const [, token = ''] = /unsubscribe\/([0-9a-f-]{36})/.exec(after ?? '') ?? [];
    expect(await inFrame(on.store, { clock }, (frame) => on.mail.of(frame).unsubscribe(token))).toMatchObject({
      answer: true,
    });
    expect((await on.store.exec('select address from mail_suppression')).rows).toEqual([
      { address: 'right@x.example' },
    ]);
  });

  it('is what came back, was held back for it, or still waits; not what its reader did not want', async () => {
    await start({ smtp: false });
    const later = new Date(clock.now().getTime() + 3_600_000);
    const put = async (state: string, more = '') => {
      const id = await send('old@x.example', { kind: more.includes('code') ? code : reminder });
      await on.store.exec(
        `update outbox set state = '${state}', attempts = 1 ${more.replace('code', '')} where id = '${id}'`,
      );
      return id;
    };
    const going = [await put('bounced'), await put('failed'), await put('suppressed', `, last_error = 'bounced'`)];
    const waiting = await send('old@x.example', { notBefore: later });
    const staying = [
      await put('suppressed', `, last_error = 'unsubscribed'`),
      await put('sent'),
      await put('sending'),
      await put('cancelled'),
      await put('withdrawn'),
      await put('bounced', 'code'),
      await put('bounced', `, created_at = created_at - interval '31 days'`),
    ];
    expect(await redirect('old@x.example', 'new@x.example')).toBe(4);
    const all = (await on.store.exec('select id, to_address, state, not_before from outbox')).rows;
    const ofOld = (ids: string[]) => all.filter(({ id }) => ids.includes(String(id))).map(({ state }) => state);
    expect(new Set(ofOld([...going, waiting]))).toEqual(new Set(['redirected']));
    expect(ofOld(staying)).not.toContain('redirected');
    const fresh = all.filter(({ to_address }) => to_address === 'new@x.example');
    expect(fresh).toHaveLength(4);
    expect(fresh.filter(({ not_before }) => new Date(String(not_before)) >= later)).toHaveLength(1);
  });

  it('is kept for as long as it may come back, and only where that can become known', async () => {
    const kept = async () =>
      (await on.store.exec('select mail from outbox where kept is not null order by mail')).rows.map(
        ({ mail }) => mail,
      );
    await start({ demo: false, mayComeBack: true });
    await send('a@x.example', { kind: reminder });
    await send('a@x.example', { kind: code });
    await until(async () => (await rows()).every((row) => row.state === 'sent'));
    expect(await kept()).toEqual([reminder.id]);
    clock.forward(7 * 24 * 60 + 1);
    await drain();
    await until(async () => (await kept()).length === 0);
  });

  it('says the same when it is sent again to the same address, or is not sent where that is not kept', async () => {
    const asked: string[] = [];
    const stopMails = async (_db: unknown, mails: readonly { text: string }[]) => {
      asked.push(...mails.map(({ text }) => text));
      return new Map();
    };
    await start({ demo: false, mayComeBack: true, stopMails });
    const mails = { a: reminder, b: code, c: reminder };
    const address = (name: string) => `${name}@x.example`;
    const ids: string[] = [];
    for (const [name, kind] of Object.entries(mails)) ids.push(await send(address(name), { name: 'Ann', kind }));
    await until(async () => (await rows()).every((row) => row.state === 'sent'));
    for (const id of ids) expect(await bounce(id)).toBe(true);
    // Its key is lost.
    await on.store.exec(`update outbox set kept = 'x' where to_address = '${address('c')}'`);
    await on.store.exec(`update outbox set state = 'queued', attempts = 0; delete from mail_suppression`);
    clock.forward(7 * 24 * 60 + 1);
    await drain();
    await until(async () => (await rows()).every((row) => !['queued', 'sending'].includes(String(row.state))));
    const notKept = 'shell/engine.mail-not-kept';
    expect((await rows()).map(({ to_address: to, state, last_error: error }) => [to, state, error])).toEqual([
      [address('a'), 'sent', null],
      [address('b'), 'failed', notKept],
      [address('c'), 'failed', notKept],
    ]);
    expect(Object.keys(mails).map((name) => arrivedAt(address(name)).length)).toEqual([2, 1, 1]);
    expect(arrivedAt(address('a')).every((message) => message.includes('You are Ann'))).toBe(true);
    expect(asked).toHaveLength(4);
    expect(asked.every((text) => text.includes('You are Ann'))).toBe(true);
  });

  it('is of its own company alone', async () => {
    await start({ smtp: false });
    const id = await send('old@x.example', { kind: reminder });
    await on.store.exec(`update outbox set state = 'bounced' where id = '${id}'`);
    const other = randomUUID();
    const { answer } = await inFrame(on.store, { clock, company: other, actor: actorOf(other) }, (frame) =>
      on.mail.of(frame).redirect('old@x.example', 'mine@evil.example'),
    );
    expect(answer).toBe(0);
  });
});
