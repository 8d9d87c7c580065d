import type { Store } from '../services.ts';
import { take } from '../session/counters.ts';
import { hashToken } from '../session/secret.ts';

/** Of what a class allows, so much is taken at a time: what other servers hold unused is lost to those who ask here. */
const share = 20;
const mostKeys = 100_000;

interface Held {
  /** Taken from the count of all servers, and not used here yet. */
  left: number;
  /** There was nothing left to take. */
  over: boolean;
  ends: number;
}

/**
 * Counts in fixed windows over all servers of one database, in which the count is kept. A server takes a twentieth of
 * the limit at a time, so that hardly any request waits for it: together they allow no more than the limit.
 */
export class SharedWindows {
  private readonly held = new Map<string, Held>();
  private readonly asking = new Map<string, Promise<void>>();
  private readonly store: Pick<Store, 'plain'>;

  constructor(store: Pick<Store, 'plain'>) {
    this.store = store;
  }

  /** Milliseconds until the window ends when `max` was passed, else 0. */
  async take(key: string, max: number, milliseconds: number, now: number): Promise<number> {
    for (;;) {
      const held = this.held.get(key);
      if (held && held.ends > now) {
        if (held.over) return held.ends - now;
        if (held.left > 0) {
          held.left -= 1;
          return 0;
        }
      }
      await this.ask(key, max, milliseconds, now);
    }
  }

  /** Of several at once the first asks, and all take of what it gets. */
  private ask(key: string, max: number, milliseconds: number, now: number): Promise<void> {
    const running = this.asking.get(key);
    if (running) return running;
    const asked = this.lease(key, max, milliseconds, now).finally(() => this.asking.delete(key));
    this.asking.set(key, asked);
    return asked;
  }

  private async lease(key: string, max: number, milliseconds: number, now: number): Promise<void> {
    const many = Math.max(1, Math.floor(max / share));
    const limit = { max, seconds: milliseconds / 1000 };
    const name = `window:${hashToken(key).slice(0, 32)}`;
    const { granted, retryAfter } = await take(this.store.plain, name, limit, new Date(now), many);
    this.held.delete(key);
    this.held.set(key, { left: granted, over: granted === 0, ends: now + retryAfter * 1000 });
    if (this.held.size > mostKeys) this.held.delete(this.held.keys().next().value as string);
  }
}
