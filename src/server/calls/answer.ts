import type { Call } from '../../shared/documents/call.ts';
import type { Schema } from '../../shared/documents/schema.ts';
import type { CallEngine } from './engine.ts';

interface Answer {
  status: number;
  body: unknown;
}

/** An answer that its document does not declare: a fault of ours, never sent. */
class AnswerMismatch extends Error {}

/** Answers leave only as declared: undeclared statuses and properties fail the call, and its transaction. */
export function answerChecker(engine: CallEngine, call: Call): (answer: Answer, partial: boolean) => void {
  const prefix = `${call.id}#answer:`;
  return ({ status, body }, partial) => {
    const validate = engine.validators[prefix + status];
    if (!validate) {
      if (call.answers?.[status] === undefined)
        throw new AnswerMismatch(`${call.id} answered ${status}, which it does not declare`);
      return;
    }
    if (status === 204 || validate(body ?? null)) return;
    const errors = validate.errors ?? [];
    // Asked for some fields only, a record may lack those that it otherwise always has.
    const faults = partial ? errors.filter((error) => (error as { keyword?: string }).keyword !== 'required') : errors;
    if (faults.length === 0) return;
    const said = faults.slice(0, 5).map((error) => `${error.instancePath || '/'} ${error.message}`);
    throw new AnswerMismatch(`${call.id} answered ${status} otherwise than declared: ${said.join('; ')}`);
  };
}

/** The status of a success, where the handler names none: the first that is declared. */
export function usualStatus(call: Call): number {
  const [first] = Object.keys(call.answers ?? {});
  return call.answers && '200' in call.answers ? 200 : Number(first ?? 200);
}

/** Instants of a handler's answer, written as the wire wants them. */
export function toWire(value: unknown, wire: (at: Date) => string): unknown {
  if (value instanceof Date) return wire(value);
  if (Array.isArray(value)) return value.map((item) => toWire(item, wire));
  if (typeof value !== 'object' || value === null) return value;
  const written: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) if (inner !== undefined) written[name] = toWire(inner, wire);
  return written;
}

/**
 * How a record stands in the declared answer: itself, or in the one property that holds it (`data`, `message`),
 * with the status and the sentence of the success in the body where the document wants them there.
 */
export function recordEnvelope(call: Call, status: number): RecordEnvelope {
  const answer = call.answers?.[status];
  const properties = answer?.properties ?? {};
  const saysStatus = properties.status?.const === status || properties.status?.minimum === 200;
  const { success } = call.messages ?? {};
  const saysMessage = properties.message?.type === 'string' && success !== undefined;
  const holder = properties.id ? undefined : Object.keys(properties).find((name) => properties[name]?.properties?.id);
  const record = holder === undefined ? answer : properties[holder];
  const declared = Object.keys(record?.properties ?? {}).filter(
    (name) => !(saysMessage && !holder && name === 'message'),
  );
  const only = declaredOnly(record);
  return {
    names: declared.length > 0 ? declared.filter((name) => !(saysStatus && !holder && name === 'status')) : undefined,
    wrap: (values, text) => {
      const inner = holder === undefined ? only(values) : { [holder]: only(values) };
      return {
        ...inner,
        ...(saysStatus && { status }),
        ...(saysMessage && { message: text(success) }),
      };
    },
  };
}

interface RecordEnvelope {
  /** Properties of the record that the document declares. */
  names: string[] | undefined;
  wrap(record: Row, text: (message: string) => string): unknown;
}

type Row = Record<string, unknown>;

/** Every record is selected with its id and version; a document that declares its answer may leave them out. */
export function declaredOnly(record: Schema | undefined): (values: Row) => Row {
  const properties = record?.properties;
  const dropped = properties ? ['id', 'version'].filter((name) => !(name in properties)) : [];
  if (dropped.length === 0) return (values) => values;
  return (values) => Object.fromEntries(Object.entries(values).filter(([name]) => !dropped.includes(name)));
}

/** The schema at a dotted path of an answer. */
export function schemaAt(schema: Schema | undefined, path: string): Schema | undefined {
  const steps = path === '' ? [] : path.split('.');
  return steps.reduce<Schema | undefined>((at, step) => at?.properties?.[step], schema);
}

/** Puts a value at a dotted path, with the objects around it. */
export function put(answer: Record<string, unknown>, path: string, value: unknown): void {
  const steps = path.split('.');
  const last = steps.pop() as string;
  let holder = answer;
  for (const step of steps) {
    holder[step] ??= {};
    holder = holder[step] as Record<string, unknown>;
  }
  holder[last] = value;
}
