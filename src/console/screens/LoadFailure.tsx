import type { CallMessages } from '../../shared/documents/call.ts';
import { useEntity } from '../artifacts/use-artifacts.ts';
import { CallError, OfflineError } from '../data/call-error.ts';
import { WhyMissing } from '../gates/WhyMissing.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { Failure } from './Failure.tsx';
import { Notice } from './Notice.tsx';
import { useRefusal } from './use-refusal.ts';

interface Props {
  error: unknown;
  /** Of the call that has failed. */
  messages?: CallMessages;
  retry(): void;
  /** Where the dialog about missing rights leads once it is closed. */
  refusedTo?: string;
  /** Id of the entity that the record is of. */
  resource?: string;
}

/** In the place of what could not be loaded: why. Another try is offered where it could help. */
export function LoadFailure({ error, messages, retry, refusedTo, resource = '' }: Props) {
  const { explain, text } = useMessages();
  const sentence = explain(error, messages);
  useRefusal(error, sentence, refusedTo);
  const isAboutPeople = useEntity(resource)?.person !== undefined;
  const status = error instanceof CallError ? error.status : 0;
  if (status === 403) return <Notice icon="lock" title={sentence.title} text={sentence.text} />;
  // Someone has cut an address short or changed it by hand: asking once more answers the same.
  if (status === 400) {
    const isMisspelt = (error as CallError).body.code === 'Invalid';
    return <Notice icon="search-off" text={isMisspelt ? text('shell/not-found') : sentence.text} role="alert" />;
  }
  if (status === 404 && isAboutPeople) {
    return (
      <Notice icon="search-off" text={text('shell/not-among')} role="alert">
        <WhyMissing />
      </Notice>
    );
  }
  if (status === 404) return <Notice icon="search-off" title={sentence.title} text={sentence.text} role="alert" />;
  return <Failure offline={error instanceof OfflineError} sentence={sentence} retry={retry} isTold={status === 429} />;
}
