import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { buildArtifacts, loadDocuments } from '../../scripts/codegen/api.ts';
import type { CallContext, Hooks } from '../../src/server/context.ts';
import { tableOf } from '../../src/server/db/tables.ts';
import type { Call } from '../../src/shared/documents/call.ts';
import { type TestApp, testApp } from '../support/app.ts';
import type { Caller } from '../support/caller.ts';
import { effectsOf } from './library/effects.ts';
import { bookId, everything, fillLibrary, memberId } from './library/library.ts';

/** What product code stands on: one transaction, declared errors, declared answers, records with all their rules. */

type Work = (context: CallContext, body: Record<string, unknown>) => Promise<unknown>;
let work: Work = async () => ({});
let hooks: Hooks = {};
let library: TestApp | undefined;
let app: TestApp;
let keeper: Caller;

const { artifacts } = buildArtifacts(loadDocuments(['tests/engine/library/schemas']));
const anything = { type: 'object' as const, properties: {}, additionalProperties: true };
const task: Call = {
  id: 'lending/task',
  title: 'Whatever a test does',
  method: 'POST',
  path: '/library/task',
  gate: 'lending/browse',
  body: anything,
  answers: {
    200: {
      type: 'object',
      properties: { at: { type: 'string', format: 'date-time' }, n: { type: 'integer' } },
      additionalProperties: false,
    },
    202: anything,
  },
  errors: { Full: { status: 409, message: 'lending/isbn-known' } },
  rate: 'write',
  audit: { type: 'task', activity: 'do' },
};
artifacts.calls[task.id] = task;
artifacts.calls['lending/peek'] = {
  ...task,
  id: 'lending/peek',
  method: 'GET',
  path: '/library/peek',
  body: undefined,
  audit: 'none',
};
artifacts.calls['lending/scarce'] = { ...task, id: 'lending/scarce', path: '/library/scarce', rate: 'scarce' };
artifacts.calls['lending/open'] = {
  ...task,
  id: 'lending/open',
  path: '/library/open',
  gate: 'shell/public',
  level: 'none',
  rate: 'public',
  audit: 'none',
};

artifacts.calls['lending/scan'] = {
  ...task,
  id: 'lending/scan',
  path: '/library/scan',
  multipart: true,
  body: {
    type: 'object',
    required: ['title'],
    additionalProperties: false,
    properties: {
      title: { type: 'string', maxLength: 20 },
      pages: { type: 'integer', minimum: 1 },
      keywords: { type: 'array', maxItems: 3, items: { type: 'string' } },
      rare: { type: 'boolean' },
      cover: { type: 'string', format: 'binary', maxLength: 600_000 },
    },
  },
};

const run = (context: CallContext, input: { body: Record<string, unknown> }) => work(context, input.body);
const handlers = Object.fromEntries(['task', 'peek', 'scarce', 'open', 'scan'].map((name) => [`lending/${name}`, run]));

beforeEach(async () => {
  library ??= await testApp({
    artifacts,
    product: {
      handlers: handlers as never,
      hooks: {
        'lending/book': {
          beforeWrite: (context, change) => hooks.beforeWrite?.(context, change) ?? Promise.resolve(),
          afterWrite: (context, change) => hooks.afterWrite?.(context, change) ?? Promise.resolve(),
        },
      },
    },
  });
  app = library;
  app.failures.length = 0;
  hooks = {};
  await fillLibrary(app);
  keeper = await app.as(app.actor({ permissions: everything }));
});
afterAll(() => library?.close());

async function doing(given: Work, body: Record<string, unknown> = {}, call = 'lending/task', who = keeper) {
  work = given;
  return effectsOf(app, () => who.call(call, call === 'lending/peek' ? {} : { body }));
}

const book = () => tableOf(artifacts.entities['lending/book'] as never);
const rename = (context: CallContext, title = 'X') =>
  context.db
    .update(book() as never)
    .set({ title } as never)
    .where(eq((book() as never as { id: never }).id, bookId(1) as never));
const line = (more: Record<string, unknown>) => expect.objectContaining(more);

