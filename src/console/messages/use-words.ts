import { useCallback } from 'react';
import type { Params } from './explain.ts';
import { useMessages } from './use-messages.ts';

/** The console's own words, from `shell/console.messages.json`. */
export function useWords(): (name: string, params?: Params) => string {
  const { text } = useMessages();
  return useCallback((name, params) => text(`shell/console.${name}`, params), [text]);
}
