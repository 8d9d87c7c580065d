import { randomUUID } from 'node:crypto';
import { connectors, type ProviderName } from '../../../src/hr/server/integrations/connectors.ts';
import { createConnections } from '../../../src/server/connections/connections.ts';
import type { ConnectionService, Who } from '../../../src/server/connections/contract.ts';
import type { Ask, Granted, TokenKeeper, Tokens } from '../../../src/server/context.ts';
import type { Store } from '../../../src/server/services.ts';
import { createVault } from '../../../src/server/session/vault.ts';
import { testStore } from '../../support/database.ts';
import { TestClock } from '../../support/frame.ts';
import { type RunningSandbox, runningSandbox } from '../../support/sandbox.ts';

export const origin = 'http://localhost:3000';
export const names = ['slack', 'microsoft', 'google', 'outlook'] as const;

/** Tokens in memory, kept as the product keeps them: one turn at a time. */
export class Keeper implements TokenKeeper {
  tokens: Tokens | null;
  turn: Date | null = null;
  writes = 0;

  constructor(tokens: Tokens | null) {
    this.tokens = tokens;
  }
  async read() {
    return this.tokens;
  }
  async takeTurn(now: Date, until: Date) {
    if (this.turn && this.turn > now) return false;
    this.turn = until;
    return true;
  }
  async keep(tokens: Tokens) {
    if (tokens.access !== this.tokens?.access) this.writes += 1;
    this.tokens = tokens;
    this.turn = null;
  }
  async lost() {
    this.tokens = null;
    this.turn = null;
  }
}

export interface World {
  store: Store;
  clock: TestClock;
  sandbox: RunningSandbox;
  connections: ConnectionService;
  logged: string[];
  who(): Who & { browser: string };
  /** Connects, and throws when that is refused. */
  connect(name: ProviderName, account?: string): Promise<Granted>;
  /** Asks with an account of its own. */
  asks(name: ProviderName): Promise<{ ask: Ask; keeper: Keeper }>;
  close(): Promise<void>;
}

export async function world(patience = 5000): Promise<World> {
  const store = await testStore({});
  const clock = new TestClock();
  const sandbox = await runningSandbox(origin, clock.now);
  const logged: string[] = [];
  const note = (...given: unknown[]) => logged.push(JSON.stringify(given));
  const connections = createConnections({
    store,
    clock: clock.now,
    vault: createVault('a secret of the tests, long enough to be one'),
    log: { warn: note, info: note, error: note } as never,
    origin,
    connectors,
    settings: sandbox.settings,
    patience,
  });
  const who = () => ({ company: randomUUID(), userId: randomUUID(), browser: randomUUID() });
  const connect = async (name: ProviderName, account?: string) => {
    const person = who();
    const begun = await connections.begin(name, person);
    if ('refused' in begun) throw new Error(begun.refused);
    let granted = await connections.finish(name, returnedOf(await sandbox.chosen(begun.url, 'allow', account)), person);
    if ('next' in granted)
      granted = await connections.finish(name, returnedOf(await sandbox.chosen(granted.next)), person);
    if (!('tokens' in granted)) throw new Error(JSON.stringify(granted));
    return granted;
  };
  return {
    store,
    clock,
    sandbox,
    connections,
    logged,
    who,
    connect,
    async asks(name) {
      const keeper = new Keeper((await connect(name)).tokens);
      return { keeper, ask: connections.as(name, keeper) };
    },
    async close() {
      await sandbox.close();
      await store.close();
    },
  };
}

/** What the page at the return sends on. */
export function returnedOf(url: URL): Record<string, string> {
  const names = { code: 'code', state: 'state', error: 'error', tenant: 'tenant_id' } as const;
  return Object.fromEntries(
    Object.entries(names).flatMap(([from, to]) => {
      const value = url.searchParams.get(from);
      return value === null ? [] : [[to, value]];
    }),
  );
}
