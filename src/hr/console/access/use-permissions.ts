import { useActor, useConstant, useMessages, useOffered, useOptions } from '../../../console/slots.ts';
import { click, lockOf, normalise, type PermissionRule, selectAll, turnOff } from '../../rules/permission-rules.ts';

/** One switch, or one of a few that exclude each other. */
export interface Permission {
  code: string;
  label: string;
  on: boolean;
  /** One of its kind is always chosen. */
  radio: boolean;
  /** Why it cannot be moved; empty when it can. */
  locked: string;
  /** It can be turned off together with what holds it on. */
  releasable: boolean;
}

interface PermissionGroup {
  heading: string;
  permissions: Permission[];
}

/** The switches as the rules leave them, and what a click on one makes of all. */
export function usePermissions(held: readonly string[], change: (codes: string[]) => void) {
  const rules = useRules();
  const groups = useHeadings(held);
  const except = useConstant<string[]>('access/permission-rules.selectAllExcept', []);
  const { labelOf, lock } = useLocks(rules, held);
  const radios = rules.flatMap((rule) => (rule.kind === 'one' ? rule.of : []));
  const visible = groups.flatMap(({ codes }) => codes);
  const hidden = held.filter((code) => !visible.includes(code));
  const own = useOwn();
  const offered = selectAll(
    rules,
    visible.filter((code) => own.includes(code)),
    except,
  ).filter((code) => own.includes(code));
  const isOn = (code: string) => held.includes(code);
  const all = offered.length > 0 && offered.every(isOn);
  return {
    groups: groups.map(
      ({ heading, codes }): PermissionGroup => ({
        heading,
        permissions: codes.map((code) => ({
          code,
          label: labelOf(code),
          on: isOn(code),
          radio: radios.includes(code),
          ...lock(code),
        })),
      }),
    ),
    count: visible.filter(isOn).length,
    total: visible.length,
    all,
    some: visible.some(isOn) && !all,
    click: (code: string) => change(click(rules, held, code)),
    release: (code: string) => change(turnOff(rules, held, code)),
    toggleAll: () => change(all ? normalise(rules, hidden) : normalise(rules, [...hidden, ...offered])),
  };
}

function useRules(): readonly PermissionRule[] {
  return useOptions('access/permission-rules.rules') as unknown as readonly PermissionRule[];
}

/** What someone may give: nobody gives what they do not have. */
function useOwn(): readonly string[] {
  const actor = useActor();
  const codes = useOptions('access/permissions.codes');
  return actor?.type === 'SuperAdmin' ? codes.map(({ value }) => String(value)) : (actor?.permissions ?? []);
}

/** The headings that this person is shown, each with its codes; of retired ones those that are held. */
function useHeadings(held: readonly string[]): {
  heading: string;
  codes: string[];
}[] {
  const codes = useOffered('access/permissions.codes', (code) => held.includes(String(code)));
  const headings = useOptions('access/permissions.groups');
  const superAdminOnly = useConstant<string[]>('access/permission-rules.superAdminOnly', []);
  const isSuperAdmin = useActor()?.type === 'SuperAdmin';
  return headings
    .filter(({ value }) => isSuperAdmin || !superAdminOnly.includes(String(value)))
    .map(({ value, label }) => ({
      heading: label,
      codes: codes.filter((code) => code.group === value).map((code) => String(code.value)),
    }));
}

/** What a permission is called. */
function useLabels(): (code: string) => string {
  const codes = useOptions('access/permissions.codes');
  return (code) => codes.find(({ value }) => value === code)?.label ?? code;
}

function useLocks(rules: readonly PermissionRule[], held: readonly string[]) {
  const { text } = useMessages();
  const labelOf = useLabels();
  const own = useOwn();
  const names = (codes: readonly string[]) => codes.map(labelOf).join(', ');
  const lock = (code: string): Pick<Permission, 'locked' | 'releasable'> => {
    const found = lockOf(rules, held, code);
    if (found && found.dependants.length > 0) {
      const locked = text('access/group.held-on', { reason: found.reason, names: names(found.dependants) });
      return { locked, releasable: true };
    }
    if (found) {
      const locked = text('access/group.held-off', { reason: found.reason, names: names(found.needs) });
      return { locked, releasable: false };
    }
    // Also what it would bring along.
    const missing = click(rules, held, code).filter((one) => !held.includes(one) && !own.includes(one));
    const locked = missing.length > 0 ? text('access/group.not-yours', { names: names(missing) }) : '';
    return { locked, releasable: false };
  };
  return { labelOf, lock };
}
