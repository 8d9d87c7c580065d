import { lazy, Suspense, use } from 'react';
import type { CardsScreen } from '../../../shared/documents/screen.ts';
import { GatedButton } from '../../actions/GatedButton.tsx';
import { useHistory } from '../../actions/use-history.ts';
import { useDocument, useEntity } from '../../artifacts/use-artifacts.ts';
import { useEnvironment } from '../../environment.ts';
import { FieldList, FieldValue } from '../../forms/view/FieldList.tsx';
import { Rows, TitledCard } from '../../forms/view/TitledCard.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { Sheet } from '../form/Sheet.tsx';
import { lazyComponent } from '../lazy-component.ts';
import { WithinRecord } from '../record/within-record.ts';
import { switchOf } from './arrange-cards.ts';
import { CardsAction } from './CardsAction.tsx';
import { CardsHeader } from './CardsHeader.tsx';
import { type Changes, LastChange, Unchanged } from './LastChange.tsx';

const CardPanels = lazy(() => import('./CardPanels.tsx'));

export type CardDocument = CardsScreen['cards'][number];

interface Props {
  screen: CardsScreen;
  cards: readonly CardDocument[];
  record: Record<string, unknown>;
  params: Record<string, unknown>;
  edit(): void;
  /** It has just been edited: the keyboard goes on at the button. */
  isEdited: boolean;
  /** Reads the record anew. */
  reload(): void;
}

export function CardsView({ screen, cards, record, params, edit, isEdited, reload }: Props) {
  const { text } = useMessages();
  // Around tabs of the record, it stands beside its name already.
  const isWithin = use(WithinRecord);
  const history = useHistory(isWithin ? undefined : screen.resource);
  const actions = [...(screen.actions ?? []), ...(history ? [history] : [])];
  const action = { label: text('shell/form.edit'), icon: 'edit', gate: screen.edit?.gate, calls: screen.calls.update };
  const drawn = cards.map((card) => (
    <CardView key={card.title} card={card} screen={screen} record={record} params={params} />
  ));
  return (
    <Sheet>
      <CardsHeader screen={screen} record={record} params={params}>
        {actions.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the document's order; the same label may stand there for other records
          <CardsAction key={index} action={one} record={record} params={params} done={reload} />
        ))}
        {screen.edit && <GatedButton action={action} record={record} run={edit} autoFocus={isEdited} />}
      </CardsHeader>
      {screen.rows ? <Rows>{drawn}</Rows> : drawn}
      {screen.changes && <Unchanged changes={record[screen.changes] as Changes} />}
    </Sheet>
  );
}

interface CardProps {
  card: CardDocument;
  screen: CardsScreen;
  record: Record<string, unknown>;
  params: Record<string, unknown>;
}

export function CardView({ card, screen, record, params }: CardProps) {
  const entity = useEntity(screen.resource);
  const { registry } = useEnvironment();
  const form = useDocument('forms', screen.form ?? '');
  const load = card.component ? registry.components[card.component] : undefined;
  const Component = load && lazyComponent(load);
  // A field that was withheld from this person is not there, unlike one that is empty.
  const fields = (card.fields ?? []).filter((name) => name in record);
  if (!Component && !card.page && fields.length === 0) return null;
  const turned = switchOf(fields, entity?.schema);
  const rest = fields.filter((name) => name !== turned);
  const layout = { groups: [], when: form?.layout.when };
  const turns = entity && turned && (
    <FieldValue
      schema={entity.schema.properties[turned] ?? {}}
      values={record}
      name={turned}
      layout={layout}
      path={turned}
    />
  );
  return (
    <TitledCard
      title={card.title}
      about={card.about}
      turned={turns}
      row={screen.rows}
      note={screen.changes && <LastChange changes={record[screen.changes] as Changes} fields={fields} />}
    >
      {entity && rest.length > 0 && (
        <FieldList
          schema={entity.schema}
          values={record}
          fields={rest}
          layout={layout}
          columns={screen.rows ? 1 : 2}
          heading={card.title}
          folds
        />
      )}
      {card.page && (
        <Suspense>
          <CardPanels page={card.page} record={record} params={params} />
        </Suspense>
      )}
      {Component && (
        <Suspense>
          <Component record={record} params={params} actions={card.actions} row={card.row} />
        </Suspense>
      )}
    </TitledCard>
  );
}
