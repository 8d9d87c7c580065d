/**
 * One rule between permissions, as `access/permission-rules.rules` declares it. The function below knows the kinds and
 * no code; the document knows the codes.
 */
export type PermissionRule = { readonly value: string; readonly label: string } & (
  | { readonly kind: 'implies'; readonly when: Codes; readonly then: Codes; readonly off?: 'dependants' }
  | { readonly kind: 'some'; readonly when: Codes; readonly of: Codes }
  | { readonly kind: 'one'; readonly when: Codes; readonly of: Codes; readonly usual: string; readonly prefer: string }
  | { readonly kind: 'needs'; readonly when: Codes; readonly then: Codes }
  | { readonly kind: 'together'; readonly of: Codes }
);

type Codes = readonly string[];
type Rules = readonly PermissionRule[];
type Held = Set<string>;

/** Why a switch cannot be moved: the rule, and what has to go (or come) first. */
interface Lock {
  rule: string;
  reason: string;
  /** On, and in the way of switching off; empty when the switch cannot be switched on. */
  dependants: string[];
  /** Off, and needed before it can be switched on. */
  needs: string[];
}

/**
 * The permissions with everything that they bring along, and without what cannot stand alone: every rule holds of the
 * result, and of what already holds nothing changes. The server grants nothing but such sets.
 */
export function normalise(rules: Rules, codes: Codes): string[] {
  return inOrder(codes, settle(rules, new Set(codes)));
}

/** What a click on a switch makes of the permissions; on a locked one, nothing. */
export function click(rules: Rules, codes: Codes, code: string): string[] {
  const settled = normalise(rules, codes);
  if (lockOf(rules, settled, code)) return settled;
  const held = new Set(settled);
  const radio = choiceOf(rules, code);
  const on = !held.has(code);
  // A chosen radio stays chosen.
  if (radio && !on) return [...held];
  if (!on) return inOrder(codes, withoutAll(rules, held, switchedWith(rules, code)));
  for (const other of radio?.of ?? []) held.delete(other);
  for (const one of switchedWith(rules, code)) held.add(one);
  return inOrder(codes, settle(rules, held));
}

/** A locked switch goes off together with everything that holds it on. */
export function turnOff(rules: Rules, codes: Codes, code: string): string[] {
  const held = new Set(normalise(rules, codes));
  return inOrder(codes, withoutAll(rules, held, switchedWith(rules, code)));
}

/** Everything that may be given, but for what Select all leaves out. */
export function selectAll(rules: Rules, available: Codes, except: Codes): string[] {
  return normalise(
    rules,
    available.filter((code) => !except.includes(code)),
  );
}

/** Null while the switch can be moved. */
export function lockOf(rules: Rules, codes: Codes, code: string): Lock | null {
  const held = new Set(codes);
  for (const rule of rules) {
    const lock = held.has(code) ? heldOn(rule, held, code) : heldOff(rule, held, code);
    // What is switched together cannot hold itself.
    const others = lock?.dependants.filter((other) => !switchedWith(rules, code).includes(other));
    if (lock && others && (others.length > 0 || lock.needs.length > 0)) return { ...lock, dependants: others };
  }
  return null;
}

const any = (codes: Codes, held: Held): boolean => codes.some((code) => held.has(code));
const all = (codes: Codes, held: Held): boolean => codes.every((code) => held.has(code));

/** Until nothing changes. Each code comes at most once and goes at most once, so that this ends. */
function settle(rules: Rules, held: Held): Held {
  const gone: Held = new Set();
  for (let before = -1; before !== held.size + gone.size; ) {
    before = held.size + gone.size;
    for (const rule of rules) settleOne(rule, held, gone);
  }
  return held;
}

function settleOne(rule: PermissionRule, held: Held, gone: Held): void {
  const add = (codes: Codes) => {
    for (const code of codes) if (!gone.has(code)) held.add(code);
  };
  const drop = (codes: Codes) => {
    for (const code of codes) if (held.delete(code)) gone.add(code);
  };
  if (rule.kind === 'implies' && any(rule.when, held)) add(rule.then);
  if (rule.kind === 'some' && any(rule.when, held) && !any(rule.of, held)) add(rule.of);
  if (rule.kind === 'needs' && !all(rule.then, held)) drop(rule.when);
  if (rule.kind !== 'one') return;
  if (any(rule.when, held) && !any(rule.of, held)) add([rule.usual]);
  if (all(rule.of, held)) drop(rule.of.filter((code) => code !== rule.prefer));
}

/** These go, and with them whatever cannot be without them. */
function withoutAll(rules: Rules, held: Held, codes: Codes): Held {
  for (const code of codes) held.delete(code);
  for (let before = -1; before !== held.size; ) {
    before = held.size;
    for (const rule of rules) for (const code of lost(rule, held)) held.delete(code);
  }
  return settle(rules, held);
}

function lost(rule: PermissionRule, held: Held): Codes {
  switch (rule.kind) {
    case 'implies':
    case 'needs':
      return all(rule.then, held) ? [] : rule.when;
    case 'some':
      return any(rule.of, held) ? [] : rule.when;
    case 'one':
      return any(rule.when, held) ? [] : rule.of;
    case 'together':
      return [];
  }
}

function heldOn(rule: PermissionRule, held: Held, code: string): Lock | null {
  if (rule.kind !== 'implies' || rule.off === 'dependants' || !rule.then.includes(code)) return null;
  return { rule: rule.value, reason: rule.label, dependants: rule.when.filter((one) => held.has(one)), needs: [] };
}

function heldOff(rule: PermissionRule, held: Held, code: string): Lock | null {
  if (rule.kind !== 'needs' || !rule.when.includes(code)) return null;
  return { rule: rule.value, reason: rule.label, dependants: [], needs: rule.then.filter((one) => !held.has(one)) };
}

const choiceOf = (rules: Rules, code: string) =>
  rules.find((rule) => rule.kind === 'one' && rule.of.includes(code)) as Extract<PermissionRule, { kind: 'one' }>;

function switchedWith(rules: Rules, code: string): Codes {
  const rule = rules.find((one) => one.kind === 'together' && one.of.includes(code));
  return rule?.kind === 'together' ? rule.of : [code];
}

/** What was there keeps its place; what came follows. */
function inOrder(before: Codes, held: Held): string[] {
  const kept = [...new Set(before)].filter((code) => held.has(code));
  return [...kept, ...[...held].filter((code) => !before.includes(code))];
}