describe('a handler', () => {
  it('answers what is declared; instants are written with the zone; the call leaves its audit line', async () => {
    const { answer, effects } = await doing(async (context) => ({ at: context.now, n: 5 }));
    expect([answer.status, answer.body]).toEqual([200, { at: '2026-01-05T11:30:00.000+05:30', n: 5 }]);
    expect(effects).toEqual({ audit_line: { added: [line({ type: 'task', activity: 'do', call: 'lending/task' })] } });
  });

  it('may choose another declared status, and headers', async () => {
    const { answer } = await doing(async (context) => {
      context.status(202);
      context.header('x-shelf', 'north');
      return { anything: true };
    });
    expect([answer.status, answer.headers['x-shelf']]).toEqual([202, 'north']);
  });

  it('leaves nothing behind when it fails with a declared error', async () => {
    const { answer, effects } = await doing(async (context) => {
      await rename(context);
      return context.fail('Full', { errors: { title: [] }, extra: { left: 3 } });
    });
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'Full', left: 3, errors: { title: ['This ISBN is on the shelves already.'] } },
    });
    expect(effects).toEqual({});
  });

  it.each<[string, Work]>([
    [
      'throws',
      async () => {
        throw new Error('the secret of the cellar');
      },
    ],
    [
      'answers something undeclared',
      async (context) => {
        await rename(context);
        return { n: 1, secret: 'the secret of the cellar' };
      },
    ],
    [
      'answers with an undeclared status',
      async (context) => {
        await rename(context);
        context.status(299);
        return {};
      },
    ],
    ['fails with an undeclared error', async (context) => context.fail('the secret of the cellar')],
    ['asks the database nonsense', async (context) => context.db.execute(sql`select the_secret_of_the_cellar`)],
    [
      'swallows a failed statement',
      async (context) => {
        await rename(context);
        await context.db.execute(sql`select 1/0`).catch(() => {});
        return {};
      },
    ],
  ])('that %s is our fault: 500 without its text, and nothing is changed', async (_, given) => {
    const { answer, effects } = await doing(given);
    expect(answer).toMatchObject({ status: 500, body: { code: 'Internal', requestId: expect.any(String) } });
    expect(JSON.stringify(answer)).not.toContain('cellar');
    expect(app.failures).toHaveLength(1);
    expect(effects).toEqual({});
  });

  it('is told 400 by a value that the database cannot take, 404 by what is not to be seen', async () => {
    expect((await doing((context) => context.db.execute(sql`select 'x'::uuid`))).answer.status).toBe(400);
    expect((await doing((context) => context.records.read('lending/book', bookId(11)))).answer.status).toBe(404);
    expect((await doing(async (context) => context.notFound())).answer.status).toBe(404);
  });

  it('does its work again when the database lost it against another', async () => {
    let attempts = 0;
    const { answer, effects } = await doing(async (context) => {
      attempts += 1;
      await rename(context, `Attempt ${attempts}`);
      if (attempts < 3)
        await context.db.execute(sql`do $$ begin raise exception 'lost' using errcode = '40001'; end $$`);
      return { n: attempts };
    });
    expect(answer.body).toEqual({ n: 3 });
    expect(effects.audit_line?.added).toHaveLength(1);
  });

  it('writes nothing where the call only reads', async () => {
    const { answer, effects } = await doing((context) => rename(context), {}, 'lending/peek');
    expect([answer.status, effects]).toEqual([500, {}]);
  });

  it('sees its own company alone, whatever it asks', async () => {
    const { answer } = await doing(async (context) => {
      const { rows } = (await context.db.execute(sql`select count(*)::int as n from book`)) as unknown as {
        rows: { n: number }[];
      };
      return { n: rows[0]?.n };
    });
    expect(answer.body).toEqual({ n: 7 });
  });

  it('without a session works in the system’s name', async () => {
    const { answer } = await doing(
      async (context) => ({ n: context.company.length }),
      {},
      'lending/open',
      await app.as(null),
    );
    expect([answer.status, answer.body]).toEqual([200, { n: 0 }]);
  });

  it('is limited by the rate class of its call', async () => {
    const ask = async () => (await doing(async () => ({}), {}, 'lending/scarce')).answer;
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
    expect(await ask()).toMatchObject({
      status: 429,
      body: { message: 'Slow down, please.' },
      headers: { 'retry-after': expect.any(String) },
    });
  });
});

