import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CallError } from '../../src/console/data/call-error.ts';
import { explain } from '../../src/console/messages/explain.ts';
import { meanwhile } from '../support/meanwhile.ts';
import { patience } from '../support/patience.ts';
import { type Answer, artifacts, Browser, signedIn } from '../support/product-app.ts';
import { enableApp, mailsTo, said, verify } from '../support/second-factor.ts';
import { begun, finish, people, type Social, social } from '../support/social.ts';

/** Signing in by a provider: who gets in, and what is written about it. */

let on: Social;

beforeAll(async () => {
  on = await social();
}, patience);
afterAll(() => on.close());

const browser = () => new Browser(on.server.app);
const session = (who: Browser) => who.get('/auth/session');
const rows = async (sql: string, values?: unknown[]) => (await on.server.store.exec(sql, values)).rows;

async function signIn(provider: string, login: string, who = browser()) {
  const { url } = await begun(who, provider);
  const returned = await on.providers[provider]?.returnOf(url, login);
  return { who, answer: await finish(who, provider, returned as URL) };
}

describe('the providers', () => {
  it('are those that the operator has configured, and no others', async () => {
    expect((await browser().get('/auth/providers')).body).toEqual({
      providers: [
        { name: 'google', label: 'Google' },
        { name: 'microsoft', label: 'Microsoft' },
      ],
    });
    expect(said(await browser().post('/auth/oidc/begin'))).toEqual([404, 'UnknownProvider', 'Unknown provider']);
  });

  it('are asked with code, state, nonce and PKCE, for one exact address', async () => {
    const { url } = await begun(browser(), 'google');
    const asked = Object.fromEntries(new URL(url).searchParams);
    expect(asked).toMatchObject({
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      redirect_uri: 'http://localhost:3000/login/return/google',
    });
    expect(Object.keys(asked).sort()).toEqual(
      'client_id code_challenge code_challenge_method nonce redirect_uri response_type scope state'.split(' '),
    );
    const [kept] = await rows('select * from handshake order by created_at desc limit 1');
    expect(JSON.stringify(kept)).not.toContain(asked.state);
    expect(JSON.stringify(kept)).not.toContain(asked.nonce);
  });

  it('say so when one of them does not answer', async () => {
    const app = await on.server.restart({
      providers: [{ name: 'google', label: 'Google', issuer: 'http://127.0.0.1:9', clientId: 'a', clientSecret: 'b' }],
    });
    const answer = await new Browser(app).post('/auth/google/begin');
    expect([answer.status, answer.body.code]).toEqual([502, 'ProviderUnreachable']);
  });
});

describe('what a person reads', () => {
  const read = ({ status, body }: Answer) => {
    const { calls, messages } = artifacts;
    const { title, text } = explain(messages, new CallError(status, body), calls['account/provider/sign-in']?.messages);
    return title ? `${title}: ${text}` : text;
  };
  const back = async (body: object) => {
    const who = browser();
    const { url } = await begun(who, 'google');
    const state = new URL(url).searchParams.get('state');
    return who.post('/auth/google', { state, iss: on.providers.google?.issuer, ...body });
  };

  it.each<[string, object, string]>([
    ['no code came back', {}, 'Authorization failed. Please try again.'],
    ['the code is none', { code: 'z'.repeat(43) }, 'Authorization error.'],
    ['it was cancelled', { error: 'access_denied' }, 'Access Denied: You cancelled the authorization process.'],
  ])('when %s', async (_, body, sentence) => {
    expect(read(await back(body))).toBe(sentence);
  });

  it('when the company does not know who it is: in the body as well', async () => {
    const { answer } = await signIn('google', 'nobody');
    const sentence = 'User is not authorized for this authentication';
    expect([read(answer), answer.body.non_field_errors]).toEqual([sentence, [sentence]]);
  });

  it('when the server does not answer as it should', () => {
    const answer = { status: 500, body: { message: '', code: '' } } as never;
    expect(read(answer)).toBe('Oops! There was an error processing your request.');
  });
});

