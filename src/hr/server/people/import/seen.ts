import { keyOf } from './judge.ts';
import type { Named } from './missing.ts';
import type { ReadRow } from './read-row.ts';

/** The earlier rows that have the same key, by the property that is the same. */
export type Repeats = Readonly<Partial<Record<'employee_id' | 'email', number>>>;

/** Whom a file has named so far. */
export class Seen implements Named {
  readonly ids = new Map<string, number>();
  readonly emails = new Map<string, number>();

  /** Rows about someone of an earlier row. */
  add(rows: readonly ReadRow[]): Map<number, Repeats> {
    const repeats = new Map<number, Repeats>();
    for (const { row, values } of rows) {
      const [id, email] = [keyOf(values.employee_id), keyOf(values.email)];
      const [sameId, sameEmail] = [this.ids.get(id), this.emails.get(email)];
      if (sameId !== undefined || sameEmail !== undefined)
        repeats.set(row, {
          ...(sameId !== undefined && { employee_id: sameId }),
          // The same person in both, said once.
          ...(sameEmail !== undefined && sameEmail !== sameId && { email: sameEmail }),
        });
      if (id && !this.ids.has(id)) this.ids.set(id, row);
      if (email && !this.emails.has(email)) this.emails.set(email, row);
    }
    return repeats;
  }
}
