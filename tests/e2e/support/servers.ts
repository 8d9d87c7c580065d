import type { ChildProcess } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { root } from '../../../scripts/bootstrap/place.mjs';
import { firstStart, type Lane, laneOf, lanes, providerSecret } from './address.ts';
import { ended, started } from './working-copy.ts';

/** A server for each lane, as `npm start` does it. What the first start makes, the others are given. */
export default async function serve(): Promise<(() => Promise<void>) | undefined> {
  // While journeys are written: a server that one has started oneself, with `$E2E_DATA/0` as its DATA_DIR.
  if (process.env.E2E_REUSE) return;
  const [first, ...others] = Array.from({ length: lanes }, (_none, index) => laneOf(index)) as [Lane, ...Lane[]];
  await ended(await serverOf(first));
  for (const directory of [firstStart(), ...others.map(({ dataDir }) => dataDir)])
    cpSync(first.dataDir, directory, { recursive: true });
  const servers = await Promise.all([first, ...others].map(serverOf));
  return async () => {
    await Promise.all(servers.map(ended));
    if (process.env.E2E_DATA?.includes('rapport-e2e-')) rmSync(process.env.E2E_DATA, { recursive: true, force: true });
  };
}

async function serverOf({ port, dataDir, providerPort }: Lane): Promise<ChildProcess> {
  const env = {
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO_PEOPLE: '120',
    // Journeys make admins.
    DEMO_ADMINS: '50',
    NODE_ENV: 'development',
    OIDC_ISSUER: `http://127.0.0.1:${providerPort}`,
    OIDC_CLIENT_ID: 'rapport',
    OIDC_CLIENT_SECRET: providerSecret,
    OIDC_LABEL: 'Acme ID',
  };
  const server = await started(root, 'scripts/start.mjs', env, 'password:');
  server.stderr?.pipe(process.stderr);
  // Should another one not start, or Playwright end without a word.
  process.once('exit', () => server.kill());
  return server;
}
