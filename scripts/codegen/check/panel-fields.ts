import { type Panel, panelKinds } from '../../../src/shared/documents/panel.ts';
import type { Schema } from '../../../src/shared/documents/schema.ts';
import type { DialogScreen, PageScreen } from '../../../src/shared/documents/screen.ts';
import { panelsOf } from '../../../src/shared/screens/panels-of.ts';
import { submissionOf } from '../../../src/shared/screens/submission.ts';
import type { Path } from '../document.ts';
import type { Entry } from '../entries.ts';
import { didYouMean } from '../suggest.ts';
import { at, type Checking, placed } from './checking.ts';

/** Panels that would show nothing or two things, and what they read of an answer that does not hold it. */
export function checkPanels(checking: Checking, entry: Entry, screen: DialogScreen | PageScreen): void {
  if (screen.kind === 'dialog') checkListed(checking, entry, ['list'], screen.list);
  for (const [path, panel] of panelsOf(screen)) {
    checkOne(checking, entry, path, panel);
    checkListed(checking, entry, [...path, 'list'], panel.list);
    checkSent(checking, entry, path, panel);
    checkChoices(checking, entry, path, panel);
    const answer = answerOf(checking, screen, path);
    if (answer) checkRead(checking, entry, path, panel, answer);
  }
}

/** Keys without which a panel of a kind draws nothing. */
const needs: Partial<Record<(typeof panelKinds)[number], readonly (keyof Panel)[]>> = {
  table: ['columns'],
  records: ['columns', 'opened'],
  tiles: ['columns'],
  plot: ['item', 'series', 'label'],
  timeline: ['day', 'what', 'label'],
  job: ['label'],
};

function checkOne(checking: Checking, entry: Entry, path: Path, panel: Panel): void {
  const shows = panelKinds.filter((kind) => panel[kind] !== undefined);
  const [kind] = shows;
  if (shows.length === 1 && kind) {
    for (const key of needs[kind] ?? [])
      if (panel[key] === undefined && !(key === 'label' && panel.title && kind === 'timeline'))
        at(checking, entry, path, `The ${kind} has no "${key}"`, `name it: "${key}": …`);
    return;
  }
  const sentence =
    shows.length === 0 ? 'The panel shows nothing' : `The panel shows ${shows.length} things: ${shows.join(', ')}`;
  at(checking, entry, path, sentence, `it has exactly one of ${panelKinds.join(', ')}`);
}

/** Rows are of a list: of another kind of screen nothing would be drawn. */
function checkListed(checking: Checking, entry: Entry, path: Path, id = ''): void {
  const { kind } = checking.artifacts.screens[id] ?? {};
  if (kind && kind !== 'list')
    at(
      checking,
      entry,
      path,
      `${id} is a screen of the kind ${kind}, which has no rows`,
      'name a screen of the kind list',
    );
}

/** What a list is given and does not speak of would go nowhere. */
function checkSent(checking: Checking, entry: Entry, path: Path, { list, send }: Panel): void {
  const screen = checking.artifacts.screens[list ?? ''];
  if (!send || (list !== undefined && screen?.kind !== 'list')) return;
  const spoken = Object.values((screen?.kind === 'list' && screen.send) || {}).flatMap((value) => namesIn(value));
  for (const name of Object.keys(send))
    if (!spoken.includes(name))
      at(
        checking,
        entry,
        [...path, 'send', name],
        list === undefined ? 'Only a list is sent something' : `The list ${list} sends no {${name}} on`,
        didYouMean(name, spoken),
      );
}

const namesIn = (value: unknown): string[] =>
  typeof value === 'string' ? [...value.matchAll(/^\{(\w+)\}$/g)].map(([, name = '']) => name) : [];

function checkChoices(checking: Checking, entry: Entry, path: Path, { choices }: Panel): void {
  for (const [place, { list, options }] of placed([...path, 'choices'], choices)) {
    if ((list === undefined) !== (options === undefined)) continue;
    const sentence = list === undefined ? 'There is nothing to choose from' : 'It is chosen from two lists';
    at(checking, entry, place, sentence, 'it has exactly one of list, options');
  }
}

/** What a call answers, or each item of a list in it. */
interface Answer {
  call: string;
  holds: Schema;
}

/** What the call answers that the panel shows; undefined where only the running product knows. */
function answerOf({ artifacts }: Checking, screen: DialogScreen | PageScreen, [place]: Path): Answer | undefined {
  const form = 'form' in screen ? artifacts.forms[screen.form ?? ''] : undefined;
  const id =
    place === 'after' ? submissionOf(screen, artifacts.calls[form?.call ?? ''], false).call : screen.calls?.read;
  const call = artifacts.calls[id ?? ''];
  if (!call || call.does) return undefined;
  const answer = Object.values(call.answers ?? {})[0];
  const data = answer?.properties?.data;
  const holds = data?.properties ? data : answer;
  return holds && { call: call.id, holds };
}

function checkRead(checking: Checking, entry: Entry, path: Path, panel: Panel, answer: Answer): void {
  const read = (place: Path, name: string | undefined): Schema | undefined =>
    name === undefined ? undefined : propertyAt(checking, entry, place, name, answer);
  read([...path, 'job'], panel.job);
  for (const [place, { value, of }] of placed([...path, 'figures'], panel.figures)) {
    read([...place, 'value'], value);
    read([...place, 'of'], of);
  }
  for (const [place, { list }] of placed([...path, 'choices'], panel.choices)) {
    const item = read([...place, 'list'], list)?.items;
    if (item) propertyAt(checking, entry, [...place, 'list'], 'value', { ...answer, holds: item });
  }
  const lists = (['table', 'plot', 'records', 'tiles', 'timeline'] as const).map(
    (kind) => read([...path, kind], panel[kind])?.items,
  );
  for (const item of lists) {
    if (!item?.properties) continue;
    const fields: [Path, string | undefined][] = [
      ...(['item', 'day', 'what', 'state', 'at'] as const).map((key): [Path, string | undefined] => [
        [...path, key],
        panel[key],
      ]),
      ...placed([...path, 'series'], panel.series).map(([place, { field }]): [Path, string] => [
        [...place, 'field'],
        field,
      ]),
      ...[...placed([...path, 'columns'], panel.columns), ...placed([...path, 'facts'], panel.facts)].map(
        ([place, { field }]): [Path, string | undefined] => [[...place, 'field'], field],
      ),
    ];
    for (const [place, name] of fields)
      if (name !== undefined) propertyAt(checking, entry, place, name, { ...answer, holds: item });
  }
}

/** Of `figures.moods`, what is known of it; an answer that is open may hold anything. */
function propertyAt(checking: Checking, entry: Entry, place: Path, name: string, answer: Answer): Schema | undefined {
  let found: Schema | undefined = answer.holds;
  for (const step of name.split('.')) {
    const known: Record<string, Schema> | undefined = found?.properties;
    if (!known || found?.additionalProperties === true) return undefined;
    if (!Object.hasOwn(known, step)) {
      const sentence = `The answer of ${answer.call} has no ${JSON.stringify(step)}`;
      at(checking, entry, place, sentence, didYouMean(step, Object.keys(known)));
      return undefined;
    }
    found = known[step];
  }
  return found;
}
