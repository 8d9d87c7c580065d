import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { TickRow } from '../../../console/parts.ts';
import { LoadFailure, useDocument, useMessages } from '../../../console/slots.ts';
import { type Choice, count, extent, type Found, isChosen, toggle, toggleAll } from './choice.ts';
import type { Touchpoint, useTouchpoints } from './use-touchpoints.ts';

const Rows = styled('ul')(({ theme }) => ({
  height: 320,
  overflow: 'auto',
  margin: 0,
  padding: 4,
  listStyle: 'none',
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: 8,
  '& li': { contentVisibility: 'auto', containIntrinsicSize: 'auto 40px' },
}));

const Row = styled(TickRow)({
  minHeight: 40,
  padding: '4px 10px',
  fontSize: '0.9375rem',
  '&:has(:disabled)': { cursor: 'default', opacity: 0.6 },
});

const Above = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  padding: '0 10px 0 4px',
  fontSize: '0.875rem',
  '& > span': { color: (theme.vars ?? theme).palette.text.secondary },
}));

const Middle = styled('div')({ display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 12, height: 320 });

interface Props {
  listing: ReturnType<typeof useTouchpoints>;
  found: Found;
  choice: Choice;
  choose(choice: Choice): void;
  disabled: boolean;
}

/** The touchpoints to tick, or why there are none. */
export function TouchpointPicker(props: Props) {
  const { listing, found } = props;
  const { text } = useMessages();
  const call = useDocument('calls', 'touchpoints/stage.list');
  const { data, error, isPending, refetch } = listing;
  if (isPending) return <Skeleton variant="rounded" height={368} />;
  if (error) {
    return (
      <Middle>
        <LoadFailure error={error} messages={call?.messages} retry={() => void refetch()} />
      </Middle>
    );
  }
  if (data.rows.length > 0) return <Boxes {...props} rows={data.rows} />;
  return <Middle role="status">{text(found.search ? 'touchpoints/stage.no-hits' : 'touchpoints/stage.none')}</Middle>;
}

function Boxes({ listing, found, choice, choose, disabled, rows }: Props & { rows: readonly Touchpoint[] }) {
  const { text } = useMessages();
  const state = extent(choice, found);
  const off = disabled || listing.waiting;
  return (
    <div>
      <Above>
        <Row>
          <input
            type="checkbox"
            checked={state === 'all'}
            ref={(box) => {
              if (box) box.indeterminate = state === 'some';
            }}
            disabled={off}
            onChange={() => choose(toggleAll(choice, found))}
          />
          {text('touchpoints/export.select-all')}
        </Row>
        <span role="status">{text('touchpoints/export.selected', { count: count(choice, found) })}</span>
      </Above>
      <Rows aria-label={text('touchpoints/export.touchpoints')} aria-busy={listing.waiting || undefined}>
        {rows.map(({ id, title }) => (
          <li key={id}>
            <Row>
              <input
                type="checkbox"
                checked={isChosen(choice, id)}
                disabled={off}
                onChange={() => choose(toggle(choice, found, id))}
              />
              {title}
            </Row>
          </li>
        ))}
      </Rows>
    </div>
  );
}
