import { styled } from '@mui/material/styles';
import type { Layout } from '../../../shared/documents/form.ts';
import type { Schema } from '../../../shared/documents/schema.ts';
import { Cell } from '../../cells/Cell.tsx';
import { useRelatedName } from '../../data/use-related-name.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useWords } from '../../messages/use-words.ts';
import { hiddenFields, levelOf } from '../layout.ts';
import { isValues, type Values } from '../values.ts';
import { Told } from './Told.tsx';

const List = styled('dl', { shouldForwardProp: (name) => name !== 'columns' })<{ columns: number }>(
  ({ theme, columns }) => ({
    display: 'grid',
    gap: '16px 24px',
    // As many as the width holds, where the form itself has more than one.
    gridTemplateColumns: columns === 1 ? 'minmax(0, 1fr)' : 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
    margin: 0,
    fontSize: '0.9375rem',
    '& + p': { margin: '16px 0 0' },
    '&:empty + p': { margin: 0 },
    '& .wide': { gridColumn: '1 / -1' },
    '& dt': { fontSize: '0.8125rem', color: (theme.vars ?? theme).palette.text.secondary },
    '& dd': { margin: '2px 0 0', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
    [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
);

interface FieldListProps {
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
  /** Empty ones are named in one line below, so that what is known stands together. */
  folds?: boolean;
}

const bare: Layout = { groups: [] };

/** Fields of a record to be read, as terms and descriptions: inputs that cannot be used would only be in the way. */
export function FieldList({
  schema,
  values,
  fields,
  layout = bare,
  at = '',
  columns = 1,
  heading,
  folds = false,
}: FieldListProps) {
  const level = levelOf(layout, at);
  const hidden = hiddenFields(level.rules, values);
  const shown = fields.filter(
    (name) => schema.properties?.[name] && !hidden.has(name) && level.widgets[name]?.widget !== 'hidden',
  );
  const isWide = (name: string) =>
    level.widgets[name]?.widget === 'textarea' ||
    Boolean(schema.properties?.[name]?.items || schema.properties?.[name]?.['x-rich-text']);
  const label = (name: string) => level.labels[name] ?? schema.properties?.[name]?.title ?? name;
  const empty = folds ? shown.filter((name) => isEmpty(values[name])) : [];
  return (
    <>
      <List columns={at ? 3 : columns}>
        {shown
          .filter((name) => !empty.includes(name))
          .map((name) => (
            <div key={name} className={isWide(name) ? 'wide' : undefined}>
              <dt className={label(name) === heading ? 'unseen' : undefined}>{label(name)}</dt>
              <dd>
                <FieldValue
                  schema={schema.properties?.[name] ?? {}}
                  values={values}
                  name={name}
                  layout={layout}
                  path={at ? `${at}.${name}` : name}
                  folds={folds}
                />
              </dd>
            </div>
          ))}
      </List>
      {empty.length > 0 && !at && <EmptyFields labels={empty.map(label).filter((one) => one !== heading)} />}
    </>
  );
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const Muted = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '0.8125rem',
  color: (theme.vars ?? theme).palette.text.secondary,
}));

function EmptyFields({ labels }: { labels: readonly string[] }) {
  const words = useWords();
  const { text } = useMessages();
  if (labels.length === 0) return <Muted>{text('shell/form.empty')}</Muted>;
  return <Muted>{words('empty-fields', { names: labels.join(', ') })}</Muted>;
}

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
  // A list within an item reads like a table: its labels stand once.
  '& &': { gap: 0, marginTop: 2 },
  '& & > li': { padding: '4px 0', border: 0, borderRadius: 0 },
  '& & > li:not(:first-of-type) dt': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
  '& & dl': { rowGap: 0 },
  '& & > li:first-of-type::before': { alignSelf: 'end', [theme.breakpoints.down('sm')]: { alignSelf: 'start' } },
  '& > li::before': {
    content: 'counter(item)',
    fontSize: '0.8125rem',
    lineHeight: '20px',
    color: (theme.vars ?? theme).palette.text.secondary,
  },
}));

interface FieldValueProps {
  schema: Schema;
  values: Values;
  name: string;
  layout: Layout;
  path: string;
  folds?: boolean;
}

/** One value in words: the label of an option, the name of a related record, a date in the person's own format. */
export function FieldValue({ schema, values, name, layout, path, folds }: FieldValueProps) {
  const value = values[name];
  const { items } = schema;
  if (items?.properties && Array.isArray(value) && value.length > 0) {
    const { properties } = items;
    const said = layout.widgets?.[path];
    const says = typeof said === 'object' ? (said.folds as { says: string } | undefined)?.says : undefined;
    const within = (item: Values, fields: readonly string[]) => (
      <FieldList schema={items} values={item} fields={fields} layout={layout} at={path} folds={folds} />
    );
    return (
      <Items>
        {value.map((item: Values, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a record that is only read keeps its order
          <li key={index}>
            {says ? (
              <Told
                schema={items}
                item={item}
                layout={layout}
                path={path}
                says={says}
                value={(one) => (
                  <FieldValue
                    schema={properties[one] ?? {}}
                    values={item}
                    name={one}
                    layout={layout}
                    path={`${path}.${one}`}
                  />
                )}
                list={(fields) => within(item, fields)}
              />
            ) : (
              within(item, Object.keys(properties))
            )}
          </li>
        ))}
      </Items>
    );
  }
  if (schema.properties && isValues(value)) {
    const fields = Object.keys(schema.properties);
    return <FieldList schema={schema} values={value} fields={fields} layout={layout} at={path} folds={folds} />;
  }
  if (schema['x-relation']) return <RelatedValue schema={schema} values={values} name={name} />;
  return <Cell name={cellOf(schema)} record={values} values={[value]} schema={schema} />;
}

/** By the label that the record brings along; else as the related record calls itself. */
export function RelatedValue({ schema, values, name }: Pick<FieldValueProps, 'schema' | 'values' | 'name'>) {
  const value = values[name];
  const told = values[`${name}__name`];
  const found = useRelatedName(schema, typeof value === 'string' && told === undefined ? value : undefined);
  return <Cell name={cellOf(schema)} record={values} values={[told === undefined ? (found ?? value) : told]} />;
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
