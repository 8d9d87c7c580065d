/** What is chosen for export: everything a search finds, which the server expands, or single touchpoints. */
export type Choice = { all: true; search: string } | { all: false; ids: ReadonlySet<string> };

export const nothing: Choice = { all: false, ids: new Set() };

/** The touchpoints on screen, and how many the search has found. */
export interface Found {
  search: string;
  ids: readonly string[];
  total: number;
}

export const isChosen = (choice: Choice, id: string): boolean => choice.all || choice.ids.has(id);

export const count = (choice: Choice, found: Found): number => (choice.all ? found.total : choice.ids.size);

/** Of the box above the list: all of what is found, some, or none. */
export function extent(choice: Choice, found: Found): 'all' | 'some' | 'none' {
  if (choice.all) return 'all';
  const chosen = found.ids.filter((id) => choice.ids.has(id)).length;
  if (chosen === 0) return 'none';
  return chosen === found.total ? 'all' : 'some';
}

export function toggle(choice: Choice, found: Found, id: string): Choice {
  const ids = new Set(choice.all ? found.ids : choice.ids);
  if (!ids.delete(id)) ids.add(id);
  return { all: false, ids };
}

/** "Select all" means every match of the search. What was chosen in another search stays beside it. */
export function toggleAll(choice: Choice, found: Found): Choice {
  if (extent(choice, found) === 'all') {
    const ids = new Set(choice.all ? [] : choice.ids);
    for (const id of found.ids) ids.delete(id);
    return { all: false, ids };
  }
  const others = choice.all ? [] : [...choice.ids].filter((id) => !found.ids.includes(id));
  return others.length > 0
    ? { all: false, ids: new Set([...others, ...found.ids]) }
    : { all: true, search: found.search };
}

/** Another search finds others: "all" becomes the ones it stood for. */
export const searched = (choice: Choice, before: Found): Choice =>
  choice.all ? { all: false, ids: new Set(before.ids) } : choice;

/** Body of the export call. */
export function exported(choice: Choice): { all: true; raw_search_string?: string } | { stages: string[] } {
  if (!choice.all) return { stages: [...choice.ids] };
  return choice.search ? { all: true, raw_search_string: choice.search } : { all: true };
}
