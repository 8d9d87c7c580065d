import { styled } from '@mui/material/styles';
import type { Schema } from '../../../shared/documents/schema.ts';
import { Cell } from '../../cells/Cell.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { Icon } from '../../shell/Icon.tsx';
import type { ListOptions } from '../ui-schema.ts';
import type { Values } from '../values.ts';

const Line = styled('button')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'flex',
    flex: 1,
    alignItems: 'center',
    gap: 8,
    minWidth: 0,
    minHeight: 40,
    padding: '8px 4px',
    border: 0,
    borderRadius: 8,
    background: 'none',
    color: palette.text.primary,
    font: 'inherit',
    fontWeight: 400,
    fontSize: '0.875rem',
    textAlign: 'left',
    cursor: 'pointer',
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}` },
    '& svg': { flex: 'none', fontSize: 20, color: palette.text.secondary, transition: 'transform 120ms' },
    '&[aria-expanded=false] svg': { transform: 'rotate(-90deg)' },
    '& .name': { flex: 'none', fontWeight: 600 },
    '& .kind': { flex: 'none', color: palette.text.secondary },
    '& .said': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    // On a phone the text stands below, where it has the width.
    [theme.breakpoints.down('sm')]: {
      flexWrap: 'wrap',
      columnGap: 8,
      rowGap: 2,
      '& .said': { flexBasis: '100%', paddingLeft: 28 },
    },
  };
});

interface Props {
  id: string;
  /** `Question 2` */
  name: string;
  folds: NonNullable<ListOptions['folds']>;
  schema: Schema;
  values: Values;
  isOpen: boolean;
  toggle(): void;
}

/** An item of a list in one line, which opens and closes it: its name, its kind, and the first line of what it says. */
export function ItemLine({ id, name, folds, schema, values, isOpen, toggle }: Props) {
  const { text } = useMessages();
  const { says, kind = '' } = folds;
  const kindSchema = schema.properties?.[kind];
  const [said] = String(values[says] ?? '')
    .trim()
    .split('\n');
  return (
    <Line type="button" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
      <Icon name="expand" />
      <span className="name">{name}</span>
      {kindSchema && values[kind] !== undefined && (
        <span className="kind">
          <Cell name="text" record={values} values={[values[kind]]} schema={kindSchema} />
        </span>
      )}
      {!isOpen && <span className="said">{said || text('shell/form.empty')}</span>}
    </Line>
  );
}
