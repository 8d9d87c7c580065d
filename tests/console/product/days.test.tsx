import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Cell } from '../../../src/console/cells/Cell.tsx';
import { csvOf } from '../../../src/console/screens/list/csv.ts';
import { AlertLine } from '../../../src/hr/console/people/AlertLine.tsx';
import { artifacts } from '../forms/documents.mjs';
import { admin, show } from '../forms/harness.tsx';

/** The afternoon of the 5th in New York, which is the 6th in the zone of the wire. */
const at = '2026-01-06T01:30:00+05:30';
const timeZone = 'America/New_York';
const person = { ...admin, user_profile: { auto_timezone: false, user_timezone: timeZone } };

it('a moment shown as a day is the day that it was for the person, on the page and in a file', async () => {
  await show(<Cell name="date" record={{}} values={[at]} schema={undefined} />, { person });
  expect((await screen.findByText('05-01-2026')).getAttribute('datetime')).toBe(at);
  const formats = { dateFormat: 'DD-MM-YYYY', timeZone };
  const file = csvOf([{ at }], [{ field: 'at', label: 'Created on', cell: 'date' }], {
    artifacts,
    entity: undefined,
    cells: {},
    formats,
  });
  expect(file).toContain('"05-01-2026"');
});

it.each([
  ['05-01-2026 15:00', undefined],
  ['06-01-2026', 'day'],
  ['January 2026', 'month'],
  ['2026', 'year'],
] as const)('an alert is told as of %s: what is no moment, in the company’s zone', async (told, within) => {
  const alert = { id: 'a', kind: 'answer', text: 'Someone answered', link: null, createdAt: at, within, read: true };
  const line = <AlertLine alert={alert as never} read={() => undefined} close={() => undefined} />;
  await show(<ul>{line}</ul>, { person });
  expect(await screen.findByText(told)).toBeTruthy();
});
