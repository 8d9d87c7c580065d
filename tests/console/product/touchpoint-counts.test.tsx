import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { DueCount } from '../../../src/hr/console/touchpoints/DueCount.tsx';
import TouchpointRuns from '../../../src/hr/console/touchpoints/TouchpointRuns.tsx';
import { show } from '../forms/harness.tsx';

/** Figures of a touchpoint are of those whom one sees, and the touchpoint writes to everyone: that is said. */

const due = { status: 200, today: '2026-01-05', paused: false, now: 2, ahead: 0, days: [] };
const runs = { status: 200, sent: 2, answered: 1, held: [], dropped: [], last_sent: null };
const said = /Only the employees whom you see are counted here.*all employees/;

describe.each([
  ['due', <DueCount key="due" record={{ triggerTimeDuration: 7, triggerTimeUnit: 'days' }} />, due],
  ['sent', <TouchpointRuns key="sent" params={{ id: 'x' }} record={{ status: 'live' }} />, runs],
] as [string, ReactNode, object][])('who is %s', (_name, element, figures) => {
  it.each([true, false])('of some only: %s', async (partial) => {
    await show(element, { server: () => ({ body: { ...figures, partial } }) });
    expect(await screen.findByText('2')).toBeTruthy();
    expect(screen.queryAllByText(said)).toHaveLength(partial ? 1 : 0);
  });
});
