import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { employee, stranger, superAdmin } from '../support/access.ts';
import { auditLines, effectsOf } from '../support/effects.ts';
import { mandatory, pauser, settingsTests, settler, worder } from '../support/settings.ts';

/** Who reads and changes which of the company settings, and every rule with its words. */

const noWords = 'You can not proceed without adding a alert word, if alert word is enabled!';
const refused = 'You may not have the appropriate permissions to access this tab.';

const on = settingsTests();
const { read, change, stored, set } = on;

describe('the company settings', () => {
  it.each([
    [superAdmin, true],
    [settler, true],
    [pauser, true],
    [worder, false],
  ])('are read by %s, whole: %s', async (who, whole) => {
    const { status, body } = await read(who);
    expect([status, body.id, body.chat_alert_words]).toEqual([200, on.server.acme, ['abuse', 'threat']]);
    expect(body.employee_tags).toContain('Buddy');
    expect('enable_action_summary' in body).toBe(whole);
    expect('social_links' in body).toBe(whole);
    expect([body.today, body.time_zone]).toEqual(['2026-01-05', 'Asia/Kolkata']);
  });

  it.each([
    [null, 401],
    [employee, 403],
  ])('are not read by %s: %i', async (who, status) => {
    const answer = await read(who);
    expect(answer.status).toBe(status);
    if (who) expect(answer.body.message).toBe(refused);
  });

  it.each([superAdmin, stranger])('of another company do not exist for %s', async (who) => {
    const other = who === stranger ? on.server.acme : on.server.globex;
    expect((await read(who, other)).status).toBe(404);
    const { result, effects } = await effectsOf(on.server, () => change(who, { auto_acknowledge: true }, {}, other));
    expect([result.status, effects]).toEqual([404, {}]);
  });

  it('tell who changed a field last, and when', async () => {
    await change(worder, { chat_alert_words: ['abuse', 'bribe'] });
    await on.server.at('2026-01-05T06:10:00Z');
    await change(settler, { auto_acknowledge: true });
    const { changes } = (await read(settler)).body;
    expect(changes.auto_acknowledge).toEqual({ at: '2026-01-05T11:40:00.000+05:30', by: 'Meera Iyer' });
    expect(changes.chat_alert_words.at).toBe('2026-01-05T11:30:00.000+05:30');
    expect(changes.chat_alert_words.by).not.toBe('Meera Iyer');
    expect(Object.keys((await read(worder)).body.changes)).toEqual(['chat_alert_words']);
  });
});

describe('holidays of the company', () => {
  const holiday = (day: string, name = 'Diwali') => ({ day, name });

  it('are kept in the order of the year', async () => {
    const given = [holiday('2026-12-25', ' Christmas '), holiday('2026-11-08')];
    const { status, body } = await change(superAdmin, { holidays: given });
    expect([status, body.data.holidays]).toEqual([200, [holiday('2026-11-08'), holiday('2026-12-25', 'Christmas')]]);
    expect((await read(superAdmin)).body.holidays).toEqual(body.data.holidays);
  });

  it.each<[string, unknown[], string]>([
    ['one day twice', [holiday('2026-11-08'), holiday('2026-11-08', 'Other')], 'A day is a holiday once.'],
    ['no name', [{ day: '2026-11-08' }], mandatory],
    ['a blank name', [holiday('2026-11-08', ' ')], mandatory],
  ])('with %s are refused', async (_what, holidays, message) => {
    const answer = await change(superAdmin, { holidays });
    expect([answer.status, answer.body.message]).toEqual([400, message]);
  });

  it('are 200 at most', async () => {
    const holidays = Array.from({ length: 201 }, (_, at) => holiday(`2${String(at).padStart(3, '0')}-01-01`));
    const { status, body } = await change(superAdmin, { holidays });
    expect([status, body.errors]).toEqual([400, { holidays: ['At most 200 holidays fit.'] }]);
  });

  it.each(['2026-02-30', '08-11-2026', ''])('on the day %j are refused', async (day) => {
    expect((await change(superAdmin, { holidays: [holiday(day)] })).status).toBe(400);
  });
});

