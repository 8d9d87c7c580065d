import Button from '@mui/material/Button';
import { useCallback, useId } from 'react';
import type { Form } from '../../../shared/documents/form.ts';
import type { CardsScreen } from '../../../shared/documents/screen.ts';
import { useDocument } from '../../artifacts/use-artifacts.ts';
import { LoadedForm } from '../../forms/LoadedForm.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { Sheet } from '../form/FormView.tsx';
import { Stale } from '../form/Stale.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useEditing } from '../form/use-editing.ts';
import { CardsHeader } from './CardsHeader.tsx';
import { type CardDocument, CardView } from './CardsView.tsx';

interface Props {
  screen: CardsScreen;
  form: string;
  cards: readonly CardDocument[];
  record: Record<string, unknown>;
  leave(): void;
}

/** The same cards with inputs. A card without a field of the form stays as it was. */
export function CardsEdit({ screen, form: id, cards, record, leave }: Props) {
  const form = useDocument('forms', id);
  const { text } = useMessages();
  const formId = useId();
  const {
    submit = text('shell/form.save'),
    update = submit,
    cancel = text('shell/form.cancel'),
  } = form?.layout.buttons ?? {};
  const editing = useEditing({ screen, form, record, done: leave });
  const editable = new Set(form?.layout.groups.flatMap((group) => group.fields));
  const isEdited = (card: CardDocument) => card.fields?.some((field) => editable.has(field));
  const arrange = useCallback(
    (given: Form): Form => {
      const groups = cards.map(({ title, fields = [] }) => ({ title, fields, columns: 2 as const }));
      return { ...given, layout: { ...given.layout, groups } };
    },
    [cards],
  );
  return (
    <Sheet>
      <CardsHeader screen={screen} record={record}>
        <Button variant="outlined" onClick={leave}>
          {cancel}
        </Button>
        <SubmitButton label={update} busy={editing.form.busy} form={formId} />
      </CardsHeader>
      <LoadedForm
        key={editing.key}
        id={id}
        formId={formId}
        arrange={arrange}
        record={editing.opened}
        {...editing.form}
      />
      {cards
        .filter((card) => !isEdited(card))
        .map((card) => (
          <CardView key={card.title} card={card} screen={screen} record={record} params={{}} />
        ))}
      <Stale form={id} conflict={editing.conflict} />
    </Sheet>
  );
}
