import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildArtifacts, loadDocuments } from '../../scripts/codegen/api.ts';
import type { Hooks } from '../../src/server/context.ts';
import type { Call } from '../../src/shared/documents/call.ts';
import type { Entity } from '../../src/shared/documents/entity.ts';
import { type TestApp, testApp } from '../support/app.ts';
import type { Caller } from '../support/caller.ts';
import { everything, fillLibrary, loanId } from './library/library.ts';

/** Properties that nobody stores: worked out for all rows of a page at once. */

const { artifacts } = buildArtifacts(loadDocuments(['tests/engine/library/schemas']));
const loan = artifacts.entities['lending/loan'] as Entity;
loan.schema.properties.late = {
  type: 'integer',
  title: 'Days late',
  readOnly: true,
  'x-virtual': ['due'],
};
loan.hooks = ['compute'];
const listed = artifacts.calls['lending/loan.list'] as Call;
artifacts.calls['lending/loan.late'] = {
  ...listed,
  answers: {
    200: {
      type: 'object',
      properties: {
        status: { type: 'integer' },
        total_count: { type: 'integer' },
        data: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              id: { type: 'string' },
              version: { type: 'integer' },
              remark: { type: ['string', 'null'] },
              late: { type: 'integer' },
              days: { type: 'integer' },
              due: { type: 'string' },
            },
          },
        },
      },
    },
  },
  id: 'lending/loan.late',
  path: '/library/loans/late',
  body: {
    type: 'object',
    additionalProperties: false,
    properties: {
      page_limit: { type: 'integer' },
      fields: { type: 'array', maxItems: 9, items: { type: 'string' } },
    },
  },
  returns: ['id', 'remark', 'late'],
  columns: { days: 'late' },
};

const asked: { rows: readonly Readonly<Record<string, unknown>>[]; names: readonly string[]; input: unknown }[] = [];
const compute: Hooks['compute'] = (_context, rows, names, input) => {
  asked.push({ rows, names, input });
  return rows.map(({ due }) => ({ late: due === '2026-02-01' ? 3 : 0, secret: 'never asked for' }));
};

let app: TestApp;
let desk: Caller;
beforeAll(async () => {
  app = await testApp({ artifacts, product: { hooks: { 'lending/loan': { compute } } } });
  await fillLibrary(app);
  desk = await app.as(app.actor({ permissions: everything }));
});
afterAll(() => app.close());
beforeEach(() => asked.splice(0));

const late = async (body: Record<string, unknown> = {}) => {
  const answer = await desk.call('lending/loan.late', { body });
  expect([answer.status, app.failures]).toEqual([200, []]);
  return answer.body.data as Record<string, unknown>[];
};

describe('a computed property', () => {
  it('is asked for once for a page, with what it is computed from, and answered under its names', async () => {
    const rows = await late();
    const first = rows.find(({ id }) => id === loanId(1));
    expect(first).toEqual({ id: loanId(1), version: 1, remark: 'fragile', late: 3, days: 3 });
    expect(asked).toHaveLength(1);
    expect(asked[0]?.names).toEqual(['late']);
    expect(asked[0]?.rows.map(({ due }) => due)).toEqual(rows.map(() => expect.any(String)));
  });

  it('does not tell what it is computed from, nor what else the hook knows', async () => {
    for (const row of await late()) expect(Object.keys(row)).not.toEqual(expect.arrayContaining(['due']));
    for (const row of await late()) expect(row).not.toHaveProperty('secret');
  });

  it('is not computed where nobody asks for it', async () => {
    expect((await late({ fields: ['remark'] }))[0]).not.toHaveProperty('late');
    expect(asked).toEqual([]);
  });

  it('is told what the call was given', async () => {
    await late({ page_limit: 1, fields: ['late'] });
    expect(asked).toMatchObject([{ rows: [{}], input: { page_limit: 1 } }]);
  });
});
