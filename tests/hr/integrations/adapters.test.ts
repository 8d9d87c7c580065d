import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Fault } from '../../../scripts/sandbox/state.ts';
import { adapters, type ProviderName } from '../../../src/hr/server/integrations/connectors.ts';
import { type Ask, ProviderFault } from '../../../src/server/context.ts';
import { patience } from '../../support/patience.ts';
import { day, mail, meeting, type Operation, operations, send } from './operations.ts';
import { type Keeper, type World, world } from './world.ts';

/** What the product says to each provider, and what it makes of all that a provider may answer. */

let on: World;
const asks = {} as Record<ProviderName, { ask: Ask; keeper: Keeper }>;

beforeAll(async () => {
  on = await world(600);
}, patience);
afterAll(() => on.close());
beforeEach(async () => {
  on.sandbox.state.faults.length = 0;
  on.sandbox.state.arrived.length = 0;
  for (const name of ['slack', 'microsoft', 'google', 'outlook'] as const)
    if (!asks[name]?.keeper.tokens) asks[name] = await on.asks(name);
});

type Spoiled = [name: string, fault: Omit<Fault, 'match' | 'times'>, kind: string, more?: Record<string, unknown>];

const spoiled: Spoiled[] = [
  ['400', { status: 400, body: '{"error":"invalid_request"}' }, 'refused', { status: 400 }],
  ['401, twice', { status: 401, body: '{"error":{"code":"InvalidAuthenticationToken"}}' }, 'unauthorized'],
  [
    '403',
    { status: 403, body: '{"error":{"status":"PERMISSION_DENIED"}}' },
    'forbidden',
    { code: 'PERMISSION_DENIED' },
  ],
  ['404', { status: 404, body: '{}' }, 'missing'],
  ['409', { status: 409, body: '{}' }, 'refused'],
  ['429 with seconds', { status: 429, headers: { 'retry-after': '12' } }, 'limited', { retryAfter: 12 }],
  ['429 without', { status: 429 }, 'limited', { retryAfter: undefined }],
  ['500', { status: 500, body: '<html>oops' }, 'down', { status: 500 }],
  ['503 with seconds', { status: 503, headers: { 'retry-after': '3' } }, 'down', { retryAfter: 3 }],
  ['nothing', { hangs: true }, 'timeout'],
  ['no JSON', { status: 200, body: '<html>Sign in to the hotel</html>' }, 'malformed'],
  ['half of a JSON', { status: 200, body: '{"id": "x' }, 'malformed'],
  ['a list', { status: 200, body: '[1]' }, 'malformed'],
  ['another object', { status: 200, body: '{"hello":{"world":null}}' }, 'malformed'],
  ['more than anyone reads', { status: 200, body: `{"a":"${'x'.repeat(1_100_000)}"}` }, 'malformed'],
  ['a redirect', { status: 302, headers: { location: 'http://169.254.169.254/' } }, 'down'],
];

function expectedOf(operation: Operation, [name, , kind]: Spoiled): string | undefined {
  if (name === 'another object' && operation.needsNoAnswer) return undefined;
  if (name === '404' && operation.mayBeGone) return undefined;
  // Google: the event of this id is there already.
  if (name === '409' && operation.provider === 'google' && operation.name === 'createEvent') return undefined;
  return kind;
}

describe.each(operations.map((one) => [one.provider, one.name, one] as const))('%s: %s', (provider, _, operation) => {
  it.each(spoiled)('is answered with %s', async (...given) => {
    const [name, fault, , more] = given;
    // 401 is asked twice: with the token, and with a new one.
    on.sandbox.state.faults.push({ ...fault, match: operation.at, times: name === '401, twice' ? 2 : 1 });
    const error = await operation.run(asks[provider].ask).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(error instanceof ProviderFault ? error.kind : error).toBe(expectedOf(operation, given));
    if (error) expect(error).toMatchObject(more ?? {});
    // Where the token is taken no more, nobody goes on with it.
    expect(asks[provider].keeper.tokens === null).toBe(name === '401, twice');
  });
});

