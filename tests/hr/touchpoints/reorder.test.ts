import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { effectsOf } from '../support/effects.ts';
import { groupAdmin, partner, type StageServer, stageServer, superAdmin } from '../support/stages.ts';

let server: StageServer;
beforeAll(async () => {
  server = await stageServer();
});
afterAll(() => server.close());

describe('reordering', () => {
  const reorder = (email: string | null, stage_timeline: unknown) =>
    server.as(email, 'PATCH', '/feedback_bot/stage/update_stage_timeline', { body: { stage_timeline } });
  const order = async () =>
    (
      await server.as(superAdmin, 'POST', '/feedback_bot/stage/list', {
        body: { page_limit: 1000, fields: 'id,position' },
      })
    ).body.data.map(({ stage_details }: { stage_details: { id: string; position: number } }) => stage_details) as {
      id: string;
      position: number;
    }[];
  const ids = async (...places: number[]) => {
    const all = await order();
    return places.map((place) => all[place]?.id ?? '');
  };

  it('gives the listed ones the places they held; the others stay', async () => {
    const before = await order();
    const moved = [before[4], before[0], before[2]].map((one) => one?.id ?? '');
    const { result, effects } = await effectsOf(server, () => reorder(superAdmin, moved));
    expect([result.status, result.body, effects]).toEqual([
      200,
      { status: 200 },
      { stage: 3, audit_line: expect.any(Number) },
    ]);
    const after = await order();
    expect([after[0]?.id, after[2]?.id, after[4]?.id]).toEqual(moved);
    const untouched = (all: { id: string }[]) => all.filter(({ id }) => !moved.includes(id)).map(({ id }) => id);
    expect(untouched(after)).toEqual(untouched(before));
    expect(after.map(({ position }) => position)).toEqual(before.map(({ position }) => position));
  });

  it.each([
    [null, 401],
    ['employee@acme.example', 403],
    [groupAdmin, 403],
    [partner, 200],
  ])('%s: %i', async (email, status) => {
    const timeline = await ids(1, 0);
    const { result, effects } = await effectsOf(server, () => reorder(email, timeline));
    expect(result.status).toBe(status);
    if (status !== 200) expect(effects).toEqual({});
  });

  it('refuses an empty list, a repeated id, and what is no id', async () => {
    const [one] = await ids(0);
    for (const timeline of [[], [one, one], ['x'], 'x', undefined]) {
      const { result, effects } = await effectsOf(server, () => reorder(superAdmin, timeline));
      expect([result.status, effects]).toEqual([400, {}]);
    }
  });

  it('refuses an id of another company among its own, and moves nothing', async () => {
    const [one, two] = await ids(0, 1);
    const [foreign] = await server.rows(
      sql`select id from stage where company_id = (select id from company where slug = 'globex') limit 1`,
    );
    const { result, effects } = await effectsOf(server, () => reorder(superAdmin, [two, foreign?.id, one]));
    expect([result.status, effects]).toEqual([404, {}]);
  });
});
