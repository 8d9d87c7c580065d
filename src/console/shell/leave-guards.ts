import { createContext } from 'react';
import type { BlockerFunction } from 'react-router';

/** Of a navigation; absent where only the dialog around is to be closed. */
export type Leaving = Parameters<BlockerFunction>[0];

interface Guard {
  /** The message to ask before this is left behind; null: nothing would be lost. */
  asks(leaving?: Leaving): string | null;
  /** It was asked, and the person leaves all the same. */
  left?(): void;
}

/** Menus and pickers that are open: they go when anyone is asked whether to leave. */
export const momentary = new Set<() => void>();

/** What is half done: on the page, or within one dialog. The router knows a single question at a time, so all stand here. */
export class LeaveGuards {
  private readonly guards = new Set<Guard>();
  /** Within a dialog Back closes it, wherever it leads. */
  readonly isDialog: boolean;

  constructor(isDialog = false) {
    this.isDialog = isDialog;
  }

  add(guard: Guard): () => void {
    this.guards.add(guard);
    return () => this.guards.delete(guard);
  }

  asking(leaving?: Leaving): Guard[] {
    return [...this.guards].filter((guard) => guard.asks(leaving) !== null);
  }

  /** One question about all of it; false: the person stays. */
  async leave(confirm: (message: string) => Promise<unknown>, leaving?: Leaving): Promise<boolean> {
    const asking = this.asking(leaving);
    const message = asking.map((guard) => guard.asks() ?? 'shell/leave').at(-1);
    if (message && !(await confirm(message))) return false;
    for (const guard of asking) guard.left?.();
    return true;
  }
}

export const LeaveGuardsContext = createContext(new LeaveGuards());
