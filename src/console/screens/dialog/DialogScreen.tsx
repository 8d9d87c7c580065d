import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import type { DialogScreen as Document } from '../../../shared/documents/screen.ts';
import { filled } from '../../../shared/texts/filled.ts';
import { isObject } from '../../data/is-object.ts';
import { useEnvironment } from '../../environment.ts';
import { useWords } from '../../messages/use-words.ts';
import { lazyComponent } from '../lazy-component.ts';
import type { ScreenProps } from '../screen-props.ts';
import { DialogForm } from './DialogForm.tsx';
import { DialogFrame } from './DialogFrame.tsx';
import { DialogPage } from './DialogPage.tsx';
import { DialogPanels } from './DialogPanels.tsx';
import { useDialogGuards } from './use-dialog-guards.ts';

const DialogList = lazy(() => import('./DialogList.tsx'));

/** Panels, a form, a list, a page, or a component of the product, in a dialog with a title. The component draws content and buttons. */
export default function DialogScreen({ screen, params, record, close = () => undefined }: ScreenProps<Document>) {
  const { registry } = useEnvironment();
  /** What the form's call has answered, where that is shown. */
  const [answer, setAnswer] = useState<Record<string, unknown>>();
  const [result, setResult] = useState<unknown>();
  const settled = answer ? true : result;
  const { guards, leave } = useDialogGuards(settled === undefined ? close : () => close(settled));
  const queries = useQueryClient();
  const sent = (given?: unknown) => {
    if (screen.after) setAnswer(isObject(given) ? given : {});
    else close(given);
    // Whatever stands behind the dialog may show what was changed in it.
    void queries.invalidateQueries();
  };
  const load = screen.component ? registry.components[screen.component] : undefined;
  if (screen.component && !load) throw new Error(`No component "${screen.component}".`);
  const Component = load && lazyComponent(load);
  return (
    <DialogFrame
      id={screen.id}
      title={filled(screen.title, wordsOf({ ...params, ...record }))}
      width={screen.width ?? 560}
      waiting={<Waiting />}
      guards={guards}
      leave={leave}
    >
      {Component && (
        <Component
          params={params}
          record={record}
          close={(given) => (given === undefined ? leave() : close(given))}
          closesWith={setResult}
        />
      )}
      {answer && screen.after && (
        <DialogPanels
          screen={screen}
          panels={screen.after}
          params={answer}
          close={leave}
          done={() => close(true)}
          hasNoForm
        />
      )}
      {!answer && screen.panels && (
        <DialogPanels
          screen={screen}
          panels={screen.panels}
          params={params}
          record={record}
          close={leave}
          hasNoForm={!screen.form}
        />
      )}
      {screen.page && <DialogPage id={screen.page} params={params} record={record} close={leave} />}
      {screen.list && <DialogList id={screen.list} params={params} close={() => close()} />}
      {!answer && screen.form && (
        <DialogForm screen={screen} form={screen.form} record={record} params={params} close={sent} leave={leave} />
      )}
    </DialogFrame>
  );
}

/** What a title can take of a record: `Add a comment to {display_name}`. */
const wordsOf = (values: Record<string, unknown>): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string | number] =>
      ['string', 'number'].includes(typeof entry[1]),
    ),
  );

function Waiting() {
  const words = useWords();
  return (
    <DialogContent role="status" aria-label={words('loading')}>
      <Skeleton variant="rounded" height={200} />
    </DialogContent>
  );
}
