import type { ConsoleRegistry } from '../../console/slots.ts';

/** What the documents name and only code can draw. */
export const registry: ConsoleRegistry = {
  cells: {},
  widgets: {},
  components: {},
};
