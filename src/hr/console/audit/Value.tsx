import { Cell, cellName, useRelatedName } from '../../../console/parts.ts';
import type { Schema } from '../../../shared/documents/schema.ts';
import { fieldLabel } from './fields.ts';

interface Props {
  value: unknown;
  schema: Schema | undefined;
}

const none = '–';

/** Lists whose values are called otherwise where a change of them is told. */
const told: Readonly<Record<string, string>> = { 'touchpoints/stage.statuses': 'audit/line.stageStatuses' };

/** A value as its field shows it: a code by its label, an id by its name, a time in the reader's format. */
export default function Value({ value, schema: own }: Props) {
  const list = own?.['x-options'];
  const schema = list && told[list] ? { ...own, 'x-options': told[list] } : own;
  if (value === undefined || value === null || value === '') return none;
  if (Array.isArray(value)) return value.length === 0 ? none : <List items={value} schema={schema?.items} />;
  if (typeof value === 'object') return <Inner values={value as Record<string, unknown>} schema={schema} />;
  if (schema?.['x-relation']) return <Named id={String(value)} schema={schema} />;
  if (typeof value === 'boolean') return <Cell name="yes-no" record={{}} values={[value]} />;
  const plain = schema && { ...schema, 'x-image': undefined };
  return <Cell name={cellName({}, plain)} record={{}} values={[value]} schema={plain} />;
}

function Named({ id, schema }: { id: string; schema: Schema }) {
  return useRelatedName(schema, id) ?? id;
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

/** Values within a value, each below its name. */
function Inner({ values, schema }: { values: Record<string, unknown>; schema: Schema | undefined }) {
  return (
    <dl style={{ margin: 0 }}>
      {Object.entries(values).map(([name, value]) => (
        <div key={name}>
          <dt style={{ opacity: 0.8, fontSize: '0.75rem' }}>
            {fieldLabel(name, { schema: { type: 'object', properties: schema?.properties ?? {} } as never })}
          </dt>
          <dd style={{ margin: '0 0 4px' }}>
            <Value value={value} schema={schema?.properties?.[name]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
