import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentOf } from '../../../src/hr/rules/bank-question.ts';
import { type SurveyRuns, surveyRuns } from '../support/survey-runs.ts';

/** What employees answer by their personal link. */

let server: SurveyRuns;
let social: Record<string, unknown> | undefined;
beforeAll(async () => {
  server = await surveyRuns();
  await server.activate('2026-01-05', '2026-03-31');
  // All kinds of questions, two of each driver.
  const kinds = ['scale', 'textInput', 'text', 'image', 'card', 'carousel', 'quickReplies', 'closeEnded'];
  const rows = await server.rows(sql`select id, driver, sub_driver, type, text, response_required,
      quick_replies as "quickReplies", cards, scale, scale_type as "scaleType", img_url as "imgUrl", description
    from survey_question where company_id = ${server.company} order by driver, source`);
  const all = rows.map(({ quickReplies, cards, scale, scaleType, imgUrl, description, ...row }) => ({
    ...row,
    content: contentOf(row.type as 'scale', { quickReplies, cards, scale, scaleType, imgUrl, description }),
  })) as Record<string, unknown>[];
  const asked = kinds.map((kind) => all.find(({ type, driver }) => type === kind && driver === 'mental'));
  social = all.find(({ type, driver }) => type === 'scale' && driver === 'social');
  // Cards may have several replies, each of which counts something else.
  const content = asked[5]?.content as { cards: [object] } | undefined;
  Object.assign(content?.cards[0] ?? {}, {
    title: 'Time',
    quickReplies: [
      { title: 'Later', value: 1 },
      { title: 'Now', value: 5, postback: 'We look into it.' },
    ],
  });
  await server.rows(sql`update survey_cycle set questions = ${JSON.stringify([...asked, social])}::jsonb`);
  await server.at('2026-01-06T03:30:00Z');
});
afterAll(() => server.close());

const open = (token: string) => server.as(null, 'POST', '/feedback_bot/chat/open', { body: { token } });
const answer = (token: string, body: object) =>
  server.as(null, 'POST', '/feedback_bot/chat/answer', { body: { token, ...body } });
const responseOf = async (user: string) => (await server.responses()).find((row) => row.user === user);
const user = async (at: number) => String((await server.responses())[at]?.user);

interface Offered {
  type: string;
  replies?: string[];
  cards?: { title: string; replies?: string[] }[];
}

/** The best of what a question offers. */
function best({ type, replies, cards }: Offered) {
  if (type === 'scale') return { value: 5 };
  if (type === 'text') return { text: 'Fewer meetings' };
  return replies ? { choice: replies[0] } : cards ? { choice: `${cards[0]?.title}: ${cards[0]?.replies?.[1]}` } : {};
}

it('all kinds of questions are answered: none, partly, all, and how someone is', async () => {
  const own = await user(0);
  const token = await server.tokenOf(own);
  const first = await open(token);
  expect([first.status, first.body.total, first.body.done]).toEqual([200, 9, 0]);
  expect(first.body).toMatchObject({ title: 'Well-being survey', tells_first: true });
  expect(first.body.question.words?.length).toBe(5);
  expect((await responseOf(own))?.state).toBe('none');
  let state = first.body;
  const types: string[] = [];
  const pictures: string[] = [];
  while (state.question) {
    types.push(state.question.type);
    if (state.question.picture) pictures.push(state.question.picture);
    const given = await answer(token, { question: state.question.id, ...best(state.question) });
    expect(given.status, JSON.stringify(given.body)).toBe(200);
    state = given.body;
    if (types.length === 1) expect((await responseOf(own))?.state).toBe('partial');
  }
  expect(types).toEqual([
    'scale',
    'text',
    'note',
    'note',
    'quickReplies',
    'carousel',
    'quickReplies',
    'quickReplies',
    'scale',
  ]);
  expect(pictures).toEqual([expect.stringMatching(/^\/survey\/\w+\.svg$/)]);
  expect(state.completed).toBe(true);
  const said = state.entries.map(({ text }: { text: string }) => text);
  expect(said.slice(said.indexOf('Time: Now')).slice(0, 2)).toEqual(['Time: Now', 'We look into it.']);
  expect(await responseOf(own)).toMatchObject({
    state: 'complete',
    category: 'excelling',
    scores: { mental: 5, social: 5 },
    parts: expect.objectContaining({ [`social/${social?.sub_driver}`]: 5 }),
  });
  const [chat] = await server.rows(
    sql`select c.status, c.driver_rating from chat_session c where c.user_id = ${own} and c.stage_id is null and c.stage_title = 'Well-being survey'`,
  );
  expect(chat).toMatchObject({ status: 'completed', driver_rating: { mental: 5, social: 5 } });
  // Thanked at nine on the next working day, and not reminded.
  await server.at('2026-01-07T03:30:00Z');
  await server.at('2026-01-08T03:30:00Z');
  const mails = await server.mails(own);
  expect(mails.length).toBe(2);
  expect(mails[1]?.subject).toContain('Thank you');
});

it('the mean of the answered questions tells how someone is', async () => {
  const own = await user(1);
  const token = await server.tokenOf(own);
  const { body } = await open(token);
  await answer(token, { question: body.question.id, value: 2 });
  expect(await responseOf(own)).toMatchObject({ state: 'partial', category: 'struggling', scores: { mental: 2 } });
});

it('a survey that is deactivated takes no answers any more, and sends no new link', async () => {
  const own = await user(2);
  const token = await server.tokenOf(own);
  const { body } = await open(token);
  await server.deactivate();
  expect((await open(token)).status).toBe(404);
  expect((await answer(token, { question: body.question.id, value: 2 })).status).toBe(404);
  const sent = await server.rows(sql`select id from outbox where mail = 'chats/renewed'`);
  await server.as(null, 'POST', '/feedback_bot/chat/renew', { body: { token } });
  expect(await server.rows(sql`select id from outbox where mail = 'chats/renewed'`)).toEqual(sent);
  expect((await responseOf(own))?.state).toBe('none');
});
