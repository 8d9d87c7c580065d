import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Fault, ProviderName } from '../../../scripts/sandbox/state.ts';
import { CallError } from '../../../src/console/data/call-error.ts';
import { explain } from '../../../src/console/messages/explain.ts';
import { begin, type Connecting, connect, connecting, finish } from '../../support/connecting.ts';
import { patience } from '../../support/patience.ts';
import { type Answer, artifacts } from '../../support/product-app.ts';

/** What a person reads, whatever a provider answers: with the words of the specification. */

const { calls, messages } = artifacts;

/** As the console says it: the title in front, where there is one. */
function read(call: string, { status, body }: Pick<Answer, 'status' | 'body'>): string {
  const { title, text } = explain(messages, new CallError(status, body), calls[call]?.messages);
  return title ? `${title}: ${text}` : text;
}

let on: Connecting;
const boss = 'superadmin@acme.example';

beforeAll(async () => {
  on = await connecting();
}, patience);
afterAll(() => on.close());

type Planted = Omit<Fault, 'times' | 'match'> | 'cancel' | 'less' | 'not-admin' | 'replayed';
type Row = [scenario: string, planted: Planted, sentence: string];

const slackServer = 'Server error. Please try again later.';
const soon = 'The provider asks for a pause. Please try again in a few minutes.';
const mismatch = 'This connection was not begun here, or too long ago (state mismatch). Please begin again.';
const scopes = 'Less was allowed than is needed, so nothing is connected. Please allow all of it.';
const cancelled = 'Access Denied: You cancelled the authorization process.';

const rows = (said: Record<'bad' | 'grant' | 'unauthorized' | 'consent' | 'down', string>): Row[] => [
  ['cancelled', 'cancel', cancelled],
  ['a scope refused', 'less', scopes],
  ['a state that was used', 'replayed', mismatch],
  ['400', { status: 400, body: '{"error":"invalid_request"}' }, said.bad],
  ['400 invalid_grant', { status: 400, body: '{"error":"invalid_grant"}' }, said.grant],
  ['401', { status: 401, body: '{"error":"invalid_client"}' }, said.unauthorized],
  ...['consent_required', 'interaction_required', 'login_required'].map(
    (error): Row => [error, { status: 400, body: JSON.stringify({ error }) }, said.consent],
  ),
  ['temporarily_unavailable', { status: 400, body: '{"error":"temporarily_unavailable"}' }, said.down],
  ['429', { status: 429, headers: { 'retry-after': '5' } }, soon],
  ['500', { status: 500 }, said.down],
  ['503', { status: 503 }, said.down],
  ['no JSON', { status: 200, body: '<html>' }, said.down],
];

const google = 'Unable to connect with Google. Please try again.';
const unfinished = 'Failed to complete Google integration.';
const outlook = 'Unable to connect with Outlook. Please try again.';
const slack = 'Bad request. Please refresh and try again.';
const teams = 'Invalid authorization. Please reconnect.';
const texts: Record<ProviderName, [place: string, rows: Row[]]> = {
  slack: [
    'oauth.v2.access',
    rows({
      bad: slack,
      grant: slack,
      unauthorized: 'Unauthorized access. Please log in again.',
      consent: slack,
      down: slackServer,
    }),
  ],
  microsoft: [
    '/oauth2/v2.0/token',
    [
      ...rows({
        bad: teams,
        grant: teams,
        unauthorized: 'Unauthorized. Please check your permissions.',
        consent: 'Authorization failed: Admin consent required.',
        down: slackServer,
      }).filter(([scenario]) => scenario !== 'a scope refused'),
      ['no administrator', 'not-admin', 'Authorization failed: Admin consent required.'],
    ],
  ],
  google: ['/token', rows({ bad: google, grant: google, unauthorized: unfinished, consent: google, down: unfinished })],
  outlook: [
    '/oauth2/v2.0/token',
    rows({ bad: outlook, grant: outlook, unauthorized: outlook, consent: outlook, down: outlook }),
  ],
};

