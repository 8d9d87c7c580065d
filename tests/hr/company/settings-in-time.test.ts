import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { releasedSince } from '../../../src/hr/rules/pause.ts';
import { readSettings } from '../../../src/hr/server/company/settings.ts';
import { superAdmin } from '../support/access.ts';
import { mandatory, pauser, settingsTests, settler, worder } from '../support/settings.ts';

/** The pause from its first day to its last and after, and settings that two people change at once. */

const on = settingsTests();
const { read, change, stored, set } = on;

describe('a pause', () => {
  const from = 'pause_interaction_start_date';
  const until = 'pause_interaction_end_date';
  const pause = (start: string | null, end: string | null) => ({
    pause_interaction_active: true,
    [from]: start,
    [until]: end,
  });
  const cases: [start: string | null, end: string | null, field: string | null, sentence: string | null][] = [
    ['2026-01-05', '2026-01-05', null, null],
    ['2026-01-05', '2026-02-05', null, null],
    ['2026-01-31', '2026-02-28', null, null],
    ['2026-01-04', '2026-01-06', from, 'A pause begins today or later.'],
    ['2026-01-07', '2026-01-06', until, 'The last day is not before the first, nor before today.'],
    ['2026-01-05', '2026-02-06', until, 'A pause lasts one month at most.'],
    ['2026-01-31', '2026-03-01', until, 'A pause lasts one month at most.'],
    [null, '2026-01-06', from, mandatory],
    ['2026-01-06', null, until, mandatory],
    ['06-01-2026', '2026-01-07', from, null],
  ];
  it.each(cases)('from %s until %s: %s', async (start, end, field, sentence) => {
    const { status, body } = await change(pauser, pause(start, end));
    expect(status).toBe(field ? 400 : 200);
    if (field) expect(Object.keys(body.errors)).toEqual([field]);
    if (field && sentence) expect(body.errors[field]).toEqual([sentence]);
  });

  it('is counted in days of the company, not of the machine', async () => {
    await on.server.at('2026-01-05T19:00:00Z', superAdmin, pauser);
    expect((await change(pauser, pause('2026-01-05', '2026-01-06'))).status).toBe(400);
    expect((await change(pauser, pause('2026-01-06', '2026-01-06'))).status).toBe(200);
  });

  it('that runs may end later or sooner, though it began before today', async () => {
    await set(pause('2026-01-05', '2026-01-20'));
    await on.server.at('2026-01-10T06:00:00Z', superAdmin, pauser);
    expect((await read(superAdmin)).body).toMatchObject({ pause_state: 'running', pause_interaction_active: true });
    expect((await change(pauser, { [until]: '2026-01-12' })).status).toBe(200);
    expect((await change(pauser, { [until]: '2026-01-09' })).status).toBe(400);
    expect((await change(pauser, { [from]: '2026-01-08' })).status).toBe(400);
  });

  it('is told to everyone who is signed in for as long as it runs, in days of the company', async () => {
    await set(pause('2026-01-08', '2026-01-09'));
    const told = async (now: string) => {
      await on.server.at(now, superAdmin, pauser);
      const { body } = await on.server.as(superAdmin, 'GET', '/auth/session');
      return [body.paused, body.paused_until];
    };
    expect(await told('2026-01-07T18:00:00Z')).toEqual([undefined, undefined]);
    expect(await told('2026-01-07T19:00:00Z')).toEqual([true, '2026-01-09']);
    expect(await told('2026-01-09T18:00:00Z')).toEqual([true, '2026-01-09']);
    expect(await told('2026-01-09T19:00:00Z')).toEqual([undefined, undefined]);
  });

  it('switched off has no days; what it held is remembered for the day of release', async () => {
    await set(pause('2026-01-05', '2026-01-20'));
    await on.server.at('2026-01-10T06:00:00Z', superAdmin, pauser);
    await set({ pause_interaction_active: false });
    expect(await stored()).toMatchObject({ [from]: null, [until]: null });
    const settings = await on.server.store.inCompany(on.server.acme, (db) => readSettings(db, on.server.acme));
    expect(settings.pause).toEqual({ startsAt: new Date('2026-01-04T18:30:00Z'), endsAt: on.server.now() });
    await on.server.at('2026-01-11T06:00:00Z', superAdmin, pauser);
    await set(pause('2026-01-12', '2026-01-13'));
    expect(await stored()).toMatchObject({ pause_held_from: null, pause_held_until: null });
  });

  it.each([
    ['that runs is moved to later days', async () => undefined],
    ['was switched off, and another one is planned', () => set({ pause_interaction_active: false })],
  ])('%s: what it held is released over the day all the same, however often it is saved', async (_name, before) => {
    await set(pause('2026-01-05', '2026-01-20'));
    await on.server.at('2026-01-10T06:00:00Z', superAdmin, pauser);
    await before();
    const since = on.server.now();
    const released = async () => {
      const settings = await on.server.store.inCompany(on.server.acme, (db) => readSettings(db, on.server.acme));
      return releasedSince(settings.pause, on.server.now());
    };
    await set(pause('2026-01-12', '2026-01-15'));
    expect(await released()).toEqual(since);
    await on.server.at('2026-01-10T10:00:00Z', superAdmin, pauser);
    await set(pause('2026-01-12', '2026-01-15'));
    await set(pause('2026-01-12', '2026-01-16'));
    expect(await released()).toEqual(since);
    await on.server.at('2026-01-11T06:00:00Z', superAdmin, pauser);
    expect(await released()).toBeNull();
    await on.server.at('2026-01-12T06:00:00Z', superAdmin, pauser);
    expect(await released()).toBeNull();
    await set({ pause_interaction_active: false });
    expect(await released()).toEqual(on.server.now());
  });

  it('that never began leaves nothing to release', async () => {
    await set(pause('2026-01-15', '2026-01-20'));
    expect((await read(superAdmin)).body.pause_state).toBe('planned');
    await set({ pause_interaction_active: false });
    expect(await stored()).toMatchObject({ pause_held_from: null, pause_held_until: null });
  });

  it('that is over is shown as none, and another one can follow it', async () => {
    await set(pause('2026-01-05', '2026-01-06'));
    await on.server.at('2026-01-09T06:00:00Z', superAdmin, pauser);
    const { body } = await read(superAdmin);
    expect(body).toMatchObject({ pause_interaction_active: false, [from]: null, [until]: null, pause_state: 'none' });
    expect((await change(pauser, pause('2026-01-09', '2026-01-10'))).status).toBe(200);
    expect((await read(superAdmin)).body).toMatchObject({ pause_state: 'running', [from]: '2026-01-09' });
    await on.server.at('2026-01-20T06:00:00Z', superAdmin, pauser);
    await set({ auto_acknowledge: true });
    expect(await stored()).toMatchObject({ pause_interaction_active: false, [from]: null, [until]: null });
  });
});

