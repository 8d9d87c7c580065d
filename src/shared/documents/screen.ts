import type { Action, Base, Column } from './control.ts';
import type { DialogScreen, PageScreen } from './panel.ts';

export type { Action, Column } from './control.ts';
export type { DialogScreen, PageScreen } from './panel.ts';

export interface ListScreen extends Base {
  kind: 'list';
  resource: string;
  calls?: Record<string, string>;
  columns: Column[];
  search?: { placeholder?: string; debounce: string };
  pageSizes: string;
  /** Further rows come below those that are there, without an end and without page numbers. */
  paging?: 'more';
  filters?: { call?: string; shown?: 'bar'; fields: FilterDocument[] };
  /** The named views of the list call as tabs above the list. */
  /** `elsewhere`: message before links to the others, where a search finds nothing in this one. */
  views?: { default: string; elsewhere?: string; tabs: ViewTab[] };
  /** Properties that together say which row a control is of, where rows begin alike. */
  names?: string[];
  /** Query parameter that holds the id of one record, which is then marked in the list. */
  mark?: string;
  /** The list is asked for again from time to time while a row on it has one of these values. */
  refresh?: { field: string; while: string[] };
  sort?: { field: string; order: 'ASC' | 'DESC' };
  empty: string;
  noHits?: string;
  actions?: Action[];
  row?: Action[];
  /** All controls of a row stand behind one button. */
  rowMenu?: true;
  /** Each row folds out into a named component. */
  expands?: { component: string; label: string; gate?: string };
  bulk?: Action[];
  /** Says how many of all are chosen, with {count} and {total}: a box that chooses all that the search and filters find. */
  selectAll?: string;
  /** Where a click on the row goes, and who may go there. */
  open?: string;
  openGate?: string;
  /** Screen that takes the list's place while the address has this query parameter: the id of one record. */
  detail?: { key: string; screen: string };
  /** What the list call is always sent. */
  send?: Record<string, unknown>;
  /** Named component between the heading and the rows. */
  panel?: string;
  /** Rows can be moved by drag and by keyboard; the named call stores the order. */
  reorder?: string;
}

export interface FilterDocument {
  name: string;
  /** Without one, what its property is called, and how it is compared. */
  label?: string;
  /** How it is set; without one, what it is compared with decides. */
  widget?: 'choices' | 'text' | 'date' | 'number' | 'relation';
  options?: string;
  /** Chosen where the address says nothing. */
  usual?: string;
  /** Query parameter that holds it. Without one it is `f.` and the name. */
  key?: string;
  /** What it says while nothing is chosen, in the bar. */
  all?: string;
  /** Who may filter by it. */
  gate?: string;
}

export interface ViewTab {
  /** Name of the view in the call, and value in the address. */
  value: string;
  label: string;
  gate?: string;
  /** Message in the place of rows. */
  empty?: string;
  /** Order, in place of the list's. */
  sort?: { field: string; order: 'ASC' | 'DESC' };
  /** Optional columns that it shows unless the address says others. */
  columns?: string[];
  /** View that is counted on the tab, where it is not its own. */
  counts?: string;
  /** How many records another view has, said by a message with {count} where there are any. */
  beside?: { counts: string; text: string };
}

export interface FormScreen extends Base {
  kind: 'form';
  resource: string;
  form: string;
  /** read, create, update. The route's mode (new, edit, view) chooses. */
  calls: Record<string, string>;
  titles?: Record<string, string>;
  /** Where Save, Cancel and Back lead. */
  back: string;
  /** A new one begins as a copy of the record that this parameter of the address names, without some of its values. */
  copy?: { parameter: string; without?: string[] };
  actions?: Action[];
  /** Above a record that is read, in place of the title; its groups do not say it again. */
  header?: RecordHeader;
  /** Named panels below the form. */
  panels?: string[];
}

export interface CardsScreen extends Base {
  kind: 'cards';
  resource: string;
  calls: Record<string, string>;
  form?: string;
  /** Without it there is only the view mode. */
  edit?: { gate: string };
  /** Property that holds who changed each field last: field → {at, by}. */
  changes?: string;
  /** Its cards are the rows of one list. */
  rows?: true;
  /** Controls beside the title, while it is read. */
  actions?: Action[];
  header?: RecordHeader;
  cards: Card[];
}

/** A chip that says what its value is of: `Mood: Good`. */
interface HeaderChip {
  field: string;
  label: string;
  /** Property without a value of which it says nothing. */
  with?: string;
}

