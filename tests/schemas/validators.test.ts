import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import AJV8PrecompiledValidator from '@rjsf/validator-ajv8/lib/precompiledValidator.js';
import { afterAll, describe, expect, it } from 'vitest';
import {
  buildArtifacts,
  compileValidators,
  formPart,
  formValidatorsCode,
  serverValidatorsCode,
  type Validators,
} from '../../scripts/codegen/api.ts';
import { formDataSchema } from '../../scripts/codegen/validators/form-code.ts';
import { planted, shelfWith } from './shelf.ts';

const withExtras = {
  ...planted(
    'books/book.entity.json',
    '"code": {',
    '"lent": { "type": "boolean", "default": false },\n      "code": {',
  ),
  'books/book.find.call.json': {
    title: 'Find',
    method: 'GET',
    path: '/books/{shelf}/find',
    gate: 'shell/signed-in',
    rate: 'read',
    audit: 'none',
    query: {
      type: 'object',
      properties: {
        n: { type: 'integer' },
        deep: { type: 'boolean' },
        tags: { type: 'array', items: { type: 'string' } },
      },
    },
    answers: {
      200: { type: 'object', required: ['when'], properties: { when: { type: 'string', format: 'date-time' } } },
    },
  },
};
const ruleTexts = {
  'shell/form.messages.json': {
    'rule-minimum': { text: 'Must be {limit} or more.', severity: 'error' },
    'rule-required': { text: 'Please fill this in.', severity: 'error' },
  },
};
const { artifacts } = buildArtifacts(shelfWith({ ...withExtras, ...ruleTexts }));
const folder = mkdtempSync(join(tmpdir(), 'validators-'));
symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
afterAll(() => rmSync(folder, { recursive: true }));

async function standalone(): Promise<Validators> {
  const path = join(folder, 'server.mjs');
  writeFileSync(path, serverValidatorsCode(artifacts));
  return ((await import(/* @vite-ignore */ path)) as { validators: Validators }).validators;
}

const places = (validators: Validators, name: string, data: unknown): string[] => {
  const validate = validators[name];
  if (!validate) throw new Error(`no validator ${name}`);
  validate(data);
  return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
};

describe.each([
  ['compiled at run time', async () => compileValidators(artifacts)],
  ['standing alone', standalone],
])('validators %s', async (_name, make) => {
  const validators = await make();

  it('exist for every call and entity', () => {
    const names = Object.keys(validators)
      .filter((name) => !name.includes('books/book.find'))
      .sort();
    expect(names).toEqual([
      'books/book.create#answer:201',
      'books/book.create#body',
      'books/book.list#answer:200',
      'books/book.list#body',
      'books/book.read#answer:200',
      'books/book.read#params',
      'books/book.update#answer:200',
      'books/book.update#body',
      'books/book.update#params',
      'entity:books/book',
      'entity:books/book#create',
      'entity:books/book#update',
    ]);
  });

  it('say at the field what its document says', () => {
    expect(places(validators, 'books/book.create#body', { title: '', kind: 'novel' })).toEqual([
      '/title This is needed.',
    ]);
    expect(places(validators, 'books/book.create#body', { kind: 'novel' })).toEqual(['/title This is needed.']);
    expect(places(validators, 'books/book.create#body', { title: 'x'.repeat(31), kind: 'novel' })).toEqual([
      '/title At most 30 characters.',
    ]);
  });

  it('say at the field what is missing or unknown without a text of its own', () => {
    expect(places(validators, 'books/book.create#body', { title: 'A' })).toEqual(['/kind Please fill this in.']);
    expect(places(validators, 'books/book.create#body', { title: 'A', kind: 'novel', x: 1 })).toEqual([
      '/x must NOT have additional properties',
    ]);
  });

  it('say in the words of the catalogue what a rule without a text of its own says', () => {
    const body = { title: 'A', kind: 'atlas', scale: 0 };
    expect(places(validators, 'books/book.create#body', body)).toEqual(['/scale Must be 1 or more.']);
  });

  it('take a body as it is', () => {
    const body = { title: 'A', kind: 'atlas', scale: '3' };
    expect(places(validators, 'books/book.create#body', body)).toEqual(['/scale must be integer,null']);
    expect(body).toEqual({ title: 'A', kind: 'atlas', scale: '3', lent: false });
  });

  it('fill in defaults when a record is made, never when it is changed', () => {
    const made = { title: 'A', kind: 'novel' };
    const change = { title: 'B' };
    expect(validators['books/book.create#body']?.(made)).toBe(true);
    expect(validators['books/book.update#body']?.(change)).toBe(true);
    expect(validators['entity:books/book#update']?.(change)).toBe(true);
    expect([made, change]).toEqual([{ title: 'A', kind: 'novel', lent: false }, { title: 'B' }]);
  });

  it('read the strings of a query', () => {
    const query = { n: '3', deep: 'true', tags: 'one' };
    expect(validators['books/book.find#query']?.(query)).toBe(true);
    expect(query).toEqual({ n: 3, deep: true, tags: ['one'] });
    expect(places(validators, 'books/book.find#query', { n: 'many' })).toEqual(['/n must be integer']);
    expect(validators['books/book.update#params']?.({ id: 'x' })).toBe(false);
  });

  it('hold answers to their shape, not to option values that may be gone', () => {
    const record = {
      id: '00000000-0000-4000-8000-000000000000',
      version: 1,
      createdAt: '2026-01-05T10:00:00Z',
      updatedAt: '2026-01-05T10:00:00Z',
      title: 'x'.repeat(99),
      kind: 'gone',
      note: null,
    };
    const list = (book: object) => ({ status: 200, total_count: 1, data: [{ book }] });
    expect(places(validators, 'books/book.list#answer:200', list(record))).toEqual([]);
    expect(places(validators, 'books/book.list#answer:200', list({ ...record, code: 's' }))).toEqual([
      '/data/0/book/code must NOT have additional properties',
    ]);
    expect(places(validators, 'books/book.find#answer:200', { when: '2026-01-05T10:00:00+05:30' })).toEqual([]);
    expect(places(validators, 'books/book.find#answer:200', { when: 'today' })).toEqual([
      '/when must match format "date-time"',
    ]);
  });

  it('know a whole record', () => {
    const record = {
      id: '00000000-0000-4000-8000-000000000000',
      version: 3,
      title: 'A',
      kind: 'novel',
      sequelOf: null,
    };
    expect(places(validators, 'entity:books/book', record)).toEqual([]);
    expect(places(validators, 'entity:books/book', { ...record, kind: 'poem' })).toEqual([
      '/kind must be equal to one of the allowed values',
    ]);
  });
});

describe('form validators', () => {
  it('need neither eval nor require', () => {
    const code = formValidatorsCode(formDataSchema(artifacts, 'books/book'));
    expect(code).not.toMatch(/\beval\b|new Function|require\(/);
    expect(code).toContain('export const validators');
  });

  it('are found by RJSF, in both branches of a condition, with the texts put in', async () => {
    const part = await formPart(artifacts, 'books/book');
    const rjsf = new AJV8PrecompiledValidator(part.validators as never, part.schema as never);
    const errors = (data: object) =>
      rjsf.validateFormData(data, part.schema as never).errors.map((one) => `${one.property} ${one.message}`);
    expect(errors({ title: 'A', kind: 'novel' })).toEqual([]);
    expect(errors({ title: '', kind: 'novel' })).toEqual(['.title This is needed.']);
    expect(errors({ title: 'A', kind: 'atlas' })).toContain("scale must have required property 'scale'");
    expect(errors({ title: 'A', kind: 'atlas', scale: 2 })).toEqual([]);
  });
});
