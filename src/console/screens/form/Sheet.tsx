import { styled } from '@mui/material/styles';
import { type ReactNode, type RefObject, useRef } from 'react';
import { SheetIndex } from './SheetIndex.tsx';

const Place = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 860px)',
  columnGap: 40,
  '&:has(> nav)': { gridTemplateColumns: 'minmax(0, 860px) minmax(0, 200px)', alignItems: 'start' },
});

const Cards = styled('div')({ minWidth: 0, '& > section, & > div': { marginBottom: 20 } });

interface Props {
  /** What stands beside the cards is there already: they have the whole width. */
  whole?: boolean;
  ref?: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** A readable width; the cards on it stand apart. Where there is room, their titles stand beside them. */
export function Sheet({ whole, ref, children }: Props) {
  const own = useRef<HTMLDivElement>(null);
  const cards = ref ?? own;
  if (whole) return <Cards ref={cards}>{children}</Cards>;
  return (
    <Place>
      <Cards ref={cards}>{children}</Cards>
      <SheetIndex of={cards} />
    </Place>
  );
}
