import type { Schema } from '../../../src/shared/documents/schema.ts';
import type { Message } from '../../../src/shared/documents/words.ts';
import { filled } from '../../../src/shared/texts/filled.ts';
import { isObject } from '../document.ts';
import { mapSubschemas } from '../walk.ts';

type Messages = Readonly<Record<string, Message>>;
type Rules = Record<string, string | Record<string, string>>;

/**
 * The schema as ajv-errors wants it: texts in place of message ids, and a field's own `errorMessage.required` moved
 * to the object around it, which is where a missing field is noticed.
 */
export function withTexts(schema: Schema, messages: Messages): Schema {
  const inner = mapSubschemas(schema, (sub) => (isObject(sub) ? withTexts(sub as Schema, messages) : sub));
  const { errorMessage, ...rest } = inner;
  const own = isObject(errorMessage) ? texts(errorMessage as Rules, schema, messages) : {};
  const missing = missingTexts(schema, messages);
  if (typeof own.required === 'string') delete own.required;
  if (Object.keys(missing).length > 0) own.required = { ...missing, ...(own.required as Record<string, string>) };
  return Object.keys(own).length > 0 ? { ...rest, errorMessage: own } : rest;
}

/** What the fields of an object say for the case that they are missing; also under `then`, which names them only. */
function missingTexts(schema: Schema, messages: Messages): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const id = property.errorMessage?.required;
    if (typeof id === 'string') found[name] = text(id, property, messages);
  }
  return found;
}

function texts(rules: Rules, schema: Schema, messages: Messages): Rules {
  const entries = Object.entries(rules).map(([rule, id]) => [
    rule,
    typeof id === 'string' ? text(id, schema, messages) : texts(id, schema, messages),
  ]);
  return Object.fromEntries(entries) as Rules;
}

/** `{maxLength}` in the text is the schema's own limit, so that the sentence follows a changed number. */
function text(id: string, schema: Schema, messages: Messages): string {
  const sentence = messages[id]?.text ?? id;
  const values = schema as Record<string, unknown>;
  return filled(sentence, values).replaceAll('${', '$ {');
}

const prefix = 'shell/form.rule-';

/** What is said of a rule that has no `errorMessage`, by the rule's name: texts `shell/form.rule-<name>`. */
export function ruleTexts(messages: Messages): Record<string, string> {
  const rules = Object.keys(messages).filter((id) => id.startsWith(prefix));
  const texts = Object.fromEntries(rules.map((id) => [id.slice(prefix.length), messages[id]?.text ?? '']));
  const unknown = messages['shell/engine.unknown-field']?.text;
  return unknown === undefined ? texts : { ...texts, additionalProperties: unknown };
}
