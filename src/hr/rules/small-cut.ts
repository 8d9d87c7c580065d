/**
 * The blocks of two fields as the two sides of a graph, joined by the people whom they share. Some blocks of one side
 * and some of the other are nearly the same people exactly where few people cross the cut between what is chosen and
 * what is not.
 *
 * Finds a cut that fewer than `minimum` cross, though more than none, and answers how it parts blocks of the first
 * field (both parts hold some); undefined where there is no such cut.
 */
export function smallCut(
  own: number,
  others: number,
  shared: Int32Array,
  minimum: number,
): readonly [number[], number[]] | undefined {
  const graph = new Graph(own + others);
  for (let one = 0; one < own; one += 1)
    for (let other = 0; other < others; other += 1) graph.join(one, own + other, shared[one * others + other] ?? 0);
  for (const vertices of graph.components(minimum)) {
    const part = leastCut(graph, vertices, minimum);
    if (!part) continue;
    const inside = new Set(part.flatMap((vertex) => graph.heldBy(vertex)));
    const all = vertices.flatMap((vertex) => graph.heldBy(vertex)).filter((vertex) => vertex < own);
    return [all.filter((vertex) => inside.has(vertex)), all.filter((vertex) => !inside.has(vertex))];
  }
  return undefined;
}

/** Vertices that so many people join that no small cut parts them are one. */
class Graph {
  readonly #edges: Map<number, number>[];
  readonly #held: number[][];

  constructor(size: number) {
    this.#edges = Array.from({ length: size }, () => new Map());
    this.#held = Array.from({ length: size }, (_, vertex) => [vertex]);
  }

  join(one: number, other: number, people: number): void {
    if (people === 0) return;
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const)
      this.edges(from).set(to, (this.edges(from).get(to) ?? 0) + people);
  }

  edges = (vertex: number): Map<number, number> => this.#edges[vertex] ?? new Map();
  heldBy = (vertex: number): number[] => this.#held[vertex] ?? [];

  /** What hangs together, each of two vertices and more. */
  components(minimum: number): number[][] {
    for (let vertex = 0; vertex < this.#edges.length; vertex += 1) this.#takeIn(vertex, minimum);
    const seen = new Set<number>();
    const found: number[][] = [];
    for (const [vertex, held] of this.#held.entries()) {
      if (held.length === 0 || seen.has(vertex)) continue;
      const part = [vertex];
      seen.add(vertex);
      for (const one of part)
        for (const next of this.edges(one).keys())
          if (!seen.has(next)) {
            seen.add(next);
            part.push(next);
          }
      if (part.length > 1) found.push(part);
    }
    return found;
  }

  #takeIn(vertex: number, minimum: number): void {
    for (;;) {
      const heavy = [...this.edges(vertex)].find(([, people]) => people >= minimum)?.[0];
      if (heavy === undefined) return;
      this.edges(vertex).delete(heavy);
      for (const [next, people] of this.edges(heavy)) {
        this.edges(next).delete(heavy);
        if (next !== vertex) this.join(vertex, next, people);
      }
      this.edges(heavy).clear();
      this.#held[vertex] = [...this.heldBy(vertex), ...this.heldBy(heavy)];
      this.#held[heavy] = [];
    }
  }
}

/** After Stoer and Wagner: the vertices on one side of a cut of fewer than `minimum`. */
function leastCut(graph: Graph, vertices: readonly number[], minimum: number): number[] | undefined {
  const weights = new Map(vertices.map((vertex) => [vertex, new Map(graph.edges(vertex))]));
  const merged = new Map(vertices.map((vertex) => [vertex, [vertex]]));
  while (weights.size > 1) {
    const { last, before, people } = phase(weights);
    if (people < minimum) return merged.get(last);
    merged.set(before, [...(merged.get(before) ?? []), ...(merged.get(last) ?? [])]);
    for (const [next, weight] of weights.get(last) ?? []) {
      weights.get(next)?.delete(last);
      if (next === before) continue;
      for (const [from, to] of [
        [before, next],
        [next, before],
      ] as const)
        weights.get(from)?.set(to, (weights.get(from)?.get(to) ?? 0) + weight);
    }
    weights.delete(last);
  }
  return undefined;
}

/** Takes in one vertex after another, the most joined first; the last one is cut off by those who join it. */
function phase(weights: ReadonlyMap<number, ReadonlyMap<number, number>>) {
  const joined = new Map([...weights.keys()].map((vertex) => [vertex, 0]));
  let last = 0;
  let before = 0;
  let people = 0;
  while (joined.size > 0) {
    before = last;
    [last, people] = [...joined].reduce((most, one) => (one[1] > most[1] ? one : most));
    joined.delete(last);
    for (const [next, weight] of weights.get(last) ?? [])
      if (joined.has(next)) joined.set(next, (joined.get(next) ?? 0) + weight);
  }
  return { last, before, people };
}
