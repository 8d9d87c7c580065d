import type { Calls } from '../../../generated/calls.ts';
import type { Handler } from '../../../server/context.ts';
import { previewValues } from './placeholder-values.ts';
import { refuseTemplatePlaceholders } from './refuse-placeholders.ts';
import { renderMail } from './render-mail.ts';

export const handler: Handler<Calls['templates/template.preview']> = async (context, { body }) => {
  refuseTemplatePlaceholders(context, body);
  const values = await previewValues(context, body.user, context.actor.id);
  return renderMail({ layout: 'plain', subject: body.templateSubject, body: body.templateBody }, values);
};
