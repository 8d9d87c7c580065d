import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AccessServer, accessServer, employee, superAdmin } from '../support/access.ts';
import { auditLines, effectsOf } from '../support/effects.ts';

let server: AccessServer;
beforeAll(async () => {
  server = await accessServer();
});
afterAll(() => server.close());
afterEach(() => server.restore());

const valid = { group_name: 'Sales partners', permissions: ['manage_milestone'], segments: {} };
const codes = (body: { data: { permissions: { codename: string }[] } }) =>
  body.data.permissions.map(({ codename }) => codename);

describe('creating a group', () => {
  const create = (who: string | null, body: object) => server.call(who, 'create', body);

  it('stores it, with what the permissions bring along, and one audit line', async () => {
    const { result, effects } = await effectsOf(server, () =>
      create(superAdmin, {
        ...valid,
        permissions: ['reply_message', { codename: 'add_note' }],
        segments: { department__in: 'Sales,Legal%2C Risk', tags: ['Core Team'] },
      }),
    );
    expect(effects).toEqual({ access_group: 1, audit_line: 1 });
    expect(result.status).toBe(201);
    expect(result.body).toMatchObject({ status: 201, message: 'Group successfully created!' });
    expect(codes(result.body).sort()).toEqual([
      'add_note',
      'all_employees_message',
      'anonymous_message',
      'company_culture_dashboard',
      'manage_employee',
      'non_anonymous_message',
      'reply_message',
      'view_message',
    ]);
    expect(result.body.data.segments).toEqual({ department__in: 'Sales,Legal%2C Risk', tags: ['Core Team'] });
    const [line] = await auditLines(server, 1);
    expect(line).toMatchObject({
      type: 'group_logs',
      activity: 'create',
      entity: 'access/group',
      new: { group_name: 'Sales partners' },
    });
  });

  it('{} is all employees', async () => {
    expect((await create(superAdmin, valid)).body.data).toMatchObject({ all_employees: true, segments: {} });
  });

  it.each([
    [{ group_name: undefined }, 'Please enter group name !'],
    [{ group_name: '' }, 'Please enter group name !'],
    [{ group_name: '          ' }, 'Please enter group name !'],
    [{ group_name: 'Seven77' }, 'Group name must contain at least 8 characters!'],
    [{ group_name: '   Seven77   ' }, 'Group name must contain at least 8 characters!'],
    [{ group_name: 'x'.repeat(101) }, 'Group name can not contain more than 100 characters!'],
    ...[...'!@#$%^&*();,.?":{}|<>/'].map((sign): [object, string] => [
      { group_name: `Partners ${sign}` },
      "Group name shouldn't contain special characters!",
    ]),
    [{ permissions: undefined }, 'Please select at least one permission to proceed!'],
    [{ permissions: [] }, 'Please select at least one permission to proceed!'],
    [{ permissions: ['share_adhoc'] }, 'Please select at least one permission to proceed!'],
    [{ segments: undefined }, 'Please select at least one filter to proceed!'],
    [{ segments: { department__in: [] } }, 'Please select at least one filter to proceed!'],
    [{ segments: { department__in: ' , ' } }, 'Please select at least one filter to proceed!'],
    [{ group_name: 'people PARTNERS' }, 'Group with same name already exists!'],
    [{ permissions: ['fly'] }, undefined],
    [{ segments: { password__in: ['x'] } }, undefined],
    [{ master: true }, undefined],
    [{ all_employees: true }, undefined],
  ])('400: %j', async (given, text) => {
    const { result, effects } = await effectsOf(server, () => create(superAdmin, { ...valid, ...given }));
    expect([result.status, effects]).toEqual([400, {}]);
    if (text) expect(result.body.message).toBe(text);
  });

  it.each(['12345678', 'x'.repeat(100), "O'Neill - West_1", 'Größe und Mut', '人事部門の管理者'])(
    'the name %s is fine',
    async (group_name) => {
      expect((await create(superAdmin, { ...valid, group_name })).status).toBe(201);
    },
  );

  it('the same key makes one group', async () => {
    const headers = { 'idempotency-key': 'one' };
    const first = await server.call(superAdmin, 'create', valid, headers);
    const second = await server.call(superAdmin, 'create', valid, headers);
    expect([first.status, second.status, second.body]).toEqual([201, 201, first.body]);
  });

  it.each([
    [null, 401],
    [employee, 403],
  ])('%s: %i', async (email, status) => {
    const { result, effects } = await effectsOf(server, () => create(email, valid));
    expect([result.status, effects]).toEqual([status, {}]);
  });
});
