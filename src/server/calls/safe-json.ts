const deepest = 32;
const most = 2_000;

/**
 * Is this a value that can be worked on safely? Not nested too deep, not too many keys, no text that a database or
 * a log stumbles over, no key that reaches behind an object.
 */
export function isSafeJson(value: unknown): boolean {
  return new Check().passes(value, 0);
}

class Check {
  private left = most;

  passes(value: unknown, depth: number): boolean {
    if (typeof value === 'string') return isSound(value);
    if (typeof value !== 'object' || value === null) return true;
    if (depth >= deepest) return false;
    if (Array.isArray(value)) return value.every((item) => this.passes(item, depth + 1));
    for (const key of Object.keys(value)) {
      this.left -= 1;
      if (this.left < 0 || key === '__proto__' || !isSound(key)) return false;
      if (!this.passes((value as Record<string, unknown>)[key], depth + 1)) return false;
    }
    return true;
  }
}

/** No NUL, which PostgreSQL refuses, and no half of a surrogate pair, which is no character. */
const isSound = (text: string): boolean =>
  !text.includes('\0') && (text as string & { isWellFormed(): boolean }).isWellFormed();
