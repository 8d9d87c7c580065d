import { diffWordsWithSpace } from 'diff';
import { and, eq, inArray } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { template, templateVersion } from '../../../generated/tables.ts';
import { type Handler, readableText } from '../../../server/context.ts';

type Compare = Calls['templates/version.compare'];
type Kind = Compare['answer']['fields'][number]['parts'][number]['kind'];

/** A version beside what the template says now, word by word. */
export const handler: Handler<Compare> = async (context, { params }) => {
  const { db, company, actor } = context;
  const seen = and(
    eq(template.companyId, company),
    eq(template.id, params.id),
    inArray(template.reader, ['all', actor.id]),
  );
  const [found] = await db
    .select({ now: template, before: templateVersion })
    .from(template)
    .innerJoin(templateVersion, and(eq(templateVersion.companyId, company), eq(templateVersion.template, template.id)))
    .where(and(seen, eq(templateVersion.id, params.version)));
  const { now, before } = found ?? context.notFound();
  return {
    number: before.number,
    fields: [
      { field: 'templateName', parts: partsOf(before.templateName, now.templateName) },
      { field: 'templateSubject', parts: partsOf(before.templateSubject, now.templateSubject) },
      { field: 'templateBody', parts: partsOf(readableText(before.templateBody), readableText(now.templateBody)) },
    ],
  };
};

const partsOf = (before: string, after: string): { text: string; kind: Kind }[] =>
  diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    text: value,
    kind: added ? 'new' : removed ? 'gone' : 'same',
  }));
