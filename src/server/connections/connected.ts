import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../services.ts';
import { type Ask, ProviderFault, type TokenKeeper, type Tokens } from './contract.ts';
import type { ConnectedProvider } from './provider.ts';

/** Refreshed a little before they end, so that they do not end on the way. */
const earlier = 60_000;
/** A turn is longer than the provider may take. */
const turn = 15_000;
const look = 200;

/** Asks with kept tokens. Those that end are refreshed by one at a time; an answer of 401 refreshes them once. */
export function askAs(provider: ConnectedProvider, keeper: TokenKeeper, clock: Clock): Ask {
  const present = async (): Promise<Tokens> => {
    const tokens = await keeper.read();
    if (!tokens) throw new ProviderFault('unauthorized');
    return tokens;
  };
  return async (asked) => {
    const kept = await present();
    const good = endsSoon(kept, clock()) ? await renewed(provider, keeper, clock, kept) : kept;
    try {
      return await provider.ask(asked, good.access);
    } catch (error) {
      if (!isUnauthorized(error)) throw error;
      const again = good === kept ? await renewed(provider, keeper, clock, kept) : good;
      try {
        return await provider.ask(asked, again.access);
      } catch (second) {
        if (isUnauthorized(second)) await keeper.lost();
        throw second;
      }
    }
  };
}

const isUnauthorized = (error: unknown): boolean => error instanceof ProviderFault && error.kind === 'unauthorized';

/** Of a refresh. Where our own id or secret is wrong, the tokens are as good as before. */
const isTheEnd = (error: unknown): boolean =>
  error instanceof ProviderFault &&
  (error.kind === 'forbidden' || (error.kind === 'unauthorized' && error.code !== 'invalid_client'));

const endsSoon = ({ expiresAt }: Tokens, now: Date): boolean =>
  expiresAt !== null && Date.parse(expiresAt) - earlier <= now.getTime();

async function renewed(provider: ConnectedProvider, keeper: TokenKeeper, clock: Clock, old: Tokens): Promise<Tokens> {
  const patience = Date.now() + turn;
  while (Date.now() < patience) {
    const now = clock();
    if (await keeper.takeTurn(now, new Date(now.getTime() + turn))) return refreshOnce(provider, keeper, clock, old);
    await wait(look);
    const kept = await keeper.read();
    if (!kept) throw new ProviderFault('unauthorized');
    if (kept.access !== old.access) return kept;
  }
  throw new ProviderFault('timeout');
}

/** With the turn in hand: the one before may have done it already. */
async function refreshOnce(
  provider: ConnectedProvider,
  keeper: TokenKeeper,
  clock: Clock,
  old: Tokens,
): Promise<Tokens> {
  const now = await keeper.read();
  if (!now) throw new ProviderFault('unauthorized');
  if (now.access !== old.access) {
    await keeper.keep(now);
    return now;
  }
  try {
    const fresh = await provider.refreshed(old, clock());
    await keeper.keep(fresh);
    return fresh;
  } catch (error) {
    if (isTheEnd(error)) await keeper.lost();
    else await keeper.keep(old);
    throw error;
  }
}