describe('who changes what', () => {
  const words = { chat_alert_words: ['abuse', 'bribe'] };
  const pause = {
    pause_interaction_active: true,
    pause_interaction_start_date: '2026-01-06',
    pause_interaction_end_date: '2026-01-07',
  };
  const cases: [who: string | null, body: Record<string, unknown>, status: number][] = [
    [null, words, 401],
    [employee, words, 403],
    [worder, words, 200],
    [worder, { chat_alert_word_notification: false }, 200],
    [worder, { auto_acknowledge: true }, 403],
    [worder, { employee_tags: [] }, 403],
    [worder, { ...words, auto_acknowledge: true }, 403],
    [worder, pause, 403],
    [settler, words, 200],
    [settler, { auto_acknowledge: true }, 200],
    [settler, pause, 403],
    [pauser, pause, 200],
    [pauser, words, 403],
    [pauser, { auto_acknowledge: true }, 403],
    [superAdmin, { ...words, ...pause, auto_acknowledge: true }, 200],
  ];
  it.each(cases)('%s %j: %i', async (who, body, status) => {
    const { result, effects } = await effectsOf(on.server, () => change(who, body));
    expect(result.status).toBe(status);
    expect(effects).toEqual(status === 200 ? { company_settings: 1, audit_line: 1 } : {});
    if (status !== 200) return;
    const [line] = await auditLines(on.server, 1);
    expect(line).toMatchObject({ type: 'company_settings', activity: 'update', entity: 'company/settings' });
    expect(result.body.data).toMatchObject(body);
  });

  it.each(['pause_held_from', 'pause_state', 'nonsense'])('nobody sends %s', async (name) =>
    expect((await change(superAdmin, { [name]: null })).status).toBe(400),
  );
});

