import { describe, expect, it } from 'vitest';
import type { ListScreen, Screen } from '../../../src/shared/documents/screen.ts';
import { artifacts } from '../support/documents.ts';

/** What the documents of the audit log have to say of each other. */

const { calls, entities, options, screens } = artifacts;
const history = Object.values(screens).flatMap((screen) => (screen.kind === 'routes' ? (screen.history ?? []) : []))[0];

/** A row of it is an employee: nothing of the survey. */
const ofSomethingElse = ['wellbeing/plan'];

const isOfRecords = (screen: Screen): screen is ListScreen =>
  ['list', 'cards', 'tabs'].includes(screen.kind) && !ofSomethingElse.includes(screen.id);

describe('Who changed this?', () => {
  const shown = Object.values(screens).flatMap((screen) => (isOfRecords(screen) ? (screen.resource ?? []) : []));
  const changed = [...new Set(shown)].filter((id) => entities[id]?.audit !== undefined);

  it.each(changed)('is asked of %s, of which changes stand in the log', (id) => expect(history?.of).toContain(id));

  it.each(history?.of ?? [])('leads to lines that can be filtered for %s', (id) => {
    const records = options['audit/line.records'];
    expect(records && 'values' in records && records.values.map(({ value }) => value)).toContain(id);
  });
});

describe('what is done with all that is found', () => {
  it.each(Object.keys(calls['audit/bounce.list']?.filters ?? {}))('is of what %s finds', (name) =>
    expect(Object.keys(calls['audit/bulk.preview']?.body?.properties ?? {})).toContain(name),
  );
  it('is of what the search finds', () =>
    expect(calls['audit/bulk.preview']?.body?.properties).toHaveProperty('raw_search_string'));
});

describe('each view of the log', () => {
  it.each(['audit/uploads', 'audit/lines', 'audit/bounces'])('%s is narrowed by the same periods', (id) => {
    const screen = screens[id] as ListScreen;
    expect(screen.filters?.fields.map(({ name }) => name)).toContain('created');
    expect(calls[screen.calls?.list ?? '']?.filters?.created?.periods).toBe('audit/line.periods');
  });
});
