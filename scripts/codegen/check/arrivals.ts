import type { Action } from '../../../src/shared/documents/control.ts';
import type { Screen } from '../../../src/shared/documents/screen.ts';
import type { Path } from '../document.ts';
import type { Entry } from '../entries.ts';
import { at, type Checking, placed } from './checking.ts';

/** What addresses bring, as controls that nobody has to press. */
export const arrivalsOf = (screen: Screen): [Path, Action][] =>
  screen.kind === 'page'
    ? placed(['arrives'], screen.arrives).map(([path, arrival]) => [path, { label: '', ...arrival }])
    : [];

/** An arrival that would lead nowhere, or to two places. */
export function checkArrivals(checking: Checking, entry: Entry, screen: Screen): void {
  for (const [path, { goes, opens, send }] of arrivalsOf(screen)) {
    const say = (sentence: string) => at(checking, entry, path, sentence, 'it has exactly one of goes, opens');
    if (goes === undefined && opens === undefined) say('The arrival does nothing');
    if (goes !== undefined && opens !== undefined) say('The arrival does 2 things: goes, opens');
    if (goes !== undefined && send)
      at(checking, entry, [...path, 'send'], 'Nothing is opened that could be sent it', 'write it into the route');
  }
}
