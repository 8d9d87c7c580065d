import type { Calls } from '../../../generated/calls.ts';
import type { CallContext, Handler } from '../../../server/context.ts';
import { companyChannels } from './admin.list.ts';
import { visiblePerson } from './members.ts';

/** What a SuperAdmin can take from one admin, and give back. */
export const handler: Handler<Calls['access/admin.update']> = async (context, { params, body }) => {
  const person = await visiblePerson(context, params.id);
  if (person.type === 'Employee') context.fail('NotAdmin');
  const { id, allow_stage_edit, allow_multiple_channels } = await context.records.update('people/user', person.id, {
    ...body,
  });
  return {
    status: 200,
    data: {
      id: String(id),
      allow_stage_edit: allow_stage_edit !== false,
      allow_multiple_channels: allow_multiple_channels !== false && (await companyChannels(context as CallContext)),
    },
  };
};
