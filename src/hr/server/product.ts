import { handlers, hooks, jobs } from '../../generated/handlers.ts';
import type { Product } from '../../server/context.ts';
import { access } from './access/engine-access.ts';
import { connectors } from './integrations/connectors.ts';
import { answers } from './segments/answers.ts';
import { takeBack } from './touchpoints/run/take-back.ts';

/**
 * What the documents name and only code can do. The engine finds handlers by name and gives each what its document says,
 * which no type of a whole table can express.
 */
export const product: Product = {
  handlers: handlers as unknown as Product['handlers'],
  hooks,
  jobs: jobs as unknown as Product['jobs'],
  access,
  holds: [answers],
  connectors,
  stopMails: takeBack,
};
