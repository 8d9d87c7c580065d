import type { Calls } from '../../../generated/calls.ts';

export type Listed = Calls['exit/stage.list']['answer'];

/** The company's post-exit survey, as its list tells it. */
export type Survey = Listed['data'][number]['stage_details'];
