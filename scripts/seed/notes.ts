import type { Row } from './bulk.ts';
import type { Person } from './people.ts';
import { idOf } from './random.ts';

interface SeedNote {
  by: string;
  on: string;
  body: string;
  /** Days before the day of the seed. */
  ago: number;
  mentions?: string[];
}

const chief = 'superadmin@acme.example';
const partner = 'groupadmin@acme.example';
const engineer = 'kavita.menon@acme.example';

const written: SeedNote[] = [
  {
    by: partner,
    on: engineer,
    body: 'Kavita asked for a mentor outside of her team. Two names agreed on, first meeting next week.',
    ago: 21,
  },
  {
    by: chief,
    on: engineer,
    body: 'Spoke after the release.\n\nThe on-call weeks were heavy and she has not taken a day off since August. Agreed: two weeks without on-call, leave in December, and a look at how the rota is shared in her team.',
    ago: 9,
  },
  {
    by: partner,
    on: engineer,
    body: '@superadmin@acme.example the rota is changed from Monday on. Can we close this one?',
    ago: 2,
    mentions: [chief],
  },
  { by: chief, on: 'employee@acme.example', body: 'Wants to move to the platform team in spring.', ago: 5 },
];

/** A few notes of the demo's admins, and the alert of the person who was mentioned in one. */
export function notesOf(slug: string, today: string, known: readonly Person[]): { notes: Row[]; alerts: Row[] } {
  const byMail = new Map(known.map((person) => [person.email, person]));
  const notes: Row[] = [];
  const alerts: Row[] = [];
  for (const [at, { by, on, body, ago, mentions = [] }] of written.entries()) {
    const [author, person] = [byMail.get(by), byMail.get(on)];
    if (!author || !person) continue;
    const createdAt = new Date(Date.parse(`${today}T09:24:00Z`) - ago * 86_400_000).toISOString();
    const tagged = mentions.flatMap((email) => byMail.get(email)?.id ?? []);
    const id = idOf(slug, 'note', at);
    notes.push({ id, user: person.id, body, tagged, createdBy: author.id, createdAt, updatedAt: createdAt });
    for (const user of tagged)
      alerts.push({
        id: idOf(id, user),
        user,
        kind: 'note',
        text: 'people/alert/mention',
        params: { author: author.display_name, name: person.display_name },
        link: `/employees/${person.id}?tab=notes`,
        employee: person.id,
        createdAt,
        updatedAt: createdAt,
      });
  }
  return { notes, alerts };
}
