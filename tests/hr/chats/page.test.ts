import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { effectsOf } from '../support/effects.ts';
import { drink, met, type RunServer, runServer, scale, words } from '../support/runs.ts';

let server: RunServer;
beforeAll(async () => {
  server = await runServer();
});
afterAll(() => server.close());
beforeEach(() => server.rows(sql`update user_profile set status = 'inactive' where employee_id like 'NEW-%'`));

/** The clock starts jobs of its own beside what a test does. */
const besidesJobs = ({ job_progress: _, ...others }: Record<string, number>) => others;

const open = (token: unknown) => server.as(null, 'POST', '/feedback_bot/chat/open', { body: { token } });
const answer = (token: unknown, body: object) =>
  server.as(null, 'POST', '/feedback_bot/chat/answer', { body: { token, ...body } });

/** Someone whose chat was started, and their link. */
async function asked(questions: object[] = [scale, words, met, drink], more: object = {}) {
  const today = server.clock.now().toISOString().slice(0, 10);
  const user = await server.joins(today, more as Record<string, unknown>);
  const stage = await server.live({ duration: 0, questions });
  await server.run();
  return { user, stage, token: await server.tokenOf(user) };
}

const transcript = (user: string) =>
  server.rows(sql`
    select m.msg, m.bot_response as bot, m.question_id as question, m.default_interaction as standard
    from chat_message m where m.user_id = ${user} order by m.position`);

describe('the chat of a personal link', () => {
  it('is answered question by question, and is a transcript and a mood then', async () => {
    const { user, token } = await asked();
    const first = await open(token);
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({
      brand: 'Acme',
      title: 'First week',
      entries: [],
      question: { id: scale.id, type: 'scale', scaleType: 'emoji', required: true },
      done: 0,
      total: 4,
      completed: false,
      offer: null,
    });
    const second = await answer(token, { question: scale.id, value: 4 });
    expect(second.body).toMatchObject({ done: 1, question: { id: words.id, required: false } });
    expect((await answer(token, { question: words.id, text: ' <b>A desk</b> ' })).body.question.id).toBe(met.id);
    const third = await answer(token, { question: met.id, choice: 'Yes' });
    expect(third.body.question).toMatchObject({ id: drink.id, type: 'carousel', cards: drink.cards });
    const last = await answer(token, { question: drink.id, choice: 'Coffee' });
    expect(last.body).toMatchObject({ completed: true, question: null, done: 4 });
    expect(last.body.entries.map(({ text }: { text: string }) => text)).toEqual([
      'How are you?',
      'Good',
      'What is missing?',
      '<b>A desk</b>',
      'Met your buddy?',
      'Yes',
      'Lovely.',
      'What shall we order?',
      'Coffee',
    ]);
    const said = await transcript(user);
    expect(said.filter(({ standard }) => standard).map(({ msg }) => (msg as { text: string }[])[0]?.text)).toEqual([
      expect.stringContaining('Hello New'),
      "Let's Begin",
      'Done',
    ]);
    expect(said.find(({ question, bot }) => question === scale.id && !bot)?.msg).toEqual([{ text: 'Good', value: 4 }]);
    const [session] = await server.rows(
      sql`select status, overall_mood, completed_at from chat_session where user_id = ${user}`,
    );
    expect(session).toMatchObject({ status: 'completed', overall_mood: 4, completed_at: expect.anything() });
    const [person] = await server.rows(sql`select user_mood, stage_title from user_profile where id = ${user}`);
    expect(person).toMatchObject({ user_mood: 4, stage_title: 'First week' });
  });

  it('tells nothing of the person but their first name', async () => {
    const { token } = await asked([scale], { last_name: 'Canary', display_name: 'New Canary' });
    const { body } = await open(token);
    expect(JSON.stringify(body)).not.toContain('Canary');
    expect(Object.keys(body).sort()).toEqual(
      [
        'avatar',
        'brand',
        'completed',
        'done',
        'entries',
        'first_name',
        'offer',
        'purpose',
        'question',
        'sender',
        'status',
        'tells_first',
        'title',
        'total',
      ].sort(),
    );
  });

  it('takes an answer once, however often and however many at once it is sent', async () => {
    const { user, token } = await asked([scale, words]);
    const sent = await Promise.all([4, 2, 5, 4].map((value) => answer(token, { question: scale.id, value })));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await transcript(user)).length).toBe(4);
    const { result, effects } = await effectsOf(server, () => answer(token, { question: scale.id, value: 1 }));
    expect(result.body).toMatchObject({ done: 1, question: { id: words.id } });
    expect(besidesJobs(effects)).toEqual({});
    // The reply to the last one got lost: it is sent again, and finds the chat complete.
    await answer(token, { question: words.id, text: 'Nothing' });
    const again = await effectsOf(server, () => answer(token, { question: words.id, text: 'Nothing' }));
    expect(again.result.body).toMatchObject({ completed: true, done: 2 });
    expect(besidesJobs(again.effects)).toEqual({});
  });

  it('passes over what may be passed over, and shows that in no transcript', async () => {
    const { user, token } = await asked([words, scale]);
    expect((await answer(token, { question: words.id, skip: true })).body).toMatchObject({
      done: 1,
      question: { id: scale.id },
    });
    expect((await answer(token, { question: scale.id, skip: true })).status).toBe(400);
    const said = await transcript(user);
    expect(said.filter(({ bot, standard }) => !bot && !standard)).toEqual([]);
  });

  it.each([
    [{ question: scale.id }, 'Please answer this question first.'],
    [{ question: scale.id, value: 6 }, null],
    [{ question: scale.id, value: 0 }, null],
    [{ question: scale.id, value: '4' }, null],
    [{ question: words.id, text: '   ' }, 'Please answer this question first.'],
    [{ question: words.id, text: 'x'.repeat(2001) }, null],
    [{ question: words.id, text: 'a\u0000b' }, null],
    [{ question: met.id, choice: 'Perhaps' }, 'Please choose one of the replies shown.'],
    [{ question: 'no id', value: 3 }, null],
    [{ value: 3 }, null],
  ])('refuses %j', async (body, sentence) => {
    const { token } = await asked();
    const { result, effects } = await effectsOf(server, () => answer(token, body));
    expect(result.status).toBe(400);
    if (sentence) expect(result.body.message).toBe(sentence);
    expect(besidesJobs(effects)).toEqual({});
  });

  it('goes on with the questions that are there, when the touchpoint was changed or deleted meanwhile', async () => {
    const { token, stage } = await asked([scale, words]);
    await answer(token, { question: scale.id, value: 3 });
    await server.rows(
      sql`update stage set status = 'deleted', questions = ${JSON.stringify([scale, met])}::jsonb where id = ${stage}`,
    );
    expect((await answer(token, { question: words.id, text: 'gone' })).body.question.id).toBe(met.id);
    expect((await answer(token, { question: met.id, choice: 'No' })).body.completed).toBe(true);
  });
});

