import { type ComponentType, createContext, useCallback, useContext, useMemo } from 'react';
import type { Call } from '../../shared/documents/call.ts';
import type { Message } from '../../shared/documents/words.ts';
import { filled } from '../../shared/texts/filled.ts';
import { type CallInput, requestOf } from '../data/call-request.ts';
import type { CallAnswer, Transport } from '../data/transport.ts';
import { explain, type Params, type Sentence } from '../messages/explain.ts';

/** Where product code plugs into a page that stands without the console: for people who never sign in. */

export { CallError } from '../data/call-error.ts';

/** What such a page knows of the documents. */
export interface StandalonePage {
  /** As the routes write it; `:name` is a parameter. */
  path: string;
  title: string;
  component: string;
  calls: Record<string, Call>;
  messages: Record<string, Message>;
}

export interface StandaloneProps {
  /** Of the path. */
  params: Readonly<Record<string, string>>;
}

/** Loaded with the page itself: there is nothing else to be shown meanwhile. */
export type StandaloneRegistry = Record<string, ComponentType<StandaloneProps>>;

export const StandaloneContext = createContext<{ page: StandalonePage; transport: Transport } | null>(null);

function useStandalone() {
  const found = useContext(StandaloneContext);
  if (!found) throw new Error('A hook of a standalone page was used elsewhere.');
  return found;
}

/** As the console's `useCall`, of the calls that the page's screen names. */
export function useStandaloneCall(id: string): <Body>(input: CallInput) => Promise<CallAnswer<Body>> {
  const { page, transport } = useStandalone();
  return useCallback(
    async <Body>(input: CallInput) => {
      const call = page.calls[id];
      if (!call) throw new Error(`The page has no call "${id}".`);
      return (await transport(requestOf(call, input))) as CallAnswer<Body>;
    },
    [page, transport, id],
  );
}

interface StandaloneWords {
  text(id: string, params?: Params): string;
  title(id: string, params?: Params): string;
  /** What a person reads when a call has failed. */
  explain(error: unknown, call: string): Sentence;
}

/** The sentences of the page. */
export function useStandaloneWords(): StandaloneWords {
  const { page } = useStandalone();
  return useMemo(
    () => ({
      text: (id, params) => filled(page.messages[id]?.text ?? id, params),
      title: (id, params) => filled(page.messages[id]?.title ?? id, params),
      explain: (error, call) => explain(page.messages, error, page.calls[call]?.messages),
    }),
    [page],
  );
}

/** The most signs that a call takes in one of its texts. */
export function useStandaloneLimit(call: string, property: string): number {
  const { page } = useStandalone();
  const body = page.calls[call]?.body as { properties?: Record<string, { maxLength?: number }> } | undefined;
  return body?.properties?.[property]?.maxLength ?? Number.POSITIVE_INFINITY;
}
