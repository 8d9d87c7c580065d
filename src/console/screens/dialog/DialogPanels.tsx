import DialogContent from '@mui/material/DialogContent';
import { useCallback, useState } from 'react';
import type { Panel } from '../../../shared/documents/panel.ts';
import type { DialogScreen } from '../../../shared/documents/screen.ts';
import { isObject } from '../../data/is-object.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { Panels } from '../panels/Panels.tsx';
import { useShown } from '../panels/use-shown.ts';
import { CloseButton } from './CloseButton.tsx';
import { DialogButtons } from './DialogButtons.tsx';
import { useScrolled } from './use-scrolled.ts';

interface Props {
  screen: DialogScreen;
  panels: readonly Panel[];
  params: Record<string, unknown>;
  record?: Record<string, unknown>;
  close(): void;
  /** What its button does, where that is not to ask first: the person has read it. */
  done?: () => void;
  /** No form stands below. */
  hasNoForm: boolean;
}

/** Panels in a dialog. Above a form they are not waited for. */
export function DialogPanels({ screen, panels, params, record, close, done = close, hasNoForm }: Props) {
  const read = panels === screen.panels ? screen.calls?.read : undefined;
  const { values, waits, error, call, refetch } = useShown({
    read,
    around: { ...params, ...record },
    about: record?.id,
  });
  const scrolled = useScrolled();
  const [changed, setChanged] = useState<Record<string, unknown>>();
  const change = useCallback((answer: unknown) => isObject(answer) && setChanged((now) => ({ ...now, ...answer })), []);
  const shown = { ...values, ...changed };
  const follow = (event: React.MouseEvent) => {
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (!elsewhere && (event.target as Element).closest('a[href]')) close();
  };
  return (
    <>
      {/* The dialog belongs to the page that a link leaves. */}
      <DialogContent ref={scrolled} onClick={follow} sx={hasNoForm ? undefined : { flex: 'none', overflow: 'visible' }}>
        {waits && error && hasNoForm ? (
          <LoadFailure error={error} messages={call?.messages} retry={() => void refetch()} />
        ) : (
          !(waits && hasNoForm) && <Panels panels={panels} values={shown} params={params} change={change} />
        )}
      </DialogContent>
      {hasNoForm && (
        <CloseButton label={screen.done} close={done}>
          {panels === screen.panels && !waits && (
            <DialogButtons actions={screen.actions} params={params} record={shown} done={change} />
          )}
        </CloseButton>
      )}
    </>
  );
}
