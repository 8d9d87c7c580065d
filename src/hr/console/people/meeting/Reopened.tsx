import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { type ComponentProps, useOverlays } from '../../../../console/slots.ts';

/** Opens the meeting again that someone was at before the provider asked who it is. */
export default function Reopened({ params }: ComponentProps) {
  const [search, setSearch] = useSearchParams();
  const { open } = useOverlays();
  const isAsked = search.get('meeting') === 'open';
  const begun = useRef(false);
  useEffect(() => {
    if (!isAsked || begun.current) return;
    begun.current = true;
    const rest = new URLSearchParams(search);
    rest.delete('meeting');
    setSearch(rest, { replace: true, preventScrollReset: true });
    void open('people/meeting/schedule', { user: params.id, resume: true });
  }, [isAsked, open, params.id, search, setSearch]);
  return null;
}
