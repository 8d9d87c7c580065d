import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { HTMLAttributes } from 'react';
import type { Related } from './use-related.ts';

/** One of the records that are offered, with what tells namesakes apart below. */
export function Choice({ item, one }: { item: HTMLAttributes<HTMLLIElement>; one: Related }) {
  return (
    <Box component="li" {...item}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {one.label}
        {one.help && (
          <Typography variant="body2" color="text.secondary">
            {one.help}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
