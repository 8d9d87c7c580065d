import type { Schema } from '../../../../shared/documents/schema.ts';

/** How many words a list takes, and how long each may be. */
export const limitsOf = (schema: Schema = {}) => ({
  max: schema.maxItems ?? 100,
  maxLength: schema.items?.maxLength ?? 50,
});
