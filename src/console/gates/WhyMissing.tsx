import Button from '@mui/material/Button';
import { useMessages } from '../messages/use-messages.ts';
import { useWhy } from './use-why.ts';

/** Stands beside the sentence that something about a person is not found: which people one sees. */
export function WhyMissing() {
  const why = useWhy();
  const { text } = useMessages();
  if (!why) return null;
  const label = text('shell/why.why');
  // Its words may still be on the way.
  if (!label) return null;
  return (
    <Button size="small" variant="text" aria-label={text('shell/why.why-missing')} onClick={() => why(null)}>
      {label}
    </Button>
  );
}
