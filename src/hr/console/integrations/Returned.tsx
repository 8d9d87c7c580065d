import { Navigate, useSearchParams } from 'react-router';
import type { ComponentProps } from '../../../console/slots.ts';

const returned = ['code', 'tenant', 'state', 'error'] as const;

/** By what a tab may have been told of the provider, and by the tab where it was not. */
const providers: Readonly<Record<string, string>> = { ms_teams: 'microsoft' };

/** A provider that is registered with the address of a tab leads here: what it brings goes on to where it is taken. */
export default function Returned(_: ComponentProps) {
  const [search] = useSearchParams();
  const brought = returned.filter((name) => search.has(name));
  if (brought.length === 0) return null;
  const type = search.get('integration_type') ?? (search.has('tenant') ? 'microsoft' : 'slack');
  const to = new URLSearchParams(brought.map((name) => [name, search.get(name) ?? '']));
  return <Navigate to={`/connect/return/${providers[type] ?? type}?${to}`} replace />;
}
