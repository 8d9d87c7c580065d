import type { Artifacts } from '../../../src/shared/documents/artifacts.ts';
import type { Call } from '../../../src/shared/documents/call.ts';
import type { Schema } from '../../../src/shared/documents/schema.ts';
import type { Server } from '../forms/harness.tsx';

/**
 * A server that answers every call as its document says: all that may be there is there, lists have two rows. A handler
 * is code: it answers as it did before a document was changed.
 */
export function answering({ calls }: Artifacts, before: Artifacts): Server {
  const known = Object.values(calls).map((call) => ({
    call: call.does ? call : { ...call, answers: before.calls[call.id]?.answers },
    pattern: patternOf(call.path),
  }));
  return ({ method, path }) => {
    const [bare = ''] = path.split('?', 1);
    const found = known.find(({ call, pattern }) => call.method === method && pattern.test(bare));
    return found
      ? { body: answerOf(found.call), etag: '"1"' }
      : { body: [], headers: { 'content-range': 'records 0-0/0' } };
  };
}

const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`);

function answerOf({ answers }: Call): unknown {
  const [schema] = Object.values(answers ?? {});
  return schema ? filled(schema) : {};
}

function filled(schema: Schema, index = 0): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return filled(first, index);
  const type = [schema.type].flat().find((one) => one !== 'null');
  if (type === 'array') return [filled(schema.items ?? {}, 0), filled(schema.items ?? {}, 1)].slice(0, schema.maxItems);
  if (type === 'object' || schema.properties)
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, one]) => [name, filled(one, index)]));
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1;
  if (type === 'boolean') return true;
  if (type === undefined) return null;
  return text(schema, index);
}

function text({ format, pattern, maxLength = 20 }: Schema, index: number): string {
  if (format === 'uuid') return `00000000-0000-4000-8000-00000000000${index}`;
  if (format === 'date') return '2026-06-15';
  if (format === 'date-time') return '2026-06-15T10:00:00+05:30';
  if (format === 'email') return 'ada@example.com';
  if (format === 'uri') return 'https://example.com/';
  const plain = `Text ${index}`.slice(0, maxLength);
  if (!pattern || new RegExp(pattern, 'u').test(plain)) return plain;
  return (
    ['abc', '123456', '15-06-2026', '10:00', '+919876543210', '#aabbcc'].find((one) =>
      new RegExp(pattern, 'u').test(one),
    ) ?? plain
  );
}
