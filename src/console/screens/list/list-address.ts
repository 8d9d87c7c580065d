/** A list's state as it stands in the address. Absent members are the screen's defaults. */
export interface ListState {
  page: number;
  perPage: number;
  search: string;
  sort?: { field: string; order: 'ASC' | 'DESC' };
  /** Wire name of a filter → chosen values. */
  filters: Readonly<Record<string, readonly string[]>>;
  /** Optional columns that are shown. */
  columns: readonly string[];
  /** Name of the view that is shown, where the list has several. */
  view?: string;
}

export interface ListDefaults {
  perPage: number;
  pageSizes: readonly number[];
  sort?: ListState['sort'];
  /** Filters that the screen has; others in the address are left alone and not sent. */
  filters: readonly string[];
  /** Query parameter of the views, those that there are, and the one shown first. */
  views?: { parameter: string; values: readonly string[]; usual: string };
}

const filterKey = (name: string): string => `f.${name}`;

/** What an address says. Nothing in it is trusted: sizes and filters must be the screen's own, pages are clamped later. */
export function readAddress(search: URLSearchParams, defaults: ListDefaults): ListState {
  const rows = Number(search.get('rows'));
  const sort = search.get('sort');
  const filters: Record<string, string[]> = {};
  for (const name of defaults.filters) {
    const values = search.getAll(filterKey(name)).filter(Boolean);
    if (values.length > 0) filters[name] = values;
  }
  return {
    page: Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1),
    perPage: defaults.pageSizes.includes(rows) ? rows : defaults.perPage,
    search: search.get('search') ?? '',
    sort: sort ? { field: sort.replace(/^-/, ''), order: sort.startsWith('-') ? 'DESC' : 'ASC' } : defaults.sort,
    filters,
    columns: (search.get('columns') ?? '').split(',').filter(Boolean),
    ...(defaults.views && { view: viewOf(search, defaults.views) }),
  };
}

function viewOf(search: URLSearchParams, { parameter, values, usual }: NonNullable<ListDefaults['views']>): string {
  const asked = search.get(parameter)?.toLowerCase();
  return values.find((value) => value.toLowerCase() === asked) ?? usual;
}

/** The address with a state written into it; what is as by default is left out, what is not the list's stays. */
export function writeAddress(search: URLSearchParams, state: ListState, defaults: ListDefaults): URLSearchParams {
  const next = new URLSearchParams(search);
  const put = (key: string, value: string) => (value ? next.set(key, value) : next.delete(key));
  put('page', state.page > 1 ? String(state.page) : '');
  put('rows', state.perPage === defaults.perPage ? '' : String(state.perPage));
  put('search', state.search);
  const sort = state.sort && `${state.sort.order === 'DESC' ? '-' : ''}${state.sort.field}`;
  const usual = defaults.sort && `${defaults.sort.order === 'DESC' ? '-' : ''}${defaults.sort.field}`;
  put('sort', sort && sort !== usual ? sort : '');
  put('columns', state.columns.join(','));
  const { views } = defaults;
  if (views) put(views.parameter, state.view && state.view !== views.usual ? state.view : '');
  for (const name of defaults.filters) {
    next.delete(filterKey(name));
    for (const value of state.filters[name] ?? []) next.append(filterKey(name), value);
  }
  return next;
}
