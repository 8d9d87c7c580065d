import type { Jobs } from '../../../../generated/jobs.ts';
import type { JobContext, JobHandler } from '../../../../server/context.ts';
import { Ended } from './ended.ts';
import { finish } from './finish.ts';
import { type As, passThrough } from './pass.ts';
import { problemText } from './problems.ts';
import { doUndo } from './taking-back.ts';
import { changeUpload, type Upload } from './uploads.ts';

type Payload = Jobs['people/import'];

/** Checks, runs or undoes an import. It goes on where a crash has interrupted it. */
export const job: JobHandler<Payload> = Object.assign(doImport, { gaveUp });

async function doImport(context: JobContext, payload: Payload): Promise<void> {
  const { upload, work } = payload;
  const as = inNameOf(context, payload);
  try {
    if (work === 'undo') while (await as((importer) => doUndo(importer, upload)));
    else await passThrough(as, upload, work === 'check', context);
    await as((importer) =>
      finish(importer, upload, work === 'undo' ? 'undone' : work === 'check' ? 'checked' : 'done'),
    );
  } catch (error) {
    // Put back into the queue by a shutdown: it goes on later.
    if (context.signal.aborted || !(await told(context, payload, error))) throw error;
  }
}

async function gaveUp(
  context: JobContext,
  { company, user, upload }: Payload,
  why: 'failed' | 'crashed',
): Promise<void> {
  const problem = `people/import/problem-${why}`;
  const ended = await context.asActor(company, user, async (importer) => {
    await finish(importer, upload, 'failed', problem);
    return true;
  });
  if (!ended)
    await context.inCompany(company, (db) => changeUpload({ db, company }, upload, { state: 'failed', problem }));
}

function inNameOf(context: JobContext, { company, user }: Payload): As {
  return async (work) => {
    context.signal.throwIfAborted();
    const done = await context.asActor(company, user, async (importer) => {
      if (importer.explain('people/import/run')?.allowed !== true) throw new Ended('rights');
      return { value: await work(importer) };
    });
    if (!done) throw new Ended('rights');
    return done.value;
  };
}

/** What ended the work stands on the import. False: it was a failure of ours, and it is tried again. */
async function told(context: JobContext, { company, user, upload, work }: Payload, error: unknown): Promise<boolean> {
  const stopped = error instanceof Ended && (error.why === 'stop' || error.why === 'many');
  const state: Upload['state'] = stopped ? (work === 'check' ? 'uploaded' : 'cancelled') : 'failed';
  const ended = await context.asActor(company, user, async (importer) => {
    const unreadable = context.sheets.problemOf(error);
    const problem = unreadable && problemText(importer, unreadable);
    if (!problem && !(error instanceof Ended)) return false;
    await finish(importer, upload, state, problem ?? reasons[(error as Ended).why]);
    return true;
  });
  if (ended !== null) return ended;
  // There is nobody in whose name it could be finished.
  const problem = reasons.rights;
  await context.inCompany(company, (db) => changeUpload({ db, company }, upload, { state: 'failed', problem }));
  return true;
}

const reasons = {
  rights: 'people/import/problem-rights',
  change: 'people/import/problem-change',
  gone: 'people/import/file-gone',
  stop: undefined,
  many: 'people/import/problem-many-deactivated',
} as const;
