import type { TableVersions } from '../services.ts';

interface Running<Total> {
  done: Promise<Total>;
  /** Begins when this one is done; anyone who asks until then waits for it. */
  next?: Promise<Total>;
}

interface Remembered<Total> {
  /** None of a total that holds for no moment. */
  versions: string | undefined;
  total: Total;
}

/**
 * Totals that were counted before. A total holds as long as no table it looked at has changed in the company;
 * the versions are those of the session lookup, older than the count, so a count is never kept for too long.
 */
export class Totals<Total, Found = Total> {
  private readonly known = new Map<string, Remembered<Total>>();
  private readonly counting = new Map<string, Running<Found>>();
  private readonly most: number;
  private readonly weigh: (total: Total) => number;
  private weight = 0;

  /** So much is kept, by what each weighs. */
  constructor(most = 20_000, weigh: (total: Total) => number = () => 1) {
    this.most = most;
    this.weigh = weigh;
  }

  get(key: string, versions: TableVersions, topics: readonly string[]): Total | undefined {
    const found = this.known.get(key);
    if (!found || found.versions !== signature(versions, topics)) return undefined;
    // Put last again: the first is the one that was used longest ago.
    this.known.delete(key);
    this.known.set(key, found);
    return found.total;
  }

  /** The last total, of whatever versions. */
  last(key: string): Total | undefined {
    return this.known.get(key)?.total;
  }

  /** Without versions only `last` tells of it. */
  set(key: string, versions: TableVersions | undefined, topics: readonly string[], total: Total): void {
    this.forget(key);
    this.known.set(key, { versions: versions && signature(versions, topics), total });
    this.weight += this.weigh(total);
    for (const oldest of this.known.keys()) {
      if (this.weight <= this.most || oldest === key) return;
      this.forget(oldest);
    }
  }

  private forget(key: string): void {
    const found = this.known.get(key);
    if (!found) return;
    this.known.delete(key);
    this.weight -= this.weigh(found.total);
  }

  /**
   * Counts once for all that ask at the same time. A count that had begun before someone asked may lack what they have
   * just written; they wait for the next, which one of them makes. Only for transactions that write nothing. `Found` is
   * what one count finds, where it finds several totals.
   */
  async shared(key: string, count: () => Promise<Found>): Promise<Found> {
    const running = this.counting.get(key);
    if (!running) return this.begin(key, count);
    if (running.next) return running.next.catch(count);
    const begin = () => this.begin(key, count);
    running.next = running.done.then(begin, begin);
    return running.next;
  }

  private begin(key: string, count: () => Promise<Found>): Promise<Found> {
    const counting: Running<Found> = { done: count() };
    this.counting.set(key, counting);
    const end = () => {
      if (this.counting.get(key) === counting && !counting.next) this.counting.delete(key);
    };
    counting.done.then(end, end);
    return counting.done;
  }
}

export const signature = (versions: TableVersions, topics: readonly string[]): string =>
  topics.map((topic) => versions[topic] ?? 0).join('.');
