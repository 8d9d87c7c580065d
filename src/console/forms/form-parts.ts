import type { ArtifactsPart, ArtifactsSource, FormPart } from '../slots.ts';

/** Schemas and validators of the forms opened so far. */
class FormParts {
  private readonly parts = new Map<string, FormPart>();
  private readonly loads = new Map<string, Promise<void>>();
  private readonly listeners = new Set<() => void>();
  private readonly source: ArtifactsSource;

  constructor(source: ArtifactsSource) {
    this.source = source;
    source.subscribe?.((changed) => this.refresh(changed));
  }

  readonly get = (id: string): FormPart | undefined => this.parts.get(id);

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Loads once. A failed load stays failed, for the error boundary to show; the next one who opens the form asks again. */
  load(id: string): Promise<void> {
    const running = this.loads.get(id);
    if (running) return running;
    const load = this.source.form(id).then((part) => this.put(id, part));
    load.catch(() => setTimeout(() => this.loads.delete(id), 1000));
    this.loads.set(id, load);
    return load;
  }

  /** While developing: the old part stays until the new one is there, so that an open form never blinks. */
  private refresh(changed: ArtifactsPart): void {
    if (!changed.forms && !changed.calls && !changed.entities && !changed.messages && !changed.options) return;
    for (const id of this.parts.keys()) {
      this.source.form(id).then(
        (part) => this.put(id, part),
        () => undefined,
      );
    }
  }

  private put(id: string, part: FormPart): void {
    this.parts.set(id, part);
    for (const listener of this.listeners) listener();
  }
}

const known = new WeakMap<ArtifactsSource, FormParts>();

export function partsOf(source: ArtifactsSource): FormParts {
  const parts = known.get(source) ?? new FormParts(source);
  known.set(source, parts);
  return parts;
}
