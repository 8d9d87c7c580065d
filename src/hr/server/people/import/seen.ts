import { keyOf } from './judge.ts';
import type { Named } from './missing.ts';
import type { ReadRow } from './read-row.ts';

/** Whom a file has named so far. */
export class Seen implements Named {
  readonly ids = new Map<string, number>();
  readonly emails = new Map<string, number>();

  /** Rows about somebody of an earlier row, with the number of that row. */
  add(rows: readonly ReadRow[]): Map<number, number> {
    const repeats = new Map<number, number>();
    for (const { row, values } of rows) {
      const [id, email] = [keyOf(values.employee_id), keyOf(values.email)];
      const first = this.ids.get(id) ?? this.emails.get(email);
      if (first !== undefined) repeats.set(row, first);
      if (id && !this.ids.has(id)) this.ids.set(id, row);
      if (email && !this.emails.has(email)) this.emails.set(email, row);
    }
    return repeats;
  }
}
