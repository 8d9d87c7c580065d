import type { Call } from './call.ts';
import type { Entity } from './entity.ts';
import type { Form } from './form.ts';
import type { Gate } from './gate.ts';
import type { Screen } from './screen.ts';
import type { Message, Options } from './words.ts';
import type { Job, Mail } from './work.ts';

/** Everything that `schemas/` says, resolved: what the codegen makes and the engine is given. */
export interface Artifacts {
  entities: Record<string, Entity>;
  forms: Record<string, Form>;
  screens: Record<string, Screen>;
  calls: Record<string, Call>;
  gates: Record<string, Gate>;
  messages: Record<string, Message>;
  options: Record<string, Options>;
  jobs: Record<string, Job>;
  mails: Record<string, Mail>;
}
