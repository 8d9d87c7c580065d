import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import type { Panel } from '../../../shared/documents/panel.ts';
import type { PageScreen } from '../../../shared/documents/screen.ts';
import { GatedButton } from '../../actions/GatedButton.tsx';
import { useDrawn } from '../../actions/use-drawn.ts';
import { useRunAction } from '../../actions/use-run-action.ts';
import { useEnvironment } from '../../environment.ts';
import { useWords } from '../../messages/use-words.ts';
import { useActor } from '../../session/use-actor.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { useLoaded } from '../lazy-component.ts';
import { Panels } from '../panels/Panels.tsx';
import { codeOf } from '../panels/panel-code.ts';
import { useConstantOf } from '../panels/use-constant-of.ts';
import { useSaid } from '../panels/use-said.ts';
import { useShown } from '../panels/use-shown.ts';
import { ScreenHeader } from '../ScreenHeader.tsx';
import { ScreenSkeleton } from '../ScreenSkeleton.tsx';
import { PrintLook } from './PrintLook.tsx';

/** The browser's own dialog, which saves a PDF as well. */
const does = { print: async () => window.print() };

const Body = styled('div')({ '&[aria-busy="true"]': { opacity: 0.6 } });

interface Props {
  screen: PageScreen;
  panels: readonly Panel[];
  params: Record<string, unknown>;
  record: Record<string, unknown> | undefined;
}

/** A heading with controls, and below it the panels, once there is something to show. */
export function PanelsPage({ screen, panels, params, record }: Props) {
  const said = useSaid();
  const run = useRunAction();
  const drawn = useDrawn();
  const constantOf = useConstantOf();
  const constants = Object.entries(screen.constants ?? {}).map(([name, id]) => [name, constantOf(id)]);
  const { values, waits, error, isPlaceholderData, call, refetch } = useShown({
    read: screen.calls?.read,
    around: { ...params, ...record },
    known: { company: useActor()?.company, ...Object.fromEntries(constants) },
    send: screen.send,
    about: record?.id,
  });
  const { registry } = useEnvironment();
  const code = useMemo(() => codeOf(panels, registry), [panels, registry]);
  const isLoaded = useLoaded(code);
  // What was read once stays when it cannot be read anew.
  const failed = waits && error;
  const shown = waits ? panels.filter(({ always }) => always) : panels;
  if (!isLoaded || (waits && !failed && shown.length === 0)) return <ScreenSkeleton title={screen.title} />;
  return (
    <>
      <ScreenHeader
        title={screen.title ?? ''}
        subtitle={!failed && screen.subtitle && said(screen.subtitle, values)}
        actions={
          !failed &&
          screen.actions
            // Their place is kept while it is not known which of them there are.
            ?.filter((action) => waits || drawn(action, values))
            .map((action) => (
              <span key={action.label} style={{ visibility: drawn(action, values) ? undefined : 'hidden' }}>
                <GatedButton
                  action={action}
                  record={record}
                  run={() => void run(action, { record, params, does, done: () => void refetch() })}
                />
              </span>
            ))
        }
      />
      {screen.actions?.some((action) => action.does === 'print') && <PrintLook />}
      <Body aria-busy={isPlaceholderData}>
        <Panels panels={shown} values={values} params={params} change={() => void refetch()} />
      </Body>
      {failed ? (
        <LoadFailure
          error={error}
          messages={{ ...call?.messages, ...screen.messages }}
          retry={() => void refetch()}
          refusedTo={screen.refusedTo}
        />
      ) : (
        waits && <Waiting />
      )}
    </>
  );
}

function Waiting() {
  const words = useWords();
  return (
    <div role="status" aria-label={words('loading')} style={{ display: 'grid', gap: 16, marginTop: 16 }}>
      <Skeleton variant="rounded" height={104} />
      <Skeleton variant="rounded" height={320} />
    </div>
  );
}
