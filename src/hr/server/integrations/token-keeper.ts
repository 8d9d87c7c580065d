import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { connection } from '../../../generated/tables.ts';
import type { Ask, Connections, JobContext, TokenKeeper, Tokens } from '../../../server/context.ts';
import type { Adapter } from './adapters/adapter.ts';
import { adapters, type ProviderName } from './connectors.ts';
import { aboutTokens } from './kept.ts';

/** What a job has, and whatever else can open a transaction in a company. */
type Keeping = Pick<JobContext, 'inCompany' | 'vault'> & {
  connections: Connections;
};

/** A connection that works, to be asked. Its methods talk to the provider: never inside of a transaction. */
interface Connected {
  id: string;
  provider: ProviderName;
  adapter: Adapter;
  ask: Ask;
}

/** The company's channels, in the order in which they were connected. */
export function channelsOf(keeping: Keeping, company: string): Promise<Connected[]> {
  return connectedIn(keeping, company, eq(connection.kind, 'channel'));
}

/** Someone's mail client at a provider; null without one, when it is the product's own or has to be connected again. */
export async function mailClientOf(keeping: Keeping, company: string, user: string): Promise<Connected | null> {
  const [found] = await connectedIn(
    keeping,
    company,
    and(eq(connection.kind, 'mail_client'), eq(connection.user, user)),
  );
  return found ?? null;
}

async function connectedIn(keeping: Keeping, company: string, which: Parameters<typeof and>[0]): Promise<Connected[]> {
  const rows = await keeping.inCompany(company, (db) =>
    db
      .select({ id: connection.id, provider: connection.provider })
      .from(connection)
      .where(and(eq(connection.companyId, company), eq(connection.state, 'connected'), which))
      .orderBy(connection.createdAt),
  );
  return rows.flatMap(({ id, provider }) => {
    if (provider === 'rapport' || !keeping.connections.configured.includes(provider)) return [];
    const ask = keeping.connections.as(provider, keeperOf(keeping, company, id));
    return { id, provider, adapter: adapters[provider], ask };
  });
}

/**
 * Keeps the tokens of one connection in its row. Whoever connects again makes another row, so that what comes back late
 * about the one before changes nothing.
 */
function keeperOf({ inCompany, vault }: Keeping, companyId: string, id: string): TokenKeeper {
  const about = aboutTokens({ companyId, id });
  const row = and(eq(connection.companyId, companyId), eq(connection.id, id));
  return {
    async read() {
      const [found] = await inCompany(companyId, (db) =>
        db
          .select({ tokens: connection.tokens })
          .from(connection)
          .where(and(row, eq(connection.state, 'connected'))),
      );
      return found?.tokens ? (JSON.parse(vault.open(found.tokens, about)) as Tokens) : null;
    },
    async takeTurn(now, until) {
      const free = or(isNull(connection.refreshing_until), lte(connection.refreshing_until, now));
      const taken = await inCompany(companyId, (db) =>
        db.update(connection).set({ refreshing_until: until }).where(and(row, free)).returning({ id: connection.id }),
      );
      return taken.length > 0;
    },
    async keep(tokens) {
      const sealed = vault.seal(JSON.stringify(tokens), about);
      await inCompany(companyId, (db) =>
        db.update(connection).set({ tokens: sealed, refreshing_until: null }).where(row),
      );
    },
    async lost() {
      await inCompany(companyId, (db) =>
        db.update(connection).set({ state: 'lost', refreshing_until: null }).where(row),
      );
    },
  };
}
