import type { Draft, Owner } from './draft.ts';

const load = () => import('./draft-shelf.ts');
type Shelf = Awaited<ReturnType<typeof load>>;

/**
 * Drafts of forms on this device, each sealed to one person and one place. Several may lie at a place: each tab has its
 * own there. Writes are made in order.
 */
export class Drafts {
  private last: Promise<unknown> = Promise.resolve();

  /** The latest one at a place, but for `own`. */
  async read<T>(owner: Owner, place: string, own: string): Promise<Draft<T> | null> {
    await this.last;
    return (await load()).read<T>(owner, place, own);
  }

  write(owner: Owner, place: string, id: string, value: unknown, days: number): void {
    const kept = { text: JSON.stringify(value), at: Date.now(), days };
    this.next((shelf) => shelf.write(owner, place, id, kept));
  }

  drop(person: string, place: string, id: string): void {
    this.next((shelf) => shelf.drop(person, place, id));
  }

  dropAll(person: string): void {
    this.next((shelf) => shelf.dropAll(person));
  }

  private next(work: (shelf: Shelf) => Promise<void>): void {
    // A full or forbidden disk costs the draft, never what is on the screen.
    this.last = this.last.then(async () => work(await load())).catch(() => undefined);
  }
}
