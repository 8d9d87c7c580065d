import { useMemo } from 'react';
import { ListBase } from 'react-admin';
import { useSearchParams } from 'react-router';
import type { ListScreen as Document } from '../../../shared/documents/screen.ts';
import { useConstant } from '../../artifacts/use-artifacts.ts';
import { useGates } from '../../gates/use-gate.ts';
import { ScreenView } from '../ScreenView.tsx';
import type { ScreenProps } from '../screen-kinds.ts';
import { AddressRouter, ScreenRouter } from './AddressRouter.tsx';
import { ListBody } from './ListBody.tsx';
import type { ListDefaults } from './list-address.ts';
import { useListAddress } from './use-list-address.ts';
import { useViews } from './use-views.ts';

const usualSizes = [10, 20, 30];
/** A failed list is drawn in its place; react-admin's own snackbar would say it twice. */
const quiet = () => undefined;

/** A declared list, or in its place the one record that the address names. */
export default function ListScreen(props: ScreenProps<Document>) {
  const [search] = useSearchParams();
  const { detail } = props.screen;
  const id = detail && search.get(detail.key);
  return id ? <ScreenView key={id} id={detail.screen} params={{ ...props.params, id }} /> : <Listed {...props} />;
}

/** On react-admin's list context, with its whole state in the address. */
function Listed({ screen, params }: ScreenProps<Document>) {
  const ask = useGates();
  const pageSizes = useConstant(screen.pageSizes, usualSizes);
  const views = useViews(screen);
  const defaults = useMemo<ListDefaults>(
    () => ({
      pageSizes,
      perPage: pageSizes[0] ?? 10,
      sort: screen.sort,
      filters: screen.filters?.fields.filter((field) => ask(field.gate).allowed).map((field) => field.name) ?? [],
      views: views?.address,
    }),
    [ask, pageSizes, screen, views],
  );
  const address = useListAddress(defaults);
  const counted = views?.counted;
  const meta = useMemo(
    () => ({ calls: screen.calls ?? {}, values: { ...screen.send, ...(counted && { [counted]: true }) } }),
    [screen.calls, screen.send, counted],
  );
  return (
    <AddressRouter address={address}>
      <ListBase
        key={screen.id}
        resource={screen.resource}
        disableAuthentication
        storeKey={false}
        perPage={defaults.perPage}
        sort={defaults.sort}
        queryOptions={{ meta, onError: quiet }}
      >
        <ScreenRouter>
          <ListBody screen={screen} address={address} params={params} pageSizes={pageSizes} />
        </ScreenRouter>
      </ListBase>
    </AddressRouter>
  );
}
