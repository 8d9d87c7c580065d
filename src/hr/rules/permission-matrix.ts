import type { Calls } from '../../generated/calls.ts';
import { optionLabels, optionValues } from '../../generated/options.ts';
import { holds } from '../../shared/paging/plain-words.ts';

export type Matrix = Calls['access/why.matrix']['answer'];

const permissions = 'access/permissions.codes';

/** Each permission, in the order of the permission screen. */
export const permissionColumns: readonly { value: string; label: string }[] = optionValues[permissions].map(
  (value) => ({
    value,
    label: optionLabels[permissions][value],
  }),
);

/** One line of the matrix: a group, or an admin with what the group gives. */
export interface MatrixRow {
  id: string;
  name: string;
  /** What stands below the name: an admin's group, a group's number of admins. */
  group: string;
  email?: string;
  superAdmin: boolean;
  /** Nothing yet, until a second factor is enabled. */
  waits: boolean;
  codes: ReadonlySet<string>;
}

export interface MatrixFilter {
  text: string;
  /** A code: only who has it. */
  code: string;
  /** Id of a group; for people only. */
  group: string;
}

export function groupRows({ groups }: Matrix, admins: (count: number) => string): MatrixRow[] {
  return groups.map(({ id, name, people, codes }) => ({
    id,
    name,
    group: admins(people),
    superAdmin: false,
    waits: false,
    codes: new Set(codes),
  }));
}

export function peopleRows({ groups, people }: Matrix, all: readonly string[]): (MatrixRow & { groupId: string })[] {
  const byId = new Map(groups.map((group) => [group.id, group]));
  const every = new Set(all);
  const none = new Set<string>();
  const sets = new Map(groups.map((group) => [group.id, new Set<string>(group.codes)]));
  return people.map(({ id, display_name, email, type, group_id, waits }) => {
    const superAdmin = type === 'SuperAdmin';
    const own = superAdmin ? every : (sets.get(group_id ?? '') ?? none);
    return {
      id,
      name: display_name,
      email,
      group: byId.get(group_id ?? '')?.name ?? (superAdmin ? type : ''),
      groupId: group_id ?? '',
      superAdmin,
      waits,
      codes: waits ? none : own,
    };
  });
}

/** The rows that all filters keep. A text is looked for in name, address and group. */
export function filtered<Row extends MatrixRow & { groupId?: string }>(
  rows: readonly Row[],
  { text, code, group }: MatrixFilter,
): Row[] {
  return rows.filter(
    (row) =>
      [row.name, row.email ?? '', row.group].some((one) => holds(one, text)) &&
      (!code || row.codes.has(code)) &&
      (!group || row.groupId === group),
  );
}

interface Code {
  value: string;
  label: string;
}

/** What is shown, as a table of texts. */
export function tableOf(rows: readonly MatrixRow[], codes: readonly Code[], words: { head: string[]; yes: string }) {
  const head = [...words.head, ...codes.map(({ label }) => label)];
  const body = rows.map((row) => [
    row.name,
    row.email ?? '',
    row.group,
    ...codes.map(({ value }) => (row.codes.has(value) ? words.yes : '')),
  ]);
  return [head, ...body];
}
