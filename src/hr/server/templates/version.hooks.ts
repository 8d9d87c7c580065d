import { and, eq, inArray } from 'drizzle-orm';
import { template } from '../../../generated/tables.ts';
import type { Hooks } from '../../../server/context.ts';

export const hooks: Hooks = {
  /** Asked for those of one template, which the caller must find. */
  async rows({ db, company, actor, notFound }, { id }) {
    const [found] = await db
      .select({ id: template.id })
      .from(template)
      .where(
        and(eq(template.companyId, company), eq(template.id, String(id)), inArray(template.reader, ['all', actor.id])),
      );
    return { template: found?.id ?? notFound() };
  },
};
