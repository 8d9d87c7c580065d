import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetSealed } from '../../scripts/company/forget-sealed.ts';
import { rotateKey } from '../../src/server/operator/rotate-key.ts';
import { keepKeys, keptKeys, newKey } from '../../src/server/secret-key.ts';
import { keyId } from '../../src/server/session/key-ring.ts';
import { checkKeys } from '../../src/server/session/known-keys.ts';
import { createVault } from '../../src/server/session/vault.ts';
import { inFrame, TestClock } from '../support/frame.ts';
import { patience } from '../support/patience.ts';
import { artifacts, type ProductServer, productServer, signedIn } from '../support/product-app.ts';
import { AuthenticatorApp, enableApp, halfSignedIn, recoveryCodes, verify } from '../support/second-factor.ts';

/** A wrong key is noticed at the start; a new one takes the place of the old one while people sign in. */

const [email, other] = ['superadmin@acme.example', 'groupadmin@acme.example'] as const;
const clock = new TestClock();
const dataDir = mkdtempSync(join(tmpdir(), 'rapport-keys-'));
const { entities } = artifacts;
let server: ProductServer;
let app: AuthenticatorApp;
let codes: readonly string[];

beforeAll(async () => {
  server = await productServer({ clock: clock.now, jobs: true });
  const inside = await signedIn(server.app, email);
  app = await enableApp(inside, clock);
  codes = (await recoveryCodes(inside)).codes;
  keepKeys(dataDir, keys().present);
  await checkKeys(server.store, keys().present);
}, patience);
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true });
});
beforeEach(() => clock.forward(16));

const keys = () => server.app.engineServices.keys;
const rotation = () => ({ store: server.store, entities, keys: keys(), dataDir, isGiven: false, others: false });
const sentence = (work: Promise<unknown>) => work.then(String, (error: Error) => error.message);
const comesIn = async () => (await verify(await halfSignedIn(server, email), 'app', app.code())).status;

async function sealedIds(): Promise<unknown[]> {
  const { rows } = await server.store.exec(`select distinct split_part(sealed, '.', 1) as id from (
    select secret as sealed from second_factor union all select code from recovery_code union all
    select secret from challenge union all select memo from handshake) s where sealed is not null order by 1`);
  return rows.map(({ id }) => id);
}

