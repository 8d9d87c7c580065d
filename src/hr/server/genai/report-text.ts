import { optionLabels } from '../../../generated/options.ts';
import type { CallContext } from '../../../server/context.ts';
import { oneLine } from '../../../shared/hidden-signs.ts';
import type { Figures } from '../../rules/engagement.ts';
import type { Theme } from '../../rules/outside-report.ts';
import { measures } from './to-send.ts';

interface Report {
  name: string;
  /** Filter → its values. */
  about: Readonly<Record<string, string>>;
  figures: Figures;
  words: readonly string[];
  /** What a service outside has made of them. */
  grouped?: { host: string; themes: readonly Theme[] };
}

type Say = (name: string, params?: Record<string, string | number>) => string;

/** The report as a text: the same of the same figures and words. A figure that may not be told says so. */
export function reportText(
  context: Pick<CallContext, 'text' | 'now'>,
  { name, about, figures, words, grouped }: Report,
): string {
  const say: Say = (id, params) => context.text(`genai/report.${id}`, params);
  const told = (value: number | null): string | number => value ?? say('hidden');
  const drivers = figures.drivers.filter(({ average }) => average !== null);
  const ranked = drivers.toSorted((a, b) => (b.average ?? 0) - (a.average ?? 0) || (a.driver < b.driver ? -1 : 1));
  const sections = [
    [say('heading', { name }), say('made', { day: context.now.toISOString().slice(0, 10) }), ...aboutLines(say, about)],
    [
      say('people'),
      say('answered', { count: figures.respondents, started: figures.started, completed: figures.completed }),
      say('engagement', { score: told(figures.engagement) }),
      ...figures.groups.map(({ group, count }) =>
        say('entry', { name: optionLabels['segments/engagement.groups'][group], value: told(count) }),
      ),
    ],
    [
      say('drivers'),
      ...(ranked.length === 0
        ? [say('none')]
        : ranked.map(({ driver, average }) => say('entry', { name: driverLabel(driver), value: String(average) }))),
      ...extremes(say, ranked),
    ],
    [say('words'), words.length === 0 ? say('no-words') : words.join(', ')],
    ...(grouped
      ? [themeLines(say, grouped.themes, ranked), [say('grouped', { host: grouped.host })]]
      : [[say('written')]]),
  ];
  return `${sections.map((lines) => lines.join('\r\n')).join('\r\n\r\n')}\r\n`;
}

function aboutLines(say: Say, about: Readonly<Record<string, string>>): string[] {
  const entries = Object.entries(about);
  return entries.length === 0
    ? [say('everyone')]
    : entries.map(([name, value]) => say('entry', { name, value: oneLine(value) }));
}

const driverLabel = (driver: string): string =>
  (optionLabels['segments/engagement.drivers'] as Readonly<Record<string, string>>)[driver] ?? driver;

/** Of each theme our own figures and sentences. */
function themeLines(say: Say, themes: readonly Theme[], drivers: Figures['drivers']): string[] {
  const rated = (driver: string): string =>
    say('entry', {
      name: driverLabel(driver),
      value: String(drivers.find((one) => one.driver === driver)?.average ?? say('hidden')),
    });
  return [
    say('themes'),
    ...themes.flatMap(({ words, drivers: named, measure }, at) => [
      say('theme', { number: at + 1, words: words.join(', ') }),
      ...(named.length === 0 ? [] : [say('theme-drivers', { drivers: named.map(rated).join('; ') })]),
      say('theme-measure', { measure: measures[measure] ?? '' }),
    ]),
  ];
}

function extremes(say: Say, ranked: Figures['drivers']): string[] {
  const [first, last] = [ranked[0], ranked.at(-1)];
  if (!first || !last || first.average === last.average) return [];
  return [say('extremes', { best: driverLabel(first.driver), worst: driverLabel(last.driver) })];
}
