import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import type { Action } from '../../shared/documents/screen.ts';
import { Arriving } from '../shell/Arriving.tsx';
import { Icon } from '../shell/Icon.tsx';
import { late } from '../shell/late.ts';

const [ActionList, loadList] = late(() => import('./ActionList.tsx'));

interface Props {
  /** Those that are drawn for the record. */
  actions: readonly Action[];
  record: Record<string, unknown>;
  /** What the button is called. */
  label: string;
  run(action: Action): void;
}

/** A button with three dots, and behind it actions on a record. */
export function ActionMenu({ actions, record, label, run }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onPointerEnter={loadList}
        onFocus={loadList}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="more" fontSize="small" />
      </IconButton>
      {anchor && (
        <Arriving lost={() => setAnchor(null)}>
          <ActionList actions={actions} record={record} anchor={anchor} run={run} close={() => setAnchor(null)} />
        </Arriving>
      )}
    </>
  );
}
