import type { Artifacts } from '../../shared/documents/artifacts.ts';
import type { Product } from '../context.ts';
import type { Actors } from '../gates/actors.ts';
import type { ProductConfig } from '../product-config.ts';
import type { RecordEngine } from '../records/engine.ts';
import type { EntityPlan } from '../records/plan.ts';
import type { Services } from '../services.ts';
import type { Texts } from './texts.ts';

/** Validators compiled by the codegen, by name: `library/book.list#body`, `entity:library/book`. */
export type Validators = Readonly<Record<string, Validator>>;

export interface Validator {
  (data: unknown): boolean;
  errors?: readonly ValidatorError[] | null;
}

interface ValidatorError {
  /** JSON pointer of the value that is wrong, or missing. */
  instancePath: string;
  message?: string;
}

/** What every call is served with. */
export interface CallEngine {
  artifacts: Artifacts;
  validators: Validators;
  product: Product;
  services: Services;
  records: RecordEngine;
  actors: Actors;
  texts: Texts;
  config: ProductConfig;
}

/** What the engine knows of an entity, where there is one of this id. */
export const plansOf =
  ({ artifacts, records }: CallEngine) =>
  (entity: string): EntityPlan | undefined =>
    artifacts.entities[entity] && records.plan(entity);

/** Sentences by dotted path; what is wrong with the whole stands under the empty path. */
export function faultsOf(errors: readonly ValidatorError[] | null | undefined): Record<string, string[]> {
  // Without a prototype: a property of the input may be called `constructor`.
  const faults: Record<string, string[]> = Object.create(null);
  for (const { instancePath, message = '' } of errors ?? []) {
    const path = instancePath
      .slice(1)
      .split('/')
      .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
      .join('.');
    faults[path] = [...(faults[path] ?? []), message];
  }
  return faults;
}
