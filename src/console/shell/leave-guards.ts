import { createContext } from 'react';
import type { BlockerFunction } from 'react-router';
import type { Confirm } from '../data/confirming.ts';

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
  /** All of it: on the page, and within the dialogs over it. */
  readonly page: LeaveGuards;

  /** `page` is given to those of a dialog. */
  constructor(page?: LeaveGuards) {
    this.page = page ?? this;
  }

  /** Within a dialog Back closes it, wherever it leads. */
  get isDialog(): boolean {
    return this.page !== this;
  }

  add(guard: Guard): () => void {
    this.guards.add(guard);
    return () => this.guards.delete(guard);
  }

  asking(leaving?: Leaving): Guard[] {
    return [...this.guards].filter((guard) => guard.asks(leaving) !== null);
  }

  /** One question about all of it; false: the person stays. */
  async mayLeave(confirm: Confirm, leaving?: Leaving): Promise<boolean> {
    const message = this.asking(leaving)
      .map((guard) => guard.asks() ?? 'shell/leave')
      .at(-1);
    return !message || confirm(message);
  }

  /** The same, and all of it is left. */
  async leave(confirm: Confirm, leaving?: Leaving): Promise<boolean> {
    const asking = this.asking(leaving);
    if (!(await this.mayLeave(confirm, leaving))) return false;
    for (const guard of asking) guard.left?.();
    return true;
  }
}

export const LeaveGuardsContext = createContext(new LeaveGuards());
