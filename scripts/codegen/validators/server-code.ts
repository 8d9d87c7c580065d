import { readFileSync } from 'node:fs';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { Artifacts } from '../../../src/shared/documents/artifacts.ts';
import type { Schema } from '../../../src/shared/documents/schema.ts';
import { oneByte } from '../one-byte.ts';
import { createAjv } from './ajv.ts';
import { imported } from './imported.ts';
import { validatorSchemas } from './schemas.ts';
import { ruleTexts } from './texts.ts';

const locatedCode = readFileSync(new URL('./located.mjs', import.meta.url), 'utf8').replaceAll('export ', '');

/** ES module that exports `validators`: the same as compileValidators, without compiling at run time. */
export function serverValidatorsCode(artifacts: Artifacts): string {
  const { strict, coercing } = validatorSchemas(artifacts);
  const body = [moduleOf('strict', strict), moduleOf('coercing', coercing)];
  const { imports, code } = imported(`${body.join('\n')}\n`);
  const texts = `const texts = ${JSON.stringify(ruleTexts(artifacts.messages))};\n`;
  return oneByte(`${imports}${locatedCode}${texts}${code}${exported}`);
}

const exported = `export const validators = Object.fromEntries(
  Object.entries({ ...strict, ...coercing }).map(([name, validate]) => [name, located(validate, name.includes('#answer:') ? {} : texts)]),
);
`;

/** Equal schemas (every list's page, every record's id) are compiled once and shared. */
function moduleOf(mode: 'strict' | 'coercing', schemas: Record<string, Schema>): string {
  const ajv = createAjv(mode, true);
  const keys = new Map<string, string>();
  const members: string[] = [];
  for (const [name, schema] of Object.entries(schemas)) {
    const text = JSON.stringify(schema);
    const key = keys.get(text) ?? `v${keys.size}`;
    if (!keys.has(text)) ajv.addSchema(schema, key);
    keys.set(text, key);
    members.push(`${JSON.stringify(name)}: exports.${key}`);
  }
  const functions = Object.fromEntries([...keys.values()].map((key) => [key, key]));
  const code = keys.size === 0 ? '' : standaloneCode(ajv, functions);
  return `const ${mode} = (() => {\nconst exports = {};\n${code}\nreturn {\n${members.join(',\n')}\n};\n})();`;
}
