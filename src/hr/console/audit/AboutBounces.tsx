import Alert from '@mui/material/Alert';
import { useMessages } from '../../../console/slots.ts';

/** What bounced mails are, and what comes of a second one, above their list. */
export default function AboutBounces() {
  const { text } = useMessages();
  return (
    <Alert severity="info" role="note" sx={{ mb: 2 }}>
      {text('audit/bounce.about')}
    </Alert>
  );
}
