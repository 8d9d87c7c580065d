import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { type ReactNode, Suspense, useEffect, useId } from 'react';
import type { StepsScreen } from '../../../shared/documents/screen.ts';
import { useEntity } from '../../artifacts/use-artifacts.ts';
import { DraftOffer } from '../../drafts/DraftOffer.tsx';
import { useEnvironment } from '../../environment.ts';
import type { Values } from '../../forms/values.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useWords } from '../../messages/use-words.ts';
import { Editor } from '../form/Editor.tsx';
import { Stale } from '../form/Stale.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { lazyComponent } from '../lazy-component.ts';
import { StepList } from './StepList.tsx';
import { StepPanel } from './StepPanel.tsx';
import { type Editing, useSteps } from './use-steps.ts';

export interface StepsProps {
  screen: StepsScreen;
  params: Record<string, unknown>;
  /** The record to be changed; without one, a new one is made. */
  record?: Values;
  close(result?: unknown): void;
  /** Closes, asking first when something would be lost. */
  leave(): void;
}

export function Steps({ screen, record, close, ...props }: StepsProps) {
  const properties = useEntity(screen.resource)?.schema.properties;
  const fields = screen.steps.flatMap(({ compares = {} }) =>
    Object.entries(compares).map(([name, cell]) => ({ name, label: properties?.[name]?.title ?? name, cell })),
  );
  return (
    <Editor screen={screen} form={undefined} record={record} done={(answer) => close(answer ?? true)}>
      {(editing) => (
        <>
          <Flow
            key={editing.key}
            screen={screen}
            record={editing.opened}
            editing={editing.form}
            offer={<DraftOffer draft={editing.draft} />}
            close={close}
            {...props}
          />
          <Stale form={screen.steps.flatMap((step) => step.form ?? [])} fields={fields} conflict={editing.conflict} />
        </>
      )}
    </Editor>
  );
}

/** Four buttons beside each other on a phone. */
const narrow = { '@media (max-width: 420px)': { '& .MuiButton-root': { minWidth: 0, px: 1.5 } } };

interface FlowProps extends StepsProps {
  editing: Editing;
  /** Stands above the first step. */
  offer: ReactNode;
}

/** Steps that were seen stay mounted, so that nothing typed is lost by going back. */
function Flow({ screen, params, record, editing, offer, close, leave }: FlowProps) {
  const words = useWords();
  const { text } = useMessages();
  const formId = useId();
  const steps = useSteps(screen, record, editing, formId);
  const { at, last } = steps;
  usePreloaded(screen);
  return (
    <>
      <DialogContent sx={{ pb: 1 }}>
        {offer}
        <StepList titles={screen.steps.map((step) => step.title)} at={at} seen={steps.isOpen} go={steps.go} />
        {screen.steps.map((step, index) =>
          steps.isSeen(index) ? (
            <StepPanel
              key={step.title}
              step={step}
              index={index}
              steps={steps}
              formId={`${formId}-${index}`}
              busy={editing.busy}
              params={params}
              record={record}
              close={close}
            />
          ) : null,
        )}
      </DialogContent>
      {record && screen.summary && (
        <Summary name={screen.summary} params={params} record={record} values={steps.values} change={steps.change} />
      )}
      <DialogActions sx={{ justifyContent: 'space-between', ...narrow }}>
        <Button variant="text" onClick={leave}>
          {text('shell/form.cancel')}
        </Button>
        <span style={{ display: 'flex', gap: 8 }}>
          {at > 0 && (
            <Button variant="outlined" onClick={() => steps.go(at - 1)}>
              {words('step-back')}
            </Button>
          )}
          {record && at < last && (
            <Button variant="outlined" onClick={() => steps.go(at + 1)}>
              {words('step-next')}
            </Button>
          )}
          <SubmitButton
            label={record || at === last ? (screen.submit ?? text('shell/form.save')) : words('step-next')}
            busy={editing.busy}
            form={`${formId}-${at}`}
          />
        </span>
      </DialogActions>
    </>
  );
}

interface SummaryProps {
  name: string;
  params: Record<string, unknown>;
  record: Values;
  values: Values;
  change(values: Values): void;
}

/** Always in sight, whichever step is shown. */
function Summary({ name, params, record, values, change }: SummaryProps) {
  const { registry } = useEnvironment();
  const load = registry.components[name];
  if (!load) throw new Error(`No component "${name}".`);
  const Component = lazyComponent(load);
  return (
    <Box sx={{ px: 3, pt: 1 }}>
      <Suspense fallback={null}>
        <Component params={params} record={record} step={{ values, change, editing: true }} />
      </Suspense>
    </Box>
  );
}

/** The next step is there before it is asked for. */
function usePreloaded({ steps }: StepsScreen): void {
  const { components } = useEnvironment().registry;
  useEffect(() => {
    for (const { component = '' } of steps) components[component]?.().catch(() => undefined);
  }, [steps, components]);
}
