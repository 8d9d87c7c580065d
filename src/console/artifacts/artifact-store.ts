import type { Artifacts } from '../../shared/documents/artifacts.ts';
import type { ArtifactsPart, ArtifactsSource } from './source.ts';

const empty: Artifacts = {
  entities: {},
  forms: {},
  screens: {},
  calls: {},
  gates: {},
  messages: {},
  options: {},
  jobs: {},
  mails: {},
};

/**
 * Every document loaded so far. Parts arrive subject by subject; a changed document (while developing) replaces
 * the loaded one, and what reads the store draws again without being mounted anew, so open forms keep their values.
 */
export class ArtifactStore {
  private artifacts: Artifacts;
  private readonly listeners = new Set<() => void>();
  private readonly loads = new Map<string, Promise<void>>();
  private readonly loaded = new Set<string>();
  private readonly failed = new Map<string, unknown>();
  readonly source: ArtifactsSource;

  constructor(source: ArtifactsSource) {
    this.source = source;
    this.artifacts = merge(empty, source.initial);
    source.subscribe?.((part) => this.put(part));
  }

  readonly get = (): Artifacts => this.artifacts;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  has(subject: string): boolean {
    return this.loaded.has(subject);
  }

  /** Loads a subject once. A failed load stays failed until `retry`, or anyone who waits for it would ask for ever. */
  load(subject: string): Promise<void> {
    const running = this.loads.get(subject);
    if (running) return running;
    const load = this.source.subject(subject).then(
      (part) => {
        this.loaded.add(subject);
        this.put(part);
      },
      (error: unknown) => {
        this.failed.set(subject, error);
        throw error;
      },
    );
    this.loads.set(subject, load);
    return load;
  }

  /**
   * Suspends what draws until the subject is there, or fails as its load did. React's `use` is not for this: the
   * next drawing finds the document and asks no more.
   */
  wait(subject: string): never {
    if (this.failed.has(subject)) throw this.failed.get(subject);
    throw this.load(subject);
  }

  /** Forgets failed loads, so that the next reader asks again. */
  retry(): void {
    for (const subject of this.failed.keys()) this.loads.delete(subject);
    this.failed.clear();
  }

  private put(part: ArtifactsPart): void {
    this.artifacts = merge(this.artifacts, part);
    for (const listener of this.listeners) listener();
  }
}

function merge(into: Artifacts, part: ArtifactsPart): Artifacts {
  const merged = { ...into } as Record<string, unknown>;
  for (const [kind, documents] of Object.entries(part)) {
    merged[kind] = { ...into[kind as keyof Artifacts], ...documents };
  }
  return merged as unknown as Artifacts;
}

export const subjectOf = (id: string): string => id.slice(0, id.indexOf('/'));
