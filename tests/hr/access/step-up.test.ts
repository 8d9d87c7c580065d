import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword } from '../../../scripts/seed/seed.ts';
import { type AccessServer, accessServer, employee, superAdmin } from '../support/access.ts';
import { effectsOf } from '../support/effects.ts';

/** Who gives and takes rights has proved who they are within the last minutes. */

let server: AccessServer;
beforeAll(async () => {
  server = await accessServer();
});
afterAll(() => server.close());

const bot = '/feedback_bot/group';
const asked: [string, () => Promise<[string, string, unknown?]>][] = [
  [
    'making a group',
    async () => ['POST', `${bot}/create`, { group_name: 'Late partners', permissions: ['add_note'], segments: {} }],
  ],
  [
    'changing one',
    async () => [
      'PATCH',
      `${bot}/update`,
      { group_id: await server.groupId('People partners'), permissions: ['add_note'] },
    ],
  ],
  [
    'adding an admin',
    async () => [
      'POST',
      `${bot}/add-user`,
      { group_id: await server.groupId('People partners'), user_id: await server.personId(employee) },
    ],
  ],
  [
    'removing one',
    async () => [
      'DELETE',
      `${bot}/remove-user/${await server.groupId('People partners')}/${await server.personId(employee)}`,
    ],
  ],
];

it.each(asked)('%s asks who it is, when that was long ago', async (_name, request) => {
  const [method, url, body] = await request();
  await server.rows(sql`update session set authenticated_at = now() - interval '6 minutes'`);
  const { result, effects } = await effectsOf(server, () => server.as(superAdmin, method, url, { body }));
  expect([result.status, result.body.code, effects]).toEqual([401, 'StepUpNeeded', {}]);
  await server.as(superAdmin, 'POST', '/auth/step-up', { body: { password: demoPassword } });
  expect((await server.as(superAdmin, method, url, { body })).status).toBeLessThan(300);
});
