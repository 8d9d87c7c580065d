import { isObject } from '../document.ts';
import type { Operation } from './openapi-rest.ts';

type Json = Readonly<Record<string, unknown>>;

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: object;
}

/**
 * OpenAPI knows one operation for a method and a path, and no query in a path. Calls that a value of the query tells
 * apart are described as one, which takes what each of them takes and answers what one of them answers.
 */
export function asOne(first: Operation, second: Operation): Operation {
  const bodies = [first.requestBody, second.requestBody].filter(isObject) as Json[];
  const { requestBody: _body, ...rest } = first;
  return {
    ...rest,
    summary: `${first.summary}; ${second.summary}`,
    description: `${first.description}\n${second.description}`,
    parameters: parametersOf(listed(first), listed(second)),
    ...(bodies.length > 0 && { requestBody: { required: bodies.length > 1, content: contentOf(bodies) } }),
    responses: responsesOf(first.responses as Record<string, Json>, second.responses as Record<string, Json>),
  };
}

const listed = (operation: Operation) => (operation.parameters ?? []) as readonly Parameter[];

function parametersOf(first: readonly Parameter[], second: readonly Parameter[]): Parameter[] {
  const same = (one: Parameter) => (other: Parameter) => one.name === other.name && one.in === other.in;
  const both = [...first, ...second.filter((one) => !first.some(same(one)))];
  return both.map((one) => {
    const meant = [first.find(same(one)), second.find(same(one))].filter((found) => found !== undefined);
    const { required: _required, ...rest } = one;
    const isNeeded = meant.length > 1 && meant.every(({ required }) => required);
    return {
      ...rest,
      ...(isNeeded && { required: true }),
      schema: anyOf(
        meant.map(({ schema }) => schema),
        'anyOf',
      ),
    };
  });
}

function responsesOf(first: Record<string, Json>, second: Record<string, Json>): Record<string, Json> {
  const entries = [...new Set([...Object.keys(first), ...Object.keys(second)])].map((status) => {
    const meant = [first[status], second[status]].filter((one) => one !== undefined);
    const descriptions = new Set(meant.map(({ description }) => description));
    const withContent = meant.filter(({ content }) => isObject(content));
    const content = withContent.length > 0 && { content: contentOf(withContent) };
    return [status, { description: [...descriptions].join('\n'), ...content }];
  });
  return Object.fromEntries(entries);
}

/** By their types. */
function contentOf(parts: readonly Json[]): Json {
  const contents = parts.map(({ content }) => content as Record<string, { schema: object }>);
  const types = new Set(contents.flatMap((content) => Object.keys(content)));
  return Object.fromEntries(
    [...types].map((type) => {
      const schemas = contents.flatMap((content) => content[type]?.schema ?? []);
      return [type, { schema: anyOf(schemas, 'oneOf') }];
    }),
  );
}

function anyOf(schemas: readonly object[], key: 'anyOf' | 'oneOf'): object {
  const unlike = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
  return unlike.length === 1 ? (unlike[0] as object) : { [key]: unlike };
}
