import { and, eq } from 'drizzle-orm';
import { bounceBulk } from '../../../generated/tables.ts';
import type { Hooks } from '../../../server/context.ts';

export const hooks: Hooks = {
  /** Of one's own changes alone; one of somebody else is none. */
  async rows(context, { id: asked }) {
    const { db, company, actor } = context;
    const own = await db
      .select({ id: bounceBulk.id })
      .from(bounceBulk)
      .where(and(eq(bounceBulk.companyId, company), eq(bounceBulk.user, actor.id)));
    const ids = own.map(({ id }) => id);
    if (typeof asked === 'string' && !ids.includes(asked.toLowerCase())) return context.notFound();
    return { bulk: ids };
  },
};
