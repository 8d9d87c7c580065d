import { describe, expect, it } from 'vitest';
import { complaints, dropErrors, inWords, rehome, serverErrors } from './errors.ts';

const missing = (...names: string[]) =>
  names.map((name) => ({ keyword: 'required', params: { missingProperty: name } }));

describe('errors of the validator', () => {
  it('brings the message of a missing property to its field', () => {
    const atRoot = {
      name: 'errorMessage',
      property: '',
      message: 'Fill it!',
      params: { errors: missing('a', 'b') },
      stack: '',
    };
    const inItem = { ...atRoot, property: '.rows.0', params: { errors: missing('text') } };
    expect(rehome([atRoot, inItem]).map(({ property, message }) => [property, message])).toEqual([
      ['.a', 'Fill it!'],
      ['.b', 'Fill it!'],
      ['.rows.0.text', 'Fill it!'],
    ]);
  });

  it('leaves out branches and repetitions', () => {
    const one = { name: 'required', property: 'a', message: 'x', params: {}, stack: '' };
    expect(rehome([one, { ...one, property: '.a' }, { ...one, name: 'if', property: '' }])).toEqual([one]);
  });

  it.each([
    ['maxLength', { limit: 5 }, 'rule-maxLength', 5],
    ['type', { type: 'integer' }, 'rule-integer', Number.NaN],
    ['type', { type: ['number', 'null'] }, 'rule-number', Number.NaN],
    ['type', { type: 'string' }, 'rule-type', Number.NaN],
    ['format', { format: 'email' }, 'rule-email', Number.NaN],
    ['format', { format: 'uuid' }, 'rule-format', Number.NaN],
  ])('says %s %j in words', (name, params, id, limit) => {
    const text = (key: string, given: Record<string, string | number>) => `${key} ${given.limit}`;
    const [told] = inWords([{ name, params, property: '.a', message: 'ajv', stack: '' }], text);
    expect(told?.message).toBe(`shell/form.${id} ${limit}`);
  });

  it('leaves the words of a document alone', () => {
    const own = { name: 'errorMessage', params: {}, property: '.a', message: 'Ours', stack: '' };
    expect(inWords([own], () => 'never')).toEqual([own]);
  });
});

describe('errors of the server', () => {
  const errors = serverErrors({ title: ['Is taken.', 'Is odd.'], 'rows.1.text': ['Is rude.'] });

  it('stand at their fields', () => {
    expect(complaints(errors)).toEqual([
      { path: 'title', message: 'Is taken.' },
      { path: 'title', message: 'Is odd.' },
      { path: 'rows.1.text', message: 'Is rude.' },
    ]);
  });

  it('go with the field that was edited', () => {
    expect(complaints(dropErrors(errors, ['title']))).toEqual([{ path: 'rows.1.text', message: 'Is rude.' }]);
  });
});
