import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react';
import { type RouterProvider, RouterProviderContext, reactRouterProvider } from 'react-admin';
import { askedIn } from './list-address.ts';
import type { ListAddress } from './use-list-address.ts';

const AddressContext = createContext<ListAddress | null>(null);

function useAddress(): ListAddress {
  const address = useContext(AddressContext);
  if (!address) throw new Error('A list was drawn outside its address.');
  return address;
}

/**
 * react-admin's list controller keeps its state in the location and replaces the whole query when it changes.
 * Here it is given a location that holds the list's own state only, read from and written to the address by its one owner,
 * so that the page's other parameters stay. The controller writes by itself only to correct a page that does not
 * exist: a step that Back must not lead to.
 */
const addressRouter: RouterProvider = {
  ...reactRouterProvider,
  useLocation: () => {
    const { state, viewParameter } = useAddress();
    return useMemo(() => {
      const query = new URLSearchParams({ page: String(state.page), perPage: String(state.perPage) });
      if (state.sort) {
        query.set('sort', state.sort.field);
        query.set('order', state.sort.order);
      }
      query.set('filter', JSON.stringify(askedIn(state, viewParameter)));
      return { pathname: '/', search: `?${query}`, hash: '' };
    }, [state, viewParameter]);
  },
  useNavigate: () => {
    const { state, change, total } = useAddress();
    return useCallback(
      (to) => {
        if (typeof to !== 'object') return;
        const query = new URLSearchParams(to.search);
        const perPage = Number(query.get('perPage')) || state.perPage;
        const last = Math.max(1, Math.ceil((total.current ?? Number.POSITIVE_INFINITY) / perPage));
        // It goes to the first page from one that is empty; the nearest page that there is, is the last.
        const page = state.page > last ? last : Number(query.get('page')) || 1;
        change({ page, perPage }, { replace: true });
      },
      [state, change, total],
    );
  },
};

export function AddressRouter({ address, children }: { address: ListAddress; children: ReactNode }) {
  return (
    <AddressContext value={address}>
      <RouterProviderContext.Provider value={addressRouter}>{children}</RouterProviderContext.Provider>
    </AddressContext>
  );
}

/** Inside the list, react-admin's hooks navigate the page again. */
export function ScreenRouter({ children }: { children: ReactNode }) {
  return <RouterProviderContext.Provider value={reactRouterProvider}>{children}</RouterProviderContext.Provider>;
}
