import type { Artifacts } from '../../../src/shared/documents/artifacts.ts';
import type { CodeParts } from '../code-parts.ts';
import type { CodePlace } from '../source-files.ts';
import { banner, quoted } from './banner.ts';
import {
  cellNames,
  componentNames,
  handlerNames,
  hookNames,
  jobHandlerNames,
  standaloneNames,
  widgetNames,
} from './names.ts';

/**
 * What stands at the places of the ids that documents name. What is missing there, the compiler and `npm run check` say.
 */
export function handlersFile(artifacts: Artifacts, parts: CodeParts): string {
  const handlers = listed(handlerNames(artifacts), parts.handlers);
  const hooks = listed(hookNames(artifacts), parts.hooks);
  const jobs = listed(jobHandlerNames(artifacts), parts.jobs);
  return [
    banner,
    "import type { Handler, Hooks, JobHandler } from '../server/context.ts';",
    ...handlers.map((one) => `import { handler as ${one.name} } from ${one.from};`),
    ...hooks.map((one) => `import { hooks as ${one.name}Hooks } from ${one.from};`),
    ...jobs.map((one) => `import { job as ${one.name}Job } from ${one.from};`),
    "import type { Calls } from './calls.ts';",
    "import type { Jobs } from './jobs.ts';",
    "import type { HandlerName, HookName, JobHandlerName } from './names.ts';",
    '',
    'export const handlers = {',
    ...handlers.map((one) => `  ${one.key}: ${one.name},`),
    '} satisfies { [Name in HandlerName]: Handler<Calls[Name]> };',
    '',
    'export const hooks = {',
    ...hooks.map((one) => `  ${one.key}: ${one.name}Hooks,`),
    '} satisfies Record<HookName, Hooks>;',
    '',
    'export const jobs = {',
    ...jobs.map((one) => `  ${one.key}: ${one.name}Job,`),
    '} satisfies { [Name in JobHandlerName]: JobHandler<Jobs[Name]> };',
    '',
  ].join('\n');
}

/** A cell is loaded with the console, everything else when it is first shown. */
export function componentsFile(artifacts: Artifacts, { drawn }: CodeParts): string {
  const cells = listed(cellNames(artifacts), drawn);
  const lazily = (names: readonly string[]) =>
    listed(names, drawn).map((one) => `    ${one.key}: () => import(${one.from}),`);
  return [
    banner,
    "import type { CellComponent, ComponentProps, ConsoleRegistry, Lazy, WidgetProps } from '../console/slots.ts';",
    ...cells.map((one) => `import ${one.name} from ${one.from};`),
    "import type { CellName, ComponentName, WidgetName } from './names.ts';",
    '',
    'export const registry = {',
    '  cells: {',
    ...cells.map((one) => `    ${one.key}: ${one.name},`),
    '  },',
    '  widgets: {',
    ...lazily(widgetNames(artifacts)),
    '  },',
    '  components: {',
    ...lazily(componentNames(artifacts)),
    '  },',
    '} satisfies ConsoleRegistry & {',
    '  cells: Record<CellName, CellComponent>;',
    '  widgets: Record<WidgetName, Lazy<WidgetProps>>;',
    '  components: Record<ComponentName, Lazy<ComponentProps>>;',
    '};',
    '',
  ].join('\n');
}

/** Pages that are sent without the console: loaded with the page itself. */
export function standaloneFile(artifacts: Artifacts, { drawn }: CodeParts): string {
  const pages = listed(standaloneNames(artifacts), drawn);
  return [
    banner,
    "import type { ComponentType } from 'react';",
    "import type { StandaloneProps, StandaloneRegistry } from '../console/standalone/slots.ts';",
    ...pages.map((one) => `import ${one.name} from ${one.from};`),
    "import type { StandaloneName } from './names.ts';",
    '',
    'export const standalone = {',
    ...pages.map((one) => `  ${one.key}: ${one.name},`),
    '} satisfies StandaloneRegistry & Record<StandaloneName, ComponentType<StandaloneProps>>;',
    '',
  ].join('\n');
}

function listed(ids: readonly string[], places: ReadonlyMap<string, CodePlace>) {
  return ids.flatMap((id) => {
    const place = places.get(id);
    return place ? [{ key: quoted(id), name: variable(id), from: quoted(place.file.replace(/^src\//, '../')) }] : [];
  });
}

const variable = (id: string): string => id.replace(/[^a-z0-9]+(.)/gi, (_, letter: string) => letter.toUpperCase());
