import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csv, headings, type ImportServer, importServer, person, superAdmin } from '../support/imports.ts';

let server: ImportServer;
beforeAll(async () => {
  server = await importServer();
  await server.browser(superAdmin);
});
afterAll(() => server.close());

describe('addresses of others that nobody has', () => {
  const head = [...headings, "Manager's email", "HR manager's email", 'HRBP'];
  const naming = (n: number, manager = '', partner = '', hrbp = '') => [...person(n), manager, partner, hrbp];
  const unknown = async (id: string) =>
    (await server.ask(superAdmin, id, '/rows?outcome=unknown&page_limit=100', 'GET')).body.results.map(
      ({ row, problems }: { row: number; problems: { column: string; value: string; reason: string }[] }) => [
        row,
        ...problems.map(({ column, value }) => [column, value]),
      ],
    );

  it('are told with their rows, and the rows are imported all the same', async () => {
    const rows = [
      naming(301, 'nobody@acme.example', 'SuperAdmin@acme.example', 'not.there@acme.example'),
      naming(302, 'NEW303@acme.example'),
      naming(303, superAdmin, 'gone@acme.example', 'E-1'),
      naming(304, 'new305@acme.example'),
      [...person(305, { Phone: '12345' }), 'unseen@acme.example', '', ''],
    ];
    const upload = await server.checked(superAdmin, csv(rows, head));
    expect(upload).toMatchObject({ new_user_count: 4, error_count: 1, unknown_count: 2 });
    expect(await unknown(upload.id)).toEqual([
      [2, ["Manager's email", 'nobody@acme.example'], ['HRBP', 'not.there@acme.example']],
      [4, ["HR manager's email", 'gone@acme.example']],
    ]);
    await server.check(superAdmin, upload.id, { mapping_date_format: 'DD-MM-YYYY' });
    expect(await server.settled(superAdmin, upload.id)).toMatchObject({ unknown_count: 2 });
    expect((await server.run(superAdmin, upload.id)).status).toBe(200);
    expect(await server.settled(superAdmin, upload.id)).toMatchObject({ state: 'done', success_count: 4 });
    expect((await server.stored('new301@acme.example'))?.manager_email).toBe('nobody@acme.example');
    expect((await server.ask(superAdmin, upload.id, '/undo')).status).toBe(200);
    expect(await server.settled(superAdmin, upload.id)).toMatchObject({ state: 'undone' });
  });
});
