import { useMessages } from '../../../../console/slots.ts';
import type { MessageName } from '../../../../generated/names.ts';

/** Sentences by names that exist. */
export function useText() {
  const { text } = useMessages();
  return (id: MessageName, params?: Record<string, string | number>) => text(id, params);
}
