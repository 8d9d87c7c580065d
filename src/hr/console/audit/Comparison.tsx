import { styled } from '@mui/material/styles';
import { useDocument, useMessages } from '../../../console/slots.ts';
import { fieldLabel, fieldsOf } from './fields.ts';
import Value from './Value.tsx';

const Table = styled('table')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    width: '100%',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    fontSize: '0.875rem',
    '& caption': { textAlign: 'left', fontWeight: 620, padding: '0 0 8px' },
    '& th, & td': {
      padding: '8px 12px 8px 0',
      textAlign: 'left',
      verticalAlign: 'top',
      overflowWrap: 'anywhere',
      borderTop: `1px solid ${palette.divider}`,
    },
    '& thead th': { color: palette.text.secondary, fontWeight: 500, borderTop: 0 },
    '& tbody th': { fontWeight: 500 },
    [theme.breakpoints.down('sm')]: {
      '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
      '& tr': { display: 'block', padding: '10px 0', borderTop: `1px solid ${palette.divider}` },
      '& th, & td': { display: 'block', padding: '2px 0', borderTop: 0 },
      '& td::before': { content: 'attr(data-label) ": "', color: palette.text.secondary },
    },
  };
});

type Values = Record<string, unknown>;

interface Props {
  /** Of the record; empty where the line is about none. */
  entity: string;
  old: Values | null | undefined;
  now: Values | null | undefined;
}

/** Each value before and after, in the words of the record's document. */
export default function Comparison({ entity: id, old, now }: Props) {
  const { text } = useMessages();
  const entity = useDocument('entities', id);
  const names = fieldsOf(old, now);
  // What lies under a gate is taken out of the values, which are there all the same.
  const none = old || now ? 'audit/line.withheld' : 'audit/line.no-data';
  if (names.length === 0) return <p style={{ margin: 0, opacity: 0.8 }}>{text(none)}</p>;
  const cells = [
    { label: text('audit/line.old'), of: old },
    { label: text('audit/line.new'), of: now },
  ];
  return (
    <Table>
      <caption>{text('audit/line.changes')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('audit/line.field')}</th>
          {cells.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">{fieldLabel(name, entity)}</th>
            {cells.map(({ label, of }) => (
              <td key={label} data-label={label}>
                <Value value={of?.[name]} schema={entity?.schema.properties[name]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
