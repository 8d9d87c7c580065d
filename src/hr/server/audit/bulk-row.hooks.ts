import { and, eq } from 'drizzle-orm';
import { bounceBulk } from '../../../generated/tables.ts';
import type { Hooks } from '../../../server/context.ts';

export const hooks: Hooks = {
  /** Of one's own changes alone. */
  async rows({ db, company, actor }) {
    const own = await db
      .select({ id: bounceBulk.id })
      .from(bounceBulk)
      .where(and(eq(bounceBulk.companyId, company), eq(bounceBulk.user, actor.id)));
    return { bulk: own.map(({ id }) => id) };
  },
};