describe('two at once', () => {
  beforeAll(() => on.server.at('2026-01-05T06:00:00Z', superAdmin, settler, worder));

  const tag = ({ version }: { version: number }) => ({ 'if-match': `"${version}"` });

  it('the one who comes later is told how it is now, and keeps both by sending it again', async () => {
    const { body } = await read(superAdmin);
    const answers = await Promise.all([
      change(superAdmin, { auto_acknowledge: true }, tag(body)),
      change(settler, { resolution_feedback_enabled: true }, tag(body)),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const late = answers.findIndex(({ status }) => status === 412);
    const current = answers[late]?.body.current;
    const again = late === 0 ? { auto_acknowledge: true } : { resolution_feedback_enabled: true };
    expect((await change(late === 0 ? superAdmin : settler, again, tag(current))).status).toBe(200);
    expect(await stored()).toMatchObject({ auto_acknowledge: true, resolution_feedback_enabled: true });
  });

  it('who may change nothing but alert words is told the words as they are now', async () => {
    const { body } = await read(worder);
    expect((await change(superAdmin, { chat_alert_words: ['abuse', 'bribe'] }, tag(body))).status).toBe(200);
    const late = await change(worder, { chat_alert_words: ['abuse', 'scared'] }, tag(body));
    expect([late.status, late.body.current.chat_alert_words]).toEqual([412, ['abuse', 'bribe']]);
    const both = { chat_alert_words: ['abuse', 'bribe', 'scared'] };
    expect((await change(worder, both, tag(late.body.current))).status).toBe(200);
    expect(await stored()).toMatchObject(both);
  });

  it('without a version, different fields are both kept', async () => {
    await Promise.all([
      change(superAdmin, { auto_acknowledge: true }),
      change(settler, { resolution_feedback_enabled: true }),
      change(worder, { chat_alert_words: ['abuse', 'bribe'] }),
    ]);
    expect(await stored()).toMatchObject({
      auto_acknowledge: true,
      resolution_feedback_enabled: true,
      chat_alert_words: ['abuse', 'bribe'],
    });
  });

  it('a link does not go while employer branding comes: one of them gives way', async () => {
    for (let round = 0; round < 4; round += 1) {
      await on.server.rows(
        sql`update company set linkedin_link = 'https://linkedin.com/acme' where id = ${on.server.acme}`,
      );
      await set({ enable_brand_promotion_feedback: false, brand_promotion_feedback_field: null });
      await Promise.all([
        change(settler, { enable_brand_promotion_feedback: true, brand_promotion_feedback_field: 'linkedin_link' }),
        on.server.as(superAdmin, 'PATCH', `/feedback_bot/company/update/${on.server.acme}`, {
          body: { linkedin_link: null },
        }),
      ]);
      const [row] = await on.server.rows(
        sql`select s.enable_brand_promotion_feedback as on, c.linkedin_link as link from company c join company_settings s using (company_id) where c.id = ${on.server.acme}`,
      );
      expect(row).toEqual({ on: false, link: null });
    }
  });
});
