import type { Call } from '../documents/call.ts';
import type { Entity } from '../documents/entity.ts';
import type { Screen } from '../documents/screen.ts';
import { submissionOf } from './submission.ts';

type RestVerb = keyof NonNullable<Entity['api']>;

/** How a route shows a form. */
export type Mode = 'new' | 'edit' | 'view';

/** What a screen asks of simple REST, because it names no call for it. */
export function restVerbs(
  screen: Screen,
  modes: readonly Mode[],
  formCall: Pick<Call, 'id' | 'does' | 'record'> | undefined,
): RestVerb[] {
  const without = (verb: RestVerb, isAsked: boolean, calls: Readonly<Record<string, string>> = {}): RestVerb[] =>
    isAsked && !calls[verb] ? [verb] : [];
  switch (screen.kind) {
    case 'list':
      return [
        ...without('list', !screen.calls?.getList, screen.calls),
        ...without('delete', screen.row?.some(({ does }) => does === 'delete') ?? false, screen.calls),
      ];
    case 'tabs':
      return without('read', screen.resource !== undefined, screen.calls);
    case 'cards':
      return [
        ...without('read', true, screen.calls),
        ...without('update', screen.edit !== undefined && !formCall, screen.calls),
      ];
    case 'form':
      return [
        ...without('read', screen.copy !== undefined || modes.some((mode) => mode !== 'new'), screen.calls),
        ...written(screen.calls, formCall, modes),
      ];
    case 'dialog':
      return screen.form && screen.resource
        ? written(screen.calls, formCall, screen.send ? ['new'] : ['new', 'edit'])
        : [];
    default:
      return [];
  }
}

function written(
  calls: Readonly<Record<string, string>> | undefined,
  formCall: Pick<Call, 'id' | 'does' | 'record'> | undefined,
  modes: readonly Mode[],
): RestVerb[] {
  return modes
    .filter((mode) => mode !== 'view')
    .map((mode) => submissionOf({ calls }, formCall, mode === 'edit'))
    .filter(({ call }) => call === undefined)
    .map(({ verb }) => verb);
}
