import Alert from '@mui/material/Alert';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCall, useDocument, useMessages } from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';
import { contrastOf, leastContrast } from '../../rules/contrast.ts';
import { useSettled } from '../access/use-settled.ts';
import { MailView } from './MailView.tsx';

type Asked = Calls['templates/campaign.preview']['body'];

interface Props {
  values: Record<string, unknown>;
  /** Where the mail is sent from. */
  context: string;
  narrow?: boolean;
}

/** What a mail becomes as it is written, and what of it is hard to read. */
export function LiveMail({ values, context, narrow }: Props) {
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
      {data && <MailView subject={data.subject} html={data.html} narrow={narrow} />}
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
