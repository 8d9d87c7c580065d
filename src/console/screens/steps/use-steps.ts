import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Call } from '../../../shared/documents/call.ts';
import type { Step, StepsScreen } from '../../../shared/documents/screen.ts';
import { useArtifacts, useDocument } from '../../artifacts/use-artifacts.ts';
import { type Begun, begunOf, resumed, withoutFields } from '../../forms/begun.ts';
import { absent, same, type Values } from '../../forms/values.ts';
import { useMessages } from '../../messages/use-messages.ts';
import type { Editing as Edited } from '../form/use-editing.ts';

export type Editing = Edited['form'];

/** What is wrong with a step that is not a form: forms say it at their fields. */
interface Problem {
  step: number;
  text: string;
}

export type StepsState = ReturnType<typeof useSteps>;

/** Which step is shown, what all of them hold together, and what is sent at the end: of a record, only what changed. */
export function useSteps(screen: StepsScreen, record: Values | undefined, editing: Editing, formId: string) {
  const call = useDocument('calls', (record ? screen.calls.update : screen.calls.create) ?? '');
  const [start] = useState(() => beginning(call, record));
  const { errors, begun, typing, place, onDirty, onKeep, onSubmit } = editing;
  const { values, held, hold } = useHeld(() => (begun ? resumed(start, begun.values, begun) : start));
  const names = useRef<Values>({ ...begun?.names });
  const [at, setAt] = useState(begun?.at ?? 0);
  const { fieldsOf, ownerOf } = useOwner(screen);
  // What is empty now only its form can tell at the end.
  const isBegun = (step: number) => fieldsOf(screen.steps[step]).some((name) => begun?.emptied?.includes(name));
  const [seen, setSeen] = useState<ReadonlySet<number>>(
    () => new Set(screen.steps.map((_, step) => step).filter((step) => step <= at || isBegun(step))),
  );
  const half = useHalf(start, values, at, onDirty, onKeep);
  const [problem, setProblem] = useState<Problem>();
  const target = useRef<number>(undefined);
  const untaken = useRef<number[]>(undefined);
  const { text } = useMessages();
  const last = screen.steps.length - 1;

  const show = (index: number) => {
    setSeen((before) => new Set([...before, index]));
    setAt(index);
  };
  // The server's complaint is shown at the step that it is about.
  const shown = useRef(errors);
  useEffect(() => {
    if (!errors || shown.current === errors) return;
    shown.current = errors;
    const step = Math.min(...Object.keys(errors).map(ownerOf));
    setSeen((before) => new Set([...before, step]));
    setAt(step);
  }, [errors, ownerOf]);

  const missing = (index: number, given: Values): string | undefined =>
    Object.entries(screen.steps[index]?.needs ?? {}).find(([name]) => isEmpty(given[name]))?.[1];

  const formOf = (index: number) => document.getElementById(`${formId}-${index}`) as HTMLFormElement | null;

  /** The next of the other forms that were seen is submitted too: it may have been changed after it was taken. */
  const takesAnother = (index: number): boolean => {
    untaken.current ??= screen.steps.flatMap(({ form }, step) =>
      form && step !== index && formOf(step) ? [step] : [],
    );
    const next = untaken.current.shift();
    if (next === undefined) return false;
    target.current = last + 1;
    // React is still in the midst of the form that was taken just now.
    queueMicrotask(() => formOf(next)?.requestSubmit());
    return true;
  };

  /** A step is done: on to the next, or to the one that was asked for. */
  const advance = (index: number) => {
    // A record is saved from any of its steps; what is new goes through all of them.
    const wanted = target.current ?? (record ? last + 1 : index + 1);
    setProblem(undefined);
    if (wanted > last && takesAnother(index)) return;
    target.current = undefined;
    untaken.current = undefined;
    const next = held.current;
    const checked = wanted > last ? screen.steps.map((_, step) => step) : [index];
    const open = checked.find((step) => missing(step, next));
    if (open !== undefined) {
      show(open);
      setProblem({ step: open, text: text(missing(open, next) as string) });
    } else if (wanted <= last) show(wanted);
    else onSubmit(next, differing(start, next), names.current);
  };

  /** In place of what its form gave before: a field that it does not give any more is as it was in the record. */
  const take = (index: number, given: Values, called: Values) => {
    const fields = fieldsOf(screen.steps[index]);
    const isOwn = (name: string) => fields.includes(name.replace(/__name$/, ''));
    const others = only(held.current, (name) => !isOwn(name));
    hold({ ...others, ...only(start, isOwn), ...given });
    names.current = { ...names.current, ...only(called, isOwn) };
    advance(index);
  };

  return {
    at,
    last,
    values,
    begun,
    typing,
    place,
    ...half,
    errors: useMemo(() => errorsByStep(errors, ownerOf), [errors, ownerOf]),
    problem,
    editing: Boolean(record),
    isSeen: (index: number) => seen.has(index),
    /** May be gone to directly: where one was, and anywhere in a record that is there already. */
    isOpen: (index: number) => Boolean(record) || seen.has(index),
    advance,
    take,
    /** The form of a step is not right yet. */
    refuse: (index: number) => {
      target.current = undefined;
      untaken.current = undefined;
      show(index);
    },
    change: (given: Values) => {
      hold({ ...held.current, ...given });
      setProblem(undefined);
    },
    /** Back at once; forward only past a step that is right. */
    go: (index: number) => {
      const form = formOf(at);
      // One that is still on the way holds nothing to be checked.
      if (index < at || !form) return show(index);
      target.current = index;
      form.requestSubmit();
    },
  };
}

