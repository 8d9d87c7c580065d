import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { at } from './place.mjs';
import { typescript } from './process.mjs';

export type Answer = Taken | { failed: string };

export interface Taken {
  /** Whether there was nothing to complain about. */
  good: boolean;
  /** What the documents ask for and no migration makes; such documents are not taken either. */
  differs?: string[];
}

/** Work on documents in processes of its own: it takes seconds in which the page could not ask for what has changed. */
interface DocumentWork {
  /** Writes what the API reads, and tells complaints. One is asked for after the other. */
  take(): Promise<Taken>;
  /** All of `npm run codegen`, at once. */
  generate(): Promise<void>;
  /** The same once no document has changed for a while; `take` gives it up, so that no change waits for it. */
  generateLater(): void;
  end(): void;
}

/** Milliseconds that documents rest before they are generated from. */
const rest = 1000;

export function documentWork(): DocumentWork {
  const worker = fork(at('.build/dev/documents.mjs'));
  let timer: NodeJS.Timeout | undefined;
  let generating: ChildProcess | undefined;
  const giveUp = () => {
    clearTimeout(timer);
    generating?.kill();
  };
  const generate = () => {
    giveUp();
    const child = fork(at('scripts/codegen.ts'), [], { execArgv: typescript() });
    generating = child;
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    return new Promise<void>((resolve) => child.once('close', () => resolve()));
  };
  return {
    take() {
      giveUp();
      return new Promise((resolve, reject) => {
        worker.once('message', (answer: Answer) =>
          'failed' in answer ? reject(new Error(answer.failed)) : resolve(answer),
        );
        worker.send('take');
      });
    },
    generate,
    generateLater() {
      giveUp();
      timer = setTimeout(generate, rest);
    },
    end() {
      giveUp();
      worker.disconnect();
    },
  };
}
