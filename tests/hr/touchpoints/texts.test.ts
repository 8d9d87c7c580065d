import { describe, expect, it } from 'vitest';
import type { ListScreen } from '../../../src/shared/documents/screen.ts';
import { artifacts } from '../support/documents.ts';

/** What a person is told, said as the specification says it, with the spelling it has there. */
const { calls, messages, options } = artifacts;
const screen = artifacts.screens['touchpoints/touchpoints'] as ListScreen;
const said = (id: string | undefined) => messages[id ?? '']?.text;
const deletion = screen.row?.find(({ label }) => label === 'Delete');

describe('texts of touchpoints', () => {
  it.each([
    ['list', '403', 'You may not have the appropriate permissions to access this tab.'],
    ['list', 'default', 'Unable to fetch details, Please try again later!'],
    ['export', 'default', 'Unable to download touchpoint, Please try again later!'],
    ['reorder', 'default', 'Unable to create stage, Please try again later!'],
    ['create', 'default', 'Unable to create stage, Please try again later!'],
    ['update', 'default', 'Unable to update stage, Please try again later!'],
    ['read', 'default', 'Unable to fetch stage, Please try again later!'],
  ])('%s, %s: %s', (call, status, text) => {
    expect(said(calls[`touchpoints/stage.${call}`]?.messages?.[status])).toBe(text);
  });

  it('a 403 of the list is a dialog with a heading', () => {
    expect(messages[calls['touchpoints/stage.list']?.messages?.['403'] ?? '']?.title).toBe('Insufficient Permissions');
  });

  it('a 429 of any call shows the sentence of the server', () => {
    const silent = Object.values(calls).filter((call) => call.rate !== 'none' && call.messages?.['429'] !== 'server');
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  it('a deletion asks, and tells how it went', () => {
    expect(messages[deletion?.confirm ?? '']?.title).toBe('Are you sure?');
    expect(said(deletion?.success)).toBe('Stage deleted!');
    expect(said(deletion?.messages?.default)).toBe('Unable to delete stage, Please try again later!');
  });

  it('the list has its heads, buttons and empty texts', () => {
    const shown = screen.columns.filter(({ optional }) => !optional);
    expect(shown.map(({ label }) => label)).toEqual(['S.no', 'Milestone', 'Trigger time', 'Status', 'Chat from user']);
    expect(screen.actions?.map(({ label }) => label)).toEqual([
      'Held check-ins',
      'Replace a chat user',
      'Download CSV',
      'Export touchpoints',
      'Add touchpoint',
    ]);
    expect([said(screen.empty), said(screen.noHits)]).toEqual([
      'No Critical Touchpoints created',
      'No touchpoints found',
    ]);
  });

  it('rows per page, debounce and cut are those of the specification', () => {
    const constant = (id: string) => (options[id] as { constant?: unknown } | undefined)?.constant;
    expect(constant(screen.pageSizes)).toEqual([10, 20, 30]);
    expect(constant(screen.search?.debounce ?? '')).toBe(500);
    expect(constant(screen.columns.find(({ cut }) => cut)?.cut ?? '')).toEqual({ at: 24, to: 21 });
  });
});

describe('the settings tabs', () => {
  const tabs = artifacts.screens['shell/settings'];
  it('are the sixteen, with their fallbacks', () => {
    if (tabs?.kind !== 'tabs') throw new Error('no tabs');
    expect(tabs.tabs.map(({ value }) => value).sort()).toEqual([
      '2FA',
      'ManageTemplates',
      'alertWord',
      'auditLog',
      'company',
      'companysettings',
      'employeewellbing',
      'exit',
      'filtersegment',
      'genailog',
      'integrations',
      'milestones',
      'plan',
      'profile',
      'userdownloads',
      'users',
    ]);
    expect(tabs.tabs.filter(({ flag }) => flag).map(({ value, flag, fallback }) => [value, flag, fallback])).toEqual([
      ['milestones', 'milestone_active', 'profile'],
      ['exit', 'exit_active', 'profile'],
      ['alertWord', 'alert_words_active', 'profile'],
    ]);
  });
});

describe('the permission codes', () => {
  const list = options['access/permissions.codes'];
  it('are 38, each in a group of the permission screen, and each opens something or says why not', () => {
    if (!list || !('values' in list)) throw new Error('no codes');
    expect(new Set(list.values.map(({ value }) => value)).size).toBe(38);
    const groups = options['access/permissions.groups'];
    const known = groups && 'values' in groups ? groups.values.map(({ value }) => value) : [];
    expect(list.values.filter(({ group }) => !known.includes(group ?? ''))).toEqual([]);
    const gates = JSON.stringify(artifacts.gates);
    expect(
      list.values.filter(({ value, reserved }) => gates.includes(`"${value}"`) === (reserved !== undefined)),
    ).toEqual([]);
  });
});
