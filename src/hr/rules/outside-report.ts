/**
 * What a service outside is asked about a report, and what may come of its answer. It is given words that many have used,
 * in the order of the alphabet, so that no sentence of anybody's is left in them; and it chooses among what is offered. All
 * that it can say is said in the product's own words and figures: who makes the service say anything else, by what they
 * write in a chat or otherwise, gains nothing.
 */

/** What may be told to who asks for the report, and so be sent in their name. */
export interface Sent {
  readonly words: readonly string[];
  readonly drivers: readonly { readonly driver: string; readonly average: number }[];
}

export interface Theme {
  words: string[];
  drivers: string[];
  measure: string;
}

/** Name that the service is given → what people read. */
type Named = Readonly<Record<string, string>>;

const most = { themes: 6, words: 8, drivers: 3 };

export const sentOf = (
  words: readonly string[],
  drivers: readonly { driver: string; average: number | null }[],
): Sent => ({
  words: words.toSorted(),
  drivers: drivers.flatMap(({ driver, average }) => (average === null ? [] : [{ driver, average }])),
});

/** All that is sent besides the instructions, a line each; the same of the same. */
export const textSent = ({ words, drivers }: Sent, measures: Named): string =>
  `{\n${Object.entries({ words, drivers, measures })
    .map(([name, value]) => `"${name}": ${JSON.stringify(value)}`)
    .join(',\n')}\n}`;

/** Nothing but names that were sent fits it: a word that nobody has sent, a figure, a link or a further key does not. */
export const schemaFor = ({ words, drivers }: Sent, measures: Named): Readonly<Record<string, unknown>> =>
  object({
    themes: {
      type: 'array',
      minItems: 1,
      maxItems: most.themes,
      items: object({
        words: listOf(words, 1, most.words),
        drivers: listOf(
          drivers.map(({ driver }) => driver),
          0,
          most.drivers,
        ),
        measure: { type: 'string', enum: Object.keys(measures) },
      }),
    },
  });

const object = (properties: Readonly<Record<string, unknown>>) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});

/** An empty choice cannot be said with `enum`. */
const listOf = (names: readonly string[], minItems: number, maxItems: number) =>
  names.length === 0
    ? { type: 'array', maxItems: 0, items: { type: 'string' } }
    : { type: 'array', minItems, maxItems, items: { type: 'string', enum: [...names] } };

/** Of an answer that fits: each word once, in the first theme that has it. */
export function themesOf(answer: unknown): Theme[] {
  const { themes } = answer as { themes: Theme[] };
  const seen = new Set<string>();
  return themes.flatMap(({ words, drivers, measure }) => {
    const own = [...new Set(words)].filter((word) => !seen.has(word));
    for (const word of own) seen.add(word);
    return own.length === 0 ? [] : [{ words: own, drivers: [...new Set(drivers)], measure }];
  });
}
