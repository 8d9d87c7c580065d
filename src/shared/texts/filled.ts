type Params = Readonly<Record<string, unknown>>;

/** `{name}`, or `{name|word|words}`. */
const places = /\{(\w+)(?:\|([^{}|]*)\|([^{}|]*))?\}/g;

/**
 * A text with its parameters put in: `{count}` is the value, `{count|mail|mails}` the word for one or for another number.
 * `say` tells how a value is written.
 */
export const filled = (text: string, params: Params = {}, say: (value: unknown) => string = String): string =>
  text.replace(places, (whole, name: string, one?: string, several?: string) => {
    if (!(name in params)) return whole;
    const value = params[name];
    if (one === undefined || several === undefined) return say(value);
    return Number(value) === 1 ? one : several;
  });

/** The parameters that a text names, each once. */
export const paramsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(places)].map(([, name = '']) => name)),
];

export const withoutParams = (text: string): string => text.replace(places, '');
