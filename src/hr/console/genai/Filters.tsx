import { type ComponentProps, useMessages } from '../../../console/slots.ts';
import { useMetaData } from './use-meta-data.ts';

/** Whom and what a report is about, in full. */
export default function Filters({ record }: ComponentProps) {
  const { text } = useMessages();
  const all = useMetaData(record?.meta_data);
  if (all.length === 0) return <p style={{ margin: 0 }}>{text('genai/log.everything')}</p>;
  return (
    <dl style={{ display: 'grid', gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)', gap: '4px 12px', margin: 0 }}>
      {all.map(({ name, value }) => [
        <dt key={`${name} name`} style={{ opacity: 0.8 }}>
          {name}
        </dt>,
        <dd key={name} style={{ margin: 0, overflowWrap: 'anywhere' }}>
          {value}
        </dd>,
      ])}
    </dl>
  );
}
