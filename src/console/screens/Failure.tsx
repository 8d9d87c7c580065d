import Button from '@mui/material/Button';
import type { Sentence } from '../messages/explain.ts';
import { useWords } from '../messages/use-words.ts';
import { Notice } from './Notice.tsx';

/** Something could not be loaded: why, and Retry. */
export function Failure({ sentence, retry, offline }: { sentence: Sentence; retry?(): void; offline?: boolean }) {
  const words = useWords();
  return (
    <Notice icon={offline ? 'cloud-off' : 'error'} title={sentence.title} text={sentence.text} role="alert">
      {retry && (
        <Button variant="outlined" onClick={retry}>
          {words('retry')}
        </Button>
      )}
    </Notice>
  );
}
