import type { Calls } from '../../../../generated/calls.ts';
import { type Handler, readableText } from '../../../../server/context.ts';
import { visiblePerson } from '../../access/members.ts';
import { senderOf } from '../../chats/sender.ts';
import { previewValues } from '../../templates/placeholder-values.ts';
import { refusePlaceholders } from '../../templates/refuse-placeholders.ts';
import { renderMail } from '../../templates/render-mail.ts';
import { reachable } from '../reachable.ts';

/** In the admin's name, to whom answers go; what stands in it is the person's and the admin's business. */
export const handler: Handler<Calls['people/email/send']> = async (context, { params, body: given }) => {
  const { id } = await visiblePerson(context, params.id);
  const person = await reachable(context, id);
  const { body } = given;
  const subject = given.subject.trim();
  if (readableText(body).trim() === '') context.fail('Empty', { errors: { body: [] } });
  refusePlaceholders(context, 'email', { subject: [subject, 'Subject'], body: [body, 'Body'] });
  const values = await previewValues(context, id, context.actor.id);
  await context.mail.send(
    'people/email/written',
    { address: person.email, name: person.name },
    {},
    {
      from: await senderOf(context),
      content: () => renderMail({ layout: 'plain', subject, body }, values),
    },
  );
  context.audit({ type: 'user', activity: 'Mail sent', entity: 'people/user', recordId: id });
  return { status: 200 };
};
