import FormLabel from '@mui/material/FormLabel';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../../console/parts.ts';
import { useCall, useDocument, useOptions, type WidgetProps } from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';
import { LayoutChoice } from './LayoutChoice.tsx';

const listId = 'templates/campaign.list';
type Listed = Calls[typeof listId]['answer'];

/** Which layout a mail has. What it then looks like is drawn beside the form. */
export default function Campaign(props: WidgetProps) {
  const { id, label, value, onChange, disabled, describedBy } = props;
  const list = useCall(listId);
  const document = useDocument('calls', listId);
  const { data, error, refetch } = useQuery({
    queryKey: [listId],
    retry: false,
    queryFn: async ({ signal }) => (await list<Listed>({ signal })).body.data,
  });
  const layouts = useOptions('templates/layouts');
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 }}>
      <FormLabel id={`${id}-label`}>{label}</FormLabel>
      {error && <LoadFailure error={error} messages={document?.messages} retry={() => void refetch()} />}
      <LayoutChoice
        id={id}
        value={String(value ?? 'standard')}
        disabled={disabled}
        describedBy={describedBy}
        layouts={(data ?? []).map(({ template_id, title }) => ({
          value: template_id,
          label: title,
          description: layouts.find((one) => one.value === template_id)?.description,
        }))}
        choose={onChange}
      />
    </div>
  );
}
