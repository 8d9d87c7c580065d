import { lazy } from 'react';

/** Loaded when it is first drawn. */
export default lazy(() => import('./PermissionNamesCell.tsx'));
