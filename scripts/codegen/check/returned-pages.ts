import type { PageScreen } from '../../../src/shared/documents/panel.ts';
import type { Entry } from '../entries.ts';
import { didYouMean } from '../suggest.ts';
import { at, type Checking } from './checking.ts';

/** Of a page that another site leads back to: which call it makes, and with what. */
export function checkReturned(checking: Checking, entry: Entry, { returned, calls = {} }: PageScreen): void {
  if (!returned) return;
  const names = Object.keys(calls);
  const say = (path: string[], sentence: string, hint?: string) =>
    at(checking, entry, ['returned', ...path], sentence, hint);
  if (names.length !== 1 && !returned.by)
    say([], `One call is made, and there are ${names.length}`, 'name one in "calls", or say "by" what it is chosen');
  const goes = typeof returned.goes === 'string' ? {} : returned.goes;
  for (const [member, by] of [
    ['goes', goes],
    ['resumed', returned.resumed ?? {}],
  ] as const)
    for (const name of Object.keys(by))
      if (!names.includes(name))
        say([member, name], `There is no call ${JSON.stringify(name)}`, didYouMean(name, names));
  const taken = Object.values(calls).flatMap((id) => {
    const call = checking.artifacts.calls[id];
    return Object.keys({ ...call?.query?.properties, ...call?.body?.properties });
  });
  for (const name of Object.keys(returned.names ?? {}))
    if (!taken.includes(name)) say(['names', name], `None of the calls takes ${name}`, didYouMean(name, taken));
}
