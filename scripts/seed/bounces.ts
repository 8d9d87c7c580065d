import type { Row } from './bulk.ts';
import type { Person } from './people.ts';
import { idOf } from './random.ts';

const day = 86_400_000;
const reasons = [
  '550 5.1.1 The account does not exist',
  '550 5.1.10 Recipient not found',
  '554 5.4.1 Recipient address rejected: access denied',
];

/** Mails that have come back lately, one a person, and one address that is done with. */
export const bounceRows = (slug: string, people: readonly Person[], today: string): Row[] =>
  people.map(({ id, email }, at) => {
    const createdAt = new Date(Date.parse(`${today}T03:30:00Z`) - (at + 1) * 2 * day).toISOString();
    const resolved = at === people.length - 1;
    return {
      id: idOf(slug, 'bounce', email),
      createdAt,
      updatedAt: createdAt,
      email_id: email,
      user: id,
      kind: 'hard',
      reason: reasons[at % reasons.length],
      status: resolved ? 'resolved' : 'open',
      bounce_count: 1,
      delivery_disabled: false,
      resolution_summary: resolved ? 'The address was misspelt, and is corrected.' : null,
      message_id: `demo/${idOf(slug, 'bounce', email)}`,
    };
  });
