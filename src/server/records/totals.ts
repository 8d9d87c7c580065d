import type { TableVersions } from '../services.ts';

interface Remembered {
  versions: string;
  total: number;
}

/**
 * Totals that were counted before. A total holds as long as no table it looked at has changed in the company;
 * the versions are those of the session lookup, older than the count, so a count is never kept for too long.
 */
export class Totals {
  private readonly known = new Map<string, Remembered>();
  private readonly most: number;

  constructor(most = 20_000) {
    this.most = most;
  }

  get(key: string, versions: TableVersions, topics: readonly string[]): number | undefined {
    const found = this.known.get(key);
    if (!found || found.versions !== signature(versions, topics)) return undefined;
    // Put last again: the first is the one that was used longest ago.
    this.known.delete(key);
    this.known.set(key, found);
    return found.total;
  }

  set(key: string, versions: TableVersions, topics: readonly string[], total: number): void {
    this.known.delete(key);
    this.known.set(key, { versions: signature(versions, topics), total });
    if (this.known.size <= this.most) return;
    const oldest = this.known.keys().next().value;
    if (oldest !== undefined) this.known.delete(oldest);
  }
}

export const signature = (versions: TableVersions, topics: readonly string[]): string =>
  topics.map((topic) => versions[topic] ?? 0).join('.');
