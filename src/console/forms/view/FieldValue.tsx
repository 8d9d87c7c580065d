import { styled } from '@mui/material/styles';
import type { Layout } from '../../../shared/documents/form.ts';
import type { Schema } from '../../../shared/documents/schema.ts';
import { Cell } from '../../cells/Cell.tsx';
import type { Values } from '../values.ts';
import { FieldList } from './FieldList.tsx';

const Items = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  margin: '4px 0 0',
  padding: 0,
  listStyle: 'none',
  counterReset: 'item',
  '& > li': {
    counterIncrement: 'item',
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    padding: '12px 16px 12px 12px',
    border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
    borderRadius: 10,
  },
  '& > li::before': {
    content: 'counter(item)',
    fontSize: '0.8125rem',
    lineHeight: '20px',
    color: (theme.vars ?? theme).palette.text.secondary,
  },
}));

interface Props {
  schema: Schema;
  values: Values;
  name: string;
  layout: Layout;
  path: string;
}

/** One value in words: the label of an option, the name of a related record, a date in the person's own format. */
export function FieldValue({ schema, values, name, layout, path }: Props) {
  const value = values[name];
  const { items } = schema;
  if (items?.properties && Array.isArray(value) && value.length > 0) {
    return (
      <Items>
        {value.map((item: Values, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a record that is only read keeps its order
          <li key={index}>
            <FieldList
              schema={items}
              values={item}
              fields={Object.keys(items.properties ?? {})}
              layout={layout}
              at={path}
            />
          </li>
        ))}
      </Items>
    );
  }
  const shown = schema['x-relation'] ? (values[`${name}__name`] ?? value) : value;
  return (
    <Cell name={cellOf(schema)} record={values} values={[shown]} schema={schema['x-relation'] ? undefined : schema} />
  );
}

function cellOf(schema: Schema): string {
  const type = [schema.type].flat().find((one) => one !== 'null');
  if (type === 'array') return 'tags';
  if (type === 'boolean') return schema['x-options'] ? 'chip' : 'yes-no';
  if (schema['x-image']) return 'picture';
  if (schema['x-rich-text']) return 'rich-text';
  if (schema['x-options']) return 'text';
  if (schema.format === 'date' || schema.format === 'date-time') return schema.format;
  if (schema.format === 'email' || schema.format === 'uri') return 'link';
  return type === 'integer' || type === 'number' ? 'number' : 'text';
}
