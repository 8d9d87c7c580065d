import type { Call } from '../../shared/documents/call.ts';
import type { Actor } from '../../shared/documents/gate.ts';
import { evaluate } from '../../shared/gates/evaluate.ts';
import { writeAudit } from '../audit/lines.ts';
import type { ServerActor } from '../context.ts';
import type { Gates } from '../gates/fields.ts';
import type { SignedIn } from '../services.ts';
import type { Asking, CompiledCall } from './compiled-call.ts';
import { type CallEngine, plansOf } from './engine.ts';
import { engineFailure } from './failure.ts';

/** What becomes of a call that is made while seeing the console as someone else. */
export type WhileViewing = 'as-other' | 'as-oneself' | 'refused';

const anyone: Actor = { id: '', company: '', type: '', permissions: [], flags: {} };

/**
 * Only what reads (or writes down what it told, in the name of who was told) may be asked, and of that only what needs a right: what anyone who is signed in may read is about
 * themselves (codes, devices), unless its document says `reads`. Whatever is not understood here is refused.
 */
export function whileViewingOf(gates: Gates, { call, readOnly }: CompiledCall): WhileViewing {
  if (call.ownWhileViewing) return 'as-oneself';
  if (!readOnly && !call.remembers) return 'refused';
  return call.reads || !evaluate(gates, call.gate, anyone).allowed ? 'as-other' : 'refused';
}

/** Whose rights count: the caller's own, or of the person as whom they see the console. Null: may no longer sign in. */
export async function actorOf(
  engine: CallEngine,
  mode: WhileViewing,
  session: SignedIn,
  now: Date,
): Promise<ServerActor | null> {
  const own = await engine.actors.of(session, now);
  const { viewing } = session;
  if (!own || !viewing || mode === 'as-oneself') return own;
  const over = () => engineFailure(engine.texts, 'ViewingOver');
  // It does not turn into the caller's own rights by itself: a page that is open still believes to be looking.
  if (viewing.until <= now) throw over();
  const other = await engine.actors.of(session, now, viewing.userId);
  if (!other || !engine.product.access.mayViewAs?.(own, other)) throw over();
  return other;
}

/** What was seen as someone else is told in the audit, under both names, before it is answered. */
export async function tellOpened(engine: CallEngine, call: Call, { request, session, actor, input }: Asking) {
  const { viewing } = session ?? {};
  // The session itself is asked for by every page.
  if (!session || !viewing || !actor || actor.id === session.userId || call.level === 'half') return;
  const { store, clock } = engine.services;
  const frame = {
    company: session.company,
    call: call.id,
    actor: session.userId,
    onBehalf: actor.id,
    ip: request.ip,
    requestId: request.id,
    now: clock(),
  };
  const name = call.record ?? 'id';
  const recordId = input.params[name] ?? input.query[name] ?? input.body[name];
  const line = {
    type: 'view_as',
    activity: `View as: ${call.title}`,
    entity: call.entity,
    // Of a call about no entity nobody could say whose id it is, nor who may read it.
    ...(call.entity && typeof recordId === 'string' && { recordId: recordId.toLowerCase() }),
  };
  await store.inCompany(session.company, (db) => writeAudit(db, frame, [line], plansOf(engine)));
}
