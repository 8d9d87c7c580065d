interface Window {
  count: number;
  ends: number;
}

const mostKeys = 100_000;

/**
 * Counts in fixed windows, in memory. (@fastify/rate-limit reads its count after an await, when others have raised it:
 * of many requests at once it refuses all.) Anyone who makes up new keys pushes out the oldest, not the busiest.
 */
export class WindowCounter {
  private readonly windows = new Map<string, Window>();

  /** Milliseconds until the window ends when `max` was passed, else 0. */
  take(key: string, max: number, milliseconds: number, now: number): number {
    let window = this.windows.get(key);
    if (!window || window.ends <= now) {
      window = { count: 0, ends: now + milliseconds };
      this.windows.delete(key);
      this.windows.set(key, window);
      if (this.windows.size > mostKeys) this.forgetOldest();
    }
    window.count += 1;
    return window.count > max ? window.ends - now : 0;
  }

  /** Insertion order is the order of windows' beginnings. */
  private forgetOldest(): void {
    const oldest = this.windows.keys().next();
    if (!oldest.done) this.windows.delete(oldest.value);
  }
}
