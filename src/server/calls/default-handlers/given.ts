import { isDeepStrictEqual } from 'node:util';
import type { Call } from '../../../shared/documents/call.ts';
import { allowedRows, bothHold } from '../../gates/allowed-rows.ts';
import type { EntityPlan } from '../../records/plan.ts';
import type { CallEngine } from '../engine.ts';
import type { CallInput } from '../input.ts';
import type { Run } from '../run.ts';

type Values = Record<string, unknown>;

/** Everything that a call was given, by name. */
export const inputValues = ({ query, body, params }: CallInput): Values => ({ ...query, ...body, ...params });

/** Values of a document, with what is only known now: who asks, when, and with what. */
export function givenValues(run: Run, values: Readonly<Values> = {}, asked: Readonly<Values> = {}): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, givenValue(run, value, asked)]));
}

function givenValue(run: Run, value: unknown, asked: Readonly<Values>): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  if ('actor' in value) return run.frame.actor?.id ?? null;
  if ('given' in value) return asked[String(value.given)] ?? null;
  return 'now' in value ? run.now.toISOString() : value;
}

/** Values of the records that a call is about: its own, and those that the product lets this person know of. */
export async function rowsKnown(run: Run, call: Call, plan: EntityPlan, asked: Readonly<Values>): Promise<Values> {
  const known = await run.engine.product.hooks[plan.id]?.rows?.(run, asked);
  return bothHold(givenValues(run, call.where, asked), known ?? {});
}

/** The same for a list, which shows only the records that its gate allows. */
export async function rowsListed(
  run: Run,
  engine: CallEngine,
  call: Call,
  plan: EntityPlan,
  asked: Readonly<Values>,
): Promise<Values> {
  const known = await rowsKnown(run, call, plan, asked);
  return bothHold(known, allowedRows(engine.artifacts.gates, call.gate, run.frame.actor));
}

/** Ends the call in the first error whose values the record does not have. */
export function refuseOthers(run: Run, { only = {} }: Call, record: Readonly<Values>, asked: Readonly<Values>): void {
  for (const [error, values] of Object.entries(only)) {
    const holds = Object.entries(givenValues(run, values, asked)).every(([name, value]) =>
      [value].flat().some((item) => isDeepStrictEqual(item, record[name] ?? null)),
    );
    if (!holds) run.fail(error);
  }
}
