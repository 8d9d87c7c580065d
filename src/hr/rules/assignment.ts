import type { OptionValues } from '../../generated/options.ts';

/** Whom a setting means, by the field of the employee's own profile that names them. */
export type Target = OptionValues['company/settings.targets'];

export interface Assigning {
  /** Null: these people are assigned to nobody by themselves. */
  readonly disengaged: Target | null;
  readonly fenceSitters: Target | null;
}

interface Named {
  readonly hr_manager: string | null;
  readonly hrbp: string | null;
}

/** Someone who might be meant. */
export interface Candidate {
  readonly id: string;
  readonly email: string;
  readonly employee_id: string;
  readonly status: string;
}

export interface Thresholds {
  /** Moods up to this are disengaged; up to that fence-sitters; better ones engaged. */
  readonly disengagedUpTo: number;
  readonly passiveUpTo: number;
}

/** `nobody`: nothing is to be assigned. The warnings say why someone should have been, and was not. */
export type Assignment =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'assigned'; readonly to: string }
  | { readonly kind: 'warning'; readonly why: Why; readonly target: Target };

/** `too-few`: by the field alone the one who is named would know whose chat it is. */
type Why = 'not-named' | 'not-found' | 'not-active' | 'too-few';

/** Whom the settings mean at the end of a chat with this mood; null for nobody. */
export function targetFor(settings: Assigning, mood: number | null, at: Thresholds): Target | null {
  if (mood === null || mood > at.passiveUpTo) return null;
  return mood <= at.disengagedUpTo ? settings.disengaged : settings.fenceSitters;
}

/** What to look for: an HR manager is named by e-mail, a business partner by e-mail or employee id. */
export function nameOf(target: Target, person: Named): string | null {
  return person[target]?.trim() || null;
}

/** Which of the candidates is meant. E-mail goes before employee id, should both fit different people. */
export function assign(target: Target | null, person: Named, candidates: readonly Candidate[]): Assignment {
  if (!target) return { kind: 'nobody' };
  const name = nameOf(target, person)?.toLowerCase();
  if (!name) return { kind: 'warning', why: 'not-named', target };
  const found =
    candidates.find(({ email }) => email.toLowerCase() === name) ??
    candidates.find(({ employee_id: number }) => target === 'hrbp' && number.toLowerCase() === name);
  if (!found) return { kind: 'warning', why: 'not-found', target };
  if (found.status !== 'active') return { kind: 'warning', why: 'not-active', target };
  return { kind: 'assigned', to: found.id };
}

/**
 * Who may not know whose chat it is learns of it only where at least the minimum of people name them in the same field:
 * else the field would tell, and whoever may edit profiles could see to that.
 */
export function unlessTelling(
  found: Assignment,
  target: Target,
  { knows, namedBy }: { readonly knows: boolean; readonly namedBy: number },
  minimum: number,
): Assignment {
  if (found.kind !== 'assigned' || knows || namedBy >= minimum) return found;
  return { kind: 'warning', why: 'too-few', target };
}
