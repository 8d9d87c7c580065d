import { describe, expect, it } from 'vitest';
import { Authenticator } from '../support/authenticator.ts';
import { added, asked, codeOf, refused, signInWith } from '../support/passkeys.ts';
import { Browser, signedIn } from '../support/product-app.ts';
import { protectedProduct } from '../support/protected-product.ts';
import { activities, enableApp, halfSignedIn, idOf, mailsTo, said, verify } from '../support/second-factor.ts';

/** Passkeys of one's own: how they are added, renamed, removed, and used as a second step. */

const email = 'superadmin@acme.example';
const other = 'groupadmin@acme.example';
const stranger = 'superadmin@globex.example';
const on = protectedProduct();
const { clock } = on;

const session = (who: Browser) => who.get('/auth/session');
const signIn = (key: Authenticator) => signInWith(key, {}, new Browser(on.server.app));

describe('adding one', () => {
  it('asks for a passkey that knows its person and verifies the user, and keeps no secret', async () => {
    const who = await signedIn(on.server.app, email);
    const { body } = await who.post('/auth/passkeys/begin');
    expect(body.options).toMatchObject({
      rp: { id: 'localhost', name: expect.any(String) },
      user: { name: email, displayName: expect.any(String), id: expect.stringMatching(/^[\w-]{43}$/) },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      timeout: 300_000,
      excludeCredentials: [],
    });
    await added(who);
    const list = (await who.get('/auth/passkeys')).body;
    expect(list).toMatchObject({ total: 1, data: [{ name: 'Laptop', synced: false, last_used: null }] });
    expect(Object.keys(list.data[0]).sort()).toEqual(['createdAt', 'id', 'last_used', 'name', 'synced', 'version']);
    expect((await who.post('/auth/passkeys/begin')).body.options.excludeCredentials).toHaveLength(1);
  });

  it('is on record, is told by mail, and ends all other sessions', async () => {
    const who = await signedIn(on.server.app, email);
    const elsewhere = await signedIn(on.server.app, email);
    await added(who);
    expect((await activities(on.server))[0]).toBe('Passkey added');
    expect((await mailsTo(on.server, email, 'account/way-changed')).map(({ subject }) => subject)).toEqual([
      'Your account: a passkey added (Laptop)',
    ]);
    expect([(await session(who)).status, (await session(elsewhere)).status]).toEqual([200, 401]);
  });

  it('asks who it is, when that was long ago', async () => {
    const who = await signedIn(on.server.app, email);
    clock.forward(6);
    expect((await who.post('/auth/passkeys/begin')).body.code).toBe('StepUpNeeded');
    expect(
      (await who.post('/auth/passkeys', { credential: new Authenticator().create({ challenge: 'x' }) })).body.code,
    ).toBe('StepUpNeeded');
  });

  it.each([
    ['of another page', { origin: 'https://evil.example' }],
    ['of a page of the same host, over another port', { origin: 'http://localhost:3001' }],
    ['for another host', { rpId: 'evil.example' }],
    ['to another question', { challenge: 'c'.repeat(43) }],
    ['of another kind', { type: 'webauthn.get' }],
    ['without a verified user', { userVerified: false }],
    ['without anyone there', { userPresent: false }],
  ])('refuses an answer %s', async (_, twist) => {
    const who = await signedIn(on.server.app, email);
    const { body } = await who.post('/auth/passkeys/begin');
    const answer = await who.post('/auth/passkeys', { credential: new Authenticator().create(body.options, twist) });
    expect(said(answer)).toEqual([400, 'PasskeyRefused', 'The passkey could not be added. Please try again.']);
    expect((await who.get('/auth/passkeys')).body.total).toBe(0);
  });

  it('takes an answer once, within five minutes, in the session that asked', async () => {
    const who = await signedIn(on.server.app, email);
    const options = async () => (await who.post('/auth/passkeys/begin')).body.options;
    const key = new Authenticator();
    const credential = key.create(await options());
    expect((await who.post('/auth/passkeys', { credential })).status).toBe(200);
    expect(codeOf(await who.post('/auth/passkeys', { credential }))).toEqual([400, 'PasskeyRefused']);
    const late = key.create(await options());
    clock.forward(5);
    await who.post('/auth/step-up', { password: 'Welcome-2026!' });
    expect(codeOf(await who.post('/auth/passkeys', { credential: late }))).toEqual([400, 'PasskeyRefused']);
    const mine = key.create(await options());
    const another = await signedIn(on.server.app, other);
    expect(codeOf(await another.post('/auth/passkeys', { credential: mine }))).toEqual([400, 'PasskeyRefused']);
    another.cookies.set('browser', who.cookies.get('browser') as string);
    const theirs = key.create(await options());
    expect(codeOf(await another.post('/auth/passkeys', { credential: theirs }))).toEqual([400, 'PasskeyRefused']);
  });

  it('ends at twenty', async () => {
    const who = await signedIn(on.server.app, email);
    for (let at = 0; at < 20; at += 1) await added(who);
    expect(codeOf(await who.post('/auth/passkeys/begin'))).toEqual([409, 'TooManyPasskeys']);
  });
});

