import type { Action } from '../../../shared/documents/screen.ts';
import { fillValues } from '../../actions/fill.ts';
import { GatedButton } from '../../actions/GatedButton.tsx';
import { useDrawn } from '../../actions/use-drawn.ts';
import { useRunAction } from '../../actions/use-run-action.ts';

interface Props {
  actions: readonly Action[] | undefined;
  params: Record<string, unknown>;
  /** What the dialog shows. */
  record: Record<string, unknown>;
  /** A call has answered. */
  done(answer?: unknown): void;
  /** The call of the form, and what sends these values in the place of the form's. */
  form?: { call: string | undefined; submit(values: Record<string, unknown>): void };
}

/** The further buttons of a dialog, as its document declares them. */
export function DialogButtons({ actions = [], params, record, done, form }: Props) {
  const run = useRunAction();
  const drawn = useDrawn();
  const start = (action: Action) => {
    if (form && action.calls === form.call && !action.confirm)
      return form.submit(fillValues(action.send ?? {}, record));
    return void run(action, { record, params, done });
  };
  return actions
    .filter((action) => drawn(action, record))
    .map((action) => <GatedButton key={action.label} action={action} record={record} run={() => start(action)} />);
}
