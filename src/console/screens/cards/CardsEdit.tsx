import Button from '@mui/material/Button';
import { useCallback, useId, useMemo, useRef } from 'react';
import type { Form } from '../../../shared/documents/form.ts';
import type { CardsScreen } from '../../../shared/documents/screen.ts';
import { useDocument, useEntity } from '../../artifacts/use-artifacts.ts';
import { DraftOffer } from '../../drafts/DraftOffer.tsx';
import { LoadedForm } from '../../forms/LoadedForm.tsx';
import { useGates } from '../../gates/use-gate.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Editor } from '../form/Editor.tsx';
import { Sheet } from '../form/Sheet.tsx';
import { Stale } from '../form/Stale.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useFirstFocus } from '../use-first-focus.ts';
import { arrangeCards, editableFields } from './arrange-cards.ts';
import { CardsHeader } from './CardsHeader.tsx';
import { type CardDocument, CardView } from './CardsView.tsx';

interface Props {
  screen: CardsScreen;
  form: string;
  cards: readonly CardDocument[];
  record: Record<string, unknown>;
  /** `saved`: the record is another now. */
  leave(saved: boolean): void | Promise<void>;
}

/**
 * The same cards with inputs. Fields that this person may not change on this record stay as they are: greyed beside
 * others, or on their card, in its place, when nothing on it can be changed.
 */
export function CardsEdit({ screen, form: id, cards, record, leave }: Props) {
  const form = useDocument('forms', id);
  const entity = useEntity(screen.resource);
  const ask = useGates();
  const { text } = useMessages();
  const formId = useId();
  const sheet = useRef<HTMLDivElement>(null);
  useFirstFocus(() => sheet.current);
  const {
    submit = text('shell/form.save'),
    update = submit,
    cancel = text('shell/form.cancel'),
  } = form?.layout.buttons ?? {};
  const editable = useMemo(
    () => editableFields(form, entity, (gate) => ask(gate, record).allowed),
    [form, entity, ask, record],
  );
  const arrange = useCallback(
    (given: Form): Form => {
      const read = (card: CardDocument) => (
        <CardView key={card.title} card={card} screen={screen} record={record} params={{}} />
      );
      return arrangeCards(given, screen, cards, record, editable, read, entity?.schema);
    },
    [screen, cards, record, editable, entity],
  );
  return (
    <Editor screen={screen} form={form} record={record} done={(answer) => leave(answer !== undefined)}>
      {(editing) => (
        <Sheet ref={sheet}>
          <CardsHeader screen={screen} record={record} buttonsOnly>
            <Button
              variant="outlined"
              onClick={() => {
                editing.draft.drop();
                void leave(false);
              }}
            >
              {cancel}
            </Button>
            <SubmitButton label={update} busy={editing.form.busy} form={formId} />
          </CardsHeader>
          <DraftOffer draft={editing.draft} />
          <LoadedForm
            key={editing.key}
            id={id}
            formId={formId}
            arrange={arrange}
            record={editing.opened}
            {...editing.form}
          />
          <Stale form={id} conflict={editing.conflict} />
        </Sheet>
      )}
    </Editor>
  );
}
