import type { Artifacts } from '../../shared/documents/artifacts.ts';
import type { Call } from '../../shared/documents/call.ts';
import type { Entity } from '../../shared/documents/entity.ts';
import { type EngineError, engineErrors } from '../../shared/errors/engine.ts';
import { indexName } from '../db/names.ts';
import { driverError, isRetryable, isUnavailable, sqlState } from '../db/store-error.ts';
import { constraintsOf } from '../db/tables.ts';
import { Refusal, type RefusalReason } from '../records/refusals.ts';
import { engineFailure, Failure } from './failure.ts';
import type { Texts } from './texts.ts';

interface Words {
  artifacts: Artifacts;
  texts: Texts;
}

/** What went wrong, as an answer. Whatever is not understood is our own fault: 500, and its text stays here. */
export function toFailure(words: Words, call: Call | undefined, error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof Refusal) return refused(words, error.why, call);
  return ofDatabase(words, call, error) ?? ofHttp(words, error) ?? engineFailure(words.texts, 'Internal');
}

function refused({ texts }: Words, why: RefusalReason, call: Call | undefined): Failure {
  switch (why.kind) {
    case 'missing':
      return engineFailure(texts, 'NotFound');
    case 'stale':
      return engineFailure(texts, 'Stale', { extra: { current: why.current } });
    case 'gate': {
      const errors = why.field ? { [why.field]: [texts('shell/engine.field-refused')] } : undefined;
      return engineFailure(texts, 'Refused', {
        text: why.reason ? texts(why.reason) : undefined,
        errors,
        extra: { gate: why.gate },
      });
    }
    case 'move':
      return invalid(texts, { [why.field]: [texts('shell/engine.no-such-move', { to: String(why.to) })] });
    case 'unknown-property':
      return unknownField(texts, why.property);
    case 'unusable-value':
      return invalid(texts, { [why.property]: [texts('shell/invalid')] });
    case 'no-such-record':
      return invalid(texts, { [why.property]: [texts('shell/engine.no-such-record')] });
    case 'invalid':
      return invalid(texts, why.errors, call?.messages?.invalid);
  }
}

export const unknownField = (texts: Texts, name: string): Failure => {
  const text = texts('shell/engine.unknown-field', { name: name.slice(0, 60) });
  return engineFailure(texts, 'UnknownField', { text, errors: { [name]: [text] } });
};

/** Of the whole is said what its call says (`server`: what the first fault says), or what all faults say alike. */
export function invalid(texts: Texts, errors: Record<string, string[]>, whole?: string): Failure {
  const sentences = new Set(Object.values(errors).flat());
  const [first] = sentences;
  const text = whole && whole !== 'server' ? texts(whole) : whole || sentences.size === 1 ? first : undefined;
  return engineFailure(texts, 'Invalid', { errors, text });
}

function ofDatabase(words: Words, call: Call | undefined, error: unknown): Failure | undefined {
  const { texts } = words;
  if (isUnavailable(error) || isRetryable(error))
    return engineFailure(texts, 'Unavailable', { headers: { 'retry-after': '2' } });
  const state = sqlState(error);
  if (state === '23505') return taken(words, call, driverError(error)?.constraint);
  if (state === '23503') return dangling(words, error);
  // Not ours to see: row level security had to say so, which means that a condition is missing somewhere.
  if (state === '42501') return engineFailure(texts, 'NotFound');
  if (state?.startsWith('22') || state?.startsWith('23')) return engineFailure(texts, 'Invalid');
  return undefined;
}

function taken({ artifacts, texts }: Words, call: Call | undefined, constraint = ''): Failure {
  const entity = entityOf(artifacts, constraint);
  const unique = entity?.storage.unique?.find((candidate) => indexName(entity, candidate.name) === constraint);
  const declared = Object.entries(call?.errors ?? {}).find(([, details]) => details.unique === unique?.name && unique);
  const message = declared?.[1].message ?? unique?.message;
  const text = texts(message ?? 'shell/engine.taken');
  const errors = Object.fromEntries((unique?.properties ?? []).map((property) => [property, [text]]));
  if (declared) return new Failure(declared[1].status, declared[0], text, { errors });
  return engineFailure(texts, 'Conflict', { errors, ...(message && { text }) });
}

function dangling({ artifacts, texts }: Words, error: unknown): Failure {
  const { constraint = '', message = '' } = driverError(error) ?? {};
  if (/^update or delete/.test(message))
    return engineFailure(texts, 'Conflict', { text: texts('shell/engine.in-use') });
  const entity = entityOf(artifacts, constraint);
  const properties = entity ? (constraintsOf(entity)[constraint]?.properties ?? []) : [];
  return invalid(
    texts,
    Object.fromEntries(properties.map((property) => [property, [texts('shell/engine.no-such-record')]])),
  );
}

function entityOf(artifacts: Artifacts, constraint: string): Entity | undefined {
  return Object.values(artifacts.entities).find((entity) => constraint in constraintsOf(entity));
}

const byStatus = new Map<number, EngineError>(
  (['Invalid', 'NotFound', 'TooLarge', 'WrongType', 'TooMany', 'Unavailable'] as const).map((code) => [
    engineErrors[code].status,
    code,
  ]),
);

/** Fastify and its plugins say a status; the sentence is ours, but for 429, whose text is meant for people. */
function ofHttp({ texts }: Words, error: unknown): Failure | undefined {
  const { statusCode, message, headers } = (error ?? {}) as {
    statusCode?: number;
    message?: string;
    headers?: Record<string, string>;
  };
  if (typeof statusCode !== 'number' || statusCode < 400 || statusCode === 500) return undefined;
  const code = byStatus.get(statusCode) ?? (statusCode < 500 ? 'Invalid' : 'Unavailable');
  const text = statusCode === 429 ? message : undefined;
  return engineFailure(texts, code, { text, headers });
}
