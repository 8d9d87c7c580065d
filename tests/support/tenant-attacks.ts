import type { Claims } from '../../scripts/sandbox/state.ts';
import { begin, finish } from './connecting.ts';
import type { Case, Scene } from './connection-attacks.ts';
import type { Answer, Browser } from './product-app.ts';

/** Attacks on whose tenant of Microsoft it is. */

const mismatch = ['StateMismatch', 'Invalid'];
const denied = ['Denied', 'ProviderUnreachable'];

const consented = async (at: Scene, who: Browser, account?: string): Promise<URL> =>
  at.on.sandbox.chosen(await begin(who, 'microsoft'), 'allow', account);

/** Where the sign-in is, after the consent. */
async function signInAt(at: Scene, who: Browser): Promise<string> {
  const { body } = await finish(who, 'microsoft', await consented(at, who));
  return body.url;
}

const attack = (name: string, codes: string[], run: (at: Scene, who: Browser) => Promise<Answer>): Case => ({
  name,
  codes,
  run: async (at) => run(at, await at.person()),
});

/** A tenant that has consented, for another company. */
const foreign = 'globex-tenant';
const consentedElsewhere = ({ on }: Scene) => on.sandbox.state.tenants.set(foreign, { name: 'Globex', revoked: false });

type Forge = (claims: Claims, sign: (claims: Claims) => string) => string | undefined;

const forged = (name: string, codes: string[], forge: Forge): Case =>
  attack(`an ID token ${name}`, codes, async (at, who) => {
    const url = await at.on.sandbox.chosen(await signInAt(at, who));
    at.on.sandbox.state.forge = forge;
    const answer = await finish(who, 'microsoft', url);
    at.on.sandbox.state.forge = undefined;
    return answer;
  });

const says = (name: string, more: Claims, codes = denied) =>
  forged(name, codes, (claims, sign) => sign({ ...claims, ...more }));

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const past = Math.floor(Date.now() / 1000) - 7200;

export const tenantAttacks: readonly Case[] = [
  attack('a tenant that has consented elsewhere, with an account of one\u2019s own', denied, async (at, who) => {
    consentedElsewhere(at);
    const url = await consented(at, who);
    url.searchParams.set('tenant', foreign);
    const { body } = await finish(who, 'microsoft', url);
    return finish(who, 'microsoft', await at.on.sandbox.chosen(body.url, 'allow', 'acme-tenant'));
  }),
  attack(
    'a tenant that has consented elsewhere, by someone there who may not',
    ['ConsentRequired'],
    async (at, who) => {
      consentedElsewhere(at);
      const url = await consented(at, who);
      url.searchParams.set('tenant', foreign);
      const { body } = await finish(who, 'microsoft', url);
      return finish(who, 'microsoft', await at.on.sandbox.chosen(body.url, 'not-admin'));
    },
  ),
  ...['organizations', 'common', 'consumers'].map((tenant) =>
    attack(`the tenant ${tenant}, where everybody can sign in`, denied, async (at, who) => {
      const url = await consented(at, who);
      url.searchParams.set('tenant', tenant);
      const { body } = await finish(who, 'microsoft', url);
      return finish(who, 'microsoft', await at.on.sandbox.chosen(body.url, 'allow', 'acme-tenant'));
    }),
  ),
  attack('no tenant', denied, async (at, who) =>
    finish(who, 'microsoft', await consented(at, who), { tenant_id: undefined }),
  ),
  ...['../../common', 'a\r\nb', 'x'.repeat(5000), 'evil.example/token?x='].map((tenant) =>
    attack(`the tenant ${JSON.stringify(tenant.slice(0, 30))}`, ['Invalid'], async (at, who) =>
      finish(who, 'microsoft', await consented(at, who), { tenant_id: tenant }),
    ),
  ),
  attack('a code in the place of the consent', denied, async (at, who) => {
    const url = await at.on.sandbox.chosen(await signInAt(at, who));
    const first = await consented(at, who);
    return finish(who, 'microsoft', first, { tenant_id: undefined, code: url.searchParams.get('code') });
  }),
  attack('another tenant in the address of the second return, and no code', denied, async (at, who) => {
    const url = await at.on.sandbox.chosen(await signInAt(at, who));
    return finish(who, 'microsoft', url, { tenant_id: foreign, code: undefined });
  }),
  attack('the state of the consent once more, with the code of the sign-in', mismatch, async (at, who) => {
    const first = await consented(at, who);
    const { body } = await finish(who, 'microsoft', first);
    const url = await at.on.sandbox.chosen(body.url);
    return finish(who, 'microsoft', url, { state: first.searchParams.get('state') });
  }),
  attack('the consent answered twice', mismatch, async (at, who) => {
    const first = await consented(at, who);
    await finish(who, 'microsoft', first);
    return finish(who, 'microsoft', first);
  }),
  attack('a sign-in for another time than it was asked for', denied, async (at, who) => {
    const [mine, later] = [await at.on.sandbox.chosen(await signInAt(at, who)), await signInAt(at, who)];
    const state = (await at.on.sandbox.chosen(later)).searchParams.get('state');
    return finish(who, 'microsoft', mine, { state });
  }),
  attack('cancelled at the sign-in', ['Cancelled'], async (at, who) =>
    finish(who, 'microsoft', await at.on.sandbox.chosen(await signInAt(at, who), 'cancel')),
  ),
  attack('signed in by no administrator', ['ConsentRequired'], async (at, who) =>
    finish(who, 'microsoft', await at.on.sandbox.chosen(await signInAt(at, who), 'not-admin')),
  ),
  says('of another tenant', { tid: foreign }),
  says('of no tenant', { tid: undefined }),
  says('with two tenants', { tid: ['acme-tenant', foreign] }),
  says('by another issuer', { iss: `https://login.microsoftonline.com/${foreign}/v2.0` }),
  says('for another application', { aud: 'another' }),
  says('that has ended', { iat: past, exp: past + 60 }),
  says('of another question', { nonce: 'another' }),
  says('of no question', { nonce: undefined }),
  says('without roles', { wids: undefined }, ['ConsentRequired']),
  says('with a role that may not', { wids: ['9b895d92-2cd3-44c7-9d02-a6ac2d5ea5c3'] }, ['ConsentRequired']),
  says('with a text for roles', { wids: '62e90394-69f5-4237-9190-012177145e10' }, ['ConsentRequired']),
  forged('that nobody has signed', denied, (claims) => `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`),
  forged('whose signature is of something else', denied, (claims, sign) => {
    const [head, , signature] = sign({ ...claims, tid: foreign }).split('.');
    return [head, part(claims), signature].join('.');
  }),
  forged('signed with what everyone knows', denied, (claims) =>
    [part({ alg: 'HS256', typ: 'JWT', kid: 'sandbox' }), part(claims), part('x')].join('.'),
  ),
  forged('that is none', denied, () => 'none'),
  forged('that is missing', denied, () => undefined),
];
