import type { Row } from './bulk.ts';
import { idOf } from './random.ts';

/** Two tokens that open nothing: nobody knows a text with such a hash. */
export function apiTokenRows(slug: string, owner: string, today: string): Row[] {
  const at = (days: number, time: string) =>
    `${new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)}T${time}Z`;
  const row = (place: number, more: Row): Row => ({
    id: idOf(slug, 'api-token', place),
    token_hash: String(place).padStart(64, '0'),
    created_by: owner,
    confirmed_by: owner,
    segments: {},
    all_employees: true,
    expires_at: null,
    last_used: null,
    revoked_at: null,
    ...more,
  });
  return [
    row(1, {
      name: 'Trial of the chat platform',
      scopes: ['chats:start', 'chats:answer'],
      start: 'rpt_7kQz',
      createdAt: at(-200, '06:10:00'),
      expires_at: at(-110, '06:10:00'),
      last_used: at(-112, '11:42:00'),
      revoked_at: at(-111, '09:30:00'),
    }),
    row(2, {
      name: 'Chat platform',
      scopes: ['chats:start', 'chats:answer'],
      start: 'rpt_Xw3b',
      createdAt: at(-111, '09:25:00'),
      expires_at: at(254, '09:25:00'),
      last_used: at(-1, '12:03:00'),
    }),
  ];
}
