import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useListContext } from 'react-admin';
import { useMessages } from '../../messages/use-messages.ts';
import { Tick } from '../../shell/Checkbox.tsx';
import type { Row } from './list-view.ts';
import type { All } from './use-all.ts';

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '6px 16px',
  fontSize: '0.875rem',
  borderBottom: `1px solid ${(theme.vars ?? theme).palette.divider}`,
}));

/** A box that stands for everything that is found, on whichever page. */
export default function SelectAll({ message, all }: { message: string; all: All }) {
  const { total = 0, selectedIds } = useListContext<Row>();
  const { text } = useMessages();
  const id = useId();
  const count = all.on ? total : selectedIds.length;
  return (
    <Line>
      <Tick
        id={id}
        ref={(input: HTMLInputElement | null) => {
          if (input) input.indeterminate = count > 0 && count < total;
        }}
        checked={total > 0 && count >= total}
        onChange={(event) => all.set(event.target.checked)}
      />
      <label htmlFor={id}>{text(message, { count, total })}</label>
    </Line>
  );
}
