import type { Store } from '../services.ts';
import { type Embedded, openPglite } from './pglite.ts';
import { type Logins, openPostgres } from './postgres.ts';
import { StoreError } from './store-error.ts';
import type { StoreLog } from './store-log.ts';

interface StoreOptions {
  /** PostgreSQL. Without it the embedded database is opened. */
  databaseUrl?: string;
  /** PostgreSQL only; default: the owner does everything. */
  logins?: Logins;
  /** Directory of the embedded database's data; `memory` keeps nothing. */
  dataDir?: string | 'memory';
  log: StoreLog;
  /** Connections for calls; PostgreSQL only. */
  poolSize?: number;
  /** What an in-memory database starts from, such as files that are there already. */
  embedded?: Embedded;
}

/** Fails with a StoreError whose sentence may be shown as it is. */
export async function openStore({
  databaseUrl,
  logins,
  dataDir,
  log,
  poolSize,
  embedded,
}: StoreOptions): Promise<Store> {
  if (databaseUrl) return openPostgres(databaseUrl, log, poolSize, logins);
  if (!dataDir) throw new StoreError('Neither DATABASE_URL nor DATA_DIR says where the data is.');
  return openPglite(dataDir, log, embedded);
}
