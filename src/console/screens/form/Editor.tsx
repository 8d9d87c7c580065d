import { type ReactNode, useMemo, useRef } from 'react';
import { CreateBase, EditBase } from 'react-admin';
import { submissionOf } from '../../../shared/screens/submission.ts';
import { useDocument } from '../../artifacts/use-artifacts.ts';
import { type Edited, type Editing, type Outcome, useEditing } from './use-editing.ts';

interface Props extends Omit<Edited, 'submission' | 'outcome'> {
  children(editing: Editing): ReactNode;
}

/**
 * From a valid form to a saved record, within react-admin's edit or create context: its save context makes the call, or
 * simple REST where the screen names none. Drafts, conflicts and what is told are ours.
 */
export function Editor({ children, ...edited }: Props) {
  const { screen, form, record } = edited;
  const formCall = useDocument('calls', form?.call ?? '');
  const submission = submissionOf(screen, formCall, record !== undefined);
  const call = useDocument('calls', submission.call ?? '');
  const outcome = useRef<Outcome>({});
  const common = {
    // A dialog may change what has no screens of its own.
    resource: screen.resource || call?.entity || screen.id,
    disableAuthentication: true,
    mutationMode: 'pessimistic' as const,
    mutationOptions: useMemo(() => optionsOf(outcome), []),
  };
  const body = (
    <Body {...edited} submission={submission} outcome={outcome}>
      {children}
    </Body>
  );
  if (submission.verb === 'create' || !record) {
    return (
      <CreateBase {...common} record={screen.send}>
        {body}
      </CreateBase>
    );
  }
  // What is edited has been read already: by the page, or by the list that the dialog was opened from.
  const read = { enabled: false, initialData: record, gcTime: 0, meta: { opened: screen.id } };
  return (
    <EditBase {...common} id={String(record.id ?? screen.id)} queryOptions={read as never}>
      {body}
    </EditBase>
  );
}

/** Who has left the page meanwhile is told as well: what comes of it is kept here. Without a network it fails at once. */
const optionsOf = (outcome: { current: Outcome }) => ({
  networkMode: 'always' as const,
  onSuccess: (answer: unknown) => {
    outcome.current = { answer };
  },
  onError: (error: unknown) => {
    outcome.current = { error };
  },
});

const Body = ({ children, ...edited }: Edited & { children(editing: Editing): ReactNode }) =>
  children(useEditing(edited));
