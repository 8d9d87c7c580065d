import type { Gate } from '../../shared/documents/gate.ts';
import type { JobHandler, ServerActor } from '../context.ts';
import type { Clock, FileService, SessionService, SignedIn, Store } from '../services.ts';

export interface FileDeps {
  store: Store;
  clock: Clock;
  sessions: SessionService;
  gates(): Readonly<Record<string, Gate>>;
  /** The actor of a session as the pipeline remembers it; null when he may no longer sign in. */
  actorOf(session: SignedIn): Promise<ServerActor | null>;
  config: {
    /** Directory of the files, outside of everything served. */
    directory: string;
    /** Key of the link signatures. */
    secret: string;
    origin: string;
    /** Default 7. */
    keepDays?: number;
  };
}

/** The job handler that removes old files goes to `createJobs` as `own['expire-files']`. */
export function createFiles(deps: FileDeps): FileService & { expire: JobHandler } {
  throw new Error(`files in ${deps.config.directory} are being built`);
}