async function answered(name: ProviderName, place: string, planted: Planted): Promise<Answer> {
  on.clock.forward(3);
  await on.server.store.exec('delete from connection');
  const who = await on.person(boss);
  const choice = typeof planted === 'string' && planted !== 'replayed' ? planted : 'allow';
  let url = await on.sandbox.chosen(await begin(who, name), choice);
  if (name === 'microsoft' && choice === 'allow')
    url = await on.sandbox.chosen((await finish(who, name, url)).body.url);
  if (planted === 'replayed') await finish(who, name, url);
  if (typeof planted === 'object') on.sandbox.state.faults.push({ ...planted, match: place, times: 1 });
  return finish(who, name, url).finally(() => {
    on.sandbox.state.faults.length = 0;
  });
}

describe.each(Object.entries(texts) as [ProviderName, [string, Row[]]][])('%s', (name, [place, table]) => {
  it.each(table)(
    'is told of: %s',
    async (_, planted, sentence) => {
      expect(read(`integrations/${name}.connect`, await answered(name, place, planted))).toBe(sentence);
    },
    patience,
  );
});

it(
  'a disconnection says what came of it',
  async () => {
    on.clock.forward(3);
    await on.server.store.exec('delete from connection');
    const who = await on.person(boss);
    const slackGone = await who.ask('DELETE', '/integrations/slack/disconnect');
    expect(read('integrations/slack.disconnect', slackGone)).toBe(slack);
    const teamsGone = await who.ask('POST', '/integrations/microsoft/disconnect');
    expect(read('integrations/microsoft.disconnect', teamsGone)).toBe('Failed to Disconnect: This is not connected.');
    const of = (call: string, status: number) => read(call, { status, body: { message: '', code: '' } as never });
    expect(of('integrations/microsoft.disconnect', 401)).toBe(
      'Failed to Disconnect: Unauthorized. Please log in again.',
    );
    expect(of('integrations/microsoft.disconnect', 500)).toBe(
      'Failed to Disconnect: Server error. Please try again later.',
    );
    expect(of('integrations/slack.disconnect', 401)).toBe('Unauthorized access. Please log in again.');
    expect(of('integrations/slack.disconnect', 500)).toBe(slackServer);
    expect(of('integrations/slack.disconnect', 418)).toBe(
      'Unexpected response. Please refresh and check your integrations.',
    );
  },
  patience,
);

it(
  'the limit is told in a dialog, as is WhatsApp',
  async () => {
    on.clock.forward(3);
    await on.server.store.exec('delete from connection');
    await on.server.store.exec('update company set multiple_channels_active = false, notification_enabled = false');
    const who = await on.person(boss);
    await connect(on, who, 'slack');
    const limit =
      'Integration Limit Reached: You have reached the maximum number of integrations allowed. Please disconnect an existing integration before adding a new one.';
    expect(read('integrations/microsoft.begin', await who.get('/integrations/microsoft/begin'))).toBe(limit);
    const { body } = await who.get('/auth/session');
    const whatsApp = await who.ask('PATCH', `/feedback_bot/company/update/${body.company.id}`, {
      notification_enabled: true,
    });
    expect(read('company/profile.update', whatsApp)).toBe(limit);
  },
  patience,
);

it.each([
  ['whatsapp-connected', 'Successfully connected to WhatsApp'],
  ['whatsapp-disconnected', 'Successfully disconnected to WhatsApp'],
  ['whatsapp-failed', 'Something went wrong please try again later!'],
  ['google-connected', 'Connected with Google successfully!'],
  ['google-done', 'Google integration successful!'],
  ['outlook-connected', 'Connected with Outlook successfully!'],
  ['failed', 'OAuth failed. Please try again.'],
  ['oops', 'Oops, Some error occured, Please try again later!'],
])('%s: %s', (id, sentence) => {
  expect(messages[`integrations/connection.${id}`]?.text).toBe(sentence);
});
