import { constants } from '../../../generated/options.ts';
import type { Change } from '../../../server/context.ts';
import { dayIn } from '../../../shared/time/wire.ts';
import { lastDayOf, pauseOf, pauseState } from '../../rules/pause.ts';
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
  values.pause_held_from = null;
  values.pause_held_until = null;
}

/** Whatever is changed once a pause is long over tidies it away. */
function endPause({ values }: Change): void {
  // A new one says its days; that it is active stands there still.
  if (values[start]) return;
  values[active] = false;
  values[start] = null;
  values[end] = null;
}

/** Until when a running pause has held things is kept: they are released over a day, as at its own end. */
function stopPause(context: SettingsContext, { old, values }: Change, zone: string): void {
  values[start] = null;
  values[end] = null;
  const pause = old?.[active] ? pauseIn(old, zone) : null;
  const state = pauseState(pause, context.now);
  if (!pause || (state !== 'running' && state !== 'releasing')) return;
  values.pause_held_from = pause.startsAt.toISOString();
  values.pause_held_until = (state === 'running' ? context.now : pause.endsAt).toISOString();
}

function pauseIn(old: Record<string, unknown>, zone: string) {
  return old[start] && old[end] ? pauseOf(String(old[start]), String(old[end]), zone) : null;
}
