import type { Call } from '../documents/call.ts';
import type { Condition, Gate } from '../documents/gate.ts';

type Gates = Readonly<Record<string, Gate>>;

interface Fault {
  /** The key of the call that it is about. */
  key: 'level' | 'gate' | 'foreign' | 'signed' | 'reads';
  sentence: string;
}

/** How whom a call is made by is known: as its document says, else as its gate asks. */
export function levelOf({ level, gate }: Pick<Call, 'level' | 'gate'>, gates: Gates): NonNullable<Call['level']> {
  if (level) return level;
  if (asksForToken(gates, gate)) return 'token';
  return isPublic(gates, gate) ? 'none' : 'full';
}

/** How a call is known by its level, and what its gate asks: the two belong together. */
export function levelFaults(call: Call, gates: Gates): Fault[] {
  const { level, gate, foreign, signed, reads, audit } = call;
  const asksToken = asksForToken(gates, gate);
  const faults: [unknown, Fault['key'], string][] = [
    [
      level === 'none' && !isPublic(gates, gate),
      'level',
      'with the level "none" nobody is known, so its gate has to be a public one',
    ],
    [foreign && level !== 'none', 'foreign', 'other programs may make it (`foreign`) only with the level "none"'],
    [signed && level !== 'none', 'signed', 'it is known by its signature (`signed`) only with the level "none"'],
    [
      (level === 'token') !== asksToken,
      level ? 'level' : 'gate',
      'the level "token" and a gate that asks for a token belong together',
    ],
    [reads && audit !== undefined && audit !== 'none', 'reads', 'it says that it reads, and writes an audit line'],
  ];
  return faults.flatMap(([is, key, sentence]) => (is ? [{ key, sentence }] : []));
}

/** Anyone is let through by it. */
const isPublic = (gates: Gates, id: string | undefined): boolean => {
  const gate = gates[id ?? ''];
  return gate !== undefined && holds(gates, gate.needs, [id ?? '']);
};

function holds(gates: Gates, needs: Condition, path: string[]): boolean {
  if ('any' in needs) return needs.any.some((one) => holds(gates, one, path));
  if ('all' in needs) return needs.all.every((one) => holds(gates, one, path));
  if ('public' in needs) return true;
  return 'gate' in needs && follows(gates, needs.gate, path, holds);
}

/** Anyone who has no token is refused by it, whatever else they have. */
function asksForToken(gates: Gates, id: string | undefined): boolean {
  const gate = gates[id ?? ''];
  return gate !== undefined && asks(gates, gate.needs, [id ?? '']);
}

function asks(gates: Gates, needs: Condition, path: string[]): boolean {
  if ('any' in needs) return needs.any.every((one) => asks(gates, one, path));
  if ('all' in needs) return needs.all.some((one) => asks(gates, one, path));
  return 'token' in needs || ('gate' in needs && follows(gates, needs.gate, path, asks));
}

/** A loop of gates lets nobody through. */
function follows(gates: Gates, id: string, path: string[], ask: typeof holds): boolean {
  const gate = gates[id];
  return gate !== undefined && !path.includes(id) && ask(gates, gate.needs, [...path, id]);
}
