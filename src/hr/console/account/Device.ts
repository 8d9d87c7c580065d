import { late } from '../../../console/slots.ts';

/** Loaded when it is first drawn. */
export default late(() => import('./DeviceLine.tsx'));
