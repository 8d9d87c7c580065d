import type { CallContext } from '../../../../server/context.ts';
import type { Person } from '../../access/members.ts';
import { raiseAlerts } from '../alert/alerts.ts';
import type { Mentioned } from './mentioned.ts';

/** By mail and in the console. Who may not read notes learns that there is one, and nothing of what it says. */
export async function notifyMentioned(
  context: CallContext,
  person: Person,
  people: readonly Mentioned[],
  note: string,
): Promise<void> {
  const may = (gate: string, { actor }: Mentioned) => context.explain(gate, actor)?.allowed === true;
  const link = `/employees/${person.id}?tab=notes`;
  for (const one of people) {
    const opens = may('people/user/member', one);
    const values = { name: one.display_name, author: context.actor.displayName, person: person.display_name };
    const to = { address: one.email, name: one.display_name };
    if (opens && may('people/note/read', one))
      await context.mail.send('people/note/mention', to, { ...values, note, link: `${context.config.origin}${link}` });
    else await context.mail.send('people/note/mention-unread', to, values);
    await raiseAlerts(context, {
      company: context.company,
      to: [one.id],
      kind: 'note',
      text: 'people/alert/mention',
      params: { author: context.actor.displayName, name: person.display_name },
      ...(opens && { link }),
      employee: person.id,
    });
  }
}
