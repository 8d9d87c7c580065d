import { CallError } from '../data/call-error.ts';
import type { Question } from '../data/question.ts';
import type { Transport, WireRequest } from '../data/transport.ts';
import type { SessionStore, SessionUser } from './session-store.ts';

export interface Credentials {
  username: string;
  password: string;
}

/** Milliseconds after the dialog was put off in which the page, reading by itself again, does not bring it back. */
const quietTime = 2000;

/**
 * Signing in and out, and asking who is signed in. Other windows of the same browser are told,
 * so that none of them goes on showing what the signed-out person saw. They are asked before: what is half done there is
 * lost with it.
 */
export class Session {
  /** To the other tabs of this browser. */
  readonly channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('session');
  private askedAt = 0;
  private putOffAt = 0;
  private asking: Promise<SessionUser | null> | undefined;
  private readonly transport: Transport;
  private readonly store: SessionStore;
  private readonly again: Question;
  private signedOut: (person: string) => void = () => undefined;
  private isHalfDone = () => false;
  /** Runs before another person's data may be shown: clears caches and stores. */
  private readonly forget: () => void;

  /** `again` asks who is shown to sign in again, once the session has ended. */
  constructor(transport: Transport, store: SessionStore, again: Question, forget: () => void) {
    this.transport = transport;
    this.store = store;
    this.again = again;
    this.forget = forget;
    this.channel?.addEventListener('message', ({ data }) => {
      if (data === 'signed out') this.left();
      else if (data === 'leaving') this.tellHalfDone();
      else if (data === 'changed') void this.refresh().catch(() => undefined);
    });
  }

  /** Told who has signed out on purpose, here or in another window: nothing of them stays on the device. */
  onSignOut(signedOut: (person: string) => void): void {
    this.signedOut = signedOut;
  }

  /** The shell says, as long as it is drawn, whether something is half done in this tab. */
  attend(isHalfDone: () => boolean): () => void {
    this.isHalfDone = isHalfDone;
    return () => {
      if (this.isHalfDone === isHalfDone) this.isHalfDone = () => false;
    };
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
      await this.logOut(everywhere ? { everywhere: true } : {});
    } catch (error) {
      if (!(error instanceof CallError && error.status === 401)) throw error;
    }
    this.left();
    this.channel?.postMessage('signed out');
  }

  /** Back from seeing the console as someone else, to oneself. */
  async stopViewing(): Promise<void> {
    await this.endViewing();
    await this.refresh();
    this.channel?.postMessage('changed');
  }

  // In the background: none of these waits until someone has signed in again.
  private logOut(body: Record<string, unknown>): Promise<unknown> {
    return this.transport({ method: 'POST', url: '/auth/logout', body, background: true });
  }

  private endViewing(): Promise<unknown> {
    return this.transport({ method: 'POST', url: '/auth/view-as/stop', body: {}, background: true });
  }

  /** Rights may have changed: asks again, at most every few seconds. */
  async recheck(): Promise<void> {
    if (!this.store.getUser() || Date.now() - this.askedAt < 5000) return;
    await this.refresh().catch(() => undefined);
  }

  /** Nothing is lost of someone who is not signed in here any more. */
  private tellHalfDone(): void {
    if (this.store.getUser() && this.isHalfDone()) this.channel?.postMessage('half done');
  }

  /** The person signed out. */
  private left(): void {
    const person = this.store.getUser() ?? this.store.getHalf();
    this.ended();
    if (person && !person.viewing) this.signedOut(person.id);
  }

  /** The session has ended, and the person leaves what they were doing. */
  ended(): void {
    this.show(null);
  }

  /** A call found the session ended: true once the same person has signed in again, over what they were doing. */
  async resume({ signing, reads }: WireRequest): Promise<boolean> {
    const known = this.store.getUser();
    if (!this.mayResume()) {
      this.ended();
      return false;
    }
    // One of those that sign in: the first step is to be taken anew.
    if (signing && this.store.isLapsed()) {
      this.store.lapse(null);
      return false;
    }
    this.store.lapse(this.store.isLapsed() ? this.store.getHalf() : null);
    if (reads && Date.now() - this.putOffAt < quietTime) return false;
    const isAnswered = await this.again.ask();
    if (!isAnswered) this.putOffAt = Date.now();
    return isAnswered && this.store.getUser()?.id === known?.id;
  }

  /** The second step was not taken: the half session ends, and the first step is asked for again. */
  async startOver(): Promise<void> {
    await this.logOut({}).catch(() => undefined);
    this.store.lapse(null);
    this.channel?.postMessage('changed');
  }

  /** Seen as someone else nothing can be half done. */
  private mayResume(): boolean {
    return Boolean(this.store.getUser()) && !this.store.getViewing() && this.again.isAttended();
  }

  close(): void {
    this.channel?.close();
  }

  private async ask(again = false): Promise<SessionUser | null> {
    this.askedAt = Date.now();
    try {
      const { body } = await this.transport({ method: 'GET', url: '/auth/session', background: true });
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
    const isLess = user === null || (user.level === 'half' && user.id === known?.id);
    if (!isLess || !this.mayResume()) {
      this.show(user);
      return;
    }
    const asks = !this.store.isLapsed();
    this.store.lapse(user);
    if (asks) void this.again.ask();
  }

  private show(user: SessionUser | null): void {
    const known = this.store.getUser();
    const before = this.store.getHalf() ?? known;
    const person = known ?? before;
    if (known !== undefined && person?.id !== user?.id) this.forget();
    const isOther = person && user && person.id !== user.id && !person.viewing && !user.viewing;
    if (isOther) this.store.turn();
    if (this.store.isLapsed() || JSON.stringify(before) !== JSON.stringify(user)) this.store.set(user);
  }
}
