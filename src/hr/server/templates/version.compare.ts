import { diffWordsWithSpace } from 'diff';
import { and, eq, inArray } from 'drizzle-orm';
import type { Calls } from '../../../generated/calls.ts';
import { constants } from '../../../generated/options.ts';
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

/** Of two texts that have hardly a word in common, each stands as a whole: to look for more would keep everyone else waiting. */
function partsOf(before: string, after: string): { text: string; kind: Kind }[] {
  const parts = diffWordsWithSpace(before, after, { maxEditLength: constants['templates/mostEdits'] });
  if (!parts)
    return [
      { text: before, kind: 'gone' },
      { text: after, kind: 'new' },
    ];
  return parts.map(({ value, added, removed }) => ({ text: value, kind: added ? 'new' : removed ? 'gone' : 'same' }));
}