it('counts its cases', () => {
  const of = (name: string) => operations.filter(({ provider }) => provider === name).length * spoiled.length;
  console.log(
    `adapters: ${['slack', 'microsoft', 'google', 'outlook'].map((name) => `${name} ${of(name)}`).join(', ')}`,
  );
  expect(of('slack')).toBeGreaterThan(40);
});

describe('Slack', () => {
  it('brings a message to a person, with its link as a button and its signs as they are', async () => {
    await send('slack')(asks.slack.ask);
    expect(on.sandbox.state.arrived).toMatchObject([
      {
        kind: 'message',
        provider: 'slack',
        to: ['ravi@acme.example'],
        content: { text: 'How are &lt;you&gt; &amp; yours?' },
      },
    ]);
    expect(JSON.stringify(on.sandbox.state.arrived[0]?.content.blocks)).toContain(
      '"url":"https://rapport.example/chat/1"',
    );
  });

  it.each([
    ['users_not_found', 'missing'],
    ['invalid_auth', 'unauthorized'],
    ['token_revoked', 'unauthorized'],
    ['missing_scope', 'forbidden'],
    ['ratelimited', 'limited'],
    ['internal_error', 'down'],
    ['msg_too_long', 'refused'],
  ])('is read in the body: %s is %s', async (error, kind) => {
    on.sandbox.state.faults.push({
      match: 'chat.post',
      times: 2,
      status: 200,
      body: `{"ok":false,"error":"${error}"}`,
    });
    await expect(send('slack')(asks.slack.ask)).rejects.toMatchObject({ kind });
  });

  it('does not know a stranger', async () => {
    const { ask } = asks.slack;
    await expect(adapters.slack.sendMessage?.(ask, 'nobody@acme.example', { text: 'x' })).rejects.toMatchObject({
      kind: 'missing',
      code: 'users_not_found',
    });
  });
});

it('brings a message into the activity feed of Teams', async () => {
  await send('microsoft')(asks.microsoft.ask);
  expect(on.sandbox.state.arrived).toMatchObject([
    { kind: 'message', provider: 'microsoft', to: ['ravi@acme.example'], content: { activityType: 'systemDefault' } },
  ]);
});

/** Organiser and guest are in the same meetings here. */
const both = (spans: unknown[]) => ({ own: spans, guest: spans });

describe.each(['google', 'outlook'] as const)('the calendar of %s', (provider) => {
  const adapter = adapters[provider];

  it('takes an event, once, changes and deletes it, and says when someone is busy', async () => {
    const { ask } = asks[provider];
    const { arrived } = on.sandbox.state;
    const planned = meeting();
    const at = await adapter.createEvent?.(ask, planned);
    expect(await adapter.createEvent?.(ask, planned)).toEqual(at);
    expect(arrived).toHaveLength(1);
    expect(arrived[0]).toMatchObject({ kind: 'event', to: ['ravi@acme.example'] });
    expect(await adapter.listBusy?.(ask, ...day, 'ravi@acme.example')).toEqual(
      both([{ from: planned.from, to: planned.to }]),
    );
    if (!at) throw new Error('there is no event');
    const later = new Date('2026-03-02T10:00:00Z');
    await adapter.updateEvent?.(ask, at, { ...planned, title: 'Another title', to: later });
    expect(await adapter.listBusy?.(ask, ...day, 'ravi@acme.example')).toEqual(
      both([{ from: planned.from, to: later }]),
    );
    expect(JSON.stringify(arrived[0]?.content)).toContain('Another title');
    await adapter.deleteEvent?.(ask, at);
    await adapter.deleteEvent?.(ask, at);
    expect(await adapter.listBusy?.(ask, ...day, 'ravi@acme.example')).toEqual(both([]));
    await expect(adapter.updateEvent?.(ask, at, planned)).rejects.toMatchObject({ kind: 'missing' });
  });

  it('keeps to itself when someone is busy whose calendar it does not show', async () => {
    expect(await adapter.listBusy?.(asks[provider].ask, ...day, 'private.ravi@acme.example')).toEqual({
      own: [],
      guest: null,
    });
  });

  it('sends a mail in which no name or subject begins another header', async () => {
    await adapter.sendMail?.(asks[provider].ask, mail);
    expect(on.sandbox.state.arrived).toHaveLength(1);
    const raw = String(on.sandbox.state.arrived[0]?.content.raw ?? '');
    expect(raw).not.toMatch(/^(Bcc|X):/im);
  });
});

