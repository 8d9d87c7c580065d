import { styled } from '@mui/material/styles';
import type { Layout } from '../../../shared/documents/form.ts';
import type { Schema } from '../../../shared/documents/schema.ts';
import { hiddenFields, levelOf } from '../layout.ts';
import type { Values } from '../values.ts';
import { FieldValue } from './FieldValue.tsx';

const List = styled('dl', { shouldForwardProp: (name) => name !== 'columns' })<{ columns: number }>(
  ({ theme, columns }) => ({
    display: 'grid',
    gap: '16px 24px',
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    margin: 0,
    fontSize: '0.9375rem',
    '& .wide': { gridColumn: '1 / -1' },
    '& dt': { fontSize: '0.8125rem', color: (theme.vars ?? theme).palette.text.secondary },
    '& dd': { margin: '2px 0 0', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
    [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
);

export interface FieldListProps {
  schema: Schema;
  values: Values;
  fields: readonly string[];
  /** Labels, and which fields are there at all; a record without a form has none. */
  layout?: Layout;
  /** The list whose item this is; its short values stand side by side. */
  at?: string;
  columns?: number;
  /** What stands above already, and is not said again. */
  heading?: string;
}

const bare: Layout = { groups: [] };

/** Fields of a record to be read, as terms and descriptions: inputs that cannot be used would only be in the way. */
export function FieldList({ schema, values, fields, layout = bare, at = '', columns = 1, heading }: FieldListProps) {
  const level = levelOf(layout, at);
  const hidden = hiddenFields(level.rules, values);
  const shown = fields.filter(
    (name) => schema.properties?.[name] && !hidden.has(name) && level.widgets[name]?.widget !== 'hidden',
  );
  const isWide = (name: string) =>
    level.widgets[name]?.widget === 'textarea' ||
    Boolean(schema.properties?.[name]?.items || schema.properties?.[name]?.['x-rich-text']);
  const label = (name: string) => level.labels[name] ?? schema.properties?.[name]?.title ?? name;
  return (
    <List columns={at ? 3 : columns}>
      {shown.map((name) => (
        <div key={name} className={isWide(name) ? 'wide' : undefined}>
          <dt className={label(name) === heading ? 'unseen' : undefined}>{label(name)}</dt>
          <dd>
            <FieldValue
              schema={schema.properties?.[name] ?? {}}
              values={values}
              name={name}
              layout={layout}
              path={at ? `${at}.${name}` : name}
            />
          </dd>
        </div>
      ))}
    </List>
  );
}
