import type { Call, CallMessages } from './call.ts';
import type { Schema } from './schema.ts';

/** What a call has where its own document does not say it. */
export interface CallDefaults {
  id: string;
  /** Beside what the call says: every status and outcome that it does not name. */
  messages?: CallMessages;
  /** By method. */
  methods?: Partial<Record<Call['method'], MethodDefaults>>;
}

interface MethodDefaults {
  rate?: string;
  audit?: 'none';
  /** Of a call that the engine does not serve by itself. */
  answers?: Record<string, Schema>;
}
