/** Where a page began: how many rows lie before, and its first by the values it is ordered by. */
export interface Place {
  offset: number;
  values: readonly unknown[];
}

interface Known {
  state: string;
  /** By offset, ascending. */
  places: Place[];
}

/** Of two that are closer than this, the later one is not worth keeping: it is found from the other. */
const apart = 100;
const mostPlaces = 200;

/** Places in long lists, good as long as nothing has changed in the tables that decide what is listed. */
export class Places {
  private readonly known = new Map<string, Known>();
  private readonly most: number;

  constructor(most = 500) {
    this.most = most;
  }

  /** The last known place at or before an offset. */
  before(key: string, state: string, offset: number): Place | undefined {
    const found = this.known.get(key);
    if (!found || found.state !== state) return undefined;
    return found.places.findLast((place) => place.offset <= offset);
  }

  keep(key: string, state: string, place: Place): void {
    const found = this.known.get(key);
    const before = found?.state === state ? found.places : [];
    const places = withPlace(before, place);
    // Put last again: the first is the one that was used longest ago.
    this.known.delete(key);
    this.known.set(key, { state, places: places.length <= mostPlaces ? places : before });
    if (this.known.size <= this.most) return;
    const oldest = this.known.keys().next().value;
    if (oldest !== undefined) this.known.delete(oldest);
  }
}

function withPlace(places: Place[], { offset, values }: Place): Place[] {
  const isNear = (from: number, to: number) => from <= to && to - from < apart;
  if (places.some((before) => isNear(before.offset, offset))) return places;
  const others = places.filter((later) => !isNear(offset, later.offset));
  return [...others, { offset, values }].sort((a, b) => a.offset - b.offset);
}

/** What was worked out before, good as long as its state is the present one. */
export class Remembered<T> {
  private readonly known = new Map<string, { state: string; value: T }>();
  private readonly most: number;

  constructor(most = 300) {
    this.most = most;
  }

  get(key: string, state: string): T | undefined {
    const found = this.known.get(key);
    return found?.state === state ? found.value : undefined;
  }

  keep(key: string, state: string, value: T): void {
    // Put last again: the first is the one that was used longest ago.
    this.known.delete(key);
    this.known.set(key, { state, value });
    const oldest = this.known.size > this.most ? this.known.keys().next().value : undefined;
    if (oldest !== undefined) this.known.delete(oldest);
  }
}
