import { CallError } from '../data/call-error.ts';
import type { Transport } from '../data/transport.ts';
import type { SessionStore, SessionUser } from './session-store.ts';

export interface Credentials {
  username: string;
  password: string;
}

/**
 * Signing in and out, and asking who is signed in. Other windows of the same browser are told,
 * so that none of them goes on showing what the signed-out person saw.
 */
export class Session {
  private readonly channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('session');
  private askedAt = 0;
  private asking: Promise<SessionUser | null> | undefined;
  private readonly transport: Transport;
  private readonly store: SessionStore;
  /** Runs before another person's data may be shown: clears caches and stores. */
  private readonly forget: () => void;

  constructor(transport: Transport, store: SessionStore, forget: () => void) {
    this.transport = transport;
    this.store = store;
    this.forget = forget;
    this.channel?.addEventListener('message', () => void this.refresh());
  }

  /** Asks the server; concurrent askers share one request. */
  refresh(): Promise<SessionUser | null> {
    this.asking ??= this.ask().finally(() => {
      this.asking = undefined;
    });
    return this.asking;
  }

  async signIn({ username, password }: Credentials): Promise<void> {
    const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    await this.transport({ method: 'POST', url: '/auth/login', body: { username, password, time_zone } });
    await this.signedIn();
  }

  /** After a sign-in that a form has made. */
  async signedIn(): Promise<void> {
    await this.refresh();
    this.channel?.postMessage('changed');
  }

  async signOut(everywhere = false): Promise<void> {
    try {
      await this.transport({ method: 'POST', url: '/auth/logout', body: everywhere ? { everywhere: true } : {} });
    } catch (error) {
      if (!(error instanceof CallError && error.status === 401)) throw error;
    }
    this.ended();
    this.channel?.postMessage('changed');
  }

  /** Back from seeing the console as somebody else, to oneself. */
  async stopViewing(): Promise<void> {
    await this.endViewing();
    await this.refresh();
    this.channel?.postMessage('changed');
  }

  private endViewing(): Promise<unknown> {
    return this.transport({ method: 'POST', url: '/auth/view-as/stop', body: {} });
  }

  /** Rights may have changed: asks again, at most every few seconds. */
  async recheck(): Promise<void> {
    if (!this.store.getUser() || Date.now() - this.askedAt < 5000) return;
    await this.refresh().catch(() => undefined);
  }

  /** The server said so, or the person signed out. */
  ended(): void {
    this.put(null);
  }

  close(): void {
    this.channel?.close();
  }

  private async ask(again = false): Promise<SessionUser | null> {
    this.askedAt = Date.now();
    try {
      const { body } = await this.transport({ method: 'GET', url: '/auth/session' });
      const answered = body as { data?: SessionUser } & SessionUser;
      const user = answered?.id ? answered : (answered?.data ?? null);
      this.put(user);
      return user;
    } catch (error) {
      // It has ended by itself. The server waits to be told that the page knows, and answers as before from then on.
      if (error instanceof CallError && error.body.code === 'ViewingOver' && !again) {
        await this.endViewing();
        return this.ask(true);
      }
      if (!(error instanceof CallError && error.status === 401)) {
        this.store.fail(error);
        throw error;
      }
      this.put(null);
      return null;
    }
  }

  private put(user: SessionUser | null): void {
    const known = this.store.getUser();
    const before = this.store.getHalf() ?? known;
    if (known !== undefined && before?.id !== user?.id) this.forget();
    if (JSON.stringify(before) !== JSON.stringify(user)) this.store.set(user);
  }
}
