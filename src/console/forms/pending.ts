import { createContext, type RefObject } from 'react';

/** Inputs that hold typed characters not yet given to the form; Enter submits before a blur or a timer would. */
export class Pending {
  private readonly flushes = new Set<() => void>();
  private readonly differing = new Set<() => void>();
  private readonly typing: RefObject<boolean>;

  /** `typing` is kept true while some input holds something else than the form does. */
  constructor(typing: RefObject<boolean> = { current: false }) {
    this.typing = typing;
  }

  add(flush: () => void): () => void {
    this.flushes.add(flush);
    return () => {
      this.flushes.delete(flush);
      this.differs(flush, false);
    };
  }

  flush(): void {
    for (const flush of this.flushes) flush();
  }

  /** Whether the input of this flush holds something that the form does not. */
  differs(flush: () => void, differs: boolean): void {
    if (differs) this.differing.add(flush);
    else this.differing.delete(flush);
    this.typing.current = this.differing.size > 0;
  }
}

export const PendingContext = createContext<Pending | null>(null);