describe('what is kept, and what is refused in which words', () => {
  const tags = ['Performers', 'Non Performers', 'Core Team', 'Senior LT'];
  const kept: [given: Record<string, unknown>, kept: Record<string, unknown>][] = [
    [{ chat_alert_words: [' Bribe ', '', '  ', 'bribe', 'BRIBE'] }, { chat_alert_words: ['Bribe'] }],
    [{ chat_alert_words: ['ABUSE', 'abuse', 'new'] }, { chat_alert_words: ['abuse', 'new'] }],
    [{ chat_alert_words: ['x'.repeat(50)] }, { chat_alert_words: ['x'.repeat(50)] }],
    [{ chat_alert_words: Array.from({ length: 200 }, (_, n) => `word ${n}`) }, {}],
    [{ chat_alert_word_notification: false, chat_alert_words: [] }, { chat_alert_words: [] }],
    [{ employee_tags: [...tags, ' New ', '', 'new'] }, { employee_tags: [...tags, 'New'] }],
    [{ employee_tags: tags.map((tag) => tag.toLowerCase()) }, { employee_tags: tags }],
    [{ enable_action_summary: '0' }, { enable_action_summary: '0' }],
    [{ enable_action_summary: '2' }, { enable_action_summary: '2' }],
    [{ detractor_below: 7 }, { detractor_below: 7 }],
    [{ disengaged_auto_assign: true, disengaged_reference_field: 'hrbp' }, { disengaged_reference_field: 'hrbp' }],
    [{ enable_brand_promotion_feedback: true, brand_promotion_feedback_field: 'linkedin_link' }, {}],
  ];
  it.each(kept)('%j is kept', async (given, is) => {
    const { result, effects } = await effectsOf(on.server, () => change(superAdmin, given));
    expect([result.status, effects]).toEqual([200, { company_settings: 1, audit_line: 1 }]);
    expect(await stored()).toMatchObject(is);
  });

  const wrong: [given: Record<string, unknown>, field: string, sentence: string | null][] = [
    [{ chat_alert_words: [] }, 'chat_alert_words', noWords],
    [{ chat_alert_words: [' ', ''] }, 'chat_alert_words', noWords],
    [{ chat_alert_words: ['x'.repeat(51)] }, 'chat_alert_words.0', 'A word has 1 to 50 characters.'],
    [
      { chat_alert_words: Array.from({ length: 201 }, (_, n) => `word ${n}`) },
      'chat_alert_words',
      'At most 200 words fit.',
    ],
    [
      { employee_tags: ['Performers'] },
      'employee_tags',
      'The tags Performers, Non Performers, Core Team and Senior LT cannot be removed or renamed.',
    ],
    [{ employee_tags: [...tags, 'x'.repeat(61)] }, 'employee_tags.4', 'A tag has 1 to 60 characters.'],
    [{ enable_action_summary: '3' }, 'enable_action_summary', null],
    [{ detractor_below: 5 }, 'detractor_below', null],
    [{ detractor_below: 8 }, 'detractor_below', null],
    [{ enable_brand_promotion_feedback: true }, 'brand_promotion_feedback_field', mandatory],
    [
      { enable_brand_promotion_feedback: true, brand_promotion_feedback_field: 'glassdoor_link' },
      'brand_promotion_feedback_field',
      'Please add a social link to add!',
    ],
    [{ brand_promotion_feedback_field: 'company_logo' }, 'brand_promotion_feedback_field', null],
    [{ disengaged_auto_assign: true }, 'disengaged_reference_field', mandatory],
    [{ passively_engaged_auto_assign: true }, 'passively_engaged_reference_field', mandatory],
    [{ detractors_notification: true }, 'detractors_ref_field', mandatory],
    [{ disengaged_auto_assign: true, disengaged_reference_field: 'manager' }, 'disengaged_reference_field', null],
  ];
  it.each(wrong)('%j is refused', async (given, field, sentence) => {
    const { result, effects } = await effectsOf(on.server, () => change(superAdmin, given));
    expect([result.status, effects]).toEqual([400, {}]);
    expect(Object.keys(result.body.errors)).toEqual([field]);
    if (sentence) expect([...new Set(result.body.errors[field])]).toEqual([sentence]);
  });

  it('alert words without one are not switched on, and stay when they are switched off', async () => {
    await set({ chat_alert_word_notification: false, chat_alert_words: [] });
    const { result, effects } = await effectsOf(on.server, () =>
      change(worder, { chat_alert_word_notification: true }),
    );
    expect([result.status, result.body.message, effects]).toEqual([400, noWords, {}]);
    await set({ chat_alert_word_notification: true, chat_alert_words: ['abuse'] });
    await set({ chat_alert_word_notification: false });
    expect((await stored()).chat_alert_words).toEqual(['abuse']);
  });

  it('alert words that are no part of the plan are shown as off, and changed by nobody', async () => {
    const plan = (has: boolean) =>
      on.server.rows(sql`update company set alert_words_active = ${has} where slug = 'acme'`);
    await plan(false);
    for (const who of [superAdmin, worder]) {
      expect((await read(who)).body.chat_alert_word_notification).toBe(false);
      const { result, effects } = await effectsOf(on.server, () => change(who, { chat_alert_words: ['bribe'] }));
      expect([result.status, effects]).toEqual([403, {}]);
    }
    expect((await change(superAdmin, { auto_acknowledge: true })).status).toBe(200);
    await plan(true);
    expect((await read(worder)).body.chat_alert_word_notification).toBe(true);
  });
});

describe('the tags of the company profile', () => {
  it('are those of the settings', async () => {
    await set({ employee_tags: ['Performers', 'Non Performers', 'Core Team', 'Senior LT', 'Mirror'] });
    const { body } = await on.server.as(employee, 'GET', '/feedback_bot/company/profile');
    expect(body.tags.at(-1)).toBe('Mirror');
  });
});

describe('how many carry a tag', () => {
  const count = (who: string | null, tag: string) =>
    on.server.as(who, 'GET', `/feedback_bot/company/tags/people?tag=${encodeURIComponent(tag)}`);

  it('is counted of the people whom someone sees', async () => {
    const [row] = await on.server.rows(
      sql`select count(*)::int as n from user_profile where company_id = ${on.server.acme} and tags @> '["Performers"]'`,
    );
    expect((await count(superAdmin, 'Performers')).body).toEqual({ status: 200, count: row?.n });
    expect((await count(superAdmin, 'No such tag')).body.count).toBe(0);
    expect((await count(superAdmin, '"]')).body.count).toBe(0);
  });

  it.each([
    [null, 401],
    [employee, 403],
    [pauser, 403],
    [worder, 403],
  ])('is not told to %s: %i', async (who, status) => expect((await count(who, 'Performers')).status).toBe(status));
});
