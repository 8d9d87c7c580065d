/** Permissions as the wire gives them: codes, or objects with the codename. */
export function codesOf(given: unknown): string[] {
  if (!Array.isArray(given)) return [];
  return given.map((one) => (typeof one === 'string' ? one : String((one as { codename: unknown }).codename)));
}
