import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type AccessServer,
  accessServer,
  employee,
  limited,
  peer,
  stranger,
  superAdmin,
  wide,
} from '../support/access.ts';
import { effectsOf } from '../support/effects.ts';

let server: AccessServer;
beforeAll(async () => {
  server = await accessServer();
});
afterAll(() => server.close());
afterEach(() => server.restore());

describe('the users tab', () => {
  it('lists admins with their groups', async () => {
    const { status, body } = await server.call(superAdmin, 'admins', 'page_limit=30');
    expect([status, body.total_count]).toEqual([200, 6]);
    const by = new Map(body.user_details.map((row: { email: string }) => [row.email, row]));
    expect(by.get(wide)).toEqual({
      id: await server.personId(wide),
      version: expect.any(Number),
      display_name: 'Venkatasubramanian Krishnaswamy',
      email: wide,
      department: 'Human Resources',
      group_employee_count: 54,
      user_group: 'People partners',
      user_group_id: await server.groupId('People partners'),
      type: 'Admin',
      profilePicture: null,
      allow_stage_edit: true,
      allow_multiple_channels: false,
    });
    expect(by.get(superAdmin)).toMatchObject({ type: 'SuperAdmin', user_group: null, group_employee_count: 54 });
    expect(by.get(limited)).toMatchObject({ allow_stage_edit: false });
  });

  it.each([
    ['raw_search_string=meera', 1, 1],
    ['page_limit=4&page_offset=2', 2, 6],
    ['page_limit=4&page_offset=7', 0, 6],
    ['raw_search_string=priya', 0, 0],
  ])('%s: %i of %i', async (query, shown, total) => {
    const { body } = await server.call(superAdmin, 'admins', query);
    expect([body.user_details.length, body.total_count]).toEqual([shown, total]);
  });

  it('of a limited admin holds whom they see', async () => {
    const { body } = await server.call(limited, 'admins');
    expect(body.user_details.map(({ email }: { email: string }) => email)).toEqual([peer, limited]);
  });

  it('lets a SuperAdmin switch two things for one admin', async () => {
    const id = await server.personId(peer);
    const flag = async () => (await server.as(peer, 'GET', '/feedback_bot/session')).body?.allow_stage_edit;
    const { result, effects } = await effectsOf(server, () =>
      server.call(superAdmin, 'switch', { id, allow_stage_edit: false, allow_multiple_channels: false }),
    );
    expect([result.status, effects]).toEqual([200, { user_profile: 1, audit_line: 1 }]);
    expect(result.body.data).toEqual({ id, allow_stage_edit: false, allow_multiple_channels: false });
    expect([undefined, false]).toContain(await flag());
    expect((await server.call(superAdmin, 'switch', { id, allow_stage_edit: true })).body.data).toEqual({
      id,
      allow_stage_edit: true,
      allow_multiple_channels: false,
    });
  });

  it.each([
    [superAdmin, employee, { allow_stage_edit: true }, 400],
    [superAdmin, peer, {}, 400],
    [superAdmin, peer, { type: 'SuperAdmin' }, 400],
    [superAdmin, stranger, { allow_stage_edit: true }, 404],
    [wide, peer, { allow_stage_edit: true }, 403],
    [employee, peer, { allow_stage_edit: true }, 403],
    [null, peer, { allow_stage_edit: true }, 401],
  ])('%s switches %s: %j %i', async (who, email, body, status) => {
    const id = await server.personId(email);
    const { result, effects } = await effectsOf(server, () => server.call(who, 'switch', { id, ...body }));
    expect([result.status, effects]).toEqual([status, {}]);
  });
});
