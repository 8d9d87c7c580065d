import type { AddressInfo } from 'node:net';
import { createSandbox, sandboxSettings } from '../../scripts/sandbox/sandbox.ts';
import { newSecret, providers, type State } from '../../scripts/sandbox/state.ts';
import type { ConnectionSettings } from '../../src/server/connections/settings.ts';

export interface RunningSandbox {
  state: State;
  settings: ConnectionSettings;
  /** Chooses on the consent page, as a person would; answers the address to which the browser is sent back. */
  chosen(address: string, choice?: string, account?: string): Promise<URL>;
  close(): Promise<void>;
}

/** The sandbox of the demo, within the test. */
export async function runningSandbox(origin: string, clock: () => Date): Promise<RunningSandbox> {
  const [clientId, clientSecret] = ['rapport', newSecret()];
  const redirectUris = providers.map((name) => `${origin}/connect/return/${name}`);
  const { app, state } = createSandbox({ clientId, clientSecret, redirectUris, clock });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return {
    state,
    settings: sandboxSettings(address, { clientId, clientSecret }),
    async chosen(page, choice = 'allow', account) {
      const shown = await fetch(page);
      const text = await shown.text();
      if (!shown.ok)
        throw new Error(`the consent page answered ${shown.status}: ${/<p>(?!This is)(.*?)<\/p>/.exec(text)?.[1]}`);
      const fields = [...text.matchAll(/<input[^>]* name="([^"]+)" value="([^"]*)"/g)].map(
        ([, name = '', value = '']) => [
          name,
          value.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))),
        ],
      );
      const form = { ...Object.fromEntries(fields), choice, ...(account !== undefined && { account }) };
      const answer = await fetch(`${address}/consent`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams(form),
      });
      return new URL(answer.headers.get('location') ?? '');
    },
    close: () => app.close(),
  };
}
