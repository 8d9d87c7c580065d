import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../../scripts/seed/seed.ts';
import { artifacts } from '../../support/product-app.ts';
import { type AccessServer, accessServer, employee, limited, superAdmin } from '../support/access.ts';
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

/**
 * What cannot be taken back, and what takes people's data out of the house: who makes one of these has proved who they
 * are within the last minutes. Not here, and why: a new password and a new address prove it by their own fields; a
 * touchpoint that is deleted comes back by Undo; ending sign-ins, and taking back an own filter, hurt nobody.
 */
const ask = [
  'access/admin.update',
  'access/group.add-user',
  'access/group.copy',
  'access/group.create',
  'access/group.invite-again',
  'access/group.remove',
  'access/group.remove-user',
  'access/group.update',
  'access/view-as.start',
  'access/why.export',
  'account/identity/allow',
  'account/identity/remove',
  'account/invite',
  'account/mfa/codes',
  'account/mfa/disable',
  'account/mfa/enable',
  'account/mfa/export',
  'account/mfa/regenerate',
  'account/mfa/requirement',
  'account/mfa/reset',
  'account/passkey/add',
  'account/passkey/begin',
  'account/passkey/remove',
  'people/import/file',
  'people/import/run',
  'people/import/undo',
  'people/user/export',
  'people/user/invite',
  'company/api-token.create',
  'touchpoints/stage.export',
];

it('is asked by everything that cannot be taken back', () => {
  const all = Object.values(artifacts.calls);
  expect(all.filter(({ stepUp }) => stepUp).map(({ id }) => id)).toEqual(expect.arrayContaining(ask));
  const kinds = ['export', 'group_logs'];
  const kindOf = ({ audit }: (typeof all)[number]) => (audit === 'none' ? '' : audit.type);
  // What is called off, and what only looks, takes nothing out of the house.
  const harmless = ['audit/check.begin', 'audit/download.cancel'];
  const silent = all.filter((call) => kinds.includes(kindOf(call)) && !call.stepUp && !harmless.includes(call.id));
  expect(silent.map(({ id }) => id)).toEqual([]);
});

it('makes the calls of the list wait, and nothing has happened', async () => {
  await server.rows(sql`update session set authenticated_at = now() - interval '6 minutes'`);
  const outcomes: Record<string, unknown> = {};
  for (const id of ask) {
    const { method, path } = artifacts.calls[id] as (typeof artifacts.calls)[string];
    const url = path.replace(/\{\w+\}/g, randomUUID());
    const { result, effects } = await effectsOf(server, () => server.as(superAdmin, method, url, { body: {} }));
    outcomes[id] = [result.status, result.body.code, Object.keys(effects).length];
  }
  expect(outcomes).toEqual(Object.fromEntries(ask.map((id) => [id, [401, 'StepUpNeeded', 0]])));
});

describe('employees taken along', () => {
  const take = (who: string, body: object = {}) => server.as(who, 'POST', '/feedback_bot/users/export', { body });

  it('are refused without the right to export, though they may be listed', async () => {
    expect((await server.as(limited, 'GET', '/feedback_bot/users/list')).status).toBe(200);
    const { result, effects } = await effectsOf(server, () => take(limited));
    expect([result.status, result.body.code, effects]).toEqual([403, 'Refused', {}]);
  });
});

it.each(asked)('%s asks who it is, when that was long ago', async (_name, request) => {
  const [method, url, body] = await request();
  await server.rows(sql`update session set authenticated_at = now() - interval '6 minutes'`);
  const { result, effects } = await effectsOf(server, () => server.as(superAdmin, method, url, { body }));
  expect([result.status, result.body.code, effects]).toEqual([401, 'StepUpNeeded', {}]);
  await server.as(superAdmin, 'POST', '/auth/step-up', { body: { password: demoPassword } });
  expect((await server.as(superAdmin, method, url, { body })).status).toBeLessThan(300);
});
