// @ts-check
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aptInstall, which } from './debian.mjs';
import { run } from './process.mjs';

const debian = '/usr/lib/postgresql';

/** Folder of initdb and postgres; null when PostgreSQL is not installed. */
function programs() {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folder = versions.map((version) => join(debian, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
  if (folder) return folder;
  const initdb = which('initdb');
  return initdb && which('postgres') ? join(initdb, '..') : null;
}

export const hasPostgres = () => programs() !== null;

/** @returns {Promise<number>} */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });

/** PostgreSQL refuses to run as root: Debian's package brings a user for it. @returns {{ uid?: number, gid?: number }} */
function owner() {
  if (process.getuid?.() !== 0) return {};
  const id = (/** @type {string} */ flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * A PostgreSQL of its own on a free port, in a new temporary folder, for tests and measurements; gone after `stop`.
 * @param {{ settings?: Record<string, string>, under?: string }} [options] `under`: the folder in which its own is made
 * @returns {Promise<{
 *   url: string, pid: number, stop: () => Promise<void>,
 *   halt: (signal: 'SIGINT' | 'SIGKILL') => Promise<void>, resume: () => Promise<void>
 * } | null>} null: there is none and it cannot be installed. `halt` keeps the data, for `resume`
 */
export async function startPostgres(options = {}) {
  const bin = programs() ?? ((await aptInstall(['postgresql'])) ? programs() : null);
  if (!bin) return null;
  const who = owner();
  const folder = mkdtempSync(join(options.under ?? tmpdir(), 'rapport-postgres-'));
  if (who.uid !== undefined && who.gid !== undefined) chownSync(folder, who.uid, who.gid);
  const data = join(folder, 'data');
  const password = randomBytes(16).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password);
  const how = ['-U', 'owner', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8', '--locale=C.UTF-8'];
  execFileSync(join(bin, 'initdb'), ['-D', data, ...how], {
    ...who,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const port = await freePort();
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: folder, ...options.settings };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const launch = () => {
    const process = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...flags], {
      ...who,
      cwd: folder,
      stdio: 'ignore',
    });
    return { process, ended: new Promise((resolve) => process.once('close', resolve)) };
  };
  let server = launch();
  const remove = () => {
    server.process.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', remove);
  await answering(bin, port);
  return {
    url: `postgres://owner:${password}@127.0.0.1:${port}/postgres`,
    pid: server.process.pid ?? 0,
    async stop() {
      process.off('exit', remove);
      server.process.kill('SIGINT');
      await server.ended;
      rmSync(folder, { recursive: true, force: true });
    },
    async halt(signal) {
      server.process.kill(signal);
      await server.ended;
    },
    async resume() {
      // What a killed one has left behind (its processes, their memory) takes a moment to go.
      for (let tries = 0; tries < 50; tries++) {
        server = launch();
        const gone = server.ended.then(() => true);
        const answers = answering(bin, port).then(
          () => false,
          () => true,
        );
        if (!(await Promise.race([gone, answers]))) return;
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
      throw new Error('The temporary PostgreSQL did not start again.');
    },
  };
}

/** @param {string} bin @param {number} port */
async function answering(bin, port) {
  for (let tries = 0; tries < 150; tries++) {
    const { code } = await run(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)], { quiet: true });
    if (code === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The temporary PostgreSQL did not start within 15 seconds.');
}

export const howToGetPostgres = 'No PostgreSQL found: install it (on Debian: sudo apt-get install postgresql).';
