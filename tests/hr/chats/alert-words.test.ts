import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MessageToTake } from '../../../src/hr/server/chats/work.ts';
import { chatDesk, limited, superAdmin } from '../support/chat-desk.ts';
import { effectsOf } from '../support/effects.ts';

/** Who is told of a word, how often and under what name. */

type Desk = Awaited<ReturnType<typeof chatDesk>>;
let desk: Desk;
beforeAll(async () => {
  desk = await chatDesk();
});
afterAll(() => desk.server.close());
beforeEach(() => desk.clear());

const said = (text: string, more: Partial<MessageToTake> = {}): MessageToTake => ({
  msg: [{ text }],
  bot_response: false,
  ...more,
});

describe('alert words', () => {
  const on = { chat_alert_word_notification: true, chat_alert_words: ['abuse', 'unsafe at work'] };

  it.each([
    ['the word', said('It is abuse'), 'abuse'],
    ['a form of it, in capitals', said('I was ABUSED'), 'abuse'],
    ['a phrase, and a word', said('Unsafe at work. Abuse!'), 'unsafe at work, abuse'],
    ['the value of a reply', said('This one', { msg: [{ text: 'This one', value: 'abuse' }] }), 'abuse'],
    ['a part of another word', said('disabused'), null],
    ['the assistant', said('Was there abuse?', { bot_response: true }), null],
    ['part of every chat', said('abuse', { defaultInteraction: true }), null],
  ])('said as %s', async (_what, message, words) => {
    await desk.settings(on);
    const id = await desk.started();
    await desk.say(id, message);
    const { mails, alerts } = await desk.told('chats/alert-word');
    expect(mails.filter(({ who }) => who === superAdmin)).toHaveLength(words === null ? 0 : 1);
    expect(new Set(alerts.map(({ params }) => (params as { words: string }).words))).toEqual(
      new Set(words === null ? [] : [words]),
    );
  });

  it.each([
    ['simple', 0],
    ['english', 1],
  ])('looked for in the forms %s are told %i times when another form is said', async (forms, times) => {
    await desk.settings({ ...on, chat_alert_words: ['harassment'], chat_alert_word_forms: forms });
    const id = await desk.started();
    await desk.say(id, said('He harassed me.'));
    const { mails } = await desk.told('chats/alert-word');
    expect(mails.filter(({ who }) => who === superAdmin)).toHaveLength(times);
  });

  it('are told to nobody while they are switched off', async () => {
    await desk.settings({ ...on, chat_alert_word_notification: false });
    const id = await desk.started();
    const { effects } = await effectsOf(desk.server, () => desk.say(id, said('abuse')));
    expect(effects).toEqual({ chat_message: 1, chat_session: 1 });
  });

  it('are told to nobody while they are no part of the plan', async () => {
    await desk.settings(on);
    const id = await desk.started();
    await desk.server.rows(sql`update company set alert_words_active = false`);
    const { effects } = await effectsOf(desk.server, () => desk.say(id, said('abuse')));
    await desk.server.rows(sql`update company set alert_words_active = true`);
    expect(effects).toEqual({ chat_message: 1, chat_session: 1 });
  });

  it.each([
    [
      'who may read messages under names',
      ['view_message', 'non_anonymous_message', 'manage_employee'],
      'Engineering',
      'named',
    ],
    ['who may read them without names', ['view_message', 'anonymous_message'], 'Engineering', 'pseudonym'],
    ['who may read no messages', ['manage_milestone', 'non_anonymous_message'], 'Engineering', null],
    ['whose group does not see the person', ['view_message', 'non_anonymous_message'], 'Finance', null],
  ])('are told to an admin %s', async (_who, codes, department, as) => {
    await desk.settings(on);
    await desk.rights(...codes);
    await desk.person({ department });
    const chat = await desk.started();
    await desk.say(chat, said('abuse'));
    const { mails, alerts } = await desk.told('chats/alert-word');
    // Without a name it leads to the one chat, which the list then shows under the pseudonym.
    const link = as === 'pseudonym' ? `/chats/${chat}` : `/employees/${desk.user}?tab=chats&chat=${chat}`;
    expect(alerts.filter(({ who }) => who === limited).map((alert) => alert.link)).toEqual(as ? [link] : []);
    if (as === 'pseudonym') {
      const asked = await desk.server.as(limited, 'GET', `/feedback_bot/session/list?chat=${chat}`);
      expect(asked.body.data.map(({ id }: { id: string }) => id)).toEqual([chat]);
      expect(JSON.stringify(asked.body)).not.toContain(await desk.name());
    }
    const mine = [mails.filter(({ who }) => who === limited), alerts.filter(({ who }) => who === limited)];
    expect(mine.map((list) => list.length)).toEqual(as ? [1, 1] : [0, 0]);
    const name = await desk.name();
    const text = JSON.stringify(mine);
    const mailed = mails.filter(({ who }) => who === limited);
    expect(mailed.map((mail) => String(mail.text).includes(link))).toEqual(as ? [true] : []);
    // The day of the mail and the touchpoint would tell who it is.
    expect(mailed.map((mail) => String(mail.text).includes(desk.title))).toEqual(as ? [as === 'named'] : []);
    expect([text.includes(name), text.includes(desk.user), /Employee [A-Z2-7]{5}-[A-Z2-7]{5}/.test(text)]).toEqual([
      as === 'named',
      as === 'named',
      as === 'pseudonym',
    ]);
    // SuperAdmins see everyone, and names.
    expect(mails.find(({ who }) => who === superAdmin)?.subject).toBe(`Alert word in the chat of ${name}`);
  });

  it('are told once per message, also when it is sent again or comes late', async () => {
    await desk.settings(on);
    const id = await desk.started();
    const first = said('abuse', { externalId: 'a' });
    await desk.say(id, first);
    await desk.say(id, first, said('abuse again', { externalId: 'b' }));
    await desk.say(id, first);
    const { mails, alerts } = await desk.told('chats/alert-word');
    expect(mails.filter(({ who }) => who === superAdmin)).toHaveLength(2);
    expect(alerts.filter(({ who }) => who === superAdmin)).toHaveLength(2);
  });

  it('leave no word of the message in the mail', async () => {
    await desk.settings(on);
    await desk.say(await desk.started(), said('abuse by Mr Secret'));
    const { mails } = await desk.told('chats/alert-word');
    expect(JSON.stringify(mails)).not.toContain('Secret');
  });
});
