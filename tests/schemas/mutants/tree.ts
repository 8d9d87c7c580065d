import { isObject, type Path } from '../../../scripts/codegen/document.ts';

/** A value in a document, and where. */
export interface Found {
  at: Path;
  value: unknown;
  /** Of the gate that it is a part of. */
  id?: string | undefined;
}

export function all(value: unknown, at: Path): Found[] {
  const inner: [string | number, unknown][] = Array.isArray(value)
    ? value.map((item, index) => [index, item])
    : isObject(value)
      ? Object.entries(value)
      : [];
  return [{ at, value }, ...inner.flatMap(([step, one]) => all(one, [...at, step]))];
}

export const copyOf = <T>(value: T): T => structuredClone(value);

type Holder = Record<string | number, unknown>;

const holderAt = (whole: unknown, at: Path): Holder =>
  at.slice(0, -1).reduce<unknown>((value, step) => (value as Holder)[step], whole) as Holder;

export function put<T>(whole: T, at: Path, value: unknown): T {
  holderAt(whole, at)[at.at(-1) as string] = value;
  return whole;
}

export function take<T>(whole: T, at: Path): T {
  const holder = holderAt(whole, at);
  if (Array.isArray(holder)) holder.splice(at.at(-1) as number, 1);
  else delete holder[at.at(-1) as string];
  return whole;
}

/** In its place among the other keys. */
export function renameKey<T>(whole: T, at: Path, name: string): T {
  const holder = holderAt(whole, at);
  const entries = Object.entries(holder);
  for (const key of Object.keys(holder)) delete holder[key];
  for (const [key, value] of entries) holder[key === at.at(-1) ? name : key] = value;
  return whole;
}
