type Values = Record<string, unknown>;

/** `/books/edit/{id}?page={page}` with values put in, escaped; a query parameter without a value is left out. */
export function fillRoute(route: string, values: Values): string {
  const [path = '', query] = route.split('?', 2);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name] ?? '')));
  if (!query) return filled;
  const kept = query.split('&').flatMap((pair) => {
    const [name = '', value = ''] = pair.split('=', 2);
    const field = /^\{(\w+)\}$/.exec(value)?.[1];
    if (!field) return [pair];
    const found = values[field];
    return found === undefined || found === null || found === ''
      ? []
      : [`${name}=${encodeURIComponent(String(found))}`];
  });
  return kept.length ? `${filled}?${kept.join('&')}` : filled;
}

/** Values of which a whole string `{field}` stands for the record's own value, type and all. */
export function fillValues(send: Values, values: Values): Values {
  return Object.fromEntries(
    Object.entries(send).map(([name, value]) => {
      const field = typeof value === 'string' ? /^\{(\w+)\}$/.exec(value)?.[1] : undefined;
      return [name, field ? values[field] : value];
    }),
  );
}
