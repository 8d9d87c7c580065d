import { accessGroup } from '../../../generated/tables.ts';

/** What is read of a group. */
export const groupColumns = {
  id: accessGroup.id,
  version: accessGroup.version,
  group_name: accessGroup.group_name,
  permissions: accessGroup.permissions,
  segments: accessGroup.segments,
  all_employees: accessGroup.all_employees,
  master: accessGroup.master,
};

export type GroupRow = Pick<typeof accessGroup.$inferSelect, keyof typeof groupColumns>;