describe('the second step', () => {
  it('is taken with a passkey of the person whose password it was', async () => {
    const inside = await signedIn(on.server.app, other);
    const key = await added(inside);
    const app = await enableApp(inside, clock);
    const theirs = await added(await signedIn(on.server.app, email));
    const who = await halfSignedIn(on.server, other);
    expect((await session(who)).body.mfa_methods).toEqual(['passkey', 'app', 'recovery']);
    const offered = async () => (await who.post('/auth/passkey/offer')).body.options;
    expect((await offered()).allowCredentials).toEqual([
      { id: key.kept[0]?.id.toString('base64url'), type: 'public-key', transports: ['internal'] },
    ]);
    expect(codeOf(await who.post('/auth/passkey/prove', { credential: theirs.get(await offered()) }))).toEqual([
      400,
      'PasskeyRefused',
    ]);
    const before = who.cookies.get('sid');
    expect((await who.post('/auth/passkey/prove', { credential: key.get(await offered()) })).status).toBe(200);
    expect((await session(who)).body.level).toBe('full');
    expect(who.cookies.get('sid')).not.toBe(before);
    // What was asked for signing in proves nothing here, and the other way round.
    const half = await halfSignedIn(on.server, other);
    expect(codeOf(await half.post('/auth/passkey/prove', { credential: key.get(await asked(half)) }))[1]).toBe(
      'PasskeyRefused',
    );
    const offer = (await half.post('/auth/passkey/offer')).body.options;
    expect(codeOf(await new Browser(on.server.app).post('/auth/passkey', { credential: key.get(offer) }))).toEqual(
      refused,
    );
    expect((await verify(half, 'passkey', app.code())).body.code).toBe('NotThisMethod');
  });

  it('proves again who is signed in, where that is asked for', async () => {
    const who = await signedIn(on.server.app, email);
    const key = await added(who);
    clock.forward(6);
    expect((await who.post('/auth/passkeys/begin')).body.code).toBe('StepUpNeeded');
    const { body } = await who.post('/auth/passkey/offer');
    expect((await who.post('/auth/passkey/prove', { credential: key.get(body.options) })).status).toBe(200);
    expect((await who.post('/auth/passkeys/begin')).status).toBe(200);
  });

  it('is not offered to someone without a passkey', async () => {
    expect(codeOf(await (await signedIn(on.server.app, email)).post('/auth/passkey/offer'))).toEqual([
      400,
      'NoPasskey',
    ]);
  });
});

describe("one's own", () => {
  it('are renamed and removed by oneself alone', async () => {
    const who = await signedIn(on.server.app, email);
    await added(who);
    const { id } = (await who.get('/auth/passkeys')).body.data[0];
    const colleague = await signedIn(on.server.app, other);
    const foreigner = await signedIn(on.server.app, stranger);
    for (const [one, status] of [
      [colleague, 403],
      [foreigner, 404],
    ] as const) {
      expect((await one.get('/auth/passkeys')).body.total).toBe(0);
      expect((await one.ask('PATCH', `/auth/passkeys/${id}`, { name: 'Mine' })).status).toBe(status);
      expect((await one.ask('DELETE', `/auth/passkeys/${id}`)).status).toBe(status);
    }
    expect((await who.ask('PATCH', `/auth/passkeys/${id}`, { name: '   ' })).status).toBe(400);
    expect((await who.ask('PATCH', `/auth/passkeys/${id}`, { name: 'Phone', counter: 5 })).status).toBe(400);
    expect((await who.ask('PATCH', `/auth/passkeys/${id}`, { name: 'Phone' })).status).toBe(200);
    expect((await activities(on.server))[0]).toBe('Passkey renamed');
    clock.forward(6);
    expect((await who.ask('DELETE', `/auth/passkeys/${id}`)).body.code).toBe('StepUpNeeded');
    await who.post('/auth/step-up', { password: 'Welcome-2026!' });
    expect((await who.ask('DELETE', `/auth/passkeys/${id}`)).status).toBe(200);
    expect((await activities(on.server))[0]).toBe('Passkey removed');
    expect((await mailsTo(on.server, email, 'account/way-changed')).at(-1)?.subject).toBe(
      'Your account: a passkey removed (Phone)',
    );
  });

  it('go when an administrator resets what was lost', async () => {
    const who = await signedIn(on.server.app, other);
    await enableApp(who, clock);
    const key = await added(who);
    const admin = await signedIn(on.server.app, email);
    expect((await admin.post('/feedback_bot/mfa/reset', { user: await idOf(on.server, other) })).status).toBe(200);
    expect(codeOf((await signIn(key)).answer)).toEqual(refused);
  });
});
