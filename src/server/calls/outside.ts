import type { Outside } from '../context.ts';
import { toWire } from './answer.ts';
import type { CompiledCall, Served } from './compiled-call.ts';
import type { CallEngine } from './engine.ts';

/** Asks another system once the transaction is over: a slow one keeps nobody else waiting. */
export async function answerFromOutside(
  { services, records }: CallEngine,
  compiled: CompiledCall,
  ask: (outside: Outside) => Promise<unknown>,
  first: Served,
): Promise<Served> {
  const { vault, connections, store } = services;
  const body = await ask({
    vault,
    connections,
    inCompany: (company, work) => store.inCompany(company, work),
  });
  const served: Served = { ...first, body: toWire(body, records.wire) };
  compiled.check(served);
  return served;
}
