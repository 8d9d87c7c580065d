import type { Database } from '../context.ts';
import { isRetryable } from './store-error.ts';

export type Role = 'rapport_app' | 'rapport_system';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * What a transaction starts with, as one text without parameters: it travels in one message.
 * The company is checked to be a UUID, because it stands in the text.
 */
export function scopeStatements(role: Role, company: string | null): string {
  if (company === null) return `SET LOCAL ROLE ${role}`;
  if (!uuid.test(company)) throw new Error('a company is named by its UUID');
  return `SET LOCAL ROLE ${role}; SET LOCAL "app.company" = '${company}'`;
}

const retries = 3;

/** Runs the whole transaction again when it lost against another; the work must have no effect outside of it. */
export async function withRetry<T>(attempt: () => Promise<T>): Promise<T> {
  for (let left = retries; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (left === 0 || !isRetryable(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * (retries + 1 - left)));
    }
  }
}

export type Work<T> = (db: Database) => Promise<T>;

/** A statement failed, the work went on as if nothing had been: what it wrote would be lost in silence. */
export class AbortedTransaction extends Error {
  constructor(cause?: unknown) {
    super('a statement of the transaction failed and the failure was swallowed', { cause });
    this.name = 'AbortedTransaction';
  }
}
