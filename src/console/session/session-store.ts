import type { Actor } from '../../shared/documents/gate.ts';

/** What `GET /auth/session` answers: permissions, type and, at its top level, flags as booleans. */
export interface SessionUser {
  id: string;
  type: string;
  permissions: readonly string[];
  /** `half`: the second factor is still asked for, and nothing else may be done. */
  level?: string;
  display_name?: string;
  email?: string;
  /** Set while someone else sees the console as this person. */
  viewing?: { by: string; group: string | null; seconds_left: number };
  [more: string]: unknown;
}

/** As whom the console is seen, by whom, and until when (milliseconds, by the browser's own clock). */
export interface Viewing {
  name: string;
  group: string | null;
  by: string;
  until: number;
}

/** Undefined while the first answer is awaited, null when nobody is signed in (or only half). */
export type SessionState = SessionUser | null | undefined;

export class SessionStore {
  private user: SessionState;
  private half: SessionUser | null = null;
  private actor: Actor | null = null;
  private viewing: Viewing | null = null;
  private problem: unknown;
  private lapsed = false;
  private turns = 0;
  private readonly listeners = new Set<() => void>();

  readonly getUser = (): SessionState => this.user;
  /** Who has taken the first step of signing in, and not yet the second. */
  readonly getHalf = (): SessionUser | null => this.half;
  /** Why nobody could be asked for, while that is all that is known. */
  readonly getProblem = (): unknown => this.problem;
  readonly getActor = (): Actor | null => this.actor;
  readonly getViewing = (): Viewing | null => this.viewing;
  /** Counts how often one person has taken the place of another, without the first having signed out here. */
  readonly getTurns = (): number => this.turns;
  /** The session of who is shown has ended, and what they were doing still stands there. */
  readonly isLapsed = (): boolean => this.lapsed;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  set(answered: SessionUser | null): void {
    const isHalf = answered?.level === 'half';
    const user = isHalf ? null : answered;
    this.half = isHalf ? answered : null;
    this.user = user;
    this.actor = user && actorOf(user);
    this.viewing = user && viewingOf(user);
    this.problem = undefined;
    this.lapsed = false;
    for (const listener of this.listeners) listener();
  }

  /** Told with the next `set`. */
  turn(): void {
    this.turns += 1;
  }

  /** The session has ended. Who is shown stays, until they have signed in again or left; `half` of it they may have done. */
  lapse(half: SessionUser | null): void {
    this.lapsed = true;
    this.half = half;
    for (const listener of this.listeners) listener();
  }

  /** The first answer did not come. Later on what is known stays, and a call that fails says so itself. */
  fail(problem: unknown): void {
    if (this.user !== undefined) return;
    this.problem = problem;
    for (const listener of this.listeners) listener();
  }
}

function actorOf(user: SessionUser): Actor {
  const flags: Record<string, boolean> = {};
  for (const [name, value] of Object.entries(user)) if (typeof value === 'boolean') flags[name] = value;
  const { company } = user as { company?: unknown };
  const companyId = typeof company === 'object' && company !== null ? (company as { id?: unknown }).id : company;
  return { id: user.id, company: String(companyId ?? ''), type: user.type, permissions: user.permissions ?? [], flags };
}

function viewingOf({ viewing, display_name, email }: SessionUser): Viewing | null {
  if (!viewing) return null;
  const { by, group, seconds_left } = viewing;
  return { name: display_name || email || '', group, by, until: Date.now() + seconds_left * 1000 };
}
