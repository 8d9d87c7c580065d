import { setTimeout as wait } from 'node:timers/promises';
import { type Genai, type GenaiAnswer, type GenaiAsked, GenaiFault, type GenaiUsage } from '../../../server/context.ts';

/** How often a service is asked the same. */
const tries = 3;
/** Seconds before the next try, where it does not say how many. */
const usualWait = 2;
/** Longer than that nobody waits for it. */
const longestWait = 60;

/** These may pass by themselves; of the same question the answer that is of no use would be the same. */
const passing = new Set<GenaiFault['kind']>(['limited', 'down', 'timeout']);

interface Asked {
  answer?: unknown;
  /** Why there is none. */
  fault?: GenaiFault['kind'];
  /** Of all tries: each is paid for. */
  usage: GenaiUsage;
}

/** Asks until there is an answer of use, a few times. Throws only when the process ends meanwhile. */
export async function askPatiently(genai: Genai, asked: GenaiAsked, signal: AbortSignal): Promise<Asked> {
  let usage: GenaiUsage = { sent: 0, answered: 0, cost: null };
  for (let nth = 1; ; nth += 1) {
    const outcome = await genai.ask(asked, signal).catch(faultOf);
    signal.throwIfAborted();
    usage = sum(usage, outcome.usage);
    if (!(outcome instanceof GenaiFault)) return { answer: outcome.value, usage };
    const seconds = outcome.retryAfter ?? usualWait ** nth;
    if (nth === tries || !passing.has(outcome.kind) || seconds > longestWait) return { fault: outcome.kind, usage };
    await wait(seconds * 1000, undefined, { signal });
  }
}

function faultOf(error: unknown): GenaiFault {
  if (error instanceof GenaiFault) return error;
  throw error;
}

const sum = (one: GenaiUsage, other: GenaiAnswer['usage'] | undefined): GenaiUsage => ({
  sent: one.sent + (other?.sent ?? 0),
  answered: one.answered + (other?.answered ?? 0),
  cost: one.cost === null && (other?.cost ?? null) === null ? null : (one.cost ?? 0) + (other?.cost ?? 0),
});
