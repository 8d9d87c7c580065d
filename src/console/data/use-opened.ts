import { useId } from 'react';
import { useGetOne } from 'react-admin';

interface Options {
  /** Only read: what is remembered may be shown until the answer is there. */
  remembered?: boolean;
  enabled?: boolean;
}

/**
 * The record that a screen is opened on. An editor keeps to what it begins with, and what is remembered may be from
 * before the last save: each waits for an answer of its own.
 */
export function useOpened(
  { resource, calls }: { resource: string; calls: Readonly<Record<string, string>> },
  id: string,
  { remembered = false, enabled = true }: Options = {},
) {
  const opened = useId();
  return useGetOne(resource, { id, meta: remembered ? { calls } : { calls, opened } }, { enabled });
}
