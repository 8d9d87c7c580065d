import Alert from '@mui/material/Alert';
import type { SxProps } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** Why something was refused, read out once: the place is there before, and what stands in it is no alert of its own. */
export function Problem({ children, sx }: { children: ReactNode; sx?: SxProps }) {
  return (
    <div role="alert">
      {children && (
        <Alert severity="error" role="presentation" sx={sx}>
          {children}
        </Alert>
      )}
    </div>
  );
}
