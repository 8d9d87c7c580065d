import { expect, it } from 'vitest';
import { startSandbox } from '../../../scripts/sandbox/start.ts';
import type { Config } from '../../../src/server/config.ts';
import { patience } from '../../support/patience.ts';

const config = (more: Partial<Config>) =>
  ({ production: false, origin: 'http://localhost:3000', connections: { clients: {}, sites: {} }, ...more }) as Config;

it(
  'a demo has its sandbox in a process of its own',
  async () => {
    const sandbox = await startSandbox(config({}));
    expect(Object.keys(sandbox?.settings.clients ?? {})).toEqual(['slack', 'microsoft', 'google', 'outlook']);
    const page = await fetch(`${sandbox?.address}/`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Sandbox of providers')]);
    const client = sandbox?.settings.clients.slack;
    const asked = new URLSearchParams({
      client_id: client?.id ?? '',
      redirect_uri: 'http://evil.example/connect/return/slack',
      response_type: 'code',
    });
    const refused = await fetch(`${sandbox?.settings.sites['slack.com']}/oauth/v2/authorize?${asked}`);
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('not registered')]);
  },
  patience,
);

it('there is none in production, nor beside a provider of the operator', async () => {
  expect(await startSandbox(config({ production: true }))).toBeUndefined();
  const clients = { slack: { id: 'id', secret: 'secret' } };
  expect(await startSandbox(config({ connections: { clients, sites: {} } }))).toBeUndefined();
});
