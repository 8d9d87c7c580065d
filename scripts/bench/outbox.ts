import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { howToGetPostgres, startPostgres } from '../bootstrap/postgres.mjs';
import { giveUp, runScript } from '../bootstrap/process.mjs';
import { cpuOf, cpuOfPostgres, postmasterOf } from './cpu.ts';
import { argumentsOf } from './start.ts';

const port = 4186;
/** Highest ratio of processor time, server and database together, to the plain sender's. */
const target = 2;

/** From the first mail that arrived to the last one written down. */
interface Cost {
  seconds: number;
  server: number;
  database: number;
}

/**
 * Mails that are due go out to a mail server on this machine, by the product and by a sender that a developer would write
 * by hand: a table of its own, the same four connections, nothing about bounces, attempts or who wants no mail.
 */
export async function benchOutbox(mails: number): Promise<void> {
  const postgres = (await startPostgres({ settings: { shared_buffers: '256MB' } })) ?? giveUp(howToGetPostgres);
  const dataDir = mkdtempSync(join(tmpdir(), 'rapport-bench-outbox-'));
  const sink = await openSink();
  const env = {
    ...process.env,
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'error',
    SMTP_URL: `smtp://127.0.0.1:${sink.port}?ignoreTLS=true`,
  };
  const client = new pg.Client(postgres.url);
  const children: ChildProcess[] = [];
  const cost = async (script: string, args: string[], left: string): Promise<Cost> => {
    sink.empty();
    const child = spawn(process.execPath, argumentsOf(script, args), {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    children.push(child);
    while (sink.taken() === 0) {
      if (child.exitCode !== null) throw new Error(`${script} has ended with ${child.exitCode}`);
      await pause(10);
    }
    const database = () => cpuOfPostgres(postmaster, [backend]);
    const before = { at: performance.now(), server: cpuOf(child.pid ?? 0), database: database() };
    while ((await client.query(left)).rows[0].left > 0) await pause(100);
    const used = {
      seconds: (performance.now() - before.at) / 1000,
      server: cpuOf(child.pid ?? 0) - before.server,
      database: database() - before.database,
    };
    child.kill('SIGTERM');
    if (sink.taken() !== mails) throw new Error(`${sink.taken()} of ${mails} mails have arrived`);
    return used;
  };
  let backend = 0;
  let postmaster = 0;
  try {
    const seeded = await runScript('scripts/seed.ts', ['--employees', '12'], { env, quiet: true });
    if (seeded.code !== 0) throw new Error(seeded.output);
    await client.connect();
    backend = (await client.query('SELECT pg_backend_pid() AS pid')).rows[0].pid;
    postmaster = postmasterOf(backend);
    await client.query('DELETE FROM outbox');
    await client.query(
      `INSERT INTO outbox (company_id, id, mail, to_address, subject, html, text)
       SELECT c.id, gen_random_uuid(), 'chats/invitation', 'p' || n || '@example.com', 'Hello ' || n, repeat('<p>Hello</p>', 200), repeat('Hello ', 200)
       FROM company c, generate_series(1, $1::int) n WHERE c.slug = 'acme'`,
      [mails],
    );
    await client.query(
      `CREATE SCHEMA plain; CREATE TABLE plain.outbox (id uuid PRIMARY KEY, to_address text, subject text, html text, text text, sent_at timestamptz)`,
    );
    await client.query(
      'INSERT INTO plain.outbox SELECT id, to_address, subject, html, text FROM outbox; CREATE INDEX ON plain.outbox (id) WHERE sent_at IS NULL; ANALYZE',
    );
    const ours = await cost(
      'scripts/bench/our-server.mjs',
      ['jobs'],
      `SELECT count(*)::int AS left FROM outbox WHERE state <> 'sent'`,
    );
    const plain = await cost(
      'scripts/bench/plain-outbox.ts',
      [postgres.url, String(sink.port)],
      'SELECT count(*)::int AS left FROM plain.outbox WHERE sent_at IS NULL',
    );
    print(mails, ours, plain);
  } finally {
    for (const child of children) child.kill('SIGTERM');
    await client.end();
    await postgres.stop();
    await sink.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function print(mails: number, ours: Cost, plain: Cost): void {
  const line = (name: string, { seconds, server, database }: Cost) =>
    `${name.padEnd(20)} ${Math.round(mails / seconds)} mails/s  server ${(server / mails).toFixed(2)} ms  database ${(database / mails).toFixed(2)} ms of processor a mail`;
  const ratio = (ours.server + ours.database) / (plain.server + plain.database);
  console.log(`\n${mails.toLocaleString('en')} mails from the outbox, PostgreSQL`);
  console.log(line('ours', ours));
  console.log(line('plain statements', plain));
  console.log(`ratio of processor time: ${ratio.toFixed(2)}, target ≤ ${target}${ratio > target ? '  MISSED' : ''}`);
}

/** A mail server that takes everything and keeps nothing. */
async function openSink() {
  let taken = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      stream.resume();
      stream.on('end', () => {
        taken += 1;
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    taken: () => taken,
    empty: () => {
      taken = 0;
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
