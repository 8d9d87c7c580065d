import type { AddressInfo } from 'node:net';
import { createSandbox, sandboxSettings } from './sandbox.ts';
import { newSecret, providers } from './state.ts';

/** The sandbox as a process: told by its parent who the product is, it says where it listens. It ends with its parent. */
const [origin = '', port = '0'] = process.argv.slice(2);
const client = { clientId: 'rapport', clientSecret: newSecret() };
const redirectUris = providers.map((name) => `${origin}/connect/return/${name}`);
const { app } = createSandbox({ ...client, redirectUris, usualDays: true, clock: () => new Date() });
await app.listen({ port: Number(port), host: '127.0.0.1' });
const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
process.on('disconnect', () => process.exit(0));
// The parent drains first; both are told by the same key in a terminal.
process.on('SIGINT', () => {});
const settings = sandboxSettings(address, client);
process.send?.({ address, settings }, (failed: Error | null) => {
  // The parent has given up meanwhile.
  if (failed) process.exit(0);
});
