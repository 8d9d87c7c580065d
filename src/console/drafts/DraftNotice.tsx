import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { formatDateTime } from '../cells/dates.ts';
import { useFormats } from '../cells/use-formats.ts';
import { useWords } from '../messages/use-words.ts';
import type { Draft } from './draft.ts';

export interface Offered {
  offer: Draft<unknown> | null;
  /** Puts it where it was; asks first where something was typed since. */
  resume(): Promise<void>;
  discard(): void;
}

/** What was left unfinished here, to be gone on with or thrown away. */
export default function DraftNotice({ draft: { offer, resume, discard } }: { draft: Offered }) {
  const words = useWords();
  const formats = useFormats();
  if (!offer) return null;
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ mb: 2, flexWrap: 'wrap', '& .MuiAlert-action': { gap: 1, alignItems: 'center', pt: 0 } }}
      action={
        <>
          <Button size="small" color="inherit" onClick={discard}>
            {words('draft-discard')}
          </Button>
          <Button size="small" variant="contained" onClick={() => void resume()}>
            {words('draft-continue')}
          </Button>
        </>
      }
    >
      {words('draft-left', { when: formatDateTime(offer.at.toISOString(), formats) })}
    </Alert>
  );
}
