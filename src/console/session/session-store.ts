import type { Actor } from '../../shared/documents/gate.ts';

/** What `GET /auth/session` answers: permissions, type and, at its top level, flags as booleans. */
export interface SessionUser {
  id: string;
  type: string;
  permissions: readonly string[];
  display_name?: string;
  email?: string;
  [more: string]: unknown;
}

/** Undefined while the first answer is awaited, null when nobody is signed in. */
export type SessionState = SessionUser | null | undefined;

export class SessionStore {
  private user: SessionState;
  private actor: Actor | null = null;
  private readonly listeners = new Set<() => void>();

  readonly getUser = (): SessionState => this.user;
  readonly getActor = (): Actor | null => this.actor;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  set(user: SessionUser | null): void {
    this.user = user;
    this.actor = user && actorOf(user);
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
