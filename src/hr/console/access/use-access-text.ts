import { useMessages } from '../../../console/slots.ts';
import type { MessageName } from '../../../generated/names.ts';

type Params = Record<string, string | number>;

/** The catalogue's sentence, by a name that the compiler knows. */
export function useAccessText(): (id: MessageName, params?: Params) => string {
  const { text } = useMessages();
  return (id, params) => text(id, params);
}
