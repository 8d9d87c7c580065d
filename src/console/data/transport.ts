import type { Call } from '../../shared/documents/call.ts';
import { type ErrorBody, errorBody } from '../../shared/errors/body.ts';
import { textsOf } from '../messages/texts-of.ts';
import { CallError, NotConfirmedError, OfflineError, SignedOutError, StaleError } from './call-error.ts';
import type { Confirm } from './confirming.ts';

export interface WireRequest {
  method: string;
  /** Path and query, beginning with a slash. */
  url: string;
  /** An object is sent as JSON, FormData as multipart. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** The page asks by itself: that the session has ended is told when the person does something next. */
  background?: boolean;
  /** Changes nothing. */
  reads?: boolean;
  /** It is made on the way to signing in: an ended session is its own business while the person is asked to sign in. */
  signing?: boolean;
  /** Errors that are a question, by their code: answered with yes, it is made again with `send` in its body. */
  asks?: Call['asks'];
}

export interface CallAnswer<Body = unknown> {
  status: number;
  body: Body;
  /** Version of the record that was answered, as If-Match takes it. */
  etag?: string;
  headers: Headers;
}

export type Transport = (request: WireRequest) => Promise<CallAnswer>;

interface TransportOptions {
  fetch?: typeof fetch;
  /**
   * 401 because the session has ended: true when the same person has signed in again, and the call is made again. Its
   * Idempotency-Key goes along, so it is done once whatever became of the first attempt.
   */
  resume(request: WireRequest): Promise<boolean>;
  /** Who makes the calls: what one person began is not done again for another. */
  whose?(): string | undefined;
  /** Something is refused, or was perhaps taken out of sight: the rights that the console knows may be old. */
  onRefused?(): void;
  onReachable?(reachable: boolean): void;
  /** 401 because it is long ago that the person proved who they are: true when they have now, and the call is made again. */
  prove?(): Promise<boolean>;
  /** Asks with a message. */
  confirm?: Confirm;
}

/** The only place that talks HTTP: same-origin cookie, our header against forged requests, typed failures. */
export function createTransport({
  fetch: send = defaultFetch,
  resume,
  whose,
  onRefused,
  onReachable,
  prove,
  confirm,
}: TransportOptions): Transport {
  const attempt = async (request: WireRequest): Promise<CallAnswer> => {
    let response: Response;
    try {
      response = await send(request.url, initOf(request));
    } catch (error) {
      if (request.signal?.aborted) throw error;
      onReachable?.(false);
      throw new OfflineError('No answer from the server.');
    }
    onReachable?.(true);
    const body = await readBody(response);
    if (response.status < 400) {
      const etag = response.headers.get('etag') ?? undefined;
      return { status: response.status, body, etag, headers: response.headers };
    }
    const error = errorOf(response.status, body);
    // The end of a list is a 404 too, and no right has to do with that.
    if (error.status === 403 || error.body.code === 'NotFound') onRefused?.();
    throw error;
  };
  /** Whether the person has done what the call was refused for. */
  const isMended = async (error: unknown, request: WireRequest): Promise<boolean | undefined> => {
    if (error instanceof NotConfirmedError) return prove?.();
    return error instanceof SignedOutError && !request.background && resume(request);
  };
  /** The request with the answer to what the error asks; nothing where it asks nothing, or that was answered before. */
  const answered = async (error: unknown, request: WireRequest): Promise<WireRequest | undefined> => {
    const { asks, ...rest } = request;
    const asked = error instanceof CallError ? asks?.[error.body.code] : undefined;
    if (!asked || !confirm) return undefined;
    if (!(await confirm(asked.confirm, textsOf((error as CallError).body))))
      throw new DOMException('The question was answered with no.', 'AbortError');
    return { ...rest, body: { ...(request.body as object), ...asked.send } };
  };
  return async (first) => {
    let request = first;
    // A session may end before a call that asks for a proof: both are mended, each at most once.
    const person = whose?.();
    for (const mended = new Set<string>(); ; ) {
      try {
        return await attempt(request);
      } catch (error) {
        const next = await answered(error, request);
        if (next) {
          request = next;
          continue;
        }
        const { name } = error as Error;
        if (mended.has(name) || whose?.() !== person || !(await isMended(error, request))) throw error;
        mended.add(name);
        request.signal?.throwIfAborted();
      }
    }
  };
}

const defaultFetch: typeof fetch = (...args) => fetch(...args);

function initOf({ method, body, headers, signal }: WireRequest): RequestInit {
  const isForm = body instanceof FormData;
  return {
    method,
    credentials: 'same-origin',
    signal,
    headers: {
      accept: 'application/json',
      'x-requested-with': 'rapport',
      ...(body !== undefined && !isForm ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    body: body === undefined ? undefined : isForm ? body : JSON.stringify(body),
  };
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function errorOf(status: number, body: unknown): CallError {
  const known = typeof body === 'object' && body !== null && 'code' in body ? (body as ErrorBody) : undefined;
  const shaped = known ?? errorBody(status, 'Internal', '');
  if (status === 401 && shaped.code === 'SignedOut') return new SignedOutError(status, shaped);
  if (status === 401 && shaped.code === 'StepUpNeeded') return new NotConfirmedError(status, shaped);
  if (status === 412) return new StaleError(status, shaped);
  return new CallError(status, shaped);
}
