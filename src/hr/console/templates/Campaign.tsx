import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCall, useDocument, useMessages, useOptions, type WidgetProps } from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';
import { contrastOf, leastContrast } from '../../rules/contrast.ts';
import { useSettled } from '../access/use-settled.ts';
import { MailView } from './MailView.tsx';

type Asked = Calls['templates/campaign.preview']['body'];

/** Which layout a mail has, what it looks like while the rest of the form is filled in, and whether it can be read. */
export default function Campaign(props: WidgetProps) {
  const { id, label, value, onChange, onBlur, disabled, describedBy, formData } = props;
  const layouts = useOptions('templates/layouts');
  const { text } = useMessages();
  const hasLayout = value === 'banner' || value === 'card';
  return (
    <div style={{ display: 'grid', gap: 12, minWidth: 0 }}>
      <FormLabel id={`${id}-label`}>{label}</FormLabel>
      <RadioGroup
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy}
        value={String(value ?? 'standard')}
        onChange={(_event, next) => onChange(next)}
        onBlur={onBlur}
      >
        {layouts.map(({ value: layout, label: name, description }) => (
          <FormControlLabel
            key={String(layout)}
            value={layout}
            disabled={disabled}
            control={<Radio />}
            label={
              <>
                {name} <small>{description}</small>
              </>
            }
          />
        ))}
      </RadioGroup>
      {hasLayout ? (
        <Live values={formData} context={String(props.options.context ?? '')} />
      ) : (
        text('templates/standard-mail')
      )}
    </div>
  );
}

function Live({ values, context }: { values: Record<string, unknown>; context: string }) {
  const { text, explain } = useMessages();
  const { data, error } = usePreview(values, context);
  const call = useDocument('calls', 'templates/campaign.preview');
  const low = (one: unknown, other: unknown) => {
    const contrast = isColour(one) && isColour(other) ? contrastOf(one, other) : leastContrast;
    return contrast < leastContrast ? contrast.toFixed(1) : undefined;
  };
  const header = low(values.header_color, values.header_background);
  const button = low(values.button_color, values.button_background);
  return (
    <>
      <div role="status">
        {header && <Alert severity="warning">{text('templates/header-contrast', { contrast: header })}</Alert>}
        {button && <Alert severity="warning">{text('templates/button-contrast', { contrast: button })}</Alert>}
        {error && <Alert severity="error">{explain(error, call?.messages).text}</Alert>}
        {!data && !error && text('templates/incomplete')}
      </div>
      {data && <MailView subject={data.subject} html={data.html} />}
    </>
  );
}

const isColour = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

/** Asked again once typing pauses. */
function usePreview(values: Record<string, unknown>, context: string) {
  const call = useCall('templates/campaign.preview');
  const known = useDocument('calls', 'templates/campaign.preview')?.body?.properties ?? {};
  const said = Object.entries({ ...values, context }).filter(
    ([name, value]) => name in known && value !== '' && (!/_(color|background)$/.test(name) || isColour(value)),
  );
  const asked = useSettled(JSON.stringify(Object.fromEntries(said)), 400);
  return useQuery({
    queryKey: ['templates/campaign.preview', asked],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await call<Calls['templates/campaign.preview']['answer']>({ body: JSON.parse(asked) as Asked, signal })).body,
  });
}