describe('someone whom the company knows', () => {
  it('is let in, and connected the first time: known by issuer and subject from then on', async () => {
    const { who, answer } = await signIn('google', 'super');
    expect([answer.status, answer.body]).toEqual([200, { status: 200, mfa_required: false, back: '/' }]);
    expect((await session(who)).body.email).toBe(people.super);
    expect(await rows('select provider, issuer, subject from identity')).toEqual([
      { provider: 'google', issuer: on.providers.google?.issuer, subject: 'super' },
    ]);
    expect((await mailsTo(on.server, people.super, 'account/way-changed')).map(({ subject }) => subject)).toEqual([
      'Your account: sign-in with Google connected',
    ]);
    on.providers.google?.people.set('super', { email: 'another@elsewhere.example', email_verified: true });
    const again = await signIn('google', 'super');
    expect((await session(again.who)).body.email).toBe(people.super);
    expect(await rows('select count(*)::int as n from identity')).toEqual([{ n: 1 }]);
    const activities = (await rows('select activity, new from audit_line order by id')).map((row) => row.activity);
    expect(activities).toEqual(['Sign-in elsewhere connected', 'Sign in', 'Sign in']);
  });

  it('may have one at each provider', async () => {
    const { answer } = await signIn('microsoft', 'super');
    expect(answer.status).toBe(200);
    expect(await rows('select provider from identity order by provider')).toEqual([
      { provider: 'google' },
      { provider: 'microsoft' },
    ]);
  });

  it('is led back to where they were', async () => {
    const who = browser();
    const { url } = await begun(who, 'google', '/settings?tab=profile');
    const returned = (await on.providers.google?.returnOf(url, 'group')) as URL;
    expect((await finish(who, 'google', returned)).body.back).toBe('/settings?tab=profile');
  });

  it('is answered at the other address as well', async () => {
    const who = browser();
    const { url } = await begun(who, 'google');
    const returned = (await on.providers.google?.returnOf(url, 'group')) as URL;
    const { code, state, iss } = Object.fromEntries(returned.searchParams);
    const answer = await who.post('/feedback_bot/google/oauth2callback/', { code, state, iss });
    expect([answer.status, (await session(who)).status]).toEqual([200, 200]);
  });

  it('is asked for the second factor as ever', async () => {
    const inside = await signedIn(on.server.app, people.employee);
    const app = await enableApp(inside, on.clock);
    const { who, answer } = await signIn('google', 'employee');
    expect(answer.body).toMatchObject({ mfa_required: true, methods: ['app', 'recovery'] });
    expect((await session(who)).body.level).toBe('half');
    expect((await who.get('/auth/devices')).status).toBe(401);
    expect((await verify(who, 'app', app.code())).status).toBe(200);
    expect((await session(who)).body.level).toBe('full');
  });

  it('is asked for the second factor also while it is only being enabled', async () => {
    const [, { answer }] = await meanwhile(
      (there) =>
        on.server.store.inSystem(async (db) => {
          await db.execute(sql`select from credential where login = ${people.group} for update`);
          await there();
          await db.execute(sql`
            insert into second_factor (company_id, id, user_id, otp_type, phone, phone_verified)
            select company_id, gen_random_uuid(), id, 'HOTP', '+919876543210', true from user_profile where email = ${people.group}`);
        }),
      () => signIn('google', 'group'),
    );
    await rows('delete from second_factor where user_id = (select id from user_profile where email = $1)', [
      people.group,
    ]);
    expect(answer.body.mfa_required).toBe(true);
  });

  it('is let in with an invitation and without a password, which can be set later', async () => {
    const [invited] = await rows(
      `select id, email from user_profile u where status = 'active' and exit_date is null and type = 'Employee'
       and company_id = (select company_id from user_profile where email = $1)
       and not exists (select from credential where user_id = u.id) limit 1`,
      [people.super],
    );
    const email = String(invited?.email);
    on.providers.google?.people.set('invited', { email: email.toUpperCase(), email_verified: true });
    expect((await signIn('google', 'invited')).answer.body.code).toBe('NotAuthorized');
    const admin = await signedIn(on.server.app, people.super);
    expect((await admin.post('/auth/invite', { user: invited?.id })).status).toBe(200);
    const { who, answer } = await signIn('google', 'invited');
    expect(answer.status).toBe(200);
    expect((await session(who)).body.email).toBe(email);
    expect((await browser().signIn(email, 'Welcome-2026!')).status).toBe(401);
  });

  it('starts under a new cookie: one that was planted opens nothing', async () => {
    const who = await signedIn(on.server.app, people.group);
    const planted = who.cookies.get('sid') as string;
    expect((await signIn('google', 'super', who)).answer.status).toBe(200);
    const thief = browser();
    thief.cookies.set('sid', planted);
    expect((await session(thief)).status).toBe(401);
  });
});

it('providers are included in the plan that admins read', async () => {
  const admin = await signedIn(on.server.app, people.super);
  const { features } = (await admin.get('/feedback_bot/company/plan')).body.data;
  expect(features.map(({ feature, state }: Record<string, string>) => [feature, state])).toEqual([
    ['SSO', 'included'],
    ['Gmail login', 'included'],
    ['Alert word', 'included'],
  ]);
});
