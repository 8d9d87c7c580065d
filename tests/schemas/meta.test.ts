import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { Ajv } from 'ajv';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { afterAll, describe, expect, it } from 'vitest';
import { loadDocuments } from '../../scripts/codegen/api.ts';
import { isObject } from '../../scripts/codegen/document.ts';
import { kinds } from '../../src/shared/documents/id.ts';
import { bindings } from '../support/editor.ts';
import { shelfWith } from './shelf.ts';

const folder = resolve('schemas/meta');
const names = readdirSync(folder).filter((name) => name.endsWith('.schema.json'));
const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, unknown>;

/** Every named property of a meta-schema, with where it stands. */
function* keysOf(schema: unknown, path = ''): Generator<[string, Record<string, unknown>]> {
  if (!isObject(schema)) return;
  for (const [name, property] of Object.entries((schema.properties ?? {}) as Record<string, Record<string, unknown>>)) {
    yield [`${path}/${name}`, property];
    yield* keysOf(property, `${path}/${name}`);
  }
  const named = Object.entries((schema.definitions ?? {}) as object);
  const listed = ['anyOf', 'oneOf', 'allOf'].flatMap((keyword) => Object.entries((schema[keyword] ?? []) as object));
  for (const [name, inner] of [...named, ...listed]) yield* keysOf(inner, `${path}/${name}`);
  yield* keysOf(schema.items, `${path}/items`);
  yield* keysOf(schema.additionalProperties, `${path}/*`);
}

describe('meta-schemas', () => {
  it('exist for every kind of document, and editors are told of them', () => {
    expect(names).toEqual(
      expect.arrayContaining([...kinds.map((kind) => `${kind}.schema.json`), 'definitions.schema.json']),
    );
    for (const kind of kinds) {
      const bound = bindings().filter(({ fileMatch }) => fileMatch.includes(`/schemas/**/*.${kind}.json`));
      const urls = ['./.build/editors', './schemas/meta'].map((folder) => `${folder}/${kind}.schema.json`);
      expect(
        bound.map(({ url }) => url),
        kind,
      ).toEqual(urls);
    }
  });

  it.each(names)('%s explains every key', (name) => {
    const silent = [...keysOf(read(name))].filter(([, property]) => typeof property.description !== 'string');
    expect(silent.map(([path]) => path)).toEqual([]);
  });

  it('are JSON Schema, and Ajv finds nothing wrong with the documents either', () => {
    const ajv = new Ajv({
      allErrors: true,
      strict: true,
      allowUnionTypes: true,
      strictTypes: false,
      strictRequired: false,
    });
    for (const keyword of ['x-id', 'x-holds', 'x-besides', 'x-field', 'defaultSnippets']) ajv.addKeyword(keyword);
    for (const name of names) ajv.addSchema({ ...read(name), $id: name });
    const files = [...loadDocuments(['schemas']).files, ...shelfWith().files];
    const faults = files.flatMap((document) => {
      const validate = ajv.getSchema(`${document.kind}.schema.json`);
      return validate?.(document.value) ? [] : [`${document.file}: ${ajv.errorsText(validate?.errors)}`];
    });
    expect(faults).toEqual([]);
  });
});

/** What stands in a document where the artifacts have something resolved. */
function withoutReferences(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.filter((one) => !refersToReference(one)).map(withoutReferences);
  if (!isObject(schema)) return schema;
  if (schema.$ref === 'widgets.schema.json') return looseWidget;
  const entries = Object.entries(schema).filter(([key]) => key !== '$schema');
  return Object.fromEntries(entries.map(([key, value]) => [key, withoutReferences(value)]));
}

/** What documents may leave out, and artifacts always have. */
function filledIn(name: string): Record<string, unknown> {
  const schema = read(name) as { required?: string[]; definitions?: Record<string, { required?: string[] }> };
  if (name === 'call.schema.json') schema.required?.push('rate', 'audit');
  const { plainObjectSchema } = schema.definitions ?? {};
  if (plainObjectSchema) plainObjectSchema.required = ['type', 'properties'];
  return schema;
}

