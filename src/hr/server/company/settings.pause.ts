import { constants } from '../../../generated/options.ts';
import type { CallContext, Change } from '../../../server/context.ts';
import { dayIn } from '../../../shared/time/wire.ts';
import { isPaused, lastDayOf, type Pause, pauseOf, pauseState } from '../../rules/pause.ts';
import { askAt } from '../chats/feedback.ts';
import type { SettingsContext } from './settings.context.ts';
import { zoneOf } from './zone.ts';

const start = 'pause_interaction_start_date';
const end = 'pause_interaction_end_date';
const active = 'pause_interaction_active';

/** A pause has two days, begins today or later and lasts a month at most. Switched off it has none. */
export async function checkPause(context: SettingsContext, change: Change): Promise<void> {
  const { old, values } = change;
  const zone = await zoneOf(context);
  const isOver = old?.[active] && pauseState(pauseIn(old, zone), context.now) === 'over';
  if (isOver) endPause(change);
  if (![start, end, active].some((name) => name in values)) return;
  const next: Record<string, unknown> = { ...old, ...values };
  if (!next[active]) return stopPause(context, change, zone);
  const missing = [start, end].filter((name) => !next[name]);
  if (missing.length > 0) context.fail('Mandatory', { errors: Object.fromEntries(missing.map((name) => [name, []])) });
  const today = dayIn(zone, context.now);
  const [from, until] = [String(next[start]), String(next[end])];
  const runs = old?.[active] && old[start] === from && !isOver;
  if (!runs && from < today) context.fail('PauseBegun', { errors: { [start]: [] } });
  if (until < from || until < today) context.fail('PauseReversed', { errors: { [end]: [] } });
  if (until > lastDayOf(from, constants['company/settings.pauseMonths']))
    context.fail('PauseTooLong', { errors: { [end]: [] } });
  const releases = from > today && keepHeld(change, context.now, zone);
  if (releases) return;
  values.pause_held_from = null;
  values.pause_held_until = null;
}

/** What waits for the end of a running pause goes at the end that it has from now on: at once where that is now. */
export async function keepWaiting(context: SettingsContext, { old, values }: Change): Promise<void> {
  if (!old?.[active] || ![start, end, active].some((name) => name in values)) return;
  const zone = await zoneOf(context);
  const [before, next] = [pauseIn(old, zone), { ...old, ...values }];
  if (!before || !isPaused(before, context.now)) return;
  const after = next[active] ? pauseIn(next, zone) : null;
  const endsAt = after && isPaused(after, context.now) ? after.endsAt : context.now;
  if (endsAt.getTime() !== before.endsAt.getTime()) await askAt(context as CallContext, before.endsAt, endsAt);
}

/** Whatever is changed once a pause is long over tidies it away. */
function endPause({ values }: Change): void {
  // A new one says its days; that it is active stands there still.
  if (values[start]) return;
  values[active] = false;
  values[start] = null;
  values[end] = null;
}

function stopPause(context: SettingsContext, change: Change, zone: string): void {
  change.values[start] = null;
  change.values[end] = null;
  keepHeld(change, context.now, zone);
}

/**
 * Until when a running pause has held things is kept: they are released over a day, as at its own end. Answers whether
 * anything is released now, by that one or by one that was ended before.
 */
function keepHeld({ old, values }: Change, now: Date, zone: string): boolean {
  const pause = old?.[active] ? pauseIn(old, zone) : null;
  const state = pauseState(pause, now);
  if (!pause || (state !== 'running' && state !== 'releasing')) return pauseState(heldIn(old), now) === 'releasing';
  values.pause_held_from = pause.startsAt.toISOString();
  values.pause_held_until = (state === 'running' ? now : pause.endsAt).toISOString();
  return true;
}

function heldIn(old: Change['old']): Pause | null {
  const [from, until] = [old?.pause_held_from, old?.pause_held_until];
  return from && until ? { startsAt: new Date(from as string), endsAt: new Date(until as string) } : null;
}

function pauseIn(old: Record<string, unknown>, zone: string) {
  return old[start] && old[end] ? pauseOf(String(old[start]), String(old[end]), zone) : null;
}
