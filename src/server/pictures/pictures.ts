import type {} from '@fastify/cookie';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { errorBody } from '../../shared/errors/body.ts';
import type { Pictures } from '../context.ts';
import { picture } from '../db/system-tables.ts';
import type { Frame, PictureService, SessionService, Store } from '../services.ts';

interface PictureDeps {
  store: Store;
  sessions: SessionService;
  /** The sentence of a message. */
  text(message: string): string;
}

const path = /^\/pictures\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/**
 * Small pictures of people and companies. They lie in the database: a picture is there with the record that shows it,
 * or not at all, and is backed up and kept inside its company like everything else. Each has a random name that is
 * never used again, so browsers may keep it.
 */
export function createPictures({ store, sessions, text }: PictureDeps): PictureService {
  return {
    of: picturesOf,
    routes(app: FastifyInstance) {
      app.get<{ Params: { id: string } }>('/pictures/:id', async (request, reply) => {
        const session = await sessions.lookup(request.cookies[sessions.cookieName]);
        if (session?.level !== 'full')
          return reply.code(401).send(errorBody(401, 'SignedOut', text('shell/sign-in-first')));
        const id = path.exec(`/pictures/${request.params.id}`)?.[1];
        const [found] = id
          ? await store.inCompany(session.company, (db) => db.select().from(picture).where(own(session.company, id)))
          : [];
        if (!found) return reply.code(404).send(errorBody(404, 'NotFound', text('shell/not-found')));
        return reply
          .header('content-type', found.type)
          .header('content-disposition', 'inline')
          .header('x-content-type-options', 'nosniff')
          .header('cache-control', 'private, max-age=31536000, immutable')
          .send(Buffer.from(found.bytes));
      });
    },
  };
}

const own = (company: string, id: string) => and(eq(picture.companyId, company), eq(picture.id, id));

function picturesOf(frame: Frame): Pictures {
  const { db, company } = frame;
  if (!company) throw new Error('pictures belong to a company');
  const kept = new Set<string>();
  return {
    async keep({ type, bytes }) {
      const id = frame.newId();
      await db.insert(picture).values({ companyId: company, id, type, bytes: Buffer.from(bytes) });
      const at = `/pictures/${id}`;
      kept.add(at);
      return at;
    },
    isOurs: (at) => kept.has(at),
    async remove(at) {
      const id = path.exec(at)?.[1];
      if (id) await db.delete(picture).where(own(company, id));
    },
  };
}
