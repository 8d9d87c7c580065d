import { builtinCells, builtinWidgets } from '../../../src/shared/builtins.ts';
import type { Artifacts } from '../../../src/shared/documents/artifacts.ts';
import type { Column, Screen } from '../../../src/shared/documents/screen.ts';
import { panelsOf } from '../../../src/shared/screens/panels-of.ts';
import { standalonePages } from '../standalone.ts';
import { banner, comment, union } from './banner.ts';

/** The option list whose values are the permission codes. */
export const permissionList = 'access/permissions.codes';
/** Under these permissions are shown to anyone who gives them. */
export const permissionHeadings = 'access/permissions.groups';

/**
 * How often calls may be made, and what a gate may ask of a person besides permissions. A set of documents that does
 * not have one of these lists is not held to it.
 */
export const rateList = 'shell/limits.rates';
export const flagList = 'access/why.flags';
export const typeList = 'people/user/types';
/** How many wrong passwords are looked at. */
export const guessList = 'shell/limits.guesses';

export function namesFile(artifacts: Artifacts): string {
  const { entities, calls, jobs } = artifacts;
  const types: [string, string, string[]][] = [
    ['EntityName', '', ids(entities)],
    ['CallName', '', ids(calls)],
    ['GateName', '', ids(artifacts.gates)],
    ['MessageName', '', ids(artifacts.messages)],
    ['OptionsName', '', ids(artifacts.options)],
    ['ScreenName', '', ids(artifacts.screens)],
    ['FormName', '', ids(artifacts.forms)],
    ['JobName', '', ids(jobs)],
    ['MailName', '', ids(artifacts.mails)],
    ['HandlerName', 'Calls that the engine does not serve by itself: each needs a handler.', handlerNames(artifacts)],
    ['HookName', 'Entities with hooks.', hookNames(artifacts)],
    ['JobHandlerName', 'Jobs that the engine does not do by itself.', jobHandlerNames(artifacts)],
    ['CellName', "Cells named in documents that are not the console's own.", cellNames(artifacts)],
    ['WidgetName', "Widgets named in documents that are not the console's own.", widgetNames(artifacts)],
    ['ComponentName', 'Pages, panels, cards, dialog bodies and steps named in documents.', componentNames(artifacts)],
    ['StandaloneName', 'Pages that are sent without the console.', standaloneNames(artifacts)],
  ];
  const unions = types.map(([name, says, values]) => `${comment(says)}export type ${name} = ${union(values)};\n`);
  return `${banner}${unions.join('\n')}\n${permissions(artifacts)}`;
}

const ids = (named: Record<string, unknown>): string[] => Object.keys(named);
const having = <T>(named: Record<string, T>, test: (value: T) => boolean): string[] =>
  ids(named).filter((id) => test(named[id] as T));

export const handlerNames = ({ calls }: Artifacts): string[] => having(calls, (call) => !call.does);
export const hookNames = ({ entities }: Artifacts): string[] =>
  having(entities, (entity) => Boolean(entity.hooks?.length));
export const jobHandlerNames = ({ jobs }: Artifacts): string[] => having(jobs, (job) => !job.does);

function permissions(artifacts: Artifacts): string {
  const list = artifacts.options[permissionList];
  const codes = list && 'values' in list ? list.values.map((option) => option.value) : [];
  return `export type Permission = ${union(codes)};\n`;
}

const built = (artifacts: Artifacts): Screen[] => Object.values(artifacts.screens).filter((screen) => !screen.planned);
const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();

export function cellNames(artifacts: Artifacts): string[] {
  const columns = built(artifacts).flatMap((screen) => columnsOf(screen));
  const builtin: readonly string[] = builtinCells;
  return sorted(columns.flatMap((column) => column.cell ?? []).filter((cell) => !builtin.includes(cell)));
}

function columnsOf(screen: Screen): Column[] {
  const { subtitle = [] } = ('header' in screen && screen.header) || {};
  const shown = panelsOf(screen).flatMap(([, { columns = [], facts = [] }]) => [...columns, ...facts]);
  const parts = subtitle.flatMap((part) => (typeof part === 'object' && 'cell' in part ? part : []));
  const compared = (screen.kind === 'steps' ? screen.steps : []).flatMap(({ compares = {} }) =>
    Object.entries(compares).map(([field, cell]) => ({ field, cell })),
  );
  return [...shown, ...parts, ...compared, ...(screen.kind === 'list' ? (screen.columns ?? []) : [])];
}

export function widgetNames(artifacts: Artifacts): string[] {
  const inForms = Object.values(artifacts.forms).flatMap((form) => Object.values(form.layout?.widgets ?? {}));
  const names = inForms.map((widget) => (typeof widget === 'string' ? widget : widget.widget));
  const filters = built(artifacts).flatMap((screen) => (screen.kind === 'list' ? (screen.filters?.fields ?? []) : []));
  const builtin: readonly string[] = builtinWidgets;
  return sorted(
    [...names, ...filters.flatMap((field) => field.widget ?? [])].filter((name) => !builtin.includes(name)),
  );
}

export function componentNames(artifacts: Artifacts): string[] {
  const elsewhere = standaloneNames(artifacts);
  const asides = Object.values(artifacts.forms).flatMap(({ layout }) => layout?.aside?.component ?? []);
  return sorted([...built(artifacts).flatMap(componentsOf), ...asides].filter((name) => !elsewhere.includes(name)));
}

export const standaloneNames = (artifacts: Artifacts): string[] =>
  sorted(standalonePages(artifacts).map(({ component }) => component));

function componentsOf(screen: Screen): string[] {
  switch (screen.kind) {
    case 'page':
    case 'dialog':
      return [
        screen,
        ...panelsOf(screen).flatMap(([, panel]) => [panel, panel.expands ?? {}, { component: panel.mark }]),
      ].flatMap(({ component }) => component ?? []);
    case 'form':
      return [...(screen.panels ?? []), screen.header?.panel].filter((name) => name !== undefined);
    case 'steps':
      return [...(screen.steps ?? []).map((step) => step.component), screen.summary].filter(
        (name) => name !== undefined,
      );
    case 'cards':
      return [
        ...(screen.cards ?? []).map((card) => (card.planned ? undefined : card.component)),
        screen.header?.panel,
      ].filter((name) => name !== undefined);
    case 'list':
      return [screen.panel, screen.expands?.component].filter((name) => name !== undefined);
    case 'routes':
      return [...(screen.tools ?? []), ...(screen.banners ?? []).flatMap(({ component }) => component ?? [])];
    case 'tabs':
      return [screen.header?.panel].filter((name) => name !== undefined);
    default:
      return [];
  }
}
