import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { oneByte } from './one-byte.ts';

it.each([
  ['a text', `'→ “sure” – 😀 \\\\→ \\→ \\n'`],
  ['a template', '`→ \\→ ł \\` 😀`'],
  ['a pattern', String.raw`'ałb→c\\d'.replace(/[łø]|\→|\\/g, '_')`],
  ['a pattern of code points', `'😀 ł'.replace(/[😀-😂ł]/gu, '_')`],
  ['a name', `(() => { const łódź = 'łódź'; return łódź; })()`],
  ['a comment', `'é' /* → \\→ */`],
])('%s means the same', (_, code) => {
  const written = oneByte(code);
  expect([...written].every((letter) => letter.charCodeAt(0) < 0x100)).toBe(true);
  expect(runInNewContext(written)).toBe(runInNewContext(code));
});
