import type { Calls } from '../../generated/calls.ts';
import type { Jobs } from '../../generated/jobs.ts';
import type { HandlerName, HookName, JobHandlerName } from '../../generated/names.ts';
import type { Handler, Hooks, JobHandler, Product } from '../../server/context.ts';
import { access } from './access/actor.ts';
import { admins } from './people/admins.ts';
import { reportRead } from './touchpoints/report.read.ts';
import { report } from './touchpoints/report.ts';
import { stageExport } from './touchpoints/stage.export.ts';
import { stageHooks } from './touchpoints/stage.hooks.ts';

const handlers = {
  'people/admins': admins,
  'touchpoints/report.read': reportRead,
  'touchpoints/stage.export': stageExport,
} satisfies { [Name in HandlerName]: Handler<Calls[Name]> };

const hooks = {
  'touchpoints/stage': stageHooks,
} satisfies Record<HookName, Hooks>;

const jobs = {
  'touchpoints/report': report,
} satisfies { [Name in JobHandlerName]: JobHandler<Jobs[Name]> };

/**
 * What the documents name and only code can do: a missing or stale name is a compile error above. The engine finds
 * handlers by name and gives each what its document says, which no type of a whole table can express.
 */
export const product: Product = {
  handlers: handlers as unknown as Product['handlers'],
  hooks,
  jobs: jobs as unknown as Product['jobs'],
  access,
};
