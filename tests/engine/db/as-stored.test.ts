import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowOf, selectedAsOne } from '../../../src/server/records/columns.ts';
import { type EntityPlan, must, planOf } from '../../../src/server/records/plan.ts';
import { run, statementOf } from '../../../src/server/records/statement.ts';
import { asStored, filterValue, fromColumn, NotAValue, toColumn } from '../../../src/server/records/values.ts';
import type { Store } from '../../../src/server/services.ts';
import type { Entity } from '../../../src/shared/documents/entity.ts';
import type { Schema } from '../../../src/shared/documents/schema.ts';
import { wireTime } from '../../../src/shared/time/wire.ts';
import { testStore } from '../../support/database.ts';
import { north } from './toy.ts';

/**
 * What a value is told to be after a change, without asking the database, is what the database then has; and a record read
 * as one value is the record.
 */

const kinds = {
  text: { type: 'string' },
  uuid: { type: 'string', format: 'uuid' },
  day: { type: 'string', format: 'date' },
  time: { type: 'string', format: 'date-time' },
  whole: { type: 'integer' },
  large: { type: 'integer', maximum: Number.MAX_SAFE_INTEGER },
  number: { type: 'number' },
  flag: { type: 'boolean' },
  choice: { enum: ['one', 'two'] },
  list: { type: 'array', items: { type: 'string' } },
  object: { type: 'object' },
} satisfies Record<string, Schema>;
/** More than a function of the database takes arguments. */
const fillers = Array.from({ length: 230 }, (_, at) => `filler${at}`);

const thing: Entity = {
  id: 'library/thing',
  title: 'Thing',
  plural: 'Things',
  display: 'text',
  schema: {
    type: 'object',
    properties: { ...kinds, ...Object.fromEntries(fillers.map((name) => [name, { type: 'string' }])) },
  },
  storage: { table: 'thing' },
};

const values: { [Kind in keyof typeof kinds]: readonly unknown[] } = {
  text: ['', ' a  b ', 'null', '"quoted" \\ back', "l'été 😀", 'a\r\nb\tc', '\u2028', '{1,2}', 'x'.repeat(20_000)],
  uuid: ['0b7a0f9e-6a5d-4b8c-9c55-0d8f2f1f0a01', '0B7A0F9E-6A5D-4B8C-9C55-0D8F2F1F0A01'],
  day: ['0001-01-01', '1971-11-24', '2024-02-29', '9999-12-31', '20240229', '2024-2-9'],
  time: [
    '1000-01-02T00:00:00Z',
    '1969-12-31T23:59:59.999Z',
    '2026-11-27T18:14:53.007+05:30',
    '2026-11-27T18:14:53.0004Z',
    '2026-11-27T18:14:53.0006Z',
    '2026-11-27T18:14:53.999999Z',
    '9999-12-31T23:59:59.999Z',
  ],
  whole: [0, -0, 1, -1, 2 ** 31 - 1, -(2 ** 31), '7'],
  large: [0, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, '12'],
  number: [0, -0, 0.1, 0.1 + 0.2, 1 / 3, 1e21, 1e-7, 5e-324, Number.MAX_VALUE, '2.50'],
  flag: [true, false, 'yes'],
  choice: ['one', 'two'],
  list: [[], ['a', 'b'], ['a', 'a'], [null]],
  object: [{}, { b: 1, a: 2 }, { deep: { list: [1, { x: null }] } }, { number: 1e3 }],
};
const cases = Object.entries(values).flatMap(([name, all]) => [null, ...all].map((value) => ({ name, value })));

let store: Store;
let plan: EntityPlan;
const wire = wireTime('Asia/Kolkata');
beforeAll(async () => {
  store = await testStore({ [thing.id]: thing });
  plan = planOf(thing);
});
afterAll(() => store.close());

async function written(name: string, value: unknown): Promise<Record<string, unknown>> {
  const field = must(plan.fields, name);
  const statement = statementOf(
    (bind) => sql`insert into ${plan.table} (company_id, id, ${sql.identifier(field.column.name)})
      values (${bind()}, ${bind()}, ${bind()}) returning ${selectedAsOne(plan.columns)}`,
  );
  const [row = {}] = await store.inCompany(north, (db) =>
    run(db, statement, [north, randomUUID(), toColumn(field, value)]),
  );
  return rowOf(plan.columns, row);
}

describe('a value that is written', () => {
  test.each(cases)('$name: $value', async ({ name, value }) => {
    const field = must(plan.fields, name);
    const row = await written(name, value);
    const stored = fromColumn(field, row[name], wire);
    const told = asStored(field, value, wire);
    // JSON has no -0.
    if (told !== undefined) expect(told === 0 ? 0 : told).toEqual(stored);
    // Read as columns of their own.
    const [plain = {}] = (await store.inCompany(north, (db) =>
      run(
        db,
        statementOf((bind) => sql`select ${field.column} as value from ${plan.table} where id = ${bind()}`),
        [row.id],
      ),
    )) as Record<string, unknown>[];
    expect(stored).toEqual(fromColumn(field, plain.value, wire));
    expect(Object.keys(row)).toEqual([...plan.fields.keys()]);
    const others = Object.keys(kinds).filter((other) => other !== name);
    expect([...others, ...fillers].filter((other) => row[other] !== null)).toEqual([]);
  });

  test('is told without asking wherever it is of the kind of its field, but for lists and objects', () => {
    const usual = {
      text: 'a',
      uuid: randomUUID(),
      day: '2026-11-27',
      time: '2026-11-27T10:00:00Z',
      whole: 1,
      large: 1,
      number: 1,
      flag: true,
    };
    for (const [name, value] of Object.entries(usual))
      expect(asStored(must(plan.fields, name), value, wire), name).not.toBeUndefined();
    for (const name of ['list', 'object']) expect(asStored(must(plan.fields, name), [], wire)).toBeUndefined();
  });
});

describe('a number that is compared with', () => {
  test.each([
    ['whole', 2 ** 31 - 1],
    ['whole', -(2 ** 31)],
    ['large', 2 ** 31],
    ['large', Number.MAX_SAFE_INTEGER],
    ['large', Number.MIN_SAFE_INTEGER],
  ])('%s takes %d, as its column does', async (name, value) => {
    const field = must(plan.fields, name);
    expect(filterValue(field, String(value))).toBe(value);
    const found = statementOf(
      (bind) => sql`select ${field.column} from ${plan.table} where ${field.column} = ${bind()}`,
    );
    await expect(store.inCompany(north, (db) => run(db, found, [value]))).resolves.toBeDefined();
  });

  test.each([
    ['whole', 2 ** 31],
    ['whole', -(2 ** 31) - 1],
    ['whole', 0.5],
    ['large', 2 ** 53],
  ])('%s refuses %d', (name, value) => {
    expect(() => filterValue(must(plan.fields, name), value)).toThrow(NotAValue);
  });
});
