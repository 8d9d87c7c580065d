import { isDeepStrictEqual } from 'node:util';
import type { Access, Database, ServerActor } from '../context.ts';
import { lastStatement } from '../db/last-statement.ts';
import { signature } from '../records/totals.ts';
import type { SignedIn, Store } from '../services.ts';

interface Kept {
  versions: string;
  /** Of several requests at once the first asks, and all take its answer. */
  actor: Promise<ServerActor | null>;
}

/** Days begin in every zone of the world at a full quarter: what hangs on a date is looked up anew then. */
const quarter = 15 * 60_000;

/**
 * Who is asking, with rights, flags and scope. Kept between requests until a table changes in the company that
 * the product says matters.
 */
export class Actors {
  private readonly kept = new Map<string, Kept>();
  private readonly store: Store;
  private readonly access: Access;

  /** What is true of everyone here: whether this is a demo. */
  private readonly flags: Readonly<Record<string, boolean>>;

  constructor(store: Store, access: Access, flags: Readonly<Record<string, boolean>> = {}) {
    this.store = store;
    this.access = access;
    this.flags = flags;
  }

  /** Null when the person may no longer sign in. */
  of(session: SignedIn, now: Date): Promise<ServerActor | null> {
    const key = `${session.company}/${session.userId}`;
    const versions = `${signature(session.versions, this.access.tables)}@${Math.floor(now.getTime() / quarter)}`;
    const known = this.kept.get(key);
    if (known?.versions === versions) return known.actor;
    const kept: Kept = { versions, actor: this.reload(session, now, known?.actor) };
    this.kept.delete(key);
    this.kept.set(key, kept);
    const oldest = this.kept.size > 10_000 ? this.kept.keys().next().value : undefined;
    if (oldest !== undefined) this.kept.delete(oldest);
    // A failure is not remembered.
    kept.actor.catch(() => this.kept.get(key) === kept && this.kept.delete(key));
    return kept.actor;
  }

  /** Mostly someone else was changed: then the same object stays, and with it all that was worked out for it. */
  private async reload(
    session: SignedIn,
    now: Date,
    former?: Promise<ServerActor | null>,
  ): Promise<ServerActor | null> {
    const [actor, before] = await Promise.all([
      this.load(session.company, session.userId, now),
      former?.catch(() => null) ?? null,
    ]);
    return before && isDeepStrictEqual(before, actor) ? before : actor;
  }

  load(company: string, userId: string, now: Date): Promise<ServerActor | null> {
    const work = (db: Database) => {
      lastStatement(db);
      return this.within(db, company, userId, now);
    };
    return this.store.inCompany(company, work, { readOnly: true });
  }

  /** In a transaction that is open already. */
  async within(db: Database, company: string, userId: string, now: Date): Promise<ServerActor | null> {
    const actor = await this.access.loadActor(db, company, userId, now);
    return actor && { ...actor, flags: { ...actor.flags, ...this.flags } };
  }
}
