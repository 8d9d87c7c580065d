import { useEffect, useRef } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import type { Arrival } from '../../../shared/documents/panel.ts';
import { useOverlays } from '../../actions/action-context.ts';
import { fillRoute, fillValues } from '../../actions/fill.ts';
import { useDrawn } from '../../actions/use-drawn.ts';

type Values = Record<string, unknown>;

interface Props {
  arrives: readonly Arrival[];
  /** What the page was opened with. */
  params: Values;
}

/** What the address brings to a page: it leads on from there, or a dialog opens, once. */
export default function Arrivals({ arrives, params }: Props) {
  const [search] = useSearchParams();
  const drawn = useDrawn();
  const brought = Object.fromEntries(search);
  const arrived = arrives.find(
    ({ by, when }) => keysOf(by).some((key) => search.has(key)) && drawn({ label: '', when }, brought),
  );
  if (!arrived) return null;
  const values = { ...params, ...brought };
  if (arrived.goes) return <Navigate to={fillRoute(arrived.goes, values)} replace />;
  return <Opened arrived={arrived} values={values} />;
}

function Opened({ arrived: { by, opens = '', send = {} }, values }: { arrived: Arrival; values: Values }) {
  const [search, setSearch] = useSearchParams();
  const { open } = useOverlays();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const rest = new URLSearchParams(search);
    for (const key of keysOf(by)) rest.delete(key);
    setSearch(rest, { replace: true, preventScrollReset: true });
    void open(opens, fillValues(send, values));
  }, [by, open, opens, search, send, setSearch, values]);
  return null;
}

const keysOf = (by: Arrival['by']): string[] => [by].flat();
