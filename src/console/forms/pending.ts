import { createContext } from 'react';

/** Inputs that hold typed characters not yet given to the form; Enter submits before a blur or a timer would. */
export class Pending {
  private readonly flushes = new Set<() => void>();

  add(flush: () => void): () => void {
    this.flushes.add(flush);
    return () => this.flushes.delete(flush);
  }

  flush(): void {
    for (const flush of this.flushes) flush();
  }
}

export const PendingContext = createContext<Pending | null>(null);
