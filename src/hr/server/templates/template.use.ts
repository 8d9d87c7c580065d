import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { template } from '../../../generated/tables.ts';
import { cleanRichText, type Handler } from '../../../server/context.ts';
import { fillPlaceholders } from '../../rules/placeholders.ts';
import { previewValues } from './placeholder-values.ts';
import { escapeHtml } from './render-mail.ts';

/** A copy of what it says, filled in for an employee: what becomes of the template afterwards changes nothing of that. */
export const handler: Handler<Calls['templates/template.use']> = async (context, { params, body }) => {
  const { db, company, actor } = context;
  const [found] = await db
    .update(template)
    .set({ used: sql`${template.used} + 1` })
    .where(
      and(eq(template.companyId, company), eq(template.id, params.id), inArray(template.reader, ['all', actor.id])),
    )
    .returning();
  const { templateSubject, templateBody } = found ?? context.notFound();
  const values = await previewValues(context, body.user, actor.id);
  return {
    templateSubject: fillPlaceholders(templateSubject, values),
    templateBody: fillPlaceholders(cleanRichText(templateBody), values, escapeHtml),
  };
};
