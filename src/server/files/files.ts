import { buffer } from 'node:stream/consumers';
import type {} from '@fastify/cookie';
import { and, eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Gate } from '../../shared/documents/gate.ts';
import { errorBody } from '../../shared/errors/body.ts';
import { evaluate } from '../../shared/gates/evaluate.ts';
import type { Files, JobHandler, ServerActor } from '../context.ts';
import { onRollback } from '../db/rollback.ts';
import { file } from '../db/system-tables.ts';
import type { Clock, FileService, Frame, SessionService, SignedIn, Store } from '../services.ts';
import { KeyRing, type Signer } from '../session/key-ring.ts';
import type { Shelf } from './disk.ts';
import { expireFiles } from './expire.ts';
import { heldLink, type LinkQuery, signedPath } from './link.ts';
import { redeemLink } from './redeem-link.ts';
import { sightOf } from './sight.ts';

interface FileDeps {
  store: Store;
  clock: Clock;
  sessions: SessionService;
  gates(): Readonly<Record<string, Gate>>;
  /** The sentence of a message. */
  text(message: string): string;
  /** The actor of a session as the pipeline remembers it; null when he may no longer sign in. */
  actorOf(session: SignedIn): Promise<ServerActor | null>;
  /** Outside of everything served. */
  shelf: Shelf;
  config: {
    /** Key of the link signatures. */
    secret: string | KeyRing;
    /** Default 7. */
    keepDays?: number;
  };
}

/** The job handler that removes old files goes to `createJobs` as `own['expire-files']`. */
export function createFiles(deps: FileDeps): FileService & { expire: JobHandler } {
  const { shelf } = deps;
  const signer = KeyRing.of(deps.config.secret).signer('file link');
  return {
    of: (frame) => filesOf(frame, shelf, signer, deps.config.keepDays ?? 7),
    routes(app) {
      // Asking for its head would use the link up.
      app.get<{ Params: { id: string }; Querystring: LinkQuery }>(
        '/files/:id',
        { exposeHeadRoute: false },
        (request, reply) => serve(deps, shelf, signer, request, reply),
      );
    },
    expire: expireFiles(deps.store, shelf, deps.clock),
  };
}

function filesOf(frame: Frame, shelf: Shelf, signer: Signer, keepDays: number): Files {
  const { company, actor } = frame;
  const owned = () => {
    if (!company || !actor) throw new Error('files belong to someone who is signed in');
    return { company, owner: actor.id, sight: sightOf(actor) };
  };
  const kept = async (id: string): Promise<string | undefined> => {
    const { company, owner } = owned();
    const [row] = await frame.db
      .select({ storageKey: file.storageKey, expiresAt: file.expiresAt })
      .from(file)
      .where(and(eq(file.companyId, company), eq(file.id, id), eq(file.owner, owner)));
    return row && (!row.expiresAt || row.expiresAt > frame.now) ? row.storageKey : undefined;
  };
  return {
    async publish({ name, type, bytes, gate, kind, own }) {
      const { company, owner, sight } = owned();
      const id = frame.newId();
      const storageKey = await shelf.put(company, bytes);
      onRollback(frame.db, () => shelf.remove(storageKey));
      const expiresAt = new Date(frame.now.getTime() + keepDays * 86_400_000);
      await frame.db.insert(file).values({
        id,
        companyId: company,
        owner,
        gate,
        sight: own ? null : sight,
        kind,
        name,
        type,
        size: bytes.byteLength,
        storageKey,
        expiresAt,
      });
      return { id, url: signedPath(signer, { id, company, owner }, frame.now) };
    },
    sight: () => owned().sight,
    async link(id) {
      const { company, owner } = owned();
      return signedPath(signer, { id, company, owner }, frame.now);
    },
    has: async (id) => (await kept(id)) !== undefined,
    async read(id) {
      const key = await kept(id);
      const stream = key && (await shelf.read(key));
      return stream ? buffer(stream) : null;
    },
  };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Everything is asked again: the link, the session, the company, the owner, the right, what they may see, the age. */
async function serve(
  deps: FileDeps,
  shelf: Shelf,
  signer: Signer,
  request: FastifyRequest<{ Params: { id: string }; Querystring: LinkQuery }>,
  reply: FastifyReply,
) {
  const session = await deps.sessions.lookup(request.cookies[deps.sessions.cookieName]);
  if (session?.level !== 'full') return refuse(reply, 401, 'SignedOut', deps.text('shell/sign-in-first'));
  if (session.viewing) return refuse(reply, 403, 'Viewing', deps.text('shell/engine.viewing'));
  const denied = () => refuse(reply, 403, 'FileDenied', deps.text('shell/files.denied'));
  const { id } = request.params;
  const linked = { id, company: session.company, owner: session.userId };
  const link = uuid.test(id) ? heldLink(signer, linked, request.query, deps.clock()) : null;
  if (!link) return denied();
  const actor = await deps.actorOf(session);
  const [row] = await deps.store.inCompany(session.company, (db) =>
    db
      .select()
      .from(file)
      .where(and(eq(file.companyId, session.company), eq(file.id, id))),
  );
  const mine = row?.owner === session.userId && (!row.expiresAt || row.expiresAt > deps.clock());
  if (!row || !mine || !actor || !evaluate(deps.gates(), row.gate, actor).allowed) return denied();
  if (row.sight !== null && row.sight !== sightOf(actor))
    return refuse(reply, 403, 'AccessChanged', deps.text('shell/files.access-changed'));
  // The bytes before the link: one that has found nothing is not used up.
  const stream = await shelf.read(row.storageKey);
  if (!stream) return denied();
  if (!(await redeemLink(deps.store, linked, link, deps.clock()))) {
    stream.destroy();
    return denied();
  }
  return reply
    .header('content-type', row.type)
    .header('content-length', row.size)
    .header('content-disposition', attachment(row.name))
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store')
    .send(stream);
}

const refuse = (reply: FastifyReply, status: number, code: string, text: string) =>
  reply.code(status).send(errorBody(status, code, text));

/** A plain name for old programs, and the true one beside it (RFC 6266). */
export function attachment(name: string): string {
  // Half a surrogate pair cannot be encoded.
  const whole = [...name]
    .filter((sign) => !/\p{Cs}/u.test(sign))
    .slice(0, 150)
    .join('');
  const plain = whole.replace(/[^\w .()-]/g, '_');
  const full = encodeURIComponent(whole).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}
