import type { Artifacts } from '../../shared/documents/artifacts.ts';
import type { CallMessages } from '../../shared/documents/call.ts';
import type { Message, Severity } from '../../shared/documents/words.ts';
import { CallError, NotConfirmedError, OfflineError, SaidError, SignedOutError } from '../data/call-error.ts';
import { fillIn } from './fill-in.ts';

export type Params = Record<string, string | number>;

/** A sentence ready to be shown. */
export interface Sentence {
  text: string;
  severity: Severity;
  title?: string;
  /** The gate that refused, where it was one. */
  gate?: string;
}

/**
 * What a person reads when a call fails: 429 is always the server's sentence; then the action's own message for
 * the error's code or status, the call's, their defaults, the server's sentence, the shell's default.
 */
export function explain(
  messages: Artifacts['messages'],
  error: unknown,
  call?: CallMessages,
  action?: Record<string, string | undefined>,
): Sentence {
  if (error instanceof OfflineError) return sentence(messages, 'shell/offline');
  if (error instanceof SaidError) return sentence(messages, error.said);
  if (error instanceof SignedOutError) return sentence(messages, 'shell/console.signed-out');
  if (error instanceof NotConfirmedError) return sentence(messages, 'shell/console.not-confirmed');
  if (!(error instanceof CallError)) return sentence(messages, 'shell/some-error');
  const server = error.body.message;
  if (error.status === 429 && server) return { text: server, severity: 'error' };
  if (whileViewing.has(error.body.code)) return { text: server, severity: 'warning' };
  const said = told(messages, error, call, action);
  return typeof error.body.gate === 'string' ? { ...said, gate: error.body.gate } : said;
}

/** Refused because the console is seen as someone else: the rights of that person have nothing to do with it. */
const whileViewing = new Set(['Viewing', 'ViewingOver']);

function told(
  messages: Artifacts['messages'],
  error: CallError,
  call?: CallMessages,
  action?: Record<string, string | undefined>,
): Sentence {
  const server = error.body.message;
  const status = String(error.status);
  const { code } = error.body;
  const id =
    action?.[code] ??
    action?.[status] ??
    call?.[code] ??
    call?.[status] ??
    action?.default ??
    call?.default ??
    'server';
  if (id === 'server') return server ? { text: server, severity: 'error' } : sentence(messages, 'shell/some-error');
  return sentence(messages, id);
}

export function sentence(messages: Artifacts['messages'], id: string, params?: Params): Sentence {
  const message: Message | undefined = messages[id];
  if (!message) return { text: id, severity: 'error' };
  return { text: fillIn(message.text, params), severity: message.severity, title: message.title };
}
