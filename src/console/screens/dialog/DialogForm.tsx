import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { type ReactNode, useCallback, useId, useState } from 'react';
import type { DialogScreen } from '../../../shared/documents/screen.ts';
import { fillValues } from '../../actions/fill.ts';
import { useDocument } from '../../artifacts/use-artifacts.ts';
import { todayIn } from '../../cells/dates.ts';
import { useFormats } from '../../cells/use-formats.ts';
import { DraftOffer } from '../../drafts/DraftOffer.tsx';
import type { Begun } from '../../forms/begun.ts';
import { LoadedForm } from '../../forms/LoadedForm.tsx';
import type { Values } from '../../forms/values.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useActor } from '../../session/use-actor.ts';
import { Editor } from '../form/Editor.tsx';
import { Stale } from '../form/Stale.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import type { Editing } from '../form/use-editing.ts';
import { DialogButtons } from './DialogButtons.tsx';

interface Props {
  screen: DialogScreen;
  form: string;
  record?: Record<string, unknown>;
  params: Record<string, unknown>;
  close(result?: unknown): void;
  /** Closes, asking first when something would be lost. */
  leave(): void;
}

/** A form in a dialog: it changes the record that it was opened on, where there is a call for that, or makes a new one. */
export function DialogForm({ screen, form: id, record, params, close, leave }: Props) {
  const form = useDocument('forms', id);
  const around = { company: useActor()?.company, ...params, ...record };
  const [send] = useState(() => screen.send && fillValues(screen.send, around));
  const { timeZone } = useFormats();
  const [starts] = useState(() => screen.starts && fillValues(screen.starts, { ...around, today: todayIn(timeZone) }));
  const [begun] = useState(
    (): Begun | undefined => record && starts && { values: missing(starts, record), names: {}, untouched: true },
  );
  const [knows] = useState(() => fillValues(screen.knows ?? {}, around));
  return (
    <Editor
      screen={{ id: screen.id, resource: screen.resource ?? '', calls: screen.calls ?? {}, send }}
      form={form}
      record={record}
      params={params}
      about={(record ?? params).id}
      begun={begun}
      done={(answer) => close(answer ?? true)}
    >
      {(editing) => (
        <Drawn id={id} editing={editing} starts={starts} knows={knows} leave={leave} wraps={Boolean(screen.actions)}>
          <DialogButtons
            actions={screen.actions}
            params={params}
            record={{ ...record, ...editing.opened }}
            done={(answer) => close(answer ?? true)}
            form={{ call: editing.call, submit: (values) => editing.form.onSubmit(values, values, {}) }}
          />
        </Drawn>
      )}
    </Editor>
  );
}

interface DrawnProps {
  id: string;
  editing: Editing;
  /** What a new one begins with. */
  starts: Values | undefined;
  /** What goes along and is no field. */
  knows: Values;
  leave(): void;
  /** Further buttons. */
  children: ReactNode;
  /** There may be more of them than fit beside each other. */
  wraps: boolean;
}

function Drawn({ id, editing, starts, knows, leave, children, wraps }: DrawnProps) {
  const form = useDocument('forms', id);
  const { text } = useMessages();
  const formId = useId();
  const { submit = text('shell/form.save'), update = submit, cancel, danger, waits } = form?.layout.buttons ?? {};
  const first = editing.opened ?? starts;
  const { lacks, onKeep } = useLacking(waits, first, editing.form.onKeep);
  return (
    <>
      <DialogContent sx={{ '&&': { pt: 1 } }}>
        <DraftOffer draft={editing.draft} />
        <LoadedForm
          key={editing.key}
          id={id}
          formId={formId}
          record={first}
          {...editing.form}
          onKeep={onKeep}
          fixed={{ ...editing.form.fixed, ...knows }}
          onSubmit={(values, ...more) => editing.form.onSubmit(without(values, knows), ...more)}
        />
      </DialogContent>
      <DialogActions sx={wraps ? wrapped : undefined}>
        <Button variant="outlined" onClick={leave}>
          {cancel ?? text('shell/form.cancel')}
        </Button>
        {children}
        <SubmitButton
          label={editing.changes ? update : submit}
          busy={editing.form.busy}
          form={formId}
          danger={danger}
          lacks={lacks}
        />
      </DialogActions>
      <Stale form={id} conflict={editing.conflict} />
    </>
  );
}

type Keep = Editing['form']['onKeep'];

/** Whether a field that the button waits for has no value yet: the form tells what it holds as it is typed. */
function useLacking(waits: readonly string[] = none, first: Values | undefined, keep: Keep) {
  const empty = waits.some((name) => isEmpty(first?.[name]));
  const [lacks, setLacks] = useState(empty);
  const onKeep = useCallback<Keep>(
    (half) => {
      setLacks(half ? waits.some((name) => isEmpty(half.values[name])) : empty);
      keep(half);
    },
    [empty, keep, waits],
  );
  return { lacks, onKeep };
}

const none: readonly string[] = [];
const isEmpty = (value: unknown): boolean => (value ?? '') === '';

const wrapped = { flexWrap: 'wrap', gap: 1, '&& > *': { m: 0 } } as const;

/** What the record has no value for yet. */
const missing = (starts: Values, record: Values): Values =>
  Object.fromEntries(Object.entries(starts).filter(([name]) => (record[name] ?? null) === null));

const without = (values: Values, known: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !(name in known)));
