import type { Artifacts } from '../documents/artifacts.ts';
import type { Condition, Gate } from '../documents/gate.ts';
import type { Screen } from '../documents/screen.ts';

/** Something that stands behind a gate. */
interface Behind {
  kind: 'call' | 'screen' | 'tab' | 'page' | 'control' | 'column' | 'card' | 'field' | 'move';
  title: string;
  /** The screen, entity or address in which it is found. */
  where?: string;
}

type Gates = Readonly<Record<string, Gate>>;

/** Permissions that a gate asks for, also by way of other gates. */
export function permissionsIn(gates: Gates, id: string, path: readonly string[] = []): string[] {
  const gate = gates[id];
  if (!gate || path.includes(id)) return [];
  const within = (needs: Condition): string[] => {
    if ('permission' in needs) return [needs.permission].flat();
    if ('all' in needs) return needs.all.flatMap(within);
    if ('any' in needs) return needs.any.flatMap(within);
    return 'gate' in needs ? permissionsIn(gates, needs.gate, [...path, id]) : [];
  };
  return [...new Set(within(gate.needs))];
}

/** What stands behind each gate that asks for a permission: calls, screens, tabs, controls, fields. */
export function behindGates(artifacts: Artifacts): Record<string, Behind[]> {
  const found: Record<string, Behind[]> = {};
  const put = (gate: unknown, thing: Behind) => {
    if (typeof gate !== 'string' || permissionsIn(artifacts.gates, gate).length === 0) return;
    found[gate] = [...(found[gate] ?? []), thing];
  };
  for (const call of Object.values(artifacts.calls))
    put(call.gate, { kind: 'call', title: call.title, where: `${call.method} ${call.path}` });
  for (const screen of Object.values(artifacts.screens)) {
    if (screen.planned) continue;
    put(screen.gate, { kind: 'screen', title: screen.title ?? screen.id });
    for (const [member, kind] of Object.entries(members))
      for (const part of listed(screen, member))
        put(part.gate, { kind, title: String(part.label ?? part.title ?? part.field), where: screen.title });
    if (screen.kind !== 'routes') continue;
    for (const { path, screen: shown = '', mode, gate } of screen.routes)
      put(gate, { kind: 'page', title: titleOf(artifacts.screens[shown], mode) ?? path, where: path });
  }
  for (const entity of Object.values(artifacts.entities)) {
    const where = entity.title;
    for (const [verb, gate] of Object.entries(entity.api ?? {}))
      put(gate, { kind: 'call', title: `${entity.plural}: ${verb}`, where: `/api/${entity.id}` });
    for (const { from, to, gate } of entity.states?.moves ?? [])
      put(gate, { kind: 'move', title: `${from} → ${to}`, where });
    for (const [name, schema] of Object.entries(entity.schema.properties))
      for (const gate of new Set([schema['x-read'], schema['x-write']]))
        put(gate, { kind: 'field', title: schema.title ?? name, where });
  }
  return found;
}

const members: Record<string, Behind['kind']> = {
  tabs: 'tab',
  actions: 'control',
  row: 'control',
  bulk: 'control',
  columns: 'column',
  cards: 'card',
};

function listed(screen: object, member: string): Record<string, unknown>[] {
  const list = (screen as Record<string, unknown>)[member];
  return Array.isArray(list) ? list.filter((part) => !part.planned) : [];
}

function titleOf(screen: Screen | undefined, mode: string | undefined): string | undefined {
  const titles = screen?.kind === 'form' ? screen.titles : undefined;
  return titles?.[mode ?? ''] ?? screen?.title;
}
