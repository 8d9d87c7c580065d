import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId, useState } from 'react';
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
  const { text } = useMessages();
  const formId = useId();
  const around = { company: useActor()?.company, ...params, ...record };
  const [send] = useState(() => screen.send && fillValues(screen.send, around));
  const { timeZone } = useFormats();
  const [starts] = useState(() => screen.starts && fillValues(screen.starts, { ...around, today: todayIn(timeZone) }));
  const [begun] = useState(
    (): Begun | undefined => record && starts && { values: missing(starts, record), names: {}, untouched: true },
  );
  const [knows] = useState(() => fillValues(screen.knows ?? {}, around));
  const { submit = text('shell/form.save'), update = submit, cancel, danger } = form?.layout.buttons ?? {};
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
        <>
          <DialogContent sx={{ '&&': { pt: 1 } }}>
            <DraftOffer draft={editing.draft} />
            <LoadedForm
              key={editing.key}
              id={id}
              formId={formId}
              record={editing.opened ?? starts}
              {...editing.form}
              fixed={{ ...editing.form.fixed, ...knows }}
              onSubmit={(values, ...more) => editing.form.onSubmit(without(values, knows), ...more)}
            />
          </DialogContent>
          <DialogActions>
            <Button variant="outlined" onClick={leave}>
              {cancel ?? text('shell/form.cancel')}
            </Button>
            <DialogButtons
              actions={screen.actions}
              params={params}
              record={{ ...record, ...editing.opened }}
              done={(answer) => close(answer ?? true)}
              form={{ call: editing.call, submit: (values) => editing.form.onSubmit(values, values, {}) }}
            />
            <SubmitButton
              label={editing.changes ? update : submit}
              busy={editing.form.busy}
              form={formId}
              danger={danger}
            />
          </DialogActions>
          <Stale form={id} conflict={editing.conflict} />
        </>
      )}
    </Editor>
  );
}

/** What the record has no value for yet. */
const missing = (starts: Values, record: Values): Values =>
  Object.fromEntries(Object.entries(starts).filter(([name]) => (record[name] ?? null) === null));

const without = (values: Values, known: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !(name in known)));
