import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { LoadFailure, Notice, ScreenHeader, useScreenTitle } from '../../../console/parts.ts';
import { type ComponentProps, useConstant, useDocument, useMessages } from '../../../console/slots.ts';
import { FiguresView } from './FiguresView.tsx';
import { OverviewFilters } from './OverviewFilters.tsx';
import { type OverviewAnswer, useOverview } from './use-overview.ts';

const Body = styled('div')({ display: 'grid', gap: 16, '&[aria-busy="true"]': { opacity: 0.6 } });

/** What employees have answered in their chats: those whom the address selects, else the default segment's. */
export default function Overview({ params }: ComponentProps) {
  const call = useDocument('calls', 'segments/overview');
  const filters = typeof params.filters === 'string' ? params.filters : undefined;
  const segment = typeof params.segment === 'string' ? params.segment : undefined;
  const { data, error, isPlaceholderData, refetch } = useOverview({ filters, segment });
  return (
    <>
      <ScreenHeader title={useScreenTitle(undefined)} />
      <OverviewFilters answer={error ? undefined : data} />
      {error ? (
        <LoadFailure error={error} messages={call?.messages} retry={() => void refetch()} />
      ) : data ? (
        <Body aria-busy={isPlaceholderData}>
          <Told answer={data} />
        </Body>
      ) : (
        <Waiting />
      )}
    </>
  );
}

function Told({ answer }: { answer: OverviewAnswer }) {
  const { text } = useMessages();
  const minimum = useConstant<number>('segments/engagement.minimum', 5);
  if (answer.figures) return <FiguresView answer={answer} figures={answer.figures} />;
  const why = text(`segments/overview.${answer.withheld ?? 'few'}`, { minimum });
  return <Notice icon="lock" title={text('segments/overview.not-enough')} text={why} role="status" />;
}

function Waiting() {
  const { text } = useMessages();
  return (
    <Body role="status" aria-label={text('shell/console.loading')}>
      <Skeleton variant="rounded" height={104} />
      <Skeleton variant="rounded" height={320} />
      <Skeleton variant="rounded" height={320} />
    </Body>
  );
}