describe('the records of a context', () => {
  it('list with scope, filters and total', async () => {
    const some = await app.as(app.actor({ permissions: everything, scope: { property: 'branch', in: ['north'] } }));
    const { answer } = await doing(
      async (context) => {
        const { rows, total } = await context.records.list('lending/member', {
          page: 1,
          limit: 1,
          search: 'ben',
          sort: ['-name'],
        });
        context.status(202);
        return { names: rows.map((row) => row.name), total };
      },
      {},
      'lending/task',
      some,
    );
    expect(answer.body).toEqual({ names: ['Ben'], total: 1 });
  });

  it('write with defaults, states, versions, hooks and audit', async () => {
    const seen: string[] = [];
    hooks = {
      beforeWrite: async (_context, change) => {
        seen.push(`before ${change.verb} ${change.old?.title ?? '-'}`);
        change.values.author = 'Anonymous';
      },
      afterWrite: async (_context, change) => {
        seen.push(`after ${change.values.title ?? change.verb}`);
      },
    };
    const { effects } = await doing(async (context) => {
      const made = await context.records.create('lending/book', { title: 'New', genre: 'novel', collection: 'locked' });
      await context.records.update('lending/book', bookId(1), { title: 'Changed' });
      await context.records.remove('lending/book', bookId(2));
      return { n: made.version };
    });
    expect(seen).toEqual([
      'before create -',
      'after New',
      'before update Algebra',
      'after Changed',
      'before update Ballads',
      'after Ballads',
    ]);
    expect(effects.book).toEqual({
      added: [line({ title: 'New', author: 'Anonymous', collection: 'locked', status: 'ordered' })],
      changed: [
        { id: bookId(1), title: 'Changed', author: 'Anonymous', version: 2 },
        { id: bookId(2), status: 'withdrawn', author: 'Anonymous', version: 2 },
      ],
    });
    expect(effects.audit_line?.added).toHaveLength(3);
  });

  it('refuse what the actor may not do', async () => {
    const reader = await app.as(app.actor({ permissions: ['browse'] }));
    const price = await doing(
      (context) => context.records.update('lending/book', bookId(1), { price: 1 }),
      {},
      'lending/task',
      reader,
    );
    expect([price.answer.status, price.effects]).toEqual([403, {}]);
    const move = await doing(
      (context) => context.records.remove('lending/book', bookId(1)),
      {},
      'lending/task',
      reader,
    );
    expect([move.answer.status, move.effects]).toEqual([403, {}]);
  });

  it('put the scope into a query of the handler’s own', async () => {
    const some = await app.as(
      app.actor({ permissions: everything, scope: { property: 'branch', in: ['south', 'east'] } }),
    );
    const loan = tableOf(artifacts.entities['lending/loan'] as never);
    const { answer } = await doing(
      async (context) => {
        const rows = await context.db
          .select()
          .from(loan as never)
          .where(context.visible('lending/loan'));
        return { n: rows.length };
      },
      {},
      'lending/task',
      some,
    );
    expect(answer.body).toEqual({ n: 1 });
  });
});

describe('hooks', () => {
  it('refuse with an error of the call, and nothing is written', async () => {
    hooks = { beforeWrite: async (context) => context.fail('IsbnKnown', { errors: { title: [] } }) };
    const { answer, effects } = await effectsOf(app, () =>
      keeper.call('lending/book.create', { body: { title: 'X', genre: 'novel' } }),
    );
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'IsbnKnown', errors: { title: ['This ISBN is on the shelves already.'] } },
    });
    expect(effects).toEqual({});
  });

  it('cannot write what the entity does not allow', async () => {
    hooks = { beforeWrite: async (_context, change) => void Object.assign(change.values, { genre: 'crime' }) };
    const { answer, effects } = await effectsOf(app, () =>
      keeper.call('lending/book.update', { params: { id: bookId(1) }, body: { title: 'X' } }),
    );
    expect([answer.status, effects]).toEqual([400, {}]);
  });
});

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
    keeper.call(call, {
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: form(...parts),
    });
  const picture = new Uint8Array(500_000).fill(7);

  it('is read by its schema; the file stands beside the body', async () => {
    const seen: unknown[] = [];
    work = async (context, body) => {
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
    work = async (_context, body) => ({ n: body.pages });
    expect((await keeper.call('lending/scan', { body: { title: 'Gold', pages: 3 } })).body).toEqual({ n: 3 });
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
    work = async () => ({});
    expect((await send('lending/scan', ...parts)).status).toBe(status);
    expect(app.failures).toEqual([]);
  });

  it('is refused where the call takes none', async () => {
    expect((await send('lending/task', ['title', 'x'])).status).toBe(415);
  });
});

describe('an answer that a job makes', () => {
  it('is waited for, in transactions of its own', async () => {
    let looks = 0;
    const { answer } = await doing(async (context) => {
      context.status(202);
      context.answerLater?.(async (later) => {
        looks += 1;
        if (looks < 3) return undefined;
        later.status(200);
        return { n: looks };
      });
      return { waiting: true };
    });
    expect([answer.status, answer.body]).toEqual([200, { n: 3 }]);
  });
});

describe('audit lines', () => {
  it('of a handler drop what is secret by name, and tell whose they are', async () => {
    const { effects } = await doing(async (context) => {
      context.audit({
        type: 'x',
        activity: 'y',
        entity: 'lending/member',
        recordId: memberId(1),
        new: { name: 'A', pin: '4711', fine: 3 },
      });
      context.audit({ type: 'x', activity: 'z', new: { password: 'p', apiToken: 't', plain: 1 } });
      return {};
    });
    expect(effects.audit_line?.added).toEqual([
      line({
        type: 'x',
        activity: 'y',
        record_id: memberId(1),
        new: { name: 'A', 'x-read': { 'lending/prices': { fine: 3 } } },
      }),
      line({ type: 'x', activity: 'z', new: { plain: 1 } }),
    ]);
  });
});
