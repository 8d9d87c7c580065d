import IconButton from '@mui/material/IconButton';
import { useId } from 'react';
import { useWords } from '../../messages/use-words.ts';
import { Icon } from '../../shell/Icon.tsx';
import { Tooltip } from '../../shell/Tooltip.tsx';
import type { Row } from './list-view.ts';
import type { Reorder } from './use-reorder.ts';

/** Without it the arrow keys move a row. */
const loadDrag = () => import('./drag.ts').catch(() => undefined);

interface Props {
  row: Row;
  name: string;
  reorder: Reorder;
}

/** Moves its row: dragged with mouse or finger, or one step with the arrow keys. */
export function DragHandle({ row, name, reorder }: Props) {
  const words = useWords();
  const hintId = useId();
  const refused = reorder.refusal;
  const step = (by: number) => (event: React.KeyboardEvent) => {
    event.preventDefault();
    if (!refused) void reorder.step(row.id, by, true);
  };
  const handle = (
    <IconButton
      aria-label={words('move', { name })}
      aria-disabled={refused ? true : undefined}
      aria-describedby={refused ? undefined : hintId}
      data-handle={row.id}
      onPointerEnter={loadDrag}
      onPointerDown={(event) => {
        if (refused || event.button !== 0) return;
        const { currentTarget, pageY, pointerId } = event;
        void loadDrag().then((code) =>
          code?.drag({
            handle: currentTarget,
            startY: pageY,
            pointerId,
            drop: (to) => void reorder.moveTo(row.id, to),
          }),
        );
      }}
      onKeyDown={(event) => {
        if (event.key === 'ArrowUp') step(-1)(event);
        if (event.key === 'ArrowDown') step(1)(event);
      }}
      sx={{ cursor: refused ? 'not-allowed' : 'grab', touchAction: 'none', opacity: refused ? 0.4 : 0.7 }}
    >
      <Icon name="drag" fontSize="small" />
    </IconButton>
  );
  if (refused) return <Tooltip text={refused}>{handle}</Tooltip>;
  // Told, not shown: a bubble would lie over the handle of the row above.
  return (
    <>
      {handle}
      <span id={hintId} hidden>
        {words('move-hint')}
      </span>
    </>
  );
}
