import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as client from 'openid-client';
import { expect, it } from 'vitest';
import { Provider } from '../../../src/server/identity/providers.ts';

async function listening(answer: (own: string) => object): Promise<{ at: string; asked: string[]; close(): void }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(String(request.url));
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer(at)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { at, asked, close: () => server.close() };
}

it('a provider cannot send the server to an address of its choice in a private network', async () => {
  const inside = await listening(() => ({ access_token: 'x', token_type: 'bearer' }));
  const issuer = await listening((own) => ({ issuer: own, token_endpoint: `${inside.at}/token` }));
  const provider = new Provider({
    name: 'oidc',
    label: 'OIDC',
    issuer: issuer.at,
    clientId: 'id',
    clientSecret: 'secret',
  });
  const error = await client.clientCredentialsGrant(await provider.discovered()).catch((thrown) => thrown);
  expect(String(error.cause)).toBe('OutboundError: 127.0.0.1: refused');
  expect(inside.asked).toEqual([]);
  expect(issuer.asked).toHaveLength(1);
  inside.close();
  issuer.close();
});
