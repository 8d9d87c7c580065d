import { lazy } from 'react';
import type { CellComponent } from '../../../console/slots.ts';

/** Loaded when it is first drawn; a table says the name only. */
const Person: CellComponent = Object.assign(
  lazy(() => import('./PersonCell.tsx')),
  { text: ({ values: [name] }: { values: unknown[] }) => String(name ?? '') },
);

export default Person;
