import { and, eq, inArray } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { template } from '../../../generated/tables.ts';
import type { Handler } from '../../../server/context.ts';
import { senderOf } from '../chats/sender.ts';
import { previewValues } from './placeholder-values.ts';
import { renderMail } from './render-mail.ts';

/** To the address of the person who asks and to nobody else. */
export const handler: Handler<Calls['templates/template.send-test']> = async (context, { params, body }) => {
  const { db, company, actor } = context;
  const [found] = await db
    .select()
    .from(template)
    .where(
      and(eq(template.companyId, company), eq(template.id, params.id), inArray(template.reader, ['all', actor.id])),
    );
  const { templateSubject: subject, templateBody } = found ?? context.notFound();
  const values = await previewValues(context, body.user, actor.id);
  const { replyTo } = await senderOf(context);
  await context.mail.send(
    'templates/test',
    { address: replyTo, name: actor.displayName },
    {},
    {
      content: () => renderMail({ layout: 'plain', subject, body: templateBody }, values),
    },
  );
  return { status: 200 };
};
