import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useRef, useState } from 'react';
import { useSaveContext } from 'react-admin';
import type { Form } from '../../../shared/documents/form.ts';
import type { Submission } from '../../../shared/screens/submission.ts';
import { useOverlays } from '../../actions/action-context.ts';
import { useFailure } from '../../actions/use-failure.ts';
import { useDocument } from '../../artifacts/use-artifacts.ts';
import { CallError, StaleError } from '../../data/call-error.ts';
import type { ScreenMeta } from '../../data/data-provider.ts';
import { useStoredDraft } from '../../drafts/use-stored-draft.ts';
import { useEnvironment } from '../../environment.ts';
import type { Begun } from '../../forms/begun.ts';
import type { FieldPlace } from '../../forms/DocumentForm.tsx';
import { same, type Values } from '../../forms/values.ts';
import { useComplaints } from '../../messages/complaint.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useNotice } from '../../messages/use-notice.ts';
import { useLeaveGuard } from '../../shell/use-leave-guard.ts';
import { useNavigateHere } from '../../shell/use-navigate-here.ts';
import type { Conflict } from './conflict.ts';

export interface Edited {
  screen: {
    id: string;
    resource: string;
    calls: Record<string, string>;
    refusedTo?: string;
    /** Goes along with what a new one is made of. */
    send?: Values;
  };
  form: Form | undefined;
  /** What the screen was opened on: changed where the screen has a call for that, else a new one is made. */
  record?: Values;
  /** What a new one begins with, as it is drawn first. */
  begun?: Begun | undefined;
  /** Id of what a new one is about, where that is not the record. */
  about?: unknown;
  /** What it was opened with; with the record it fills the path of the call. */
  params?: Values;
  /** Where a saved (or unchanged) form leads, or what happens then. */
  done?: string | ((answer?: unknown) => void | Promise<void>);
  /** In its place, where the form stays: fetches what it goes on with. */
  goesOn?(): Promise<Values | undefined>;
  submission: Submission;
  outcome: RefObject<Outcome>;
}

/** What came of the last save. */
export interface Outcome {
  answer?: unknown;
  error?: unknown;
}

export type Editing = ReturnType<typeof useEditing>;

/** What is kept of an unfinished form: the record as it was opened, and what stands in its place. */
interface Half extends Begun {
  opened?: Values | undefined;
}

interface Asked {
  values: Values;
  changed: Values;
  names: Values;
}

/** From a valid form to a saved record: only what changed is sent, with the version it was changed on. */
export function useEditing(edited: Edited) {
  const { screen, form, record: around, params, about, done, goesOn, submission, outcome } = edited;
  const record = submission.verb === 'update' ? around : undefined;
  // A record that is fetched anew behind the form must not move the version that the changes were made on.
  const [opened, setOpened] = useState(record);
  const [busy, setBusy] = useState(false);
  const [dirty, setDirty] = useState(false);
  const [errors, setErrors] = useState<Record<string, string[]>>();
  const [heading, setHeading] = useState<string>();
  const [retype, setRetype] = useState<{ field: string }>();
  const [round, setRound] = useState(0);
  const [theirs, setTheirs] = useState<Values>();
  const asked = useRef<Asked>({ values: {}, changed: {}, names: {} });
  const typing = useRef(false);
  const place = useRef<FieldPlace>({});
  const draft = useStoredDraft<Half>([screen.id, record?.id ?? about ?? 'new'].join(' '));
  const [begun, setBegun] = useState(edited.begun);
  const release = useLeaveGuard(dirty, { typing, left: draft.drop });
  const save = useSaved(outcome);
  const tell = useOutcome(submission.call, form);
  const navigate = useNavigateHere();
  const { signing } = useEnvironment();
  const { confirm } = useOverlays();

  const leave = async (answer?: unknown) => {
    release();
    if (tell.refreshesSession && answer !== undefined) void signing.refresh();
    if (tell.signsOut) {
      navigate('/');
      signing.ended();
    }
    if (goesOn) startOver(await goesOn());
    else if (typeof done === 'string') navigate(done);
    else await done?.(answer);
  };

  const send = async (version: unknown) => {
    const { values, changed } = asked.current;
    if (opened && Object.keys(changed).length === 0) return leave();
    setBusy(true);
    setErrors(undefined);
    setHeading(undefined);
    try {
      const known = typeof version === 'number' ? version : undefined;
      const sent = opened ? changed : { ...screen.send, ...values };
      const { verb, call } = submission;
      const answer = await save(sent, {
        calls: call ? { [verb]: call } : {},
        around: { ...params, ...around },
        version: known,
      });
      draft.drop();
      tell.success(Object.keys(changed));
      await leave(answer);
    } catch (error) {
      if (error instanceof StaleError && error.current) await meet(error.current);
      else if (error instanceof CallError && error.status === 403 && screen.refusedTo) {
        await tell.refused(error);
        release();
        navigate(screen.refusedTo, { replace: true });
      } else {
        const marked = await tell.failure(error);
        setErrors(marked?.errors);
        setHeading(marked?.heading);
        const refused = tell.password && error instanceof CallError && (!marked || marked.errors[tell.password]);
        if (refused) setRetype({ field: tell.password as string });
      }
    } finally {
      setBusy(false);
    }
  };

  /** Someone has saved in between. Where both may stand, one's own is saved on top; else it is asked. */
  const meet = async (current: Values) => {
    const isTheirs = (name: string) => !same(opened?.[name], current[name]);
    if (Object.keys(asked.current.changed).some(isTheirs)) return setTheirs(current);
    await send(current.version);
  };

  const submit = (values: Values, changed: Values, names: Values) => {
    asked.current = { values, changed, names };
    void send(opened?.version);
  };

  const startOver = (from: Values | undefined, half?: Begun) => {
    setErrors(undefined);
    setDirty(false);
    setOpened(from);
    setBegun(half);
    setRound(round + 1);
  };
  const goBack = () => {
    place.current.wanted = true;
  };
  const again = () => {
    draft.drop();
    startOver({ ...opened, ...theirs });
  };
  // With the version that it was begun on: what others have saved since is met when it is saved.
  const resume = async () => {
    if ((dirty || typing.current) && !(await confirm('shell/console.draft-ask'))) return;
    const half = draft.take();
    if (!half) return;
    goBack();
    startOver(half.opened ?? record, half);
  };
  const { keep } = draft;
  const onKeep = useCallback((half: Begun | null) => keep(half && { opened, ...half }), [keep, opened]);
  const close = () => {
    goBack();
    setTheirs(undefined);
  };
  const conflict = theirs && conflictOf({ ...asked.current, opened, theirs, again, send, close });
  // Another key lets the form begin again with what it is given.
  return {
    key: round,
    opened,
    changes: submission.verb === 'update',
    call: submission.call,
    conflict,
    draft: { offer: draft.offer, resume, discard: draft.discard, drop: draft.drop },
    form: {
      busy,
      errors,
      heading: heading ?? tell.invalid,
      begun,
      retype,
      fixed: record ? undefined : screen.send,
      onSubmit: submit,
      onDirty: setDirty,
      onKeep,
      typing,
      place,
    },
  };
}

