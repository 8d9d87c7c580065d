import { lazy, Suspense } from 'react';
import type { PageScreen as Document } from '../../../shared/documents/screen.ts';
import { Panel } from '../Panel.tsx';
import { ScreenSkeleton } from '../ScreenSkeleton.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { ScreenTitleContext } from '../screen-title-context.ts';
import { PanelsPage } from './PanelsPage.tsx';
import { ReturnedPage } from './ReturnedPage.tsx';

const Arrivals = lazy(() => import('./Arrivals.tsx'));

/** A page, and what the address brings to it. */
export default function PageScreen(props: ScreenProps<Document>) {
  const { screen, params } = props;
  return (
    <>
      <Suspense>{screen.arrives && <Arrivals arrives={screen.arrives} params={params} />}</Suspense>
      <Shown {...props} />
    </>
  );
}

/** Declared panels, what another site leads back to, or a component of the product. */
function Shown({ screen, params, record, close }: ScreenProps<Document>) {
  if (screen.panels) return <PanelsPage screen={screen} panels={screen.panels} params={params} record={record} />;
  if (screen.returned) return <ReturnedPage screen={screen} returned={screen.returned} params={params} />;
  return (
    <ScreenTitleContext value={screen.title}>
      <Panel
        name={screen.component ?? ''}
        params={params}
        record={record}
        close={close}
        waiting={!close && <ScreenSkeleton />}
      />
    </ScreenTitleContext>
  );
}