/** A part of the line below the title: a property, with what it is the value of; or a cell that reads several. */
export type HeaderPart = string | { field: string; label: string } | { cell: string; reads: string[]; label?: string };

/** What stands above everything about a record. */
export interface RecordHeader {
  title: string;
  subtitle?: HeaderPart[];
  avatar?: string;
  /** Told, by its title, while it has a value. */
  notice?: string;
  /** Properties with a list of values, shown as chips beside the title; of what is on or off, the label while it is on. */
  chips?: (string | HeaderChip)[];
  /** Named component below. */
  panel?: string;
}

interface Card {
  title: string;
  /** A sentence below the heading. */
  about?: string;
  fields?: string[];
  /** Page or dialog whose panels stand on it; without a call of its own they show the record. */
  page?: string;
  component?: string;
  /** Controls that the component draws: its own, and those of each of its items. */
  actions?: Action[];
  row?: Action[];
  gate?: string;
  /** Within the tabs of a record it is there only while that is edited. */
  within?: 'edited';
  planned?: true;
}

export interface StepsScreen extends Base {
  kind: 'steps';
  title: string;
  resource: string;
  width?: number;
  submit?: string;
  /** Component above the buttons of a record that is being changed. */
  summary?: string;
  steps: Step[];
  /** read, update, create. */
  calls: Record<string, string>;
}

export interface Step {
  title: string;
  form?: string;
  component?: string;
  /** Property that must have a value before the next step → message. */
  needs?: Record<string, string>;
  /** Property that a component gives a value → cell that shows it where two versions are compared. */
  compares?: Record<string, string>;
}

export interface TabsScreen extends Base {
  kind: 'tabs';
  /** Query parameter that holds the tab's value; matched without case, written as declared. */
  query: string;
  default: string;
  groups?: string[];
  tabs: Tab[];
  /** With a resource the tabs are about one of its records, which stands above them and is given to each. */
  resource?: string;
  /** read. */
  calls?: Record<string, string>;
  header?: RecordHeader;
  /** Controls beside the record's title. */
  actions?: Action[];
}

export interface Tab {
  value: string;
  label: string;
  group?: string;
  icon?: string;
  /** Not listed while there is none. */
  screen?: string;
  gate?: string;
  /** Flag of the actor without which the tab gives way to `fallback`. */
  flag?: string;
  fallback?: string;
  /** Query parameters that belong to this tab and go when it is left. */
  keys?: string[];
  /** Query parameter that opens this tab by being there, where the address names none. */
  opensBy?: string | string[];
}

/** A named component, or a sentence, for whom these facts of the signed-in person hold. */
export interface Banner {
  component?: string;
  /** Message; `{name}` are facts of the signed-in person. */
  text?: string;
  /** Where it is changed, for whoever may. */
  link?: { label: string; goes: string; gate: string };
  when: Record<string, boolean | string>;
}

/** Routes of the console: path → screen, or a redirect. */
export interface RoutesScreen extends Base {
  kind: 'routes';
  /** Dialog in which people prove again who they are; closed with a result, it was proved. */
  stepUp?: string;
  /** Dialog in which people sign in again over what they were doing; closed with a result, they have. Without it they are led to `/login`. */
  signIn?: string;
  /** Call that answers the `key` under which the signed-in person's drafts are kept on their device; without it none are. */
  draftKey?: string;
  /** Where everyone with a flag is led, whatever they ask for; the first that holds. */
  leads?: { flag: string; to: string }[];
  /** Entries of the person's own menu, besides the places. */
  menu?: Action[];
  /** Named components in the bar, beside the person: not while the console is seen as someone else. */
  tools?: string[];
  /** What stands below the bar on every page. */
  banners?: Banner[];
  /** Where one reads what was done to a record of these entities: `{entity}` and `{id}` are filled in. */
  history?: { label: string; icon?: string; gate?: string; goes: string; of: string[] };
  /** Dialog that explains a refusal; it is opened with the gate's id as `gate`, and the record that it is about. */
  why?: string;
  routes: {
    path: string;
    screen?: string;
    mode?: 'new' | 'edit' | 'view';
    redirect?: string;
    gate?: string;
    /** Where it leads someone whom the gate refuses, while the address has no query. */
    refusedTo?: string;
    /** Shown without the shell around it (sign-in). */
    bare?: true;
    /** Sent as a small page of its own, without the console. */
    standalone?: true;
    nav?: { label: string; icon: string };
  }[];
}

export type Screen =
  | ListScreen
  | FormScreen
  | CardsScreen
  | StepsScreen
  | TabsScreen
  | DialogScreen
  | PageScreen
  | RoutesScreen;
