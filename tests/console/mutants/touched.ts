import type { Artifacts } from '../../../src/shared/documents/artifacts.ts';
import type { Screen } from '../../../src/shared/documents/screen.ts';
import type { ChangedSet } from './sets.mjs';

type Changed = ChangedSet['changed'];

/** Those that have something to draw. */
export const drawn = ({ screens }: Artifacts): Screen[] =>
  Object.values(screens).filter(({ kind, planned }) => kind !== 'routes' && !planned);

/** The artifacts with what became of them. */
export function applied(own: Artifacts, changed: Changed): Artifacts {
  const kinds = Object.entries(own).map(([kind, entries]) => {
    const all = Object.entries({ ...entries, ...changed[kind] });
    return [kind, Object.fromEntries(all.filter(([, entry]) => entry !== null))];
  });
  return Object.fromEntries(kinds);
}

/**
 * The screens that lead to something changed: what they name, what that names, and so on. What only code names is
 * drawn by a component: then all screens of its subject that have one.
 */
export function touched(own: Artifacts, artifacts: Artifacts, changed: Changed): Screen[] {
  const screens = drawn(artifacts);
  const ids = new Set(Object.values(changed).flatMap((entries) => Object.keys(entries)));
  const named = namesIn(own, artifacts);
  const reached = screens.map((screen) => ({ screen, reaches: reachedFrom(screen.id, named) }));
  const unreached = [...ids].filter((id) => !reached.some(({ reaches }) => reaches.has(id)));
  const subjects = new Set(unreached.map((id) => id.split('/', 1)[0]));
  const byCode = (screen: Screen) =>
    JSON.stringify(screen).includes('"component"') && subjects.has(screen.id.split('/', 1)[0]);
  return reached
    .filter(({ screen, reaches }) => [...ids].some((id) => reaches.has(id)) || byCode(screen))
    .map(({ screen }) => screen);
}

/** By id, the ids that the entries of this id name, of whichever kind they are. */
function namesIn(...all: readonly Artifacts[]): Map<string, Set<string>> {
  const entries = all.flatMap((artifacts) => Object.values(artifacts).flatMap((one) => Object.entries(one)));
  const known = new Set(entries.map(([id]) => id));
  const named = new Map<string, Set<string>>();
  for (const [id, entry] of entries) {
    const names = named.get(id) ?? new Set();
    named.set(id, names);
    for (const [, text] of JSON.stringify(entry).matchAll(/"((?:[^"\\]|\\.)*)"/g))
      if (text && text !== id && known.has(text)) names.add(text);
  }
  return named;
}

function reachedFrom(id: string, named: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set([id]);
  for (const next of reached) for (const name of named.get(next) ?? []) reached.add(name);
  return reached;
}
