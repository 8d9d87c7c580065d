import { useLocation, useSearchParams } from 'react-router';

/**
 * What is shown by choice stands in the address, where it outlives a reload and can be sent. `show` puts it there; an empty
 * value takes it away.
 */
export function useAddress({ replace = true } = {}) {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const show = (name: string, value: string): void => {
    const next = new URLSearchParams(search);
    value ? next.set(name, value) : next.delete(name);
    setSearch(next, { replace, preventScrollReset: true, state });
  };
  return { search, show };
}
