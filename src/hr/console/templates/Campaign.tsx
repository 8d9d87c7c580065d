import FormLabel from '@mui/material/FormLabel';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { LoadFailure } from '../../../console/parts.ts';
import { useCall, useDocument, useMessages, useOptions, type WidgetProps } from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';
import { LayoutChoice } from './LayoutChoice.tsx';
import { LiveMail } from './LiveMail.tsx';

const listId = 'templates/campaign.list';
type Listed = Calls[typeof listId]['answer'];

interface Options {
  /** Where the mail is sent from. */
  context?: string;
  /** Fields of the form that hold them, where they are called otherwise. */
  subject?: string;
  body?: string;
  /** What is said of a mail without a layout. */
  standard?: string;
}

/** Which layout a mail has, what it looks like while the rest of the form is filled in, and whether it can be read. */
export default function Campaign(props: WidgetProps) {
  const { id, label, value, onChange, disabled, describedBy, formData, options } = props;
  const list = useCall(listId);
  const document = useDocument('calls', listId);
  const { data, error, refetch } = useQuery({
    queryKey: [listId],
    retry: false,
    queryFn: async ({ signal }) => (await list<Listed>({ signal })).body.data,
  });
  const { context = '', subject = 'mail_subject', body = 'mail_body', standard } = options as Options;
  const values = useMemo(
    () => ({ ...formData, mail_subject: formData[subject], mail_body: formData[body] }),
    [formData, subject, body],
  );
  const { text } = useMessages();
  const layouts = useOptions('templates/layouts');
  const hasLayout = value === 'banner' || value === 'card';
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
      {hasLayout ? <LiveMail values={values} context={context} /> : text(standard ?? 'templates/standard-mail')}
    </div>
  );
}
