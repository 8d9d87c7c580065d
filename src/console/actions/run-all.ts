import { CallError, OfflineError, SignedOutError } from '../data/call-error.ts';
import type { Sentence } from '../messages/explain.ts';

type Values = Record<string, unknown>;

export interface Outcome {
  done: Values[];
  failed: { record: Values; why: Sentence }[];
}

/** Makes a call for one record after the other. Once a failure says that the next would fare no better, none is made. */
export async function runAll(
  records: readonly Values[] = [],
  make: (record: Values) => Promise<unknown>,
  explain: (error: unknown) => Sentence,
): Promise<Outcome> {
  const outcome: Outcome = { done: [], failed: [] };
  let gaveUp: Sentence | undefined;
  for (const record of records) {
    try {
      if (!gaveUp) await make(record);
      if (gaveUp) outcome.failed.push({ record, why: gaveUp });
      else outcome.done.push(record);
    } catch (error) {
      if (error instanceof SignedOutError) throw error;
      const why = explain(error);
      outcome.failed.push({ record, why });
      if (failsForAll(error)) gaveUp = why;
    }
  }
  return outcome;
}

const failsForAll = (error: unknown): boolean =>
  error instanceof OfflineError || (error instanceof CallError && (error.status === 429 || error.status === 503));
