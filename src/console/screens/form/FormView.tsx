import type { FormScreen } from '../../../shared/documents/screen.ts';
import { fillRoute } from '../../actions/fill.ts';
import { GatedButton } from '../../actions/GatedButton.tsx';
import { useDrawn } from '../../actions/use-drawn.ts';
import { useRunAction } from '../../actions/use-run-action.ts';
import { useDocument, useEntity } from '../../artifacts/use-artifacts.ts';
import { Beside } from '../../forms/Beside.tsx';
import { Card } from '../../forms/view/Card.tsx';
import { FieldList } from '../../forms/view/FieldList.tsx';
import { Panel } from '../Panel.tsx';
import { RecordTitle } from '../record/RecordTitle.tsx';
import { toldIn } from '../record/told-in.ts';
import { ScreenHeader } from '../ScreenHeader.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { BackLink } from './BackLink.tsx';
import { Sheet } from './Sheet.tsx';

type Props = ScreenProps<FormScreen> & { record: Record<string, unknown> };

/** The record in the groups of its form, to be read. */
export function FormView({ screen, params, record }: Props) {
  const form = useDocument('forms', screen.form);
  const entity = useEntity(screen.resource);
  const drawn = useDrawn();
  const run = useRunAction();
  const actions = screen.actions?.filter((action) => drawn(action, { ...record, mode: 'view' })) ?? [];
  if (!form || !entity) return null;
  const { aside } = form.layout;
  const { header } = screen;
  const told = header ? toldIn(header) : [];
  const left = form.layout.groups
    .map((group) => ({ ...group, fields: group.fields.filter((name) => !told.includes(name)) }))
    .filter(({ fields }) => fields.length > 0);
  const groups = left.map((group) => (
    <Card key={group.title ?? group.fields.join()} aria-label={group.title}>
      {group.title && <h2>{group.title}</h2>}
      <FieldList
        schema={entity.schema}
        values={record}
        fields={group.fields}
        layout={form.layout}
        columns={group.columns ?? 1}
        heading={group.title}
        folds
      />
    </Card>
  ));
  const above = <BackLink to={fillRoute(screen.back, { ...params, ...record })} />;
  const buttons = actions.map((action) => (
    <GatedButton key={action.label} action={action} record={record} run={() => void run(action, { record, params })} />
  ));
  return (
    <Sheet whole={Boolean(aside)}>
      {header ? (
        <RecordTitle header={header} resource={screen.resource} record={record} above={above} actions={buttons} />
      ) : (
        <ScreenHeader
          above={above}
          title={screen.titles?.view ?? screen.title ?? entity.title}
          subtitle={String(record[entity.display] ?? '')}
          actions={buttons}
        />
      )}
      {aside ? (
        <Beside aside={aside} values={record}>
          {groups}
        </Beside>
      ) : (
        groups
      )}
      {screen.panels?.map((name) => (
        <Panel key={name} name={name} params={{ ...params, id: record.id }} record={record} />
      ))}
    </Sheet>
  );
}
