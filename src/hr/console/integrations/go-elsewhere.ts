/** Leaves for a page of a provider, and for nothing else. */
export function goElsewhere(address: string): void {
  if (/^https?:/.test(address)) location.assign(address);
}
