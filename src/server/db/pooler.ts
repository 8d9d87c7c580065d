import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { StoreError } from './store-error.ts';

const milliseconds = 3_000;
const rounds = 5;

/**
 * Roles, time limits and prepared statements belong to a connection. A pooler that gives one away between two
 * transactions would let what is one company's or the system's be done in another's name: such a one is refused.
 * Two connections leave marks on theirs and look for them, one of them while the other is in a transaction.
 */
export async function assertOwnConnection(address: URL): Promise<void> {
  const ours = await open(address);
  try {
    await ours.query('SELECT 1');
    await withAnother(address, async (other) => {
      for (let round = 0; round < rounds; round++) await keepApart(address, ours, other);
    });
  } finally {
    await ours.end();
  }
}

async function keepApart(address: URL, ours: pg.Client, other: pg.Client): Promise<void> {
  const mark = randomUUID();
  const stays = async () => {
    if ((await markOn(ours)) !== mark) throw new StoreError(shared(address));
  };
  await ours.query(`SELECT set_config('rapport.mark', $1, false)`, [mark]);
  await stays();
  await other.query('BEGIN');
  if ((await markOn(other)) === mark) throw new StoreError(shared(address));
  await stays();
  await other.query('COMMIT');
  await stays();
}

async function open(address: URL): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: address.href,
    connectionTimeoutMillis: milliseconds,
    query_timeout: milliseconds,
    application_name: 'rapport',
  });
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function markOn(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query(`SELECT current_setting('rapport.mark', true) AS mark`);
  return rows[0]?.mark;
}

/** The database has answered a moment ago: who waits now waits for another connection of a pooler. */
async function withAnother(address: URL, work: (other: pg.Client) => Promise<void>): Promise<void> {
  let other: pg.Client | undefined;
  try {
    other = await open(address);
    await work(other);
  } catch (error) {
    if (error instanceof StoreError || !(error instanceof Error)) throw error;
    if (/statement pooling/.test(error.message)) throw new StoreError(shared(address), { cause: error });
    if (/timeout/i.test(error.message)) throw new StoreError(tooFew(address), { cause: error });
    throw error;
  } finally {
    await other?.end();
  }
}

const shared = ({ host }: URL): string =>
  `The database at ${host} is reached through a pooler that gives each transaction another connection, while roles and prepared statements belong to one: set pool_mode = session there.`;

const tooFew = ({ host }: URL): string =>
  `The pooler at ${host} has too few connections to the database: README.md says under "Behind PgBouncer" how many.`;
