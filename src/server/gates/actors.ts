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

  /** Tables besides that of people. */
  private readonly others: readonly string[];

  /** `people`: their table, of which one row says something about a person: their own. */
  constructor(store: Store, access: Access, people: string, flags: Readonly<Record<string, boolean>> = {}) {
    this.store = store;
    this.access = access;
    this.others = access.tables.filter((table) => table !== people);
    this.flags = flags;
  }

  /** Whose session it is, or of another person `as` whom they look. Null when that person may no longer sign in. */
  of(session: SignedIn, now: Date, as = session.userId): Promise<ServerActor | null> {
    const key = `${session.company}/${as}`;
    const versions = `${this.versionsOf(session, as)}@${Math.floor(now.getTime() / quarter)}`;
    const known = this.kept.get(key);
    if (known?.versions === versions) return known.actor;
    const kept: Kept = { versions, actor: this.reload(session.company, as, now, known?.actor) };
    this.kept.delete(key);
    this.kept.set(key, kept);
    const oldest = this.kept.size > 10_000 ? this.kept.keys().next().value : undefined;
    if (oldest !== undefined) this.kept.delete(oldest);
    // A failure is not remembered.
    kept.actor.catch(() => this.kept.get(key) === kept && this.kept.delete(key));
    return kept.actor;
  }

  /** Of the people mostly others were changed: where buckets tell, that is not looked up. */
  private versionsOf({ versions, ownVersion, userId }: SignedIn, as: string): string {
    if (ownVersion === null || as !== userId) return signature(versions, this.access.tables);
    return `${signature(versions, this.others)}/${ownVersion}`;
  }

  /** Mostly someone else was changed: then the same object stays, and with it all that was worked out for it. */
  private async reload(
    company: string,
    userId: string,
    now: Date,
    former?: Promise<ServerActor | null>,
  ): Promise<ServerActor | null> {
    const [actor, before] = await Promise.all([this.load(company, userId, now), former?.catch(() => null) ?? null]);
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
