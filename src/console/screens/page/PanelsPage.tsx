import type { Panel } from '../../../shared/documents/panel.ts';
import type { PageScreen } from '../../../shared/documents/screen.ts';
import { GatedButton } from '../../actions/GatedButton.tsx';
import { useDrawn } from '../../actions/use-drawn.ts';
import { useRunAction } from '../../actions/use-run-action.ts';
import { textsOf } from '../../messages/texts-of.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { Panels } from '../panels/Panels.tsx';
import { useShown } from '../panels/use-shown.ts';
import { ScreenHeader } from '../ScreenHeader.tsx';
import { ScreenSkeleton } from '../ScreenSkeleton.tsx';

interface Props {
  screen: PageScreen;
  panels: readonly Panel[];
  params: Record<string, unknown>;
  record: Record<string, unknown> | undefined;
}

/** A heading with controls, and below it the panels, once there is something to show. */
export function PanelsPage({ screen, panels, params, record }: Props) {
  const { text } = useMessages();
  const run = useRunAction();
  const drawn = useDrawn();
  const { values, waits, error, call, refetch } = useShown(screen.calls?.read, { ...params, ...record });
  if (error) {
    return (
      <>
        <ScreenHeader title={screen.title ?? ''} />
        <LoadFailure
          error={error}
          messages={call?.messages}
          retry={() => void refetch()}
          refusedTo={screen.refusedTo}
        />
      </>
    );
  }
  if (waits) return <ScreenSkeleton />;
  const said = screen.subtitle && text(screen.subtitle, textsOf(values));
  // Without a value that it speaks of it says nothing.
  const subtitle = said && /\{\w+\}/.test(said) ? undefined : said;
  return (
    <>
      <ScreenHeader
        title={screen.title ?? ''}
        subtitle={subtitle}
        actions={screen.actions
          ?.filter((action) => drawn(action, values))
          .map((action) => (
            <GatedButton
              key={action.label}
              action={action}
              record={record}
              run={() => void run(action, { record, params, done: () => void refetch() })}
            />
          ))}
      />
      <Panels panels={panels} values={values} params={params} change={() => void refetch()} />
    </>
  );
}
