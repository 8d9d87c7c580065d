import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AccessServer, accessServer, employee, engineer, limited, superAdmin, wide } from '../support/access.ts';
import { effectsOf } from '../support/effects.ts';

let server: AccessServer;
beforeAll(async () => {
  server = await accessServer();
});
afterAll(() => server.close());
afterEach(() => server.restore());

describe('no escalation', () => {
  const create = (who: string, more: object) =>
    server.call(who, 'create', {
      group_name: 'Sales partners',
      permissions: ['manage_milestone'],
      segments: { department__in: 'Engineering' },
      ...more,
    });
  const update = (who: string, id: string, more: object) => server.call(who, 'update', { group_id: id, ...more });

  it.each([
    [{}, 201, undefined],
    [{ segments: { department__in: ['Engineering'], tags: ['Core Team'] } }, 201, undefined],
    [{ permissions: ['add_note'] }, 201, undefined],
    [{ permissions: ['update_company_profile'] }, 403, 'BeyondYours'],
    [{ permissions: ['reply_message'] }, 403, 'BeyondYours'],
    [{ segments: {} }, 403, 'WiderThanYours'],
    [{ segments: { department__in: 'Engineering,Sales' } }, 403, 'WiderThanYours'],
    [{ segments: { location__in: 'Pune' } }, 403, 'WiderThanYours'],
  ])('a limited admin creates %j: %i', async (more, status, code) => {
    const { result, effects } = await effectsOf(server, () => create(limited, more));
    expect([result.status, result.body.code]).toEqual([status, code]);
    if (code) expect(effects).toEqual({});
  });

  it('says what is missing, closure and all', async () => {
    const { body } = await create(limited, { permissions: ['reply_message'] });
    expect(body.message).toContain('You can only give permissions that you have yourself.');
    expect(body.message).toContain('Reply to messages');
    expect(body.errors.permissions).toHaveLength(1);
  });

  it.each([
    [{ permissions: ['manage_milestone', 'data_export'] }, 'BeyondYours'],
    [{ segments: {} }, 'WiderThanYours'],
    [{ segments: { department__in: 'Sales' } }, 'WiderThanYours'],
    [{ group_name: 'Other partners' }, undefined],
  ])('a limited admin changes a smaller group: %j %s', async (more, code) => {
    const id = await server.group('Small partners', { segments: { department__in: ['Engineering'] } });
    const { result, effects } = await effectsOf(server, () => update(limited, id, more));
    expect([result.status, result.body.code]).toEqual([code ? 403 : 200, code]);
    if (code) expect(effects).toEqual({});
  });

  it('nobody but a SuperAdmin changes the own group, and nobody the master group', async () => {
    const own = await server.groupId('Engineering partners');
    const master = await server.groupId('Master group');
    for (const more of [
      { group_name: 'Other partners' },
      { permissions: ['add_note'] },
      { segments: { department__in: 'Engineering' } },
    ])
      expect((await update(limited, own, more)).body).toMatchObject({
        code: 'OwnGroup',
        message: 'You cannot change the group that you belong to.',
      });
    await server.call(superAdmin, 'addUser', { group_id: own, user_id: await server.personId(superAdmin) });
    expect((await update(superAdmin, own, { group_name: 'Other partners' })).status).toBe(200);
    for (const who of [superAdmin, wide])
      for (const more of [{ group_name: 'Other master' }, { permissions: ['add_note'] }, { segments: {} }])
        expect((await update(who, master, more)).body).toMatchObject({
          code: 'MasterGroup',
          message: 'The master group cannot be changed.',
        });
  });

  it('a stronger group is left alone, and so are its admins', async () => {
    const id = await server.group('Strong partners', {
      permissions: ['update_company_settings'],
      segments: { department__in: ['Engineering'] },
      admins: [engineer],
    });
    await server.rows(sql`update user_profile set type = 'Admin' where email = ${engineer}`);
    const person = await server.personId(engineer);
    const own = await server.groupId('Engineering partners');
    const tries = [
      () => update(limited, id, { group_name: 'Weak partners' }),
      () => update(limited, id, { permissions: ['add_note'] }),
      () => server.call(limited, 'remove', id),
      () => server.call(limited, 'removeUser', [id, person]),
      () => server.call(limited, 'addUser', { group_id: own, user_id: person, move: true }),
      async () => server.call(limited, 'addUser', { group_id: id, user_id: await server.personId(employee) }),
    ];
    for (const attempt of tries) {
      const { result, effects } = await effectsOf(server, attempt);
      expect([result.status, result.body.code, effects]).toEqual([403, 'StrongerGroup', {}]);
    }
  });

  it('rights that were taken while the call was under way change nothing', async () => {
    const own = await server.groupId('People partners');
    const answers = await Promise.all([
      server.call(superAdmin, 'removeUser', [own, await server.personId(wide)]),
      ...Array.from({ length: 5 }, (_none, at) =>
        server.call(wide, 'create', {
          group_name: `Raced group ${at}`,
          permissions: ['manage_milestone'],
          segments: {},
        }),
      ),
    ]);
    expect(answers[0]?.status).toBe(200);
    expect((await server.call(wide, 'list')).status).toBe(403);
    for (const { status, body } of answers.slice(1)) expect([201, 403]).toContain(body?.status ?? status);
  });
});
