import type { ProviderName, State } from './state.ts';

interface BusyTime {
  start: Date;
  end: Date;
}

type Asked = { provider: ProviderName; account: string; from: Date; to: Date };

/**
 * When someone is busy: by what the product has put into calendars, and by the usual days of a demo. Undefined: nobody
 * is told of the calendars of `nobody@…` and `private.…@…`.
 */
export function busyOf({ arrived, options }: State, { provider, account, from, to }: Asked): BusyTime[] | undefined {
  if (/^(nobody@|private\.)/.test(account)) return undefined;
  const events = arrived
    .filter((one) => one.kind === 'event' && one.provider === provider && !one.gone)
    .filter(({ by, to: guests }) => by === account || guests.includes(account))
    .map(({ content }) => ({ start: timeOf(content.start), end: timeOf(content.end) }));
  const usual = options.usualDays ? usualDays(account, from, to) : [];
  return [...events, ...usual].filter(({ start, end }) => start < to && end > from);
}

/** As Google says it, with an offset; as Microsoft does, in UTC without one. */
const timeOf = (said: unknown): Date => {
  const text = String((said as { dateTime?: string }).dateTime);
  return new Date(/(Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}Z`);
};

const hour = 3_600_000;
const india = 5.5 * hour;

/** On working days in India: a short meeting of the team, lunch, and something that is another for each person. */
function usualDays(account: string, from: Date, to: Date): BusyTime[] {
  const own = [...account].reduce((sum, sign) => sum + sign.charCodeAt(0), 0);
  const found: BusyTime[] = [];
  for (let day = Math.floor((from.getTime() + india) / (24 * hour)); day * 24 * hour - india < to.getTime(); day += 1) {
    if ([0, 6].includes(new Date(day * 24 * hour).getUTCDay())) continue;
    const at = (start: number, long: number) => {
      const begins = day * 24 * hour - india + start * hour;
      found.push({ start: new Date(begins), end: new Date(begins + long * hour) });
    };
    at(9.5, 0.5);
    at(13, 0.75);
    at(14.5 + ((own + day) % 7) / 2, 1);
  }
  return found;
}
