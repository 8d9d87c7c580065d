import { isObject, type Path } from '../codegen/document.ts';

/** Every value below a value, with its place; the root itself is left out. */
export function* places(value: unknown, path: Path = []): Generator<{ path: Path; value: unknown }> {
  const entries = Array.isArray(value) ? value.entries() : isObject(value) ? Object.entries(value) : [];
  for (const [key, inner] of entries) {
    const at = [...path, key];
    yield { path: at, value: inner };
    yield* places(inner, at);
  }
}

/** Whether a path leads along `pattern`, in which `*` is any one step; the path may go on. */
export const leadsAlong = (path: Path, pattern: readonly string[]): boolean =>
  path.length >= pattern.length && pattern.every((step, index) => step === '*' || step === String(path[index]));