interface Met extends Asked {
  opened: Values | undefined;
  theirs: Values;
  /** Lets the form begin again with theirs. */
  again(): void;
  send(version: unknown): void;
  close(): void;
}

function conflictOf({ values, changed, names, opened, theirs, again, send, close }: Met): Conflict {
  const after = (run: () => void) => () => {
    close();
    run();
  };
  return {
    // A field that is hidden now is in `changed` alone, as an empty one.
    mine: { ...opened, ...names, ...values, ...changed },
    changed: Object.keys(changed),
    theirs,
    close,
    reload: after(again),
    overwrite: after(() => send(theirs.version)),
  };
}

/** react-admin's save, as a promise of the answer. */
function useSaved(outcome: RefObject<Outcome>): (values: Values, meta: ScreenMeta) => Promise<unknown> {
  const { save } = useSaveContext();
  const queries = useQueryClient();
  const { clear } = useComplaints();
  return async (values, meta) => {
    clear();
    outcome.current = {};
    let body: unknown;
    const answered = (given: unknown) => {
      body = given;
    };
    await save?.(values, { meta: { ...meta, answered } });
    const { answer, error } = outcome.current;
    if (error !== undefined) throw error;
    // What is shown next asks anew; what is still shown is left alone until it is gone.
    await queries.invalidateQueries({ refetchType: 'none' });
    return body ?? answer;
  };
}

/** What a person is told. Sentences for fields come back to be shown there; everything else is told at once. */
function useOutcome(callId: string | undefined, form: Form | undefined) {
  const call = useDocument('calls', callId ?? '');
  const notice = useNotice();
  const failure = useFailure();
  const { text, explain } = useMessages();
  const said = form?.layout.messages;
  const whole = call?.messages?.invalid;
  return {
    invalid: whole && whole !== 'server' ? text(whole) : undefined,
    signsOut: call?.signsOut,
    refreshesSession: call?.refreshesSession,
    password: call?.credentials?.password,
    success: (changed: readonly string[]) => {
      const alone = form?.layout.saved?.find(
        ({ only }) => changed.length > 0 && changed.every((name) => only.includes(name)),
      );
      const message = alone?.message ?? said?.success ?? call?.messages?.success;
      if (message) notice(message);
    },
    refused: (error: unknown) => failure(error, call?.messages, said),
    failure: async (error: unknown) => {
      const errors = error instanceof CallError ? error.body.errors : undefined;
      if (errors && Object.keys(errors).length > 0)
        return { errors, heading: whole && explain(error, call.messages, said).text };
      await failure(error, call?.messages, said);
      return undefined;
    },
  };
}
