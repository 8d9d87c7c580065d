import { createContext, useContext } from 'react';
import { Cell, cellName, useRelatedName } from '../../../console/parts.ts';
import { useOptions } from '../../../console/slots.ts';
import type { Schema } from '../../../shared/documents/schema.ts';
import type { FilterKey } from '../../rules/saved-filters.ts';
import { fieldLabel, filterFields } from './fields.ts';

interface Props {
  value: unknown;
  schema: Schema | undefined;
}

const none = '–';

/** Id → name of those whom the line itself names: nobody is asked for them again, and they are named where nobody may ask. */
export const NamedPeople = createContext<Readonly<Record<string, string>>>({});

/** Lists whose values are called otherwise where a change of them is told. */
const told: Readonly<Record<string, string>> = { 'touchpoints/stage.statuses': 'audit/line.stageStatuses' };

/** A value as its field shows it: a code by its label, an id by its name, a time in the reader's format. */
export default function Value({ value, schema: own }: Props) {
  const list = own?.['x-options'];
  const schema = list && told[list] ? { ...own, 'x-options': told[list] } : own;
  if (value === undefined || value === null || value === '') return none;
  if (Array.isArray(value)) return value.length === 0 ? none : <List items={value} schema={schema?.items ?? schema} />;
  if (typeof value === 'object') {
    const values = value as Record<string, unknown>;
    if (schema?.['x-keys-of']) return <Filters values={values} />;
    return <Inner values={values} properties={schema?.properties ?? {}} />;
  }
  if (schema?.['x-relation']) return <Named id={String(value)} schema={schema} />;
  if (typeof value === 'boolean') return <Cell name="yes-no" record={{}} values={[value]} />;
  const plain = schema && { ...schema, 'x-image': undefined };
  return <Cell name={cellName({}, plain)} record={{}} values={[value]} schema={plain} />;
}

function Named({ id, schema }: { id: string; schema: Schema }) {
  const known = useContext(NamedPeople)[id];
  const asked = useRelatedName(schema, known === undefined ? id : undefined);
  return known ?? asked ?? id;
}

function List({ items, schema }: { items: unknown[]; schema: Schema | undefined }) {
  return (
    <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {items.map((item) => (
        <li key={JSON.stringify(item)}>
          <Value value={item} schema={schema} />
        </li>
      ))}
    </ul>
  );
}

/** What people are filtered by, in the words of the table of all that there is to filter by. */
function Filters({ values }: { values: Record<string, unknown> }) {
  const table = useOptions('segments/keys.table') as unknown as readonly FilterKey[];
  const fields = filterFields(Object.keys(values), table);
  const sorted = Object.fromEntries(fields.map(([key]) => [key, values[key]]));
  return <Inner values={sorted} properties={Object.fromEntries(fields)} />;
}

interface InnerProps {
  values: Record<string, unknown>;
  properties: Readonly<Record<string, Schema>>;
}

/** Values within a value, each below its name. */
function Inner({ values, properties }: InnerProps) {
  return (
    <dl style={{ margin: 0 }}>
      {Object.entries(values).map(([name, value]) => (
        <div key={name}>
          <dt style={{ opacity: 0.8, fontSize: '0.75rem' }}>
            {properties[name]?.title ?? fieldLabel(name, undefined)}
          </dt>
          <dd style={{ margin: '0 0 4px' }}>
            <Value value={value} schema={properties[name]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
