/**
 * Which employees a group's admins see: field with `__in` → values, any of which an employee has; `tags` → tags, any of
 * which the employee carries. Every field must hold. `null` is all employees.
 */
export type Segments = Readonly<Record<string, readonly string[]>>;

/** As the wire writes it: values joined with commas, the tags as a list. */
export type WireSegments = Record<string, string | string[]>;

/** Lists, and texts joined with commas (a comma inside of a value is %2C), as sets of values. */
export function readSegments(given: Readonly<Record<string, string | readonly string[]>>): Record<string, string[]> {
  const read: Record<string, string[]> = {};
  for (const [field, value] of Object.entries(given)) {
    const values = typeof value === 'string' ? value.split(',').map((item) => item.replace(/%2C/gi, ',')) : value;
    read[field] = [...new Set(values.map((item) => item.trim()).filter((item) => item !== ''))];
  }
  return read;
}

export function writeSegments(segments: Segments): WireSegments {
  return Object.fromEntries(
    Object.entries(segments).map(([field, values]) => [
      field,
      field === 'tags' ? [...values] : values.map((value) => value.replaceAll(',', '%2C')).join(','),
    ]),
  );
}

/**
 * Nobody is in the inner one who is not in the outer one. Each field that limits the outer one must limit the inner
 * one at least as much; fields that limit the inner one alone only make it smaller. Without any field: nobody.
 */
export function isWithin(inner: Segments | null, outer: Segments | null): boolean {
  if (outer === null || (inner !== null && isEmpty(inner))) return true;
  if (inner === null || isEmpty(outer)) return false;
  return Object.entries(outer).every(([field, allowed]) => {
    const values = inner[field];
    return values?.every((value) => allowed.includes(value)) ?? false;
  });
}

const isEmpty = (segments: Segments): boolean => Object.keys(segments).length === 0;
