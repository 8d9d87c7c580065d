import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Chip } from '../../../console/cells/Chip.tsx';
import { formatDate } from '../../../console/cells/dates.ts';
import { useFormats } from '../../../console/cells/use-formats.ts';
import { Card } from '../../../console/forms/view/Card.tsx';
import { GatedButton } from '../../../console/parts.ts';
import { useCall, useDocument, useFailure, useMessages, useOptions } from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';

type Feature = Calls['company/plan.read']['answer']['data']['features'][number];

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  li: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 24px',
    padding: '14px 0',
    borderTop: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  },
  'li:first-of-type': { borderTop: 0, paddingTop: 0 },
  'li:last-of-type': { paddingBottom: 0 },
  strong: { fontWeight: 500, marginRight: 8 },
  p: { margin: '2px 0 0', fontSize: '0.8125rem', color: (theme.vars ?? theme).palette.text.secondary },
}));

interface Props {
  features: readonly Feature[];
  /** Something was asked for. */
  requested(): void;
}

/** The features of which a company has some, and asks for the others. */
export function Features({ features, requested }: Props) {
  const { text } = useMessages();
  return (
    <Card aria-label={text('company/plan.features')}>
      <h2>{text('company/plan.features')}</h2>
      <List>
        {features.map((feature) => (
          <li key={feature.feature}>
            <FeatureLine {...feature} requested={requested} />
          </li>
        ))}
      </List>
    </Card>
  );
}

function FeatureLine({ feature, state, requestedAt, requested }: Feature & Pick<Props, 'requested'>) {
  const add = useCall('company/ticket.add');
  const failure = useFailure();
  const messages = useDocument('calls', 'company/ticket.add')?.messages;
  const { dateFormat } = useFormats();
  const { text } = useMessages();
  const [busy, setBusy] = useState(false);
  const said = useOptions('company/plan.features').find(({ value }) => value === feature);
  const shown = useOptions('company/plan.states').find(({ value }) => value === state);
  const request = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await add({ body: { type: 'feature_request', subject: feature } });
      requested();
    } catch (error) {
      await failure(error, messages);
    }
    setBusy(false);
  };
  return (
    <>
      <div>
        <strong>{said?.label ?? feature}</strong>
        <Chip color={shown?.color}>{shown?.label}</Chip>
        <p>{said?.description}</p>
      </div>
      {state === 'available' && (
        <GatedButton
          action={{ label: text('company/plan.request'), gate: 'company/ticket.add' }}
          aria-label={`${text('company/plan.request')}: ${said?.label ?? feature}`}
          run={() => void request()}
        />
      )}
      {requestedAt && <p>{text('company/plan.requested-on', { date: formatDate(requestedAt, dateFormat) })}</p>}
    </>
  );
}
