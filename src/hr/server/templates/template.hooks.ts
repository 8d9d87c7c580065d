import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { constants } from '../../../generated/options.ts';
import { template, templateVersion } from '../../../generated/tables.ts';
import type { CallContext, Change, Hooks } from '../../../server/context.ts';
import { refuseTemplatePlaceholders } from './refuse-placeholders.ts';

const content = ['templateName', 'templateSubject', 'templateBody'] as const;

/** Who may change one, the gate of the call has asked. */
export const hooks: Hooks = {
  /** Those that all admins share, the default ones and one's own. */
  rows: ({ actor }) => ({ reader: ['all', actor.id] }),
  compute: ({ company }, rows) => rows.map(() => ({ company })),
  async beforeWrite(context, change) {
    if (change.verb === 'remove') return removeVersions(context, change.id);
    const { old, values, input } = change;
    if (!old && typeof input.cannel_id === 'string') Object.assign(values, await copyOf(context, input.cannel_id));
    if (typeof values.templateName === 'string') values.templateName = values.templateName.trim();
    if (typeof values.templateSubject === 'string') values.templateSubject = values.templateSubject.trim();
    if (values.templateBody === '') context.fail('BodyMissing', { errors: { templateBody: [] } });
    const { templateType, share_settings, createdBy } = { ...old, ...values };
    values.reader = share_settings === 'all' ? 'all' : String(createdBy);
    refuseTemplatePlaceholders(context, { ...values, templateType });
  },
  async afterWrite(context, change) {
    if (change.verb !== 'remove' && content.some((name) => change.old?.[name] !== change.values[name]))
      await keepVersion(context, change);
  },
};

/** Each content that a template has had, numbered from 1; the oldest go. */
async function keepVersion({ db, company, actor, now, newId }: CallContext, { id, values }: Change): Promise<void> {
  const ofIt = and(eq(templateVersion.companyId, company), eq(templateVersion.template, id));
  const [last] = await db
    .select({ number: sql<number>`coalesce(max(${templateVersion.number}), 0)::int` })
    .from(templateVersion)
    .where(ofIt);
  const number = (last?.number ?? 0) + 1;
  await db.insert(templateVersion).values({
    companyId: company,
    id: newId(),
    template: id,
    number,
    templateName: String(values.templateName),
    templateSubject: String(values.templateSubject),
    templateBody: String(values.templateBody),
    createdBy: actor.id,
    createdAt: now,
    updatedAt: now,
  });
  await db
    .delete(templateVersion)
    .where(and(ofIt, lte(templateVersion.number, number - constants['templates/mostVersions'])));
}

/** Of a template that the caller finds: their own, for nobody else at first. */
async function copyOf(context: CallContext, id: string) {
  const { db, company, actor } = context;
  const [found] = await db
    .select()
    .from(template)
    .where(and(eq(template.companyId, company), eq(template.id, id), inArray(template.reader, ['all', actor.id])));
  const { templateName, templateSubject, templateBody, templateType } = found ?? context.notFound();
  const name = context.text('templates/copy-of', { name: templateName }).slice(0, 100);
  return { templateName: name, templateSubject, templateBody, templateType, share_settings: 'self' };
}

async function removeVersions({ db, company }: CallContext, id: string): Promise<void> {
  await db.delete(templateVersion).where(and(eq(templateVersion.companyId, company), eq(templateVersion.template, id)));
}
