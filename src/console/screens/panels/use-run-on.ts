import type { Action } from '../../../shared/documents/screen.ts';
import { fillValues } from '../../actions/fill.ts';
import { useRunAction } from '../../actions/use-run-action.ts';

type Values = Record<string, unknown>;

/** Runs a control of a panel on what is shown. A dialog is told what the control says, and nothing else. */
export function useRunOn(): (action: Action, values: Values, done: (answer: unknown) => void) => void {
  const run = useRunAction();
  return (action, values, done) => {
    if (!action.opens) void run(action, { params: values, done });
    else void run({ ...action, send: fillValues(action.send ?? {}, values) }, { done });
  };
}
