import { and, eq } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { templateVersion } from '../../../generated/tables.ts';
import type { Handler } from '../../../server/context.ts';

/** What it said then, as a new version: nothing is lost by it. */
export const handler: Handler<Calls['templates/template.restore']> = async (context, { params, body }) => {
  const { db, company } = context;
  const ofIt = and(eq(templateVersion.companyId, company), eq(templateVersion.template, params.id));
  const [found] = await db
    .select()
    .from(templateVersion)
    .where(and(ofIt, eq(templateVersion.id, body.version)));
  const { templateName, templateSubject, templateBody } = found ?? context.notFound();
  await context.records.update('templates/template', params.id, { templateName, templateSubject, templateBody });
  return { status: 200 };
};
