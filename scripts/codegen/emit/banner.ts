/** First line of every generated file. */
export const banner = '// Written by `npm run codegen` from schemas/. Do not edit.\n\n';

/** `'a' | 'b'`, or `never` for none. */
export function union(values: readonly unknown[]): string {
  return values.length === 0 ? 'never' : values.map((value) => literal(value)).join(' | ');
}

export const literal = (value: unknown): string => (typeof value === 'string' ? quoted(value) : JSON.stringify(value));

export const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

/** A doc comment, kept on one line. */
export const comment = (text: string | undefined): string =>
  text ? `/** ${text.replaceAll('*/', '*').replace(/\s+/g, ' ')} */\n` : '';
