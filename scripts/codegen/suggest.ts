/** `did you mean …?` when a known name is near enough to be a slip of the finger. */
export function didYouMean(word: string, known: Iterable<string>): string | undefined {
  const near = nearest(word, known);
  return near === undefined ? undefined : `did you mean ${JSON.stringify(near)}?`;
}

export function nearest(
  word: string,
  known: Iterable<string>,
  limit = Math.max(1, Math.floor(word.length / 3)),
): string | undefined {
  let best: { name: string; distance: number } | undefined;
  for (const name of known) {
    if (name === word) continue;
    const distance = distanceBetween(word.toLowerCase(), name.toLowerCase());
    if (!best || distance < best.distance) best = { name, distance };
  }
  return best && best.distance <= limit ? best.name : undefined;
}

/** Levenshtein, with two swapped neighbours counting once. */
function distanceBetween(a: string, b: string): number {
  let older: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + same);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) cost = Math.min(cost, (older[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    older = above;
    above = row;
  }
  return above[b.length] ?? 0;
}
