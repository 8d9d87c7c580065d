import { fork } from 'node:child_process';
import { at } from './place.mjs';

/**
 * Work on documents in a process of its own: it takes seconds in which the page could not ask for what has changed.
 * `take` writes what the API is made of, without the types, and tells complaints; `generate` is all of `npm run codegen`.
 */
export type Work = 'take' | 'generate';
export type Answer = Taken | { failed: string };

export interface Taken {
  good: boolean;
  /** What the documents ask for and no migration makes; such documents are not taken either. */
  differs?: string[];
}

interface DocumentWork {
  /** Whether there was nothing to complain about. One is asked for after the other. */
  ask(work: Work): Promise<Taken>;
  end(): void;
}

export function documentWork(): DocumentWork {
  const worker = fork(at('scripts/bootstrap/dev-documents-process.ts'));
  return {
    ask: (work) =>
      new Promise((resolve, reject) => {
        worker.once('message', (answer: Answer) =>
          'failed' in answer ? reject(new Error(answer.failed)) : resolve(answer),
        );
        worker.send(work);
      }),
    end: () => worker.disconnect(),
  };
}
