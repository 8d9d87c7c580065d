const longest = 100;

/** `Copy of …`, numbered where there is one already, and cut where it would be too long. `taken` in small letters. */
export function copyName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const end = number === 1 ? '' : ` ${number}`;
    const found = cut(`Copy of ${name}`, longest - end.length) + end;
    if (!taken.has(found.toLowerCase())) return found;
  }
}

/** Never within a sign that takes two places. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = /[\uD800-\uDBFF]/.test(text.charAt(length - 1)) ? length - 1 : length;
  return text.slice(0, end).trimEnd();
}
