import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { bookId, memberId } from './library/library.ts';
import { line, openTasks, rename, type Work } from './library/tasks.ts';

/** What product code stands on: one transaction, declared errors, declared answers. */

const tasks = openTasks();

describe('a handler', () => {
  it('answers what is declared; instants are written with the zone; the call leaves its audit line', async () => {
    const { answer, effects } = await tasks.doing(async (context) => ({ at: context.now, n: 5 }));
    expect([answer.status, answer.body]).toEqual([200, { at: '2026-01-05T11:30:00.000+05:30', n: 5 }]);
    expect(effects).toEqual({ audit_line: { added: [line({ type: 'task', activity: 'do', call: 'lending/task' })] } });
  });

  it('may choose another declared status, and headers', async () => {
    const { answer } = await tasks.doing(async (context) => {
      context.status(202);
      context.header('x-shelf', 'north');
      return { anything: true };
    });
    expect([answer.status, answer.headers['x-shelf']]).toEqual([202, 'north']);
  });

  it('leaves nothing behind when it fails with a declared error', async () => {
    const { answer, effects } = await tasks.doing(async (context) => {
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
    const { answer, effects } = await tasks.doing(given);
    expect(answer).toMatchObject({ status: 500, body: { code: 'Internal', requestId: expect.any(String) } });
    expect(JSON.stringify(answer)).not.toContain('cellar');
    expect(tasks.app.failures).toHaveLength(1);
    expect(effects).toEqual({});
  });

  it('is told 400 by a value that the database cannot take, 404 by what is not to be seen', async () => {
    expect((await tasks.doing((context) => context.db.execute(sql`select 'x'::uuid`))).answer.status).toBe(400);
    expect((await tasks.doing((context) => context.records.read('lending/book', bookId(11)))).answer.status).toBe(404);
    expect((await tasks.doing(async (context) => context.notFound())).answer.status).toBe(404);
  });

  it('does its work again when the database lost it against another', async () => {
    let attempts = 0;
    const { answer, effects } = await tasks.doing(async (context) => {
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
    const { answer, effects } = await tasks.doing((context) => rename(context), {}, 'lending/peek');
    expect([answer.status, effects]).toEqual([500, {}]);
  });

  it('sees its own company alone, whatever it asks', async () => {
    const { answer } = await tasks.doing(async (context) => {
      const { rows } = (await context.db.execute(sql`select count(*)::int as n from book`)) as unknown as {
        rows: { n: number }[];
      };
      return { n: rows[0]?.n };
    });
    expect(answer.body).toEqual({ n: 7 });
  });

  it('without a session works in the system’s name', async () => {
    const { answer } = await tasks.doing(
      async (context) => ({ n: context.company.length }),
      {},
      'lending/open',
      await tasks.app.as(null),
    );
    expect([answer.status, answer.body]).toEqual([200, { n: 0 }]);
  });

  it('is limited by the rate class of its call', async () => {
    const ask = async () => (await tasks.doing(async () => ({}), {}, 'lending/scarce')).answer;
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
    expect(await ask()).toMatchObject({
      status: 429,
      body: { message: 'Slow down, please.' },
      headers: { 'retry-after': expect.any(String) },
    });
  });
});

describe('an answer that a job makes', () => {
  it('is waited for, in transactions of its own', async () => {
    let looks = 0;
    const { answer } = await tasks.doing(async (context) => {
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

describe('an answer that another system has a part in', () => {
  it('is made outside of the transaction, once that has committed', async () => {
    const { answer, effects } = await tasks.doing(async (context) => {
      await rename(context);
      context.answerOutside?.(async ({ inCompany }) => {
        const { rows } = await inCompany(
          context.company,
          async (db) => (await db.execute(sql`select 1 as n`)) as unknown as { rows: { n: number }[] },
        );
        return { ...rows[0], at: context.now };
      });
      return {};
    });
    expect([answer.status, answer.body]).toEqual([200, { n: 1, at: '2026-01-05T11:30:00.000+05:30' }]);
    expect(Object.keys(effects).length).toBeGreaterThan(0);
  });

  it.each<[string, Work, number, string]>([
    ['fails with a declared error', async (context) => context.fail('Full'), 409, 'Full'],
    ['answers something undeclared', async () => ({ secret: 'of the cellar' }), 500, 'Internal'],
  ])('that %s is refused in the one shape', async (_, ask, status, code) => {
    const { answer } = await tasks.doing(async (context) => {
      context.answerOutside?.(() => ask(context, {}));
      return {};
    });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });
});

describe('audit lines', () => {
  it('of a handler drop what is secret by name, and tell whose they are', async () => {
    const { effects } = await tasks.doing(async (context) => {
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
