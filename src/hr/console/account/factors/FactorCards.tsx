import { styled } from '@mui/material/styles';

/** The cards of second factors, below a heading and perhaps a way back. */
export const FactorCards = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  maxWidth: 860,
  '& > header': { marginBottom: 4 },
  '& > .back': { justifySelf: 'start', marginBottom: -12 },
});