describe('a link that does not work', () => {
  const over = {
    status: 404,
    code: 'LinkOver',
    message:
      'It may have been used already, or be too old. If you have answered: thank you, your answers have arrived. If not, you can have a new one.',
  };
  const told = async (token: unknown) => {
    const { status, body } = await open(token);
    return { status, code: body.code, message: body.message };
  };

  it('is unknown, altered, too old, used up or of someone who left, and is answered alike', async () => {
    const { token, user } = await asked([scale]);
    const other = (at: number) => token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
    expect(await told(randomBytes(48).toString('base64url'))).toEqual(over);
    expect(await told(other(40))).toEqual(over);
    expect(await told(other(3))).toEqual(over);
    expect(await told(`${token.slice(0, -1)}`)).toEqual(over);
    expect((await open(token)).status).toBe(200);
    await server.rows(sql`update user_profile set exit_date = '2026-01-05' where id = ${user}`);
    expect(await told(token)).toEqual(over);
    expect((await answer(token, { question: scale.id, value: 1 })).status).toBe(404);
    await server.rows(sql`update user_profile set exit_date = null, status = 'inactive' where id = ${user}`);
    expect(await told(token)).toEqual(over);
    await server.rows(sql`update user_profile set status = 'active' where id = ${user}`);
    expect((await open(token)).status).toBe(200);
    await answer(token, { question: scale.id, value: 5 });
    expect((await open(token)).body.completed).toBe(true);
    server.clock.forward(16);
    expect(await told(token)).toEqual(over);
  });

  it('ends after its days', async () => {
    const { token } = await asked([scale]);
    server.clock.forward(14 * 24 * 60 - 1);
    expect((await open(token)).status).toBe(200);
    server.clock.forward(2);
    expect(await told(token)).toEqual(over);
  });

  it('opens one chat only, and nothing of another person or company', async () => {
    const one = await asked([scale]);
    const two = await asked([words]);
    await answer(two.token, { question: scale.id, value: 1 });
    expect(await transcript(one.user)).toEqual([]);
    expect(await transcript(two.user)).toEqual([]);
  });

  it('is kept as a hash only, once the mail has gone', async () => {
    const { token } = await asked([scale]);
    const tables = await server.rows(
      sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    for (const { name } of tables) {
      if (name === 'outbox') continue;
      const found = await server.rows(
        sql`select 1 from ${sql.identifier(String(name))} t where t::text like ${`%${token}%`}`,
      );
      expect([name, found.length]).toEqual([name, 0]);
    }
  });

  it('cannot be tried for ever', async () => {
    const { token } = await asked([scale]);
    const answers = [];
    for (let at = 0; at < 303; at += 1) answers.push((await open(token)).status);
    expect(answers.slice(0, 250).every((status) => status === 200)).toBe(true);
    expect(answers.at(-1)).toBe(429);
    // An hour later everyone may again.
    server.clock.forward(61);
    expect((await open(token)).status).toBe(200);
  });
});

describe('what settings make of the answers', () => {
  const set = (values: { words?: string[]; branding?: boolean }) =>
    server.rows(sql`
      update company_settings set
        chat_alert_word_notification = ${values.words !== undefined},
        chat_alert_words = ${JSON.stringify(values.words ?? [])}::jsonb,
        enable_brand_promotion_feedback = ${values.branding ?? false}, brand_promotion_feedback_field = 'linkedin_link'
      where company_id = ${server.company}`);

  it('tells of an alert word, once', async () => {
    await set({ words: ['bullying'] });
    await server.rows(sql`delete from alert`);
    const { token } = await asked([words, scale]);
    await answer(token, { question: words.id, text: 'There is BULLYING in my team.' });
    const alerts = () => server.rows(sql`select id from alert`);
    const told = (await alerts()).length;
    expect(told).toBeGreaterThan(0);
    await answer(token, { question: words.id, text: 'There is BULLYING in my team.' });
    expect((await alerts()).length).toBe(told);
  });

  it('offers content people a place to say so, also when the end is shown again', async () => {
    await set({ branding: true });
    const happy = await asked([scale]);
    const { body } = await answer(happy.token, { question: scale.id, value: 5 });
    expect(body.offer).toEqual({ label: 'LinkedIn', link: 'https://www.linkedin.com/company/acme-example' });
    expect((await open(happy.token)).body.offer).toEqual(body.offer);
    const sad = await asked([scale]);
    expect((await answer(sad.token, { question: scale.id, value: 1 })).body.offer).toBeNull();
  });
});