/** What all steps hold together; `held` knows it before it is drawn, where one form is submitted from another. */
function useHeld(first: () => Values) {
  const [values, setValues] = useState(first);
  const held = useRef(values);
  const hold = (next: Values) => {
    held.current = next;
    setValues(next);
  };
  return { values, held, hold };
}

/** What is half done in all steps together: what was taken over from them, and what stands in their forms. */
function useHalf(
  start: Values,
  values: Values,
  at: number,
  onDirty: Editing['onDirty'],
  onKeep: Editing['onKeep'],
): { tellDirty(step: number, dirty: boolean): void; keep(step: number, begun: Begun | null): void } {
  const [dirty, setDirty] = useState<ReadonlySet<number>>(new Set());
  const [forms, setForms] = useState<ReadonlyMap<number, Begun>>(new Map());
  const isChanged = dirty.size > 0 || !same(start, values);
  useEffect(() => onDirty(isChanged), [isChanged, onDirty]);
  useEffect(() => {
    const all = [...forms.values()];
    const held = Object.assign({ ...values }, ...all.map((one) => one.values)) as Values;
    const now = withoutFields(
      held,
      all.flatMap((one) => one.emptied ?? []),
    );
    const names = Object.assign({}, ...all.map((one) => one.names)) as Values;
    onKeep(same(start, now) ? null : { ...begunOf(start, now, names), at });
  }, [start, values, forms, at, onKeep]);
  const tellDirty = useCallback((step: number, is: boolean) => {
    setDirty((before) => (before.has(step) === is ? before : toggled(before, step, is)));
  }, []);
  const keep = useCallback((step: number, begun: Begun | null) => {
    setForms((before) => {
      const after = new Map(before);
      if (begun) after.set(step, begun);
      else after.delete(step);
      return after;
    });
  }, []);
  return { tellDirty, keep };
}

function toggled(steps: ReadonlySet<number>, step: number, isIn: boolean): ReadonlySet<number> {
  const after = new Set(steps);
  if (isIn) after.add(step);
  else after.delete(step);
  return after;
}

/** What the call takes of the record. */
function beginning(call: Call | undefined, record: Values | undefined): Values {
  if (!record) return {};
  const names = Object.keys(call?.body?.properties ?? {}).filter((name) => name !== call?.record);
  return Object.fromEntries(names.flatMap((name) => (absent(record[name]) ? [] : [[name, record[name]]])));
}

const differing = (before: Values, after: Values): Values =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => !same(before[name], value)));

const only = (values: Values, isKept: (name: string) => boolean): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => isKept(name)));

const isEmpty = (value: unknown): boolean =>
  absent(value) || value === '' || (Array.isArray(value) && value.length === 0);

/** The fields of a step's form, and the step of a property: one whose form has it, or that needs it; else the last. */
function useOwner(screen: StepsScreen) {
  const { forms } = useArtifacts();
  return useMemo(() => {
    const fieldsOf = (step: Step | undefined): string[] =>
      forms[step?.form ?? '']?.layout.groups.flatMap((group) => group.fields) ?? [];
    const ownerOf = (path: string): number => {
      const name = path.split('.')[0] ?? '';
      const found = screen.steps.findIndex((step) => name in (step.needs ?? {}) || fieldsOf(step).includes(name));
      return found < 0 ? screen.steps.length - 1 : found;
    };
    return { fieldsOf, ownerOf };
  }, [screen, forms]);
}

function errorsByStep(errors: Editing['errors'], ownerOf: (path: string) => number) {
  const byStep = new Map<number, Record<string, string[]>>();
  for (const [path, sentences] of Object.entries(errors ?? {})) {
    const step = ownerOf(path);
    byStep.set(step, { ...byStep.get(step), [path]: sentences });
  }
  return byStep;
}
