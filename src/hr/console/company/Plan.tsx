import { useQuery } from '@tanstack/react-query';
import { GatedButton, LoadFailure, ScreenHeader, ScreenSkeleton } from '../../../console/parts.ts';
import { type ComponentProps, useCall, useMessages, useOverlays, useRunAction } from '../../../console/slots.ts';
import type { Calls } from '../../../generated/calls.ts';
import { Features } from './Features.tsx';
import { Usage } from './Usage.tsx';

type Answer = Calls['company/plan.read']['answer'];

/** What the company's plan counts and what is left of it, and the features that may be asked for. */
export default function Plan(_: ComponentProps) {
  const read = useCall('company/plan.read');
  const { text, message } = useMessages();
  const run = useRunAction();
  const { tell } = useOverlays();
  const plan = useQuery({
    queryKey: ['company/plan.read'],
    queryFn: async ({ signal }) => (await read<Answer>({ signal })).body.data,
  });
  if (plan.isPending) return <ScreenSkeleton />;
  if (plan.isError) {
    const messages = { default: 'company/plan.unable-to-fetch' } as const;
    return <LoadFailure error={plan.error} messages={messages} retry={() => void plan.refetch()} />;
  }
  const told = async () => {
    const { title, text: said } = message('company/plan.requested') ?? { text: '' };
    await tell({ title, text: said, severity: 'success' });
    await plan.refetch();
  };
  const { active_plan: name, lines, features } = plan.data;
  const tickets = { label: 'Requests to support', goes: '/support', gate: 'company/ticket.list' };
  const change = { label: 'Modify plan', opens: 'company/plan-change', gate: 'company/ticket.add' };
  return (
    <>
      <ScreenHeader
        title="Plan"
        subtitle={name ? text('company/plan.current', { plan: name }) : text('company/plan.no-plan')}
        actions={
          <>
            <GatedButton action={tickets} run={() => void run(tickets)} />
            <GatedButton action={change} run={() => void run(change, { done: () => void told() })} />
          </>
        }
      />
      <Usage lines={lines} />
      <Features features={features} requested={() => void told()} />
    </>
  );
}
