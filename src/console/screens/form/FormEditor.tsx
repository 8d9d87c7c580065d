import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { FormScreen } from '../../../shared/documents/screen.ts';
import { fillRoute } from '../../actions/fill.ts';
import { useDocument } from '../../artifacts/use-artifacts.ts';
import { isObject } from '../../data/is-object.ts';
import { DraftOffer } from '../../drafts/DraftOffer.tsx';
import type { Begun } from '../../forms/begun.ts';
import { LoadedForm } from '../../forms/LoadedForm.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { useNavigateHere } from '../../shell/use-navigate-here.ts';
import { useReturn } from '../../shell/use-return.ts';
import { ScreenHeader } from '../ScreenHeader.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { BackLink } from './BackLink.tsx';
import { Editor } from './Editor.tsx';
import { SaveBar } from './SaveBar.tsx';
import { Sheet } from './Sheet.tsx';
import { Stale } from './Stale.tsx';
import { SubmitButton } from './SubmitButton.tsx';

type Props = ScreenProps<FormScreen> & { mode: 'new' | 'edit'; begun?: Begun };

/** A form on its own page. */
export function FormEditor({ screen, mode, params, record, begun }: Props) {
  const form = useDocument('forms', screen.form);
  const { text } = useMessages();
  const around = { ...params, ...record };
  const declared = fillRoute(screen.back, around);
  const back = useReturn(declared);
  const navigate = useNavigateHere();
  // The list marks what has just been made.
  const made = (answer: unknown) => {
    const id = isObject(answer) ? answer.id : undefined;
    const to = fillRoute(screen.back, { ...around, ...(id !== undefined && { id }) });
    navigate(to, { state: { made: id, of: screen.resource } });
  };
  const {
    submit = text('shell/form.save'),
    update = submit,
    cancel = text('shell/form.cancel'),
  } = form?.layout.buttons ?? {};
  return (
    <Editor
      screen={screen}
      form={form}
      record={record}
      begun={begun}
      params={params}
      done={mode === 'new' ? made : back}
    >
      {(editing) => (
        <Sheet whole={Boolean(form?.layout.aside)}>
          <ScreenHeader
            above={<BackLink to={declared} />}
            title={screen.titles?.[mode] ?? screen.title ?? form?.title ?? ''}
          />
          <DraftOffer draft={editing.draft} />
          <LoadedForm key={editing.key} id={screen.form} record={editing.opened} {...editing.form}>
            <SaveBar>
              <Button component={Link} to={back} variant="outlined">
                {cancel}
              </Button>
              <SubmitButton label={mode === 'edit' ? update : submit} busy={editing.form.busy} />
            </SaveBar>
          </LoadedForm>
          <Stale form={screen.form} conflict={editing.conflict} />
        </Sheet>
      )}
    </Editor>
  );
}
