import { lazy } from 'react';
import type { CellComponent, CellProps } from '../../../console/slots.ts';
import type { Artifacts } from '../../../shared/documents/artifacts.ts';

/** Loaded when it is first drawn; a table says who, and as whom. */
const Author: CellComponent = Object.assign(
  lazy(() => import('./AuthorCell.tsx')),
  {
    text: ({ values: [name, as] }: CellProps, { messages }: Artifacts) =>
      [name || messages['audit/line.system']?.text, as].filter(Boolean).join(' / '),
  },
);

export default Author;
