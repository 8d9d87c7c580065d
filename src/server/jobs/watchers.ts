import { and, gt, inArray, isNull } from 'drizzle-orm';
import { newsOf } from '../../shared/jobs/news.ts';
import { session } from '../db/system-tables.ts';
import { versionsOf } from '../db/versions.ts';
import { signature } from '../records/totals.ts';
import type { Clock, Store, TableVersions } from '../services.ts';
import { countsOf } from './progress.ts';

/** An open socket, as far as it is known here. */
interface Line {
  send(text: string): void;
  close(code: number, reason: string): void;
  ping(): void;
  terminate(): void;
}

/** Someone waits for a job. */
interface Watcher {
  line: Line;
  sessionId: string;
  jobId: string;
  type: string;
  /** Of the company's tables, when it was admitted. */
  versions: TableVersions;
  /** Asked anew: is the session in force, and may this person still wait for this job? */
  mayStay(): Promise<boolean>;
}

interface Open extends Omit<Watcher, 'versions'> {
  told: string;
  /** Of the tables by which people may do what they may, when that was last asked. */
  rights: string;
  askedAt: number;
  heardAt: number;
  pingedAt: number;
}

/** Milliseconds. */
export interface Pace {
  look: number;
  ask: number;
  beat: number;
}

const usual: Pace = { look: 500, ask: 60_000, beat: 30_000 };

/** RFC 6455, and those that programs may give themselves. */
export const closed = { done: 1000, stopping: 1001, refused: 1008 } as const;

interface Deps {
  store: Store;
  clock: Clock;
  /** Tables whose change may change what someone may do. */
  tables: readonly string[];
  warn(error: unknown): void;
}

/**
 * Tells those who wait how far their jobs are. One look at the database is for all of them, whichever process does the
 * work; with it comes whose session is over. Rights are asked anew every minute, and as soon as somebody's have changed.
 */
export class Watchers {
  private readonly open = new Set<Open>();
  private timer: NodeJS.Timeout | undefined;
  private readonly deps: Deps;
  private readonly pace: Pace;

  constructor(deps: Deps, pace: Partial<Pace> = {}) {
    this.deps = deps;
    this.pace = { ...usual, ...pace };
  }

  /** What came in from it is a sign of life; what it is called with ends it. */
  add(watcher: Watcher): { heard(): void; gone(): void } {
    const now = Date.now();
    const rights = signature(watcher.versions, this.deps.tables);
    const one: Open = { ...watcher, rights, told: '', askedAt: now, heardAt: now, pingedAt: now };
    this.open.add(one);
    this.plan(0);
    return {
      heard: () => {
        one.heardAt = Date.now();
      },
      gone: () => void this.open.delete(one),
    };
  }

  closeAll(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const one of this.open) this.end(one, closed.stopping, 'the server is stopping');
  }

  private plan(wait = this.pace.look): void {
    if (this.timer || this.open.size === 0) return;
    this.timer = setTimeout(() => {
      this.look()
        .catch(this.deps.warn)
        .finally(() => {
          this.timer = undefined;
          this.plan();
        });
    }, wait);
    this.timer.unref();
  }

  private async look(): Promise<void> {
    const all = [...this.open];
    const [counts, standing] = await Promise.all([
      countsOf(this.deps.store, distinct(all.map(({ jobId }) => jobId))),
      this.standing(distinct(all.map(({ sessionId }) => sessionId))),
    ]);
    for (const one of all) {
      if (!this.open.has(one)) continue;
      const rights = standing.get(one.sessionId);
      if (rights === undefined || !(await this.stays(one, rights))) {
        this.end(one, closed.refused, 'signed out');
        continue;
      }
      const found = counts.get(one.jobId);
      if (found) this.tell(one, newsOf(one.type, found));
      this.beat(one);
    }
  }

  /** Sessions that are in force, with what says that rights have changed. */
  private async standing(ids: string[]): Promise<Map<string, string>> {
    const { store, clock, tables } = this.deps;
    const rows = await store.plain
      .select({ id: session.id, versions: versionsOf(session.companyId) })
      .from(session)
      .where(and(inArray(session.id, ids), isNull(session.endedAt), gt(session.expiresAt, clock())));
    return new Map(rows.map(({ id, versions }) => [id, signature(versions, tables)]));
  }

  private async stays(one: Open, rights: string): Promise<boolean> {
    const now = Date.now();
    const changed = one.rights !== rights;
    one.rights = rights;
    if (!changed && now - one.askedAt < this.pace.ask) return true;
    one.askedAt = now;
    return one.mayStay();
  }

  private tell(one: Open, news: ReturnType<typeof newsOf>): void {
    const text = JSON.stringify(news);
    if (text !== one.told) one.line.send(text);
    one.told = text;
    if (news.finished) this.end(one, closed.done, 'finished');
  }

  /** One that has not answered when the next ping is due is gone, whatever the network says of it. */
  private beat(one: Open): void {
    const now = Date.now();
    if (now - one.pingedAt < this.pace.beat) return;
    if (one.heardAt < one.pingedAt) {
      this.open.delete(one);
      one.line.terminate();
      return;
    }
    one.pingedAt = now;
    one.line.ping();
  }

  private end(one: Open, code: number, reason: string): void {
    this.open.delete(one);
    one.line.close(code, reason);
  }
}

const distinct = (values: string[]): string[] => [...new Set(values)];
