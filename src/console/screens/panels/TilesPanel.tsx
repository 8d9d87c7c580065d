import { styled } from '@mui/material/styles';
import { use } from 'react';
import type { Panel } from '../../../shared/documents/panel.ts';
import type { Action } from '../../../shared/documents/screen.ts';
import { GatedButton } from '../../actions/GatedButton.tsx';
import { useDrawn } from '../../actions/use-drawn.ts';
import { useRunAction } from '../../actions/use-run-action.ts';
import { useOptions } from '../../artifacts/use-artifacts.ts';
import { Panel as Component } from '../Panel.tsx';
import { OnCard } from './on-card.ts';
import { hasValue, RecordValue } from './RecordValue.tsx';
import { useSaid } from './use-said.ts';
import { listAt } from './value-at.ts';

type Values = Record<string, unknown>;

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 264px), 1fr))',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Tile = styled('li')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'flex',
    flexDirection: 'column',
    gap: 12,
    minWidth: 0,
    padding: 18,
    border: `1px solid ${palette.divider}`,
    borderRadius: 12,
    backgroundColor: palette.background.paper,
    '& .head': { display: 'flex', alignItems: 'center', gap: 10 },
    '& .name': { ...theme.typography.h3, margin: 0, flex: '1 1 auto', minWidth: 0, overflowWrap: 'break-word' },
    '& .about': { margin: 0, fontSize: '0.875rem', color: palette.text.secondary },
    '& .fact': { fontSize: '0.875rem', overflowWrap: 'anywhere' },
    '& .fact > small': { display: 'block', color: palette.text.secondary },
    '& .controls': { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 'auto', paddingTop: 4 },
    // A control that is only a word begins where the other words do.
    '& .controls > .MuiButton-text:first-of-type': { marginLeft: -12 },
  };
});

interface Props {
  panel: Panel;
  /** Where they are in what is shown. */
  tiles: string;
  values: Values;
  params: Values;
  /** Something was done with one of them. */
  change(values: unknown): void;
}

/** What there is, side by side: what each is called and known by, how it stands, and what can be done with it. */
export default function TilesPanel({ panel, tiles, ...props }: Props) {
  const [first] = panel.columns ?? [];
  const names = useOptions(first?.options ?? '');
  const said = useSaid();
  const records = listAt(props.values, tiles);
  if (records.length === 0 && panel.none) return <p className="about">{said(panel.none, props.values)}</p>;
  return (
    <Grid>
      {records.map((record) => {
        const value = record[first?.field ?? ''];
        const { label = String(value ?? ''), description } = names.find((one) => one.value === value) ?? {};
        return <OneTile key={label} panel={panel} record={record} name={label} about={description} {...props} />;
      })}
    </Grid>
  );
}

interface TileProps extends Omit<Props, 'tiles'> {
  record: Values;
  name: string;
  about: string | undefined;
}

function OneTile({
  panel: { columns = [], mark, actions = [] },
  record,
  name,
  about,
  values,
  params,
  change,
}: TileProps) {
  const drawn = useDrawn();
  const run = useRunAction();
  const Heading = use(OnCard) ? 'h3' : 'h2';
  const [, state, ...facts] = columns;
  const own = actions.filter((action) => drawn(action, record));
  const start = (action: Action) => void run(action, { record, params: { ...values, ...params }, done: change });
  return (
    <Tile aria-label={name}>
      <div className="head">
        {mark && <Component name={mark} record={record} params={{}} />}
        <Heading className="name">{name}</Heading>
        {state && hasValue(state, record) && <RecordValue column={state} record={record} />}
      </div>
      {about && <p className="about">{about}</p>}
      {facts
        .filter((fact) => hasValue(fact, record))
        .map((fact) => (
          <div key={fact.label} className="fact">
            <small>{fact.label}</small> <RecordValue column={fact} record={record} />
          </div>
        ))}
      {own.length > 0 && (
        <div className="controls">
          {own.map((action) => (
            <GatedButton
              key={action.label}
              action={action}
              record={record}
              aria-label={`${action.label}: ${name}`}
              run={() => start(action)}
            />
          ))}
        </div>
      )}
    </Tile>
  );
}
