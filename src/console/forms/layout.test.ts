import { describe, expect, it } from 'vitest';
import type { Layout } from '../../shared/documents/form.ts';
import { groupsOf, hiddenFields, levelOf } from './layout.ts';

const layout: Layout = {
  groups: [{ title: 'First', fields: ['b', 'gone'] }, { fields: ['a'] }],
  labels: { a: 'A', 'list.text': 'Text', 'list.inner.unit': 'Unit' },
  widgets: { 'list.text': 'textarea', b: { widget: 'relation', call: 'x/y' } },
  when: [
    { fields: ['b'], field: 'a', is: 1 },
    { fields: ['list.text'], field: 'list.kind', is: 'long' },
  ],
};

describe('a level of the layout', () => {
  it('is what it says about the form itself', () => {
    const level = levelOf(layout);
    expect(groupsOf(level, ['a', 'b'])).toEqual([{ title: 'First', fields: ['b'] }, { fields: ['a'] }]);
    expect(level.widgets.b).toEqual({ widget: 'relation', call: 'x/y' });
    expect(level.rules.map((rule) => rule.field)).toEqual(['a']);
  });

  it('is what it says about the items of a list, at any depth', () => {
    const items = levelOf(layout, 'list');
    expect(items.labels).toMatchObject({ text: 'Text' });
    expect(items.widgets.text).toEqual({ widget: 'textarea' });
    expect(items.rules).toEqual([{ fields: ['text'], field: 'kind', is: 'long' }]);
    expect(groupsOf(items, ['kind', 'text'])).toEqual([{ fields: ['kind', 'text'], columns: 1 }]);
    expect(levelOf(layout, 'list.inner').labels).toEqual({ unit: 'Unit' });
  });

  it('shows a field that one of several rules asks for', () => {
    const rules = [
      { fields: ['x'], field: 'kind', is: 'a' },
      { fields: ['x', 'y'], field: 'kind', is: 'b' },
    ];
    expect([...hiddenFields(rules, { kind: 'a' })]).toEqual(['y']);
    expect([...hiddenFields(rules, { kind: 'b' })]).toEqual([]);
    expect([...hiddenFields(rules, {})].sort()).toEqual(['x', 'y']);
  });

  it.each([{}, { sender: null }, { sender: undefined }])('takes what is missing for null: %j', (values) => {
    const rules = [
      { fields: ['reason'], field: 'sender', is: null },
      { fields: ['other'], field: 'sender', is: ['ada', null] },
      { fields: ['hours'], field: 'sender', is: false },
    ];
    expect([...hiddenFields(rules, values)]).toEqual(['hours']);
    expect([...hiddenFields(rules, { ...values, sender: 'bob' })]).toEqual(['reason', 'other', 'hours']);
  });

  it.each([
    [{ kind: 'hall', sub: 'cinema', seats: 'many' }, []],
    [{ kind: 'desk', sub: 'cinema', seats: 'many' }, ['rows', 'seats', 'sub']],
    [{ kind: 'hall', sub: 'foyer', seats: 'many' }, ['rows', 'seats']],
  ])('hides what hangs on a hidden field, whatever stands there: %j', (values, hidden) => {
    const chain = [
      { fields: ['rows'], field: 'seats', is: 'many' },
      { fields: ['seats'], field: 'sub', is: 'cinema' },
      { fields: ['sub'], field: 'kind', is: 'hall' },
    ];
    expect([...hiddenFields(chain, values)].sort()).toEqual(hidden);
  });
});
