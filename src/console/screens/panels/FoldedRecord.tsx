import Collapse from '@mui/material/Collapse';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { use, useId } from 'react';
import type { Panel } from '../../../shared/documents/panel.ts';
import { Card } from '../../forms/view/Card.tsx';
import { Icon } from '../../shell/Icon.tsx';
import { Panel as Component } from '../Panel.tsx';
import { WithinRecord } from '../record/within-record.ts';
import { RecordControls } from './RecordControls.tsx';
import { hasValue, RecordValue } from './RecordValue.tsx';

type Values = Record<string, unknown>;

const Sheet = styled(Card)(({ theme }) => ({
  padding: 0,
  marginBottom: 12,
  '& .head': { margin: 0, font: 'inherit' },
  '& .head > button': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 12px',
    width: '100%',
    position: 'relative',
    padding: '14px 48px 14px 20px',
    border: 0,
    borderRadius: 12,
    font: 'inherit',
    color: 'inherit',
    textAlign: 'left',
    background: 'none',
    cursor: 'pointer',
  },
  '& .head > button > svg': { position: 'absolute', top: 16, right: 18 },
  '& .head > button:hover': { backgroundColor: (theme.vars ?? theme).palette.action.hover },
  '& .title': { fontWeight: 600 },
  '& span:empty:not(.when)': { display: 'none' },
  // Of several days that a record may have one has its room.
  '& .when:empty ~ .when:empty, & :has(> .when:not(:empty)) > .when:empty': { display: 'none' },
  '& .when': { flex: '1 1 120px', fontSize: '0.875rem', color: (theme.vars ?? theme).palette.text.secondary },
  [theme.breakpoints.down('sm')]: { padding: 0, '& .when': { flexBasis: '100%' } },
  '& .inside': { padding: '4px 20px 20px', display: 'grid', gap: 16 },
  // It would move under a press when what stands above it has come.
  '& .inside > [aria-busy="true"] ~ *': { visibility: 'hidden' },
}));

interface Props {
  panel: Panel;
  record: Values;
  open: boolean;
  toggle(): void;
  change(values: unknown): void;
}

/** One record: what it is about and how it stands; opened, all of it, and what can be done. */
export function FoldedRecord({ panel, record, open, toggle, change }: Props) {
  const id = useId();
  const Heading = use(WithinRecord) ? 'h3' : 'h2';
  const [title, ...columns] = panel.columns ?? [];
  const name = String(record[title?.field ?? ''] ?? '');
  return (
    // Two of them may have one name: what else stands in the heading tells them apart.
    <Sheet aria-labelledby={`${id}-head`}>
      <Heading className="head">
        <button type="button" id={`${id}-head`} aria-expanded={open} aria-controls={id} onClick={toggle}>
          <span className="title">{name}</span>
          {columns.map((column) => (
            // Without a day its room stays, so that what follows stands below that of the others.
            <span key={column.field} className={column.cell?.startsWith('date') ? 'when' : undefined}>
              {hasValue(column, record) && <RecordValue column={column} record={record} />}
            </span>
          ))}
          <Icon name={open ? 'collapse' : 'expand'} fontSize="small" />
        </button>
      </Heading>
      <Collapse in={open} mountOnEnter id={id}>
        <div className="inside">
          {panel.expands && (
            <Component
              name={panel.expands.component}
              record={record}
              params={{}}
              waiting={<Skeleton aria-busy="true" width="60%" />}
            />
          )}
          <RecordControls panel={panel} record={record} change={change} />
        </div>
      </Collapse>
    </Sheet>
  );
}
