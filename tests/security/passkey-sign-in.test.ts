import { describe, expect, it } from 'vitest';
import { Authenticator } from '../support/authenticator.ts';
import { added, asked, codeOf, refused, signInWith } from '../support/passkeys.ts';
import { Browser, signedIn } from '../support/product-app.ts';
import { protectedProduct } from '../support/protected-product.ts';
import { activities, enableApp, enableMail } from '../support/second-factor.ts';

/** Signing in with a passkey: the person who made it, and nobody else, nowhere else, never twice by the same answer. */

const email = 'superadmin@acme.example';
const other = 'groupadmin@acme.example';
const stranger = 'superadmin@globex.example';
const on = protectedProduct();
const { clock } = on;

const session = (who: Browser) => who.get('/auth/session');
const signIn = (key: Authenticator, twist = {}, who = new Browser(on.server.app)) => signInWith(key, twist, who);

describe('signing in', () => {
  it('asks nobody who they are, and opens with one answer', async () => {
    const key = await added(await signedIn(on.server.app, email));
    expect(await asked(new Browser(on.server.app))).toEqual({
      rpId: 'localhost',
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      timeout: 300_000,
      userVerification: 'required',
    });
    const { who, answer } = await signIn(key);
    expect([answer.status, answer.body]).toEqual([200, { status: 200 }]);
    expect((await session(who)).body).toMatchObject({ email, level: 'full' });
    expect((await who.get('/auth/passkeys')).body.data[0].last_used).toMatch(/^2026-/);
    expect((await activities(on.server))[0]).toBe('Sign in');
  });

  it('is both factors at once', async () => {
    const inside = await signedIn(on.server.app, other);
    const key = await added(inside);
    await enableApp(inside, clock);
    expect((await new Browser(on.server.app).signIn(other)).body.mfa_required).toBe(true);
    const { who } = await signIn(key);
    expect((await session(who)).body).toMatchObject({ email: other, level: 'full' });
  });

  it.each(['at once', 'as the second step'])('%s makes mail a second factor again', async (how) => {
    const inside = await signedIn(on.server.app, other);
    const key = await added(inside);
    await enableMail(inside, on.server, other, clock);
    // As after a link in the mailbox has set the password.
    await on.server.store.exec('update second_factor set mail_is_not_enough = true');
    const half = new Browser(on.server.app);
    expect((await half.signIn(other)).body.methods).not.toContain('email');
    if (how === 'at once') await signIn(key);
    else {
      const { options } = (await half.post('/auth/passkey/offer')).body;
      expect((await half.post('/auth/passkey/prove', { credential: key.get(options) })).status).toBe(200);
    }
    expect((await new Browser(on.server.app).signIn(other)).body.methods).toContain('email');
  });

  it('takes a new cookie, and the one that was there opens nothing', async () => {
    const who = await signedIn(on.server.app, email);
    const key = await added(who);
    const before = who.cookies.get('sid') as string;
    await signIn(key, {}, who);
    const thief = new Browser(on.server.app);
    thief.cookies.set('sid', before);
    expect((await session(thief)).status).toBe(401);
  });

  it.each([
    ['another page', { origin: 'https://evil.example' }],
    ['a page over another port', { origin: 'http://localhost:3001' }],
    ['another host', { rpId: 'evil.example' }],
    ['another question', { challenge: 'c'.repeat(43) }],
    ['another ceremony', { type: 'webauthn.create' }],
    ['a user whom nobody has verified', { userVerified: false }],
    ['an empty chair', { userPresent: false }],
    ['nobody in particular', { handle: null }],
    ['a handle of the wrong length', { handle: 'abc' }],
    ['a person who is not there', { handle: Buffer.alloc(32).toString('base64url') }],
  ])('refuses an answer of %s', async (_, twist) => {
    const key = await added(await signedIn(on.server.app, email));
    const { who, answer } = await signIn(key, twist);
    expect(codeOf(answer)).toEqual(refused);
    expect(who.cookies.has('sid')).toBe(false);
  });

  it("refuses another person's name, also in another company, and a key that nobody has added", async () => {
    const key = await added(await signedIn(on.server.app, email));
    const victim = await added(await signedIn(on.server.app, stranger));
    const handle = victim.kept[0]?.handle as string;
    expect(codeOf((await signIn(key, { handle })).answer)).toEqual(refused);
    const forged = new Authenticator();
    forged.create({ challenge: 'x', user: { id: handle } });
    expect(codeOf((await signIn(forged)).answer)).toEqual(refused);
    // With the id of the victim's passkey, and a key of one's own.
    (forged.kept[0] as { id: Buffer }).id = victim.kept[0]?.id as Buffer;
    expect(codeOf((await signIn(forged)).answer)).toEqual(refused);
  });

  it('lets nobody be taken over by adding the id of their passkey to another account', async () => {
    const victim = await added(await signedIn(on.server.app, stranger));
    const attacker = await signedIn(on.server.app, email);
    const { body } = await attacker.post('/auth/passkeys/begin');
    const key = new Authenticator();
    const credential = key.create(body.options);
    expect((await attacker.post('/auth/passkeys', { credential })).status).toBe(200);
    await on.server.store.exec('update passkey set credential = $1 where credential = $2', [
      victim.kept[0]?.id.toString('base64url'),
      credential.id,
    ]);
    const { who } = await signIn(victim);
    expect((await session(who)).body.email).toBe(stranger);
  });

  it('takes an answer once, of the browser that asked, within five minutes', async () => {
    const key = await added(await signedIn(on.server.app, email));
    const who = new Browser(on.server.app);
    const credential = key.get(await asked(who));
    const elsewhere = new Browser(on.server.app);
    await asked(elsewhere);
    expect(codeOf(await elsewhere.post('/auth/passkey', { credential }))).toEqual(refused);
    const again = key.get(await asked(who));
    expect((await who.post('/auth/passkey', { credential: again })).status).toBe(200);
    expect(codeOf(await who.post('/auth/passkey', { credential: again }))).toEqual(refused);
    const late = key.get(await asked(who));
    clock.forward(5);
    expect(codeOf(await who.post('/auth/passkey', { credential: late }))).toEqual(refused);
  });

  it('is won by one of twenty at once', async () => {
    const key = await added(await signedIn(on.server.app, email));
    const who = new Browser(on.server.app);
    const credential = key.get(await asked(who));
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => {
        const twin = new Browser(on.server.app);
        twin.cookies.set('browser', who.cookies.get('browser') as string);
        return twin.post('/auth/passkey', { credential });
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('refuses a count that has not gone up: the passkey was copied', async () => {
    const key = await added(await signedIn(on.server.app, email));
    expect((await signIn(key, { counter: 7 })).answer.status).toBe(200);
    for (const counter of [7, 6, 0]) expect(codeOf((await signIn(key, { counter })).answer)).toEqual(refused);
    expect((await signIn(key, { counter: 8 })).answer.status).toBe(200);
  });

  it('works for an authenticator that never counts', async () => {
    const key = await added(await signedIn(on.server.app, email));
    for (let at = 0; at < 3; at += 1) expect((await signIn(key, { counter: 0 })).answer.status).toBe(200);
  });

  it('is answered alike for a passkey that is gone, and for a person who has left', async () => {
    const who = await signedIn(on.server.app, other);
    const key = await added(who);
    const id = (await who.get('/auth/passkeys')).body.data[0].id;
    await on.server.store.exec(`update user_profile set status = 'inactive' where email = $1`, [other]);
    const left = (await signIn(key)).answer;
    await on.server.store.exec(`update user_profile set status = 'active' where email = $1`, [other]);
    expect((await signIn(key)).answer.status).toBe(200);
    expect((await who.ask('DELETE', `/auth/passkeys/${id}`)).status).toBe(200);
    const gone = (await signIn(key)).answer;
    expect([left.status, left.body]).toEqual([gone.status, gone.body]);
    expect(codeOf(gone)).toEqual(refused);
  });
});
