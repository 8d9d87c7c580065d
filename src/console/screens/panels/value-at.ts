import { isObject } from '../../data/is-object.ts';

type Values = Record<string, unknown>;

/** `figures.moods` in what is shown. */
export const valueAt = (values: Values, path: string): unknown =>
  path.split('.').reduce<unknown>((found, name) => (isObject(found) ? found[name] : undefined), values);

export function listAt(values: Values, path: string): Values[] {
  const found = valueAt(values, path);
  return Array.isArray(found) ? found.filter(isObject) : [];
}

export const numberAt = (values: Values, path: string): number | null => {
  const found = valueAt(values, path);
  return typeof found === 'number' ? found : null;
};
