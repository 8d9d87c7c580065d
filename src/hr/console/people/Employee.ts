import { lazy } from 'react';
import type { CellComponent } from '../../../console/slots.ts';

/** Loaded when it is first drawn; a table says name and address only. */
const Employee: CellComponent = Object.assign(
  lazy(() => import('./EmployeeCell.tsx')),
  { text: ({ values: [name, email] }: { values: unknown[] }) => [name, email].filter(Boolean).join(' ') },
);

export default Employee;
