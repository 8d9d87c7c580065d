/** JSON merge patches (RFC 7396): what a patch leaves out stays, null removes. The values themselves have no null. */

type Json = unknown;
type JsonObject = Record<string, Json>;

export function patched(value: Json, patch: Json): Json {
  if (!isObject(patch)) return patch;
  const result: JsonObject = isObject(value) ? { ...value } : {};
  for (const [name, inner] of Object.entries(patch)) {
    if (inner === null) delete result[name];
    else result[name] = patched(result[name], inner);
  }
  return result;
}

/** The patch that leads from one to the other; undefined when they are equal. */
export function patchBetween(from: Json, to: Json): Json {
  if (!isObject(from) || !isObject(to)) return JSON.stringify(from) === JSON.stringify(to) ? undefined : to;
  const gone = Object.keys(from).filter((name) => !(name in to));
  const changed = Object.entries(to).flatMap(([name, inner]) => {
    const patch = name in from ? patchBetween(from[name], inner) : inner;
    return patch === undefined ? [] : [[name, patch] as const];
  });
  if (gone.length + changed.length === 0) return undefined;
  return Object.fromEntries([...changed, ...gone.map((name) => [name, null] as const)]);
}

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