describe('tokens', () => {
  it('that have ended are refreshed once, however many ask', async () => {
    for (const provider of ['google', 'outlook'] as const) {
      const { ask, keeper } = await on.asks(provider);
      const old = keeper.tokens;
      on.clock.forward(61);
      await Promise.all(
        Array.from({ length: 8 }, () => adapters[provider].listBusy?.(ask, ...day, 'ravi@acme.example')),
      );
      expect(keeper.writes).toBe(1);
      expect(keeper.tokens?.access).not.toBe(old?.access);
      expect(keeper.tokens?.refresh === old?.refresh).toBe(provider === 'google');
    }
  });

  it('of a tenant are asked for anew', async () => {
    const { ask, keeper } = await on.asks('microsoft');
    on.clock.forward(61);
    await send('microsoft')(ask);
    expect(keeper.writes).toBe(1);
  });

  it('that end early are refreshed at the first 401', async () => {
    const { ask, keeper } = await on.asks('google');
    for (const grant of on.sandbox.state.grants) if (grant.access === keeper.tokens?.access) grant.expiresAt = 0;
    expect(await adapters.google.listBusy?.(ask, ...day, 'ravi@acme.example')).toEqual(both([]));
    expect(keeper.writes).toBe(1);
  });

  it.each(['slack', 'microsoft', 'google', 'outlook'] as const)(
    'that were revoked at %s are lost',
    async (provider) => {
      const { ask, keeper } = await on.asks(provider);
      for (const grant of on.sandbox.state.grants) if (grant.access === keeper.tokens?.access) grant.revoked = true;
      const tenant = on.sandbox.state.tenants.get('acme-tenant');
      if (tenant) tenant.revoked = true;
      const [operation] = operations.filter((one) => one.provider === provider);
      await expect(operation?.run(ask)).rejects.toBeInstanceOf(ProviderFault);
      expect(keeper.tokens).toBeNull();
      await expect(operation?.run(ask)).rejects.toMatchObject({ kind: 'unauthorized' });
      if (tenant) tenant.revoked = false;
    },
  );

  it('are kept when the provider is down, or does not know our own secret', async () => {
    const { ask, keeper } = await on.asks('google');
    on.clock.forward(61);
    for (const [status, body, kind] of [
      [503, '{}', 'down'],
      [401, '{"error":"invalid_client"}', 'unauthorized'],
      [429, '{}', 'limited'],
    ] as const) {
      on.sandbox.state.faults.push({ match: '/token', times: 1, status, body });
      await expect(adapters.google.listBusy?.(ask, ...day, 'ravi@acme.example')).rejects.toMatchObject({ kind });
      expect(keeper.tokens).not.toBeNull();
    }
  });

  it.each(['slack', 'google'] as const)('are given back to %s, and open nothing then', async (provider) => {
    const { ask, keeper } = await on.asks(provider);
    if (!keeper.tokens) throw new Error('there are no tokens');
    await on.connections.revoke(provider, keeper.tokens);
    await on.connections.revoke(provider, keeper.tokens);
    const [operation] = operations.filter((one) => one.provider === provider);
    await expect(operation?.run(ask)).rejects.toMatchObject({ kind: 'unauthorized' });
  });
});
