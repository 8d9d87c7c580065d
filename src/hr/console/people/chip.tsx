import { Cell } from '../../../console/parts.ts';

/** One of some options, by its value. */
export const chip = (value: unknown, options: string) => (
  <Cell name="chip" record={{}} values={[value]} schema={{ type: 'string', 'x-options': options }} />
);