describe('a key', () => {
  it('that is not the one the database was sealed under is refused at the start, in one sentence', async () => {
    const wrong = newKey();
    expect(await sentence(checkKeys(server.store, { secret: wrong }))).toMatch(
      new RegExp(`^SECRET_KEY is ${keyId(wrong)}, but this database was sealed under ${keyId(keys().present.secret)}`),
    );
    await checkKeys(server.store, keys().present);
  });

  it('is noted by each of several servers that start at once on a new database', async () => {
    const { store } = server;
    // One in some fifty of those that come too late is told by the table's type, and not by its row in the catalogue.
    for (let round = 0; round < 60; round += 1) {
      await store.exec('drop table secret_key');
      await Promise.all(Array.from({ length: 4 }, () => checkKeys(store, keys().present)));
      expect((await store.exec('select id from secret_key')).rows).toEqual([{ id: keyId(keys().present.secret) }]);
    }
  });

  it('is replaced while people sign in: none is turned away, and all that is sealed is sealed anew', async () => {
    const { secret: former } = keys().present;
    // Between question and answer: the seed of an app that is only being enabled.
    const enabling = await signedIn(server.app, other);
    const begun = (await enabling.post('/feedback_bot/mfa/enable/', { otp_type: 'TOTP' })).body;
    const rotating = rotateKey(rotation());
    expect(await comesIn()).toBe(200);
    expect(await rotating).toMatch(/^1[2-9] secrets are sealed under the key/);

    const { secret } = keys().present;
    expect(keptKeys(join(dataDir, 'secret.key'))).toEqual({ secret });
    expect([secret === former, await sealedIds()]).toEqual([false, [keyId(secret)]]);
    clock.forward(2);
    expect(await comesIn()).toBe(200);
    expect((await verify(await halfSignedIn(server, email), 'recovery', codes[0] as string)).status).toBe(200);
    const begunApp = new AuthenticatorApp(begun.secret_key, clock);
    const confirmed = { otp_type: 'TOTP', verification_code: begunApp.code() };
    expect((await enabling.post('/feedback_bot/mfa/verify/', confirmed)).status).toBe(200);
    expect(await sentence(checkKeys(server.store, { secret: former }))).toMatch(/^SECRET_KEY is /);
    await checkKeys(server.store, { secret });
  });

  it('is replaced in jobs that wait, too; what nobody can open stays as it is', async () => {
    const { store } = server;
    const { vault, jobs } = server.app.engineServices;
    const tokens = vault.seal('the tokens', 'acme|one|tokens');
    const waiting = async (payload: object) => {
      const { answer } = await inFrame(store, { clock }, (frame) =>
        jobs
          .of(frame)
          .send('integrations/revoke', { provider: 'slack', ...payload }, { startAfter: new Date('2030-01-01') }),
      );
      return String(answer);
    };
    const good = await waiting({ tokens, about: 'acme|one|tokens' });
    const bad = await waiting({ tokens, about: 'acme|two|tokens' });
    const dataOf = async (id: string) =>
      (await store.exec('select data from pgboss.job where id = $1', [id])).rows[0]?.data as Record<string, string>;
    await rotateKey(rotation());
    const { tokens: anew, ...rest } = await dataOf(good);
    expect(rest).toEqual({ provider: 'slack', about: 'acme|one|tokens' });
    expect(anew?.startsWith(`${keyId(keys().present.secret)}.`)).toBe(true);
    expect(createVault(keys().present.secret).open(String(anew), 'acme|one|tokens')).toBe('the tokens');
    expect((await dataOf(bad)).tokens).toBe(tokens);
  });

  it('whose replacement was broken off is replaced by saying it again', async () => {
    const { secret: former } = keys().present;
    const half = { secret: newKey(), secretBefore: former };
    keepKeys(dataDir, half);
    // As a server that starts in the middle of it.
    await checkKeys(server.store, half);
    keys().change(half);
    expect(await comesIn()).toBe(200);
    await rotateKey(rotation());
    expect(await sealedIds()).toEqual([keyId(half.secret)]);
    expect(readFileSync(join(dataDir, 'secret.key'), 'utf8')).toBe(`${half.secret}\n`);
  });

  it('that the environment says is replaced there, and the former one kept until all is sealed', async () => {
    const given = { ...rotation(), isGiven: true };
    expect(await sentence(rotateKey(given))).toMatch(/SECRET_KEY_BEFORE and a new SECRET_KEY/);
    const next = { secret: newKey(), secretBefore: keys().present.secret };
    keys().change(next);
    expect(await rotateKey(given)).toMatch(/Start the servers without SECRET_KEY_BEFORE now/);
    expect(await sealedIds()).toEqual([keyId(next.secret)]);
    expect(await comesIn()).toBe(200);
  });

  it('stays when something is sealed under a key that nobody has', async () => {
    const { secret: former } = keys().present;
    await server.store.exec(`update recovery_code set code = 'deadbeef' || substr(code, 9) where position = 1`);
    keepKeys(dataDir, { secret: former });
    keys().change({ secret: former });
    expect(await sentence(rotateKey(rotation()))).toMatch(/but 2 are sealed under a key that is neither/);
    expect(keptKeys(join(dataDir, 'secret.key')).secretBefore).toBe(former);
    expect(await comesIn()).toBe(200);
  });

  it('that is lost for good is forgotten with what it sealed, after a second word; the server starts, people sign in', async () => {
    const { secret: lost } = keys().present;
    const fresh = { secret: newKey() };
    expect(await sentence(forgetSealed(server.store, artifacts, { secret: lost }, undefined))).toMatch(
      /^Nothing is lost/,
    );
    const asked = await sentence(forgetSealed(server.store, artifacts, fresh, undefined));
    const [, former] = asked.match(/forget-sealed (\w+)$/) ?? [];
    expect(await sentence(forgetSealed(server.store, artifacts, fresh, 'deadbeef'))).toBe(asked);
    expect(await comesIn()).toBe(200);

    const told = await forgetSealed(server.store, artifacts, fresh, former);
    expect(told).toMatch(/^Forgotten: .*Second factors: 2\. The database belongs to the key/);
    expect(await sealedIds()).toEqual([]);
    await checkKeys(server.store, fresh);
    keys().change(fresh);
    const inside = await signedIn(server.app, email);
    expect((await inside.get('/auth/session')).status).toBe(200);
    const { rows } = await server.store.exec(
      `select count(*) as lines from audit_line where call = 'operator' and entity = 'account/mfa/second-factor'`,
    );
    expect(Number(rows[0]?.lines)).toBe(2);
  });
});