/** What each widget reads is typed where the widget is; a form only hands it on. */
const looseWidget = {
  oneOf: [
    { type: 'string' },
    { type: 'object', required: ['widget'], properties: { widget: { type: 'string' } }, additionalProperties: true },
  ],
};

const refersToReference = (schema: unknown): boolean => isObject(schema) && schema.$ref === '#/definitions/reference';

/** Types without prose and snippets: a title would make an alias, a `$schema` is for editors only. */
function bare(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(bare);
  if (!isObject(schema)) return schema;
  const prose = typeof schema.title === 'string' ? ['title', 'description'] : ['description'];
  const entries = Object.entries(schema).filter(
    ([key, value]) => key !== 'defaultSnippets' && !(prose.includes(key) && typeof value === 'string'),
  );
  return Object.fromEntries(entries.map(([key, value]) => [key, bare(value)]));
}

describe('meta-schemas and src/shared/documents', () => {
  mkdirSync('.build', { recursive: true });
  const scratch = mkdtempSync(resolve('.build/meta-'));
  afterAll(() => rmSync(scratch, { recursive: true }));
  const shared = (name: string) => relative(scratch, resolve('src/shared/documents', name)).replaceAll('\\', '/');

  /** A named export of TypeScript made of each meta-schema. */
  async function typesOf(name: string): Promise<string> {
    for (const other of names)
      writeFileSync(join(scratch, other), JSON.stringify(bare(withoutReferences(filledIn(other)))));
    const schema = JSON.parse(readFileSync(join(scratch, name), 'utf8')) as JSONSchema;
    return compile(schema, 'Root', {
      bannerComment: '',
      cwd: scratch,
      format: false,
      additionalProperties: false,
      unknownAny: true,
      ignoreMinAndMaxItems: true,
      strictIndexSignatures: false,
    });
  }

  const pairs: [file: string, type: string, from: string, of: (root: string) => string][] = [
    ['entity', 'Entity', 'entity.ts', (root) => root],
    ['form', 'Form', 'form.ts', (root) => root],
    ['screen', 'Screen', 'screen.ts', (root) => root],
    ['call', 'Call', 'call.ts', (root) => root],
    ['gate', 'Gate', 'gate.ts', (root) => `${root}[string]`],
    ['messages', 'Message', 'words.ts', (root) => `${root}[string]`],
    ['options', 'Options', 'words.ts', (root) => `${root}[string]`],
    ['job', 'Job', 'work.ts', (root) => root],
    ['mail', 'Mail', 'work.ts', (root) => root],
  ];

  it('say the same, key by key and both ways', async () => {
    const checks: string[] = [];
    for (const [file, type, from, of] of pairs) {
      writeFileSync(join(scratch, `${file}.ts`), await typesOf(`${file}.schema.json`));
      checks.push(
        `import type { Root as ${type}Meta } from './${file}.ts';`,
        `import type { ${type} } from '${shared(from)}';`,
        `type ${type}Document = Strip<${of(`${type}Meta`)}>;`,
        `type ${type}Written = Strip<WithoutId<${type}>>;`,
        `export const ${file}A = (value: ${type}Document): ${type}Written => value;`,
        `export const ${file}B = (value: ${type}Written): ${type}Document => value;`,
        `export const ${file}Keys: Same<Paths<${of(`${type}Meta`)}>, Paths<WithoutId<${type}>>> = true;`,
      );
    }
    const helpers = relative(scratch, resolve('tests/schemas/same-keys.ts')).replaceAll('\\', '/');
    const imports = `import type { Paths, Same, Strip, WithoutId } from '${helpers}';`;
    writeFileSync(join(scratch, 'check.ts'), [imports, ...checks].join('\n'));
    const base = relative(scratch, resolve('src/shared/tsconfig.base.json')).replaceAll('\\', '/');
    writeFileSync(join(scratch, 'tsconfig.json'), JSON.stringify({ extends: `./${base}`, files: ['check.ts'] }));
    const tsc = resolve('node_modules/typescript/bin/tsc');
    const run = () => execFileSync(process.execPath, [tsc, '-p', scratch], { encoding: 'utf8', stdio: 'pipe' });
    expect(() => {
      try {
        run();
      } catch (error) {
        throw new Error((error as { stdout: string }).stdout);
      }
    }).not.toThrow();
  });
});
