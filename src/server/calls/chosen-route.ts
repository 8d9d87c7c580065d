type Chosen = { parameter: string; value: string };

/** Routes of one path that the query tells apart, as Fastify's router asks for it: a route without such a wish answers all else. */
export const byQuery = {
  name: 'query',
  storage() {
    const routes: { chosen: Chosen; handler: unknown }[] = [];
    return {
      get: (asked: URLSearchParams) =>
        routes.find(({ chosen }) => asked.get(chosen.parameter) === chosen.value)?.handler ?? null,
      set: (chosen: Chosen, handler: unknown) => void routes.push({ chosen, handler }),
    };
  },
  deriveConstraint: ({ url = '' }: { url?: string }): URLSearchParams | undefined => {
    const at = url.indexOf('?');
    return at < 0 ? undefined : new URLSearchParams(url.slice(at + 1));
  },
  validate: () => undefined,
};
