import { styled } from '@mui/material/styles';
import type { Panel } from '../../../shared/documents/panel.ts';
import type { Action } from '../../../shared/documents/screen.ts';
import { filled } from '../../../shared/texts/filled.ts';
import { ActionMenu } from '../../actions/ActionMenu.tsx';
import { GatedButton } from '../../actions/GatedButton.tsx';
import { useDrawn } from '../../actions/use-drawn.ts';
import { useRunAction } from '../../actions/use-run-action.ts';
import { useDocument } from '../../artifacts/use-artifacts.ts';
import { textsOf } from '../../messages/texts-of.ts';
import { hasValue, RecordValue } from './RecordValue.tsx';

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
  fontSize: '0.875rem',
  '& .fact': { display: 'inline-flex', alignItems: 'center', gap: 8 },
  '& .fact > .label': { color: (theme.vars ?? theme).palette.text.secondary },
  '& .last': { marginLeft: 'auto' },
}));

interface Props {
  panel: Panel;
  record: Record<string, unknown>;
  change(values: unknown): void;
}

/** What can be done with a record, where it stands, and at the end the menu by which that is changed. */
export function RecordControls({ panel: { actions = [], facts = [], menu }, record, change }: Props) {
  const drawn = useDrawn();
  const run = useRunAction();
  const list = useDocument('screens', menu?.list ?? '');
  const rowActions = (list?.kind === 'list' && list.row) || [];
  const isDrawn = (action: Action) => drawn(action, record);
  const start = (action: Action) => void run(action, { record, done: change });
  const known = facts.filter((fact) => hasValue(fact, record));
  return (
    <Line>
      {actions.filter(isDrawn).map((action) => (
        <GatedButton key={action.label} action={action} record={record} run={() => start(action)} />
      ))}
      {known.map((fact, at) => (
        <span key={fact.label} className={menu && at === known.length - 1 ? 'fact last' : 'fact'}>
          <span className="label">{fact.label}</span> <RecordValue column={fact} record={record} />
        </span>
      ))}
      {menu && rowActions.some(isDrawn) && (
        <ActionMenu
          actions={rowActions.filter(isDrawn)}
          record={record}
          label={filled(menu.label, textsOf(record))}
          run={start}
        />
      )}
    </Line>
  );
}
