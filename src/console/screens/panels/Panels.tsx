import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { type ReactNode, Suspense } from 'react';
import type { Panel } from '../../../shared/documents/panel.ts';
import { useDrawn } from '../../actions/use-drawn.ts';
import { Card } from '../../forms/view/Card.tsx';
import { useGates } from '../../gates/use-gate.ts';
import { lazyComponent } from '../lazy-component.ts';
import { Panel as Component } from '../Panel.tsx';
import { ChoicesPanel } from './ChoicesPanel.tsx';
import { NoticePanel } from './NoticePanel.tsx';
import { panelCode } from './panel-code.ts';
import { TablePanel } from './TablePanel.tsx';
import { TextPanel } from './TextPanel.tsx';

const Stack = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  '& > *': { gridColumn: '1 / -1', minWidth: 0 },
  '& > .half': { gridColumn: 'auto' },
  '& > :empty': { display: 'none' },
  '& > .half > section': { height: '100%' },
  [theme.breakpoints.down('md')]: { '& > .half': { gridColumn: '1 / -1' } },
}));

interface Props {
  panels: readonly Panel[];
  /** What they show. */
  values: Record<string, unknown>;
  params: Record<string, unknown>;
  /** A control has answered something else to show. */
  change(values: unknown): void;
  /** Heading of the card around them. */
  title?: string;
}

/** The declared panels of a page or dialog, one below the other. */
export function Panels({ panels, title, ...shown }: Props) {
  const { values } = shown;
  const ask = useGates();
  const drawn = useDrawn();
  const isShown = ({ gate, when, unless }: Panel): boolean =>
    ask(gate).allowed && drawn({ label: '', when }, values) && !(unless && drawn({ label: '', when: unless }, values));
  return (
    <Stack>
      {panels.filter(isShown).map((panel) => (
        <div key={JSON.stringify(panel)} className={panel.half && 'half'}>
          <Framed panel={panel}>
            <Suspense fallback={<Skeleton variant="rounded" height={104} />}>
              <Content panel={panel} title={panel.title ?? title} {...shown} />
            </Suspense>
          </Framed>
        </div>
      ))}
    </Stack>
  );
}

function Content({ panel, ...shown }: Omit<Props, 'panels'> & { panel: Panel }) {
  const { values, params, change, title = '' } = shown;
  const ChosenPanel = lazyComponent(panelCode.chosen);
  const FiguresPanel = lazyComponent(panelCode.figures);
  const FiltersPanel = lazyComponent(panelCode.filters);
  const JobPanel = lazyComponent(panelCode.job);
  const ListPanel = lazyComponent(panelCode.list);
  const PlotPanel = lazyComponent(panelCode.plot);
  const RecordsPanel = lazyComponent(panelCode.records);
  const SecretPanel = lazyComponent(panelCode.secret);
  const TilesPanel = lazyComponent(panelCode.tiles);
  const TimelinePanel = lazyComponent(panelCode.timeline);
  const ValuesPanel = lazyComponent(panelCode.values);
  return (
    <>
      {panel.panels && <Panels panels={panel.panels} {...shown} />}
      {panel.text && <TextPanel panel={panel} text={panel.text} values={values} />}
      {panel.notice && <NoticePanel panel={panel} notice={panel.notice} values={values} />}
      {panel.table && <TablePanel panel={panel} table={panel.table} values={values} change={change} />}
      {panel.figures && <FiguresPanel panel={panel} figures={panel.figures} values={values} change={change} />}
      {panel.choices && <ChoicesPanel choices={panel.choices} values={values} />}
      {panel.plot && <PlotPanel panel={panel} plot={panel.plot} title={title} values={values} change={change} />}
      {panel.records && <RecordsPanel panel={panel} records={panel.records} values={values} change={change} />}
      {panel.tiles && <TilesPanel panel={panel} tiles={panel.tiles} values={values} params={params} change={change} />}
      {panel.timeline && <TimelinePanel panel={panel} timeline={panel.timeline} values={values} />}
      {panel.values && <ValuesPanel panel={panel} columns={panel.values} values={values} change={change} />}
      {panel.chosen && <ChosenPanel panel={panel} chosen={panel.chosen} values={values} />}
      {panel.filters && <FiltersPanel panel={panel} filters={panel.filters} values={values} />}
      {panel.list && <ListPanel list={panel.list} send={panel.send} values={values} />}
      {panel.job && <JobPanel panel={panel} job={panel.job} values={values} change={change} />}
      {panel.secret && <SecretPanel panel={panel} secret={panel.secret} values={values} change={change} />}
      {panel.component && <Component name={panel.component} params={params} record={values} />}
    </>
  );
}

function Framed({ panel: { title, about }, children }: { panel: Panel; children: ReactNode }) {
  if (!title) return children;
  return (
    <Card aria-label={title}>
      <h2>{title}</h2>
      {about && <p className="about">{about}</p>}
      {children}
    </Card>
  );
}
