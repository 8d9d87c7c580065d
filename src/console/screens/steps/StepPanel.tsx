import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { type FormEvent, Suspense, useCallback, useEffect, useRef } from 'react';
import type { Step } from '../../../shared/documents/screen.ts';
import { useEnvironment } from '../../environment.ts';
import type { Begun } from '../../forms/begun.ts';
import { LoadedForm } from '../../forms/LoadedForm.tsx';
import type { Values } from '../../forms/values.ts';
import { lazyComponent } from '../lazy-component.ts';
import type { StepsState } from './use-steps.ts';

interface Props {
  step: Step;
  index: number;
  steps: StepsState;
  formId: string;
  busy: boolean;
  params: Record<string, unknown>;
  record: Values | undefined;
  close(result?: unknown): void;
}

/** One step, hidden while another is shown. */
export function StepPanel(props: Props) {
  const { step, index, steps } = props;
  const panel = useRef<HTMLDivElement>(null);
  const shown = steps.at === index;
  // What was just opened takes the focus, so that the keyboard goes on there.
  useEffect(() => (shown && panel.current ? focusFirst(panel.current) : undefined), [shown]);
  return (
    <section ref={panel} aria-label={step.title} hidden={!shown}>
      {step.form ? <FormStep {...props} form={step.form} /> : <ComponentStep {...props} />}
    </section>
  );
}

function FormStep({ form, index, steps, formId, busy, record }: Props & { form: string }) {
  const { tellDirty, keep: keepStep, editing } = steps;
  const dirty = useCallback((is: boolean) => tellDirty(index, is), [tellDirty, index]);
  const keep = useCallback((begun: Begun | null) => keepStep(index, begun), [keepStep, index]);
  return (
    <LoadedForm
      id={form}
      formId={formId}
      record={record}
      begun={steps.begun}
      typing={steps.typing}
      place={steps.at === index ? steps.place : undefined}
      onDirty={dirty}
      onKeep={keep}
      errors={steps.errors.get(index)}
      busy={busy}
      onInvalid={() => steps.refuse(index)}
      onSubmit={(values, changed, names) => steps.take(index, editing ? changed : values, names)}
    />
  );
}

function ComponentStep({ step, index, steps, formId, busy, params, record, close }: Props) {
  const { registry } = useEnvironment();
  const load = registry.components[step.component ?? ''];
  if (!load) throw new Error(`No component "${step.component}".`);
  const Component = lazyComponent(load);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) steps.advance(index);
  };
  const told =
    steps.problem?.step === index ? [steps.problem.text] : Object.values(steps.errors.get(index) ?? {}).flat();
  const { values, change, editing } = steps;
  return (
    <form id={formId} onSubmit={submit} noValidate>
      <div role="alert">
        {told.map((sentence) => (
          <Alert key={sentence} severity="error" role="presentation" sx={{ mb: 2 }}>
            {sentence}
          </Alert>
        ))}
      </div>
      <Suspense fallback={<Skeleton variant="rounded" height={200} />}>
        <Component params={params} record={record} close={close} step={{ values, change, editing }} />
      </Suspense>
    </form>
  );
}

const controls = 'input:not([type="hidden"]), select, textarea, button';

/** The code of a step may still be on the way. */
function focusFirst(panel: HTMLElement): () => void {
  const focus = () => {
    const first = panel.querySelector<HTMLInputElement>(controls);
    // Among radios the keyboard begins at the chosen one.
    const chosen = first?.type === 'radio' && panel.querySelector<HTMLElement>(`[name="${first.name}"]:checked`);
    const control = chosen || first;
    control?.focus();
    if (control) observer.disconnect();
  };
  const observer = new MutationObserver(focus);
  observer.observe(panel, { childList: true, subtree: true });
  focus();
  return () => observer.disconnect();
}
