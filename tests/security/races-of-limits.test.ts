import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Authenticator } from '../support/authenticator.ts';
import { TestClock } from '../support/frame.ts';
import { added } from '../support/passkeys.ts';
import { patience } from '../support/patience.ts';
import {
  type Answer,
  artifacts,
  type Browser,
  type ProductServer,
  productServer,
  signedIn,
} from '../support/product-app.ts';

/** What a person may have so many of, or one of, asked for by fifty at once. */

const many = 50;
const clock = new TestClock();
let server: ProductServer;
let who: Browser;
beforeAll(async () => {
  server = await productServer({ clock: clock.now });
  who = await signedIn(server.app, 'superadmin@acme.example');
}, patience);
afterAll(() => server.close());

const constant = (id: string): number => {
  const list = artifacts.options[id];
  return list && 'constant' in list ? Number(list.constant) : Number.NaN;
};
const rows = async (sql: string) => (await server.store.exec(sql)).rows;
const count = async (table: string, where = 'true') =>
  Number((await rows(`select count(*)::int as n from ${table} where ${where}`))[0]?.n);

const together = <T>(work: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: many }, (_, at) => work(at)));
const codes = (answers: Answer[]) => {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const said = status < 300 ? String(status) : `${status} ${body.code}`;
    counts[said] = (counts[said] ?? 0) + 1;
  }
  return counts;
};

describe('segments', () => {
  const path = '/feedback_bot/company/custom_filters_segment';
  const most = constant('segments/saved-filter.most');
  const filters = { user__profile__department__in: 'Engineering' };
  const save = (title: string, more = {}) => who.post(path, { title, filters, ...more });

  it(
    'are never more than one person may have',
    async () => {
      await rows('delete from saved_filter');
      for (let at = 0; at < most - 5; at++) await save(`Kept ${at}`);
      clock.forward(1);
      expect(codes(await together((at) => save(`Raced ${at}`)))).toEqual({ 201: 5, '400 TooMany': many - 5 });
      expect(await count('saved_filter')).toBe(most);
    },
    patience,
  );

  it(
    'have one default, whichever was chosen',
    async () => {
      clock.forward(1);
      const kept = await rows(`select id from saved_filter order by title limit ${many}`);
      const choose = (at: number) => who.ask('PATCH', path, { filter_id: kept[at]?.id, is_default: true });
      expect(codes(await together(choose))).toEqual({ 200: many });
      expect(await count('saved_filter', 'is_default')).toBe(1);
    },
    patience,
  );

  it(
    'have one default, though each is made as it',
    async () => {
      clock.forward(1);
      await rows('delete from saved_filter');
      expect(codes(await together((at) => save(`Made ${at}`, { is_default: true })))).toEqual({ 201: many });
      expect([await count('saved_filter'), await count('saved_filter', 'is_default')]).toEqual([many, 1]);
    },
    patience,
  );
});

describe('passkeys', () => {
  it(
    'are never more than one person may have',
    async () => {
      const most = constant('account/passkey/most');
      for (let at = 0; at < most - 3; at++) await added(who);
      clock.forward(1);
      const credentials: object[] = [];
      for (let at = 0; at < many; at++) {
        const { body } = await who.post('/auth/passkeys/begin');
        credentials.push(new Authenticator().create(body.options));
      }
      const answers = await together((at) => who.post('/auth/passkeys', { credential: credentials[at] }));
      expect(codes(answers)).toEqual({ 200: 3, '409 TooManyPasskeys': many - 3 });
      expect(await count('passkey')).toBe(most);
    },
    patience,
  );
});
