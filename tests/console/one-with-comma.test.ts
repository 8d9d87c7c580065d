import { expect, it } from 'vitest';
import { requestOf } from '../../src/console/data/call-request.ts';
import type { Call } from '../../src/shared/documents/call.ts';

/** A list in a query is joined by commas, or repeated; a body holds the list itself. */
const call = { method: 'GET', path: '/users/list' } as Call;
const asked = (place__in: unknown) => requestOf(call, { query: { place__in } }).url;

it('asks for one value that has a comma as for one, as a body does', () => {
  expect(asked(['Pune, MH'])).toBe('/users/list?place__in=Pune%252C+MH');
  expect(asked(['Pune, MH', 'Goa'])).toBe('/users/list?place__in=Pune%2C+MH&place__in=Goa');
  expect(asked(['Goa'])).toBe('/users/list?place__in=Goa');
  // Of what takes no list, a comma is nothing special.
  expect(asked('Smith, Ann')).toBe('/users/list?place__in=Smith%2C+Ann');
});
