import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Panel } from '../../../shared/documents/panel.ts';
import { useDrawn } from '../../actions/use-drawn.ts';
import { Card } from '../../forms/view/Card.tsx';
import { useGates } from '../../gates/use-gate.ts';
import { Panel as Component } from '../Panel.tsx';
import { ChosenPanel } from './ChosenPanel.tsx';
import { FiltersPanel } from './FiltersPanel.tsx';
import { NoticePanel } from './NoticePanel.tsx';
import { SecretPanel } from './SecretPanel.tsx';
import { TablePanel } from './TablePanel.tsx';
import { TextPanel } from './TextPanel.tsx';

const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });

interface Props {
  panels: readonly Panel[];
  /** What they show. */
  values: Record<string, unknown>;
  params: Record<string, unknown>;
  /** A control has answered something else to show. */
  change(values: unknown): void;
}

/** The declared panels of a page or dialog, one below the other. */
export function Panels({ panels, values, params, change }: Props) {
  const ask = useGates();
  const drawn = useDrawn();
  const shown = panels.filter(
    ({ gate, when, unless }) =>
      ask(gate).allowed &&
      drawn({ label: '', when }, values) &&
      !(unless && drawn({ label: '', when: unless }, values)),
  );
  return (
    <Stack>
      {shown.map((panel) => (
        <Framed key={JSON.stringify(panel)} title={panel.title}>
          {panel.text && <TextPanel panel={panel} text={panel.text} values={values} />}
          {panel.notice && <NoticePanel panel={panel} notice={panel.notice} values={values} />}
          {panel.table && <TablePanel panel={panel} table={panel.table} values={values} change={change} />}
          {panel.chosen && <ChosenPanel panel={panel} chosen={panel.chosen} values={values} />}
          {panel.filters && <FiltersPanel panel={panel} filters={panel.filters} values={values} />}
          {panel.secret && <SecretPanel panel={panel} secret={panel.secret} values={values} change={change} />}
          {panel.component && <Component name={panel.component} params={params} record={values} />}
        </Framed>
      ))}
    </Stack>
  );
}

function Framed({ title, children }: { title: string | undefined; children: ReactNode }) {
  if (!title) return children;
  return (
    <Card aria-label={title}>
      <h2>{title}</h2>
      {children}
    </Card>
  );
}
