import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { ListBase } from 'react-admin';
import type { ListScreen } from '../../../shared/documents/screen.ts';
import { fillValues } from '../../actions/fill.ts';
import { useConstant } from '../../artifacts/use-artifacts.ts';
import { useGates } from '../../gates/use-gate.ts';
import { useActor } from '../../session/use-actor.ts';
import { AddressRouter, ScreenRouter } from './AddressRouter.tsx';
import type { ListDefaults } from './list-address.ts';
import type { ListAddress } from './use-list-address.ts';
import { useViews } from './use-views.ts';

// Few lists go on for ever.
const EndlessFrame = lazy(() => import('./EndlessFrame.tsx'));

const usualSizes = [10, 20, 30];
/** A failed list is drawn in its place; react-admin's own snackbar would say it twice. */
const quiet = () => undefined;

export function useListDefaults(screen: ListScreen): ListDefaults {
  const ask = useGates();
  const pageSizes = useConstant(screen.pageSizes, usualSizes);
  const views = useViews(screen)?.address;
  return useMemo(
    () => ({
      pageSizes,
      perPage: pageSizes[0] ?? 10,
      endless: screen.paging === 'more',
      sort: screen.sort,
      columns: screen.columns.flatMap(({ field, optional }) => (field && optional === 'shown' ? [field] : [])),
      filters: screen.filters?.fields.filter((field) => ask(field.gate).allowed) ?? [],
      views,
    }),
    [ask, pageSizes, screen, views],
  );
}

interface Props {
  screen: ListScreen;
  address: ListAddress;
  defaults: ListDefaults;
  params: Record<string, unknown>;
  children: ReactNode;
}

/** react-admin's list context, whose whole state is that of the address it is given. */
export function ListFrame({ screen, address, defaults, params, children }: Props) {
  const counted = useViews(screen)?.counted;
  const company = useActor()?.company;
  const meta = useMemo(
    () => ({
      calls: screen.calls ?? {},
      ...(screen.paging === 'more' && { endless: true }),
      values: { ...fillValues(screen.send ?? {}, { company, ...params }), ...(counted && { [counted]: true }) },
    }),
    [screen.calls, screen.paging, screen.send, company, params, counted],
  );
  const Base = screen.paging === 'more' ? EndlessFrame : ListBase;
  return (
    <AddressRouter address={address}>
      <Suspense>
        <Base
          key={screen.id}
          resource={screen.resource}
          disableAuthentication
          storeKey={false}
          perPage={defaults.perPage}
          sort={defaults.sort}
          queryOptions={{ meta, onError: quiet }}
        >
          <ScreenRouter>{children}</ScreenRouter>
        </Base>
      </Suspense>
    </AddressRouter>
  );
}
