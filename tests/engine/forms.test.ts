import { describe, expect, it } from 'vitest';
import { openTasks } from './library/tasks.ts';

/** Calls that take files. */

const tasks = openTasks();

describe('a form with files', () => {
  type Part = [name: string, value: string | Uint8Array, file?: string];
  const boundary = 'a-b-c';
  const form = (...parts: Part[]) =>
    Buffer.concat([
      ...parts.flatMap(([name, value, file]) => [
        Buffer.from(
          `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file ? `; filename="${file}"\r\ncontent-type: image/png` : ''}\r\n\r\n`,
        ),
        Buffer.from(value as string),
        Buffer.from('\r\n'),
      ]),
      Buffer.from(`--${boundary}--\r\n`),
    ]);
  const send = (call: string, ...parts: Part[]) =>
    tasks.keeper.call(call, {
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: form(...parts),
    });
  const picture = new Uint8Array(500_000).fill(7);

  it('is read by its schema; the file stands beside the body', async () => {
    const seen: unknown[] = [];
    tasks.work = async (context, body) => {
      const { name, type, bytes } = context.uploads?.cover ?? { bytes: [] };
      seen.push(body, { name, type, size: bytes.length });
      return {};
    };
    const answer = await send(
      'lending/scan',
      ['title', 'Gold'],
      ['pages', '12'],
      ['keywords', 'a,b'],
      ['rare', 'True'],
      ['cover', picture, 'gold.png'],
    );
    expect(answer.status).toBe(200);
    expect(seen).toEqual([
      { title: 'Gold', pages: 12, keywords: ['a', 'b'], rare: true, cover: 'gold.png' },
      { name: 'gold.png', type: 'image/png', size: 500_000 },
    ]);
  });

  it('may be JSON as well', async () => {
    tasks.work = async (_context, body) => ({ n: body.pages });
    expect((await tasks.keeper.call('lending/scan', { body: { title: 'Gold', pages: 3 } })).body).toEqual({ n: 3 });
  });

  it.each<[string, number, Part[]]>([
    ['without what is required', 400, [['pages', '12']]],
    [
      'with what is not known',
      400,
      [
        ['title', 'x'],
        ['colour', 'red'],
      ],
    ],
    [
      'with a value of another type',
      400,
      [
        ['title', 'x'],
        ['pages', 'many'],
      ],
    ],
    [
      'with a value given twice',
      400,
      [
        ['title', 'x'],
        ['title', 'y'],
      ],
    ],
    ['with a file where a text belongs', 400, [['title', 'x', 'x.png']]],
    [
      'with a file that is too large',
      413,
      [
        ['title', 'x'],
        ['cover', new Uint8Array(600_001), 'x.png'],
      ],
    ],
    [
      'with two files',
      413,
      [
        ['title', 'x'],
        ['cover', picture, 'x.png'],
        ['more', picture, 'y.png'],
      ],
    ],
  ])('%s is refused', async (_, status, parts) => {
    tasks.work = async () => ({});
    expect((await send('lending/scan', ...parts)).status).toBe(status);
    expect(tasks.app.failures).toEqual([]);
  });

  it('is refused where the call takes none', async () => {
    expect((await send('lending/task', ['title', 'x'])).status).toBe(415);
  });
});
