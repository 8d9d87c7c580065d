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
  /** Its pages follow each other below: it has no number of a page, and always begins at its start. */
  endless?: boolean;
  pageSizes: readonly number[];
  sort?: ListState['sort'];
  /** Optional columns that are shown while the address names none. */
  columns?: readonly string[];
  /** Filters that the screen has; others in the address are left alone and not sent. */
  filters: readonly ListFilter[];
  /** Query parameter of the views, those that there are, and the one shown first. */
  views?: { parameter: string; values: readonly string[]; usual: string; own?: Readonly<Record<string, ViewDefaults>> };
}

/** Of one view: its order in place of the list's, and the optional columns that it shows. */
interface ViewDefaults {
  sort?: ListState['sort'];
  columns?: readonly string[];
}

/** What is so in a view while the address says nothing else. */
function usualIn(defaults: ListDefaults, view = ''): Required<Pick<ListState, 'columns'>> & Pick<ListState, 'sort'> {
  const { sort = defaults.sort, columns = defaults.columns ?? [] } = defaults.views?.own?.[view] ?? {};
  return { sort, columns };
}

interface ListFilter {
  name: string;
  /** Query parameter. Without one it is `f.` and the name. */
  key?: string;
  /** Chosen where the address says nothing; nothing at all is written as an empty text. */
  usual?: string;
}

const keyOf = ({ name, key = `f.${name}` }: ListFilter): string => key;

function chosenIn(search: URLSearchParams, filter: ListFilter): string[] {
  const given = search.getAll(keyOf(filter));
  return given.length === 0 && filter.usual ? [filter.usual] : given.filter(Boolean);
}

function writtenFor({ usual }: ListFilter, values: readonly string[]): readonly string[] {
  if (usual === undefined) return values;
  if (values.length === 0) return [''];
  return values.length === 1 && values[0] === usual ? [] : values;
}

/** What an address says. Nothing in it is trusted: sizes and filters must be the screen's own, pages are clamped later. */
export function readAddress(search: URLSearchParams, defaults: ListDefaults): ListState {
  const rows = Number(search.get('rows'));
  const sort = search.get('sort');
  const view = defaults.views && viewOf(search, defaults.views);
  const usual = usualIn(defaults, view);
  const filters: Record<string, string[]> = {};
  for (const filter of defaults.filters) {
    const values = chosenIn(search, filter);
    if (values.length > 0) filters[filter.name] = values;
  }
  return {
    page: defaults.endless ? 1 : Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1),
    perPage: defaults.pageSizes.includes(rows) ? rows : defaults.perPage,
    search: search.get('search') ?? '',
    sort: sort ? { field: sort.replace(/^-/, ''), order: sort.startsWith('-') ? 'DESC' : 'ASC' } : usual.sort,
    filters,
    columns: search.get('columns')?.split(',').filter(Boolean) ?? usual.columns,
    ...(view !== undefined && { view }),
  };
}

function viewOf(search: URLSearchParams, { parameter, values, usual }: NonNullable<ListDefaults['views']>): string {
  const asked = search.get(parameter)?.toLowerCase();
  return values.find((value) => value.toLowerCase() === asked) ?? usual;
}

const writtenSort = (sort: ListState['sort']): string =>
  sort ? `${sort.order === 'DESC' ? '-' : ''}${sort.field}` : '';

/** The state in another view: an order or columns that were chosen stay, those of the view that is left do not. */
export function inView(search: URLSearchParams, view: string, defaults: ListDefaults): ListState {
  const next = new URLSearchParams(search);
  if (defaults.views) next.set(defaults.views.parameter, view);
  return { ...readAddress(next, defaults), page: 1 };
}

/** What is asked of a list in this state: its view by the name of its parameter, filters by theirs, and `search`. */
export function askedIn(
  { view, filters, search }: Pick<ListState, 'view' | 'filters' | 'search'>,
  viewParameter?: string,
): Record<string, unknown> {
  return { ...(view && viewParameter && { [viewParameter]: view }), ...filters, ...(search && { search }) };
}

/** The address with a state written into it; what is as by default is left out, what is not the list's stays. */
export function writeAddress(search: URLSearchParams, state: ListState, defaults: ListDefaults): URLSearchParams {
  const next = new URLSearchParams(search);
  const put = (key: string, value: string) => (value ? next.set(key, value) : next.delete(key));
  put('page', state.page > 1 ? String(state.page) : '');
  put('rows', state.perPage === defaults.perPage ? '' : String(state.perPage));
  put('search', state.search);
  const usual = usualIn(defaults, state.view);
  const sort = writtenSort(state.sort);
  put('sort', sort === writtenSort(usual.sort) ? '' : sort);
  const columns = state.columns.join(',');
  columns === usual.columns.join(',') ? next.delete('columns') : next.set('columns', columns);
  const { views } = defaults;
  if (views) put(views.parameter, state.view && state.view !== views.usual ? state.view : '');
  for (const filter of defaults.filters) {
    next.delete(keyOf(filter));
    for (const value of writtenFor(filter, state.filters[filter.name] ?? [])) next.append(keyOf(filter), value);
  }
  return next;
}
