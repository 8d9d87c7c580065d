import { setTimeout as wait } from 'node:timers/promises';
import { toWire } from './answer.ts';
import type { Asking, CompiledCall, Served } from './compiled-call.ts';
import type { CallEngine } from './engine.ts';
import { frameOf } from './frame.ts';
import { Run } from './run.ts';

const every = 200;
const longest = 20_000;

/** Waits for what a job makes, looking in transactions of its own; when it takes too long, the first answer stands. */
export async function deferredResponse(
  engine: CallEngine,
  compiled: CompiledCall,
  asking: Asking,
  look: NonNullable<Run['look']>,
  first: Served,
): Promise<Served> {
  const { actor, request } = asking;
  if (!actor) return first;
  const end = Date.now() + longest;
  // The socket, not the request: that one counts as destroyed as soon as its body has been read.
  while (Date.now() < end && !request.raw.socket.destroyed) {
    await wait(every);
    const found = await engine.services.store.inCompany(actor.company, async (db) => {
      const run = new Run(engine, compiled.call, frameOf(engine, asking, compiled.level, db, { work: [] }));
      const body = toWire(await look(run), engine.records.wire);
      if (body === undefined || body === null) return undefined;
      const served: Served = { status: run.answerStatus ?? 200, body };
      compiled.check(served);
      return served;
    });
    if (found) return found;
  }
  return first;
}
