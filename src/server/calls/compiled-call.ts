import type { FastifyRequest } from 'fastify';
import type { Call } from '../../shared/documents/call.ts';
import type { ServerActor, UploadedFile } from '../context.ts';
import type { SignedIn } from '../services.ts';
import type { CallInput } from './input.ts';
import type { Run } from './run.ts';

/** What serving a call gives: the answer, and the version of the record in it. */
export interface Served {
  status: number;
  body: unknown;
  etag?: unknown;
  /** The caller has asked for some of the fields only. */
  partial?: boolean;
  headers?: Record<string, string>;
}

export type Serve = (run: Run, input: CallInput) => Promise<Served>;

/** A call with everything that could be worked out at the start. */
export interface CompiledCall {
  call: Call;
  read(request: FastifyRequest): CallInput;
  serve: Serve;
  check(answer: Served): void;
  /** Writes nothing: what is remembered under the table versions may be used. */
  readOnly: boolean;
  level: 'none' | 'half' | 'full' | 'token';
}

/** Who is asking, and with what. */
export interface Asking {
  request: FastifyRequest;
  session: SignedIn | null;
  actor: ServerActor | null;
  input: CallInput;
  uploads?: Record<string, UploadedFile>;
}
