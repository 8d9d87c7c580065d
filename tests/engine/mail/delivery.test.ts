import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { connections } from '../../../src/server/mail/transport.ts';
import { actorOf, inFrame, until } from '../../support/frame.ts';
import { clock, company, hello, sendingMails } from './sending-mails.ts';

const { on, attempts, drain, rows, send, start, withdraw } = await sendingMails();

describe('the outbox', () => {
  it('hands every mail to the SMTP server, each to one person', async () => {
    await start();
    for (let at = 0; at < 25; at += 1) await send(`p${at}@x.example`, { name: `Person ${at}` });
    await until(() => on.postbox.received.length === 25);
    const [first] = on.postbox.received;
    expect(first).toMatchObject({ from: 'no-reply@toys.example', to: ['p0@x.example'] });
    expect(first?.message).toMatch(/^To: Person 0 <p0@x\.example>\r$/m);
    expect(first?.message).toMatch(/^Subject: Hello Person 0\r$/m);
    expect(first?.message).toContain('multipart/alternative');
    expect(new Set(on.postbox.received.map((one) => one.to.join())).size).toBe(25);
    expect(on.postbox.received.every((one) => one.to.length === 1)).toBe(true);
    await until(async () => (await rows()).every((row) => row.state === 'sent'));
  });

  it('cannot be made to write to others by a name or an address', async () => {
    await start();
    await send('ann@x.example', { name: 'Ann <evil@x.example>, Bob\r\nBcc: bcc@x.example' });
    await until(() => on.postbox.received.length === 1);
    expect(on.postbox.received[0]?.to).toEqual(['ann@x.example']);
    const [headers] = on.postbox.received[0]?.message.split('\r\n\r\n') ?? [];
    expect(headers).not.toMatch(/^Bcc/im);
  });

  it('writes in the name of someone from its own address, and answers go to theirs', async () => {
    await start();
    await send('ann@x.example', { from: { name: 'Meera Iyer', replyTo: 'meera@x.example' } });
    await send('bob@x.example', {
      from: { name: 'Eve <eve@x.example>,\r\nBcc: z@x.example', replyTo: 'eve@x.example' },
    });
    await until(() => on.postbox.received.length === 2);
    const to = (address: string) => on.postbox.received.find((one) => one.to.join() === address);
    expect(to('ann@x.example')).toMatchObject({ from: 'no-reply@toys.example' });
    expect(to('ann@x.example')?.message).toMatch(/^From: Meera Iyer via Toys <no-reply@toys\.example>\r$/m);
    expect(to('ann@x.example')?.message).toMatch(/^Reply-To: Meera Iyer <meera@x\.example>\r$/m);
    const [headers] = to('bob@x.example')?.message.split('\r\n\r\n') ?? [];
    expect(headers).not.toMatch(/^Bcc/im);
    expect(to('bob@x.example')).toMatchObject({ from: 'no-reply@toys.example', to: ['bob@x.example'] });
  });

  it('withdraws what still waits for its time, by the record that it is about', async () => {
    await start({ smtp: false });
    const [about, other] = [randomUUID(), randomUUID()];
    const later = new Date(clock.now().getTime() + 3_600_000);
    await send('later@x.example', { about, notBefore: later });
    await send('now@x.example', { about });
    await send('other@x.example', { about: other, notBefore: later });
    await send('nothing@x.example', { notBefore: later });
    const left = async () => (await rows()).map((row) => row.to_address);
    await withdraw(about, randomUUID());
    expect(await left()).toHaveLength(4);
    await withdraw(about);
    expect(await left()).toEqual(['nothing@x.example', 'now@x.example', 'other@x.example']);
  });

  it('keeps nothing of a mail whose transaction failed', async () => {
    await start();
    await inFrame(on.store, { clock, company, actor: actorOf(company) }, async (frame) => {
      await on.mail.of(frame).send(hello.id, { address: 'a@x.example' }, { name: 'x' });
      throw new Error('rolled back');
    }).catch(() => {});
    expect(await rows()).toEqual([]);
  });

  it('tries again when the server is away or busy, and gives up on a refusal', async () => {
    await start();
    let busy = true;
    on.postbox.refuse = (address) => (address.startsWith('gone') ? '550' : busy ? '451' : undefined);
    await send('gone@x.example');
    await send('later@x.example');
    await until(async () => (await rows()).every((row) => row.attempts === 1 && row.state !== 'sending'));
    expect(await rows()).toMatchObject([
      { state: 'bounced', last_error: expect.stringContaining('550') },
      { state: 'queued', last_error: expect.stringContaining('451') },
    ]);
    busy = false;
    await drain();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(on.postbox.received).toHaveLength(0);
    clock.forward(1);
    await drain();
    await until(() => on.postbox.received.length === 1);
    expect(on.postbox.received[0]?.to).toEqual(['later@x.example']);
  });

  it('loses nothing while there is no server at all', async () => {
    await start({ listening: false });
    await send('a@x.example');
    await until(async () => (await rows())[0]?.state === 'queued' && (await rows())[0]?.attempts === 1);
    await on.postbox.open();
    clock.forward(1);
    await drain();
    await until(() => on.postbox.received.length === 1);
  });

  it('sends again what a process that is gone had taken, under the same message id', async () => {
    await start();
    const id = await send('a@x.example', { notBefore: new Date(clock.now().getTime() + 1) });
    await on.store.exec(`update outbox set state = 'sending', attempts = 1`);
    clock.forward(6);
    await drain();
    await until(() => on.postbox.received.length === 1);
    expect(on.postbox.received[0]?.message).toContain(`Message-ID: <${id}@localhost>`);
  });

  describe('on several servers', () => {
    /** So many mails, all of them due at once. */
    async function allDue(count: number): Promise<void> {
      const notBefore = new Date(clock.now().getTime() + 60_000);
      for (let at = 0; at < count; at += 1) await send(`p${at}@x.example`, { notBefore });
      clock.forward(1);
    }
    const inState = async (state: string) => (await rows()).filter((row) => row.state === state);

    it('leaves to others what it has not begun', async () => {
      await start();
      await allDue(15);
      let goOn = (_: undefined) => {};
      const stuck = new Promise<undefined>((resolve) => {
        goOn = resolve;
      });
      let asked = 0;
      on.postbox.refuse = () => {
        asked += 1;
        return asked <= connections ? stuck : undefined;
      };
      await drain();
      await until(() => asked === connections);
      const [cancelled] = await inState('queued');
      await on.store.exec(
        `update outbox set state = 'cancelled', version = version + 1 where to_address = '${cancelled?.to_address}'`,
      );
      await on.drainElsewhere();
      const arrived = () => on.postbox.received.flatMap(({ to }) => to);
      expect([arrived().length, (await inState('sending')).length]).toEqual([15 - connections - 1, connections]);
      goOn(undefined);
      await until(async () => (await inState('sending')).length === 0);
      expect((await rows()).map(({ state }) => state).sort()).toEqual(['cancelled', ...Array(14).fill('sent')]);
      expect(new Set(arrived())).toEqual(new Set((await inState('sent')).map((row) => row.to_address)));
      expect(arrived()).toHaveLength(14);
    });

    it('sends each mail once, when they send at the same time', async () => {
      await start();
      await allDue(60);
      await Promise.all([on.drainElsewhere(), on.drainElsewhere(), on.drainElsewhere()]);
      expect(on.postbox.received).toHaveLength(60);
      expect(await attempts()).toEqual(Array(60).fill({ outcome: 'sent', answer: null }));
      expect((await rows()).every((row) => row.state === 'sent' && row.attempts === 1)).toBe(true);
    });
  });

  it('keeps a mail until its time', async () => {
    await start();
    await send('a@x.example', { notBefore: new Date(clock.now().getTime() + 3_600_000) });
    await drain();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(on.postbox.received).toHaveLength(0);
    clock.forward(61);
    await drain();
    await until(() => on.postbox.received.length === 1);
  });

  it('withdraws what must not go after all, when its time has come', async () => {
    const asked: string[] = [];
    await start({
      stopMails: async (_db, mails) => {
        asked.push(
          ...mails.map(({ companyId, mail, text }) => `${companyId} ${mail} ${text.includes('You are Bob.')}`),
        );
        return new Map(mails.filter(({ text }) => text.includes('You are Bob.')).map(({ id }) => [id, null]));
      },
    });
    await send('b@x.example', { name: 'Bob', notBefore: new Date(clock.now().getTime() + 60_000) });
    await send('a@x.example');
    await until(async () => (await rows())[0]?.state === 'sent');
    expect(asked).toEqual([`${company} ${hello.id} false`]);
    clock.forward(1);
    await drain();
    await until(async () => (await rows())[1]?.state === 'withdrawn');
    expect((await rows())[1]).toMatchObject({ attempts: 0, last_error: null });
    expect(on.postbox.received.map(({ to }) => to.join())).toEqual(['a@x.example']);
  });

  it('sends the others where it cannot be said of one whether it may go, which waits', async () => {
    let isKnown = false;
    await start({
      stopMails: async (db, mails) => {
        const isBad = mails.some(({ text }) => text.includes('You are Bad.'));
        if (isBad && !isKnown) await db.execute(sql`select no_such_column from outbox`);
        return new Map(mails.filter(({ text }) => text.includes('You are Off.')).map(({ id }) => [id, null]));
      },
    });
    const notBefore = new Date(clock.now().getTime() + 1_000);
    await send('bad@x.example', { name: 'Bad', notBefore });
    for (let at = 0; at < 25; at += 1)
      await send(`p${at}@x.example`, { notBefore: new Date(notBefore.getTime() + 1_000) });
    await send('off@x.example', { name: 'Off', notBefore: new Date(notBefore.getTime() + 1_000) });
    clock.forward(0.2);
    await drain();
    await until(() => on.postbox.received.length === 25);
    await until(async () => (await rows()).every(({ state }) => state !== 'sending'));
    const row = async (address: string) => (await rows()).find(({ to_address }) => to_address === address);
    expect(await row('bad@x.example')).toMatchObject({
      state: 'queued',
      attempts: 1,
      last_error: 'shell/engine.mail-not-judged',
    });
    expect(await row('off@x.example')).toMatchObject({ state: 'withdrawn' });
    isKnown = true;
    clock.forward(1);
    await drain();
    await until(() => on.postbox.received.length === 26);
  });

  it('asks again later about what must not go yet', async () => {
    const day = new Date(clock.now().getTime() + 86_400_000);
    await start({
      stopMails: async (_db, mails) => new Map(mails.map(({ id }) => [id, clock.now() < day ? day : null])),
    });
    await send('a@x.example');
    const waits = `select id from outbox where state = 'queued' and attempts = 0 and not_before = '${day.toISOString()}'`;
    await until(async () => (await on.store.exec(waits)).rows.length === 1);
    clock.forward(24 * 60);
    await drain();
    await until(async () => (await rows())[0]?.state === 'withdrawn');
  });

  it('keeps bodies in a demo only, and everything without SMTP', async () => {
    await start({ demo: false });
    await send('a@x.example');
    await until(async () => (await rows())[0]?.state === 'sent');
    expect((await rows())[0]?.html).toBe('');
    await on.jobs.stop();
    on.mail.close();
    await on.postbox.close();
    await start({ smtp: false });
    await send('b@x.example');
    await drain();
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect((await rows())[1]).toMatchObject({ state: 'queued', html: expect.stringContaining('You are Ann.') });
  });
});
