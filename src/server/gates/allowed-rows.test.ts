import { expect, it } from 'vitest';
import type { Condition } from '../../shared/documents/gate.ts';
import { evaluate } from '../../shared/gates/evaluate.ts';
import type { ServerActor } from '../context.ts';
import { allowedRows } from './allowed-rows.ts';

const actor = {
  id: 'ann',
  company: 'c',
  type: 'Admin',
  permissions: ['lend'],
  flags: {},
  scope: null,
  timeZone: 'UTC',
  displayName: '',
} as ServerActor;
const own: Condition = { own: 'reader' };

it.each<[string, Condition, Record<string, unknown>]>([
  ['nothing about records', { permission: 'lend' }, {}],
  ["one's own", own, { reader: 'ann' }],
  ['values', { is: { shelf: 3 } }, { shelf: 3 }],
  ['one of several values', { is: { shelf: [3, 4] } }, { shelf: [3, 4] }],
  [
    'one of several values, and another of them',
    { all: [{ is: { shelf: [3, 4] } }, { is: { shelf: [4, 5] } }] },
    { shelf: [4] },
  ],
  ['both', { all: [own, { permission: 'lend' }, { is: { shelf: 3 } }] }, { reader: 'ann', shelf: 3 }],
  ["one's own, or all for anyone who may", { any: [own, { permission: 'lend' }] }, {}],
  ["one's own, since the right is missing", { any: [own, { permission: 'burn' }] }, { reader: 'ann' }],
  ['another gate', { gate: 'other' }, { reader: 'ann' }],
  ['itself', { gate: 'asked' }, {}],
])('a gate that asks for %s', (_what, needs, held) => {
  const gate = (id: string, condition: Condition) => ({
    id,
    title: '',
    needs: condition,
    refused: 'hide' as const,
    reason: '',
  });
  const gates = { asked: gate('asked', needs), other: gate('other', own) };
  expect(allowedRows(gates, 'asked', actor)).toEqual(held);
});

it('two ways to look at records are no list', () => {
  const needs: Condition = { any: [own, { is: { shelf: 3 } }] };
  expect(() =>
    allowedRows({ asked: { id: 'asked', title: '', needs, refused: 'hide', reason: '' } }, 'asked', actor),
  ).toThrow('asked');
});

it('one of several values is what a gate allows of each record', () => {
  const needs: Condition = { is: { shelf: [3, 4] } };
  const gates = { asked: { id: 'asked', title: '', needs, refused: 'hide' as const, reason: '' } };
  const allowed = [2, 3, 4, null].filter((shelf) => evaluate(gates, 'asked', actor, { shelf }).allowed);
  expect(allowed).toEqual(allowedRows(gates, 'asked', actor).shelf);
});
