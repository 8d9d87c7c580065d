import Button from '@mui/material/Button';
import type { Sentence } from '../messages/explain.ts';
import { useWords } from '../messages/use-words.ts';
import { Notice } from './Notice.tsx';

interface Props {
  sentence: Sentence;
  retry?(): void;
  offline?: boolean;
  /** A snackbar says it, too: it is read out there. */
  isTold?: boolean;
}

/** Something could not be loaded: why, and Retry. */
export function Failure({ sentence, retry, offline, isTold }: Props) {
  const words = useWords();
  return (
    <Notice
      icon={offline ? 'cloud-off' : 'error'}
      title={sentence.title}
      text={sentence.text}
      role={isTold ? undefined : 'alert'}
    >
      {retry && (
        <Button variant="outlined" onClick={retry}>
          {words('retry')}
        </Button>
      )}
    </Notice>
  );
}
