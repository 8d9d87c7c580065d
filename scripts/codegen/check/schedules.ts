import type { Job } from '../../../src/shared/documents/work.ts';
import { at, type Checking, entriesOfKind } from './checking.ts';

const parts: readonly [name: string, least: number, most: number][] = [
  ['minute', 0, 59],
  ['hour', 0, 23],
  ['day', 1, 31],
  ['month', 1, 12],
  ['weekday', 0, 7],
];

/** A cron line with a number that no clock or calendar has: the job would never run. */
export function checkSchedules(checking: Checking): void {
  for (const entry of entriesOfKind(checking, 'job')) {
    const fields = (entry.value as Job).schedule?.split(' ') ?? [];
    fields.forEach((field, index) => {
      const [name, least, most] = parts[index] ?? ['', 0, 0];
      const numbers = field.split('/')[0]?.match(/\d+/g) ?? [];
      const odd = numbers.map(Number).find((number) => number < least || number > most);
      if (odd !== undefined) at(checking, entry, ['schedule'], `There is no ${name} ${odd}`, `${least} to ${most}`);
    });
  }
}
