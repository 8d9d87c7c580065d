import { Suspense } from 'react';
import { useEnvironment } from '../environment.ts';
import type { CellProps } from '../slots.ts';
import { cells, TextCell } from './cells.tsx';

/** One value of a row: the product's cell of that name (which may be lazy), or the console's own. */
export function Cell({ name, ...props }: CellProps & { name: string }) {
  const { registry } = useEnvironment();
  const Drawn = registry.cells[name] ?? cells[name] ?? TextCell;
  return (
    // Until it is there its first value stands in its place: a link around it would have no name meanwhile. What is no text
    // is not written as one.
    <Suspense fallback={typeof props.values[0] !== 'object' && <TextCell {...props} />}>
      <Drawn {...props} />
    </Suspense>
  );
}
